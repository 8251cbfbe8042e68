import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminHead } from '@/components/admin/AdminHead';
import { SAME_PAGE } from '@/components/layout/PageChange';
import { ButtonLink, usePageMeta, VisuallyHidden } from '@/components/ui';
import type { Account } from '@/model/account';
import type { Article } from '@/model/article';
import { articlePowers } from '@/model/article-list';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { can } from '@/model/permissions';
import { staff } from '@/model/staff-messages';
import { ArticleEditor } from './ArticleEditor';
import { useEditorSession } from './state/useEditorSession';
import { EditorProvider, useEditorState } from './state/useEditorState';

const texts = staff.editor;

/** The head of the editor's page, with the way to the article where readers see it. */
function EditorHead({ articleId }: { articleId: string }) {
  const stored = useEditorState((state) => state.stored);
  const title = stored ? texts.editTitle : texts.newTitle;
  usePageMeta({ title: stored ? `${title}: ${stored.titulo}` : title, noIndex: true });
  return (
    <AdminHead
      title={title}
      actions={
        <>
          {stored?.estado === 'publicado' && (
            <ButtonLink to={paths.article.href(articleId)} variant="ghost" target="_blank">
              {texts.viewArticle} <VisuallyHidden>{messages.common.opensInNewTab}</VisuallyHidden>
            </ButtonLink>
          )}
          <ButtonLink to={paths.adminArticles.href()} variant="ghost">
            {texts.back}
          </ButtonLink>
        </>
      }
    />
  );
}

interface EditorWorkspaceProps {
  articleId: string;
  /** As it is stored; null for an article that is not yet. */
  article: Article | null;
  account: Account;
}

/** Once a new article is stored its address is that of an article that is edited; the page stays as it is. */
function FollowFirstSave({ articleId, wasNew }: { articleId: string; wasNew: boolean }) {
  const navigate = useNavigate();
  const isStored = useEditorState(({ stored }) => stored !== null);
  useEffect(() => {
    if (wasNew && isStored)
      void navigate(paths.adminEditArticle.href(articleId), {
        replace: true,
        preventScrollReset: true,
        state: SAME_PAGE,
      });
  }, [wasNew, isStored, articleId, navigate]);
  return null;
}

/** The editor of one article. */
export function EditorWorkspace({ articleId, article, account }: EditorWorkspaceProps) {
  const editor = useEditorSession(articleId, article, account);
  const mayWrite = article ? articlePowers(account, article).edit : can(account, 'crearArticulos');
  const isOther = useCallback((path: string) => path !== paths.adminEditArticle.href(articleId), [articleId]);
  return (
    <EditorProvider value={editor}>
      <EditorHead articleId={articleId} />
      <FollowFirstSave articleId={articleId} wasNew={article === null} />
      <ArticleEditor {...{ articleId, isOther, mayWrite }} />
    </EditorProvider>
  );
}
