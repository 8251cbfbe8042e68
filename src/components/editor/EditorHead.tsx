import { AdminHead } from '@/components/admin/AdminHead';
import { ButtonLink, usePageMeta, VisuallyHidden } from '@/components/ui';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import { useEditorState } from './state/useEditorState';

const texts = staff.editor;

/** The head of the editor's page, with the way to the article where readers see it. */
export function EditorHead({ articleId }: { articleId: string }) {
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
