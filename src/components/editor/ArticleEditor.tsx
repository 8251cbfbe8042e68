import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminHead } from '@/components/admin/AdminHead';
import { ButtonLink, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Panel } from '@/components/ui/Panel';
import { SAME_PAGE } from '@/components/ui/same-page';
import type { Article } from '@/model/articles/article';
import { articlePowers } from '@/model/articles/article-list';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { can } from '@/model/users/permissions/can';
import styles from './ArticleEditor.module.css';
import { ConflictDialog } from './dialogs/ConflictDialog';
import { LeaveDialog } from './dialogs/LeaveDialog';
import { RevisionsPanel } from './dialogs/RevisionsPanel';
import { CategoryPicker, PublicationFields, SummaryField, TagsField, TitleField } from './EditorFields';
import { EvidencePanel } from './EvidencePanel';
import { PassagePicker } from './PassagePicker';
import { GalleryEditor } from './pictures/GalleryEditor';
import { MainPicture } from './pictures/MainPicture';
import { RecoveryNotice } from './RecoveryNotice';
import { SaveBar } from './SaveBar';
import { SourcesEditor } from './sources/SourcesEditor';
import type { SaveKind } from './state/editor-state';
import { EditorProvider, useEditor, useEditorSession, useEditorState } from './state/useEditorSession';
import { MarkdownEditor } from './text/MarkdownEditor';

const texts = staff.editor;

function EditorHead({ articleId }: { articleId: string }) {
  const stored = useEditorState((state) => state.stored);
  const title = stored ? texts.editTitle : texts.newTitle;
  return (
    <AdminHead
      title={title}
      tab={stored ? `${title}: ${stored.titulo}` : title}
      actions={
        <>
          {stored?.estado === 'publicado' && (
            <ButtonLink
              to={paths.article.href(articleId)}
              variant="ghost"
              className="btn-flush"
              target="_blank"
            >
              {texts.viewArticle} <span className="visually-hidden">{messages.common.opensInNewTab}</span>
            </ButtonLink>
          )}
          <ButtonLink to={paths.adminArticles.href()} variant="ghost" className="btn-flush">
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

export function EditorWorkspace({ articleId, article, account }: EditorWorkspaceProps) {
  const editor = useEditorSession(articleId, article, account);
  const mayWrite = article ? articlePowers(account, article).edit : can(account, 'crearArticulos');
  return (
    <EditorProvider value={editor}>
      <EditorHead articleId={articleId} />
      <ArticleEditor address={paths.adminEditArticle.href(articleId)} {...{ articleId, mayWrite }} />
    </EditorProvider>
  );
}

interface ArticleEditorProps {
  articleId: string;
  /** Its own, once it is stored. */
  address: string;
  /** False once somebody has taken the permission away: what is written stays, and can be copied. */
  mayWrite: boolean;
}

function ArticleEditor({ articleId, address, mayWrite }: ArticleEditorProps) {
  const editor = useEditor();
  const problems = useRef<HTMLDivElement>(null);
  const lastKind = useRef<SaveKind>('save');
  /** What was asked for and would publish an article without a word. */
  const [asked, setAsked] = useState<SaveKind | null>(null);
  const conflict = useEditorState((state) => state.conflict);
  const comparing = useEditorState((state) => state.comparing);
  const isStored = useEditorState(({ stored }) => stored !== null);
  const [wasNew] = useState(!isStored);
  const navigate = useNavigate();
  // Once a new article is stored its address is that of an article that is edited; the page stays as it is.
  useEffect(() => {
    if (wasNew && isStored)
      void navigate(address, { replace: true, preventScrollReset: true, state: SAME_PAGE });
  }, [wasNew, isStored, address, navigate]);

  const showProblems = () => problems.current?.focus();
  const finish = (saved: boolean, kind: SaveKind) => {
    // A plain save is told by the foot of the editor, which a toast would cover.
    if (saved && kind === 'publish') showToast(texts.published);
    if (!saved) showProblems();
    return saved;
  };
  const store = async (kind: SaveKind) => {
    lastKind.current = kind;
    return finish(await editor.save(kind), kind);
  };
  const save = async (kind: SaveKind) => {
    if (!editor.publishesNothing(kind)) return store(kind);
    setAsked(kind);
    return false;
  };
  const keepMine = async () => finish(await editor.keepMine(lastKind.current), lastKind.current);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    void save('save');
  };

  return (
    <>
      <form
        className={`vstack gap-5 ${styles.form}`}
        noValidate
        aria-label={isStored ? texts.editTitle : texts.newTitle}
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        <RecoveryNotice articleId={articleId} />
        <div className="vstack gap-4">
          <TitleField />
          <MarkdownEditor />
          <SummaryField />
        </div>
        <div className="cols gap-4">
          <div className="vstack gap-4 align-self-start">
            <Panel title={texts.sections.publication}>
              <PublicationFields />
            </Panel>
            <Panel title={texts.fields.imagenPrincipal}>
              <MainPicture />
            </Panel>
          </div>
          <div className="vstack gap-4 align-self-start">
            <Panel title={texts.sections.organisation}>
              <CategoryPicker />
              <TagsField />
            </Panel>
            <Panel title={texts.fields.pasajesPrincipales}>
              <PassagePicker />
            </Panel>
            <Panel title={texts.fields.ficha}>
              <EvidencePanel />
            </Panel>
            <Panel title={texts.fields.imagenes}>
              <GalleryEditor />
            </Panel>
          </div>
        </div>
        <Panel title={texts.fields.fuentes}>
          <SourcesEditor articleId={articleId} />
        </Panel>
        {isStored && (
          <Panel title={texts.revisions.title}>
            <p className="fs-sm text-soft">{texts.revisions.help}</p>
            <RevisionsPanel articleId={articleId} />
          </Panel>
        )}
        <SaveBar problems={problems} mayWrite={mayWrite} onSave={(kind) => void save(kind)} />
        {conflict && comparing && <ConflictDialog conflict={conflict} onKeepMine={() => void keepMine()} />}
        <LeaveDialog address={address} onSave={() => save('save')} onRefused={showProblems} />
      </form>
      {asked && (
        <ConfirmDialog
          title={texts.emptyContent.title}
          confirmLabel={texts.emptyContent.confirm}
          cancelLabel={texts.emptyContent.back}
          danger
          onConfirm={() => {
            setAsked(null);
            void store(asked);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{texts.emptyContent.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
