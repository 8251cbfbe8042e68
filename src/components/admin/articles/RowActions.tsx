import ArchiveIcon from 'bootstrap-icons/icons/archive.svg?react';
import ViewIcon from 'bootstrap-icons/icons/box-arrow-up-right.svg?react';
import DraftIcon from 'bootstrap-icons/icons/file-earmark.svg?react';
import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import PublishIcon from 'bootstrap-icons/icons/send.svg?react';
import { RemoveButton } from '@/components/admin/controls/RemoveButton';
import { Button, ButtonLink, VisuallyHidden } from '@/components/ui';
import type { ManagedArticle } from '@/model/article-list';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import styles from './RowActions.module.css';
import type { RowWork } from './useRowWork';

const texts = staff.adminArticles.actions;

interface RowActionsProps {
  article: ManagedArticle;
  powers: { edit: boolean; remove: boolean };
  /** Null where it cannot be edited. */
  editHref: string | null;
  work: RowWork;
}

/** The buttons of one article. Publishing and archiving are one button, so that it keeps the focus when it turns. */
export function RowActions({ article, powers, editHref, work }: RowActionsProps) {
  const { id, titulo, estado, borrando } = article;
  const busy = work.isBusy(id);
  const isPublished = estado === 'publicado';
  const of = <VisuallyHidden>{texts.of(titulo)}</VisuallyHidden>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className={styles.actions} role="group" aria-label={texts.label(titulo)}>
      {editHref !== null && (
        <ButtonLink variant="ghost" size="small" className={styles.action} to={editHref}>
          <EditIcon aria-hidden="true" />
          {texts.edit}
          {of}
        </ButtonLink>
      )}
      {powers.edit && !borrando && (
        <Button
          variant="ghost"
          size="small"
          className={styles.action}
          data-act={isPublished ? 'archivar' : 'publicar'}
          busy={busy}
          onClick={() => work.setState(article, isPublished ? 'archivado' : 'publicado')}
        >
          {isPublished ? <ArchiveIcon aria-hidden="true" /> : <PublishIcon aria-hidden="true" />}
          {isPublished ? texts.archive : texts.publish}
          {of}
        </Button>
      )}
      {powers.edit && !borrando && estado !== 'borrador' && (
        <Button
          variant="ghost"
          size="small"
          className={styles.action}
          busy={busy}
          onClick={() => work.setState(article, 'borrador')}
        >
          <DraftIcon aria-hidden="true" />
          {texts.draft}
          {of}
        </Button>
      )}
      {isPublished && (
        <ButtonLink variant="ghost" size="small" className={styles.action} to={paths.article.href(id)}>
          <ViewIcon aria-hidden="true" />
          {texts.view}
          {of}
        </ButtonLink>
      )}
      {powers.remove && (
        <RemoveButton className={styles.action} busy={busy} onClick={() => work.askToRemove(article)}>
          {borrando ? texts.goOnRemoving : texts.remove}
          {of}
        </RemoveButton>
      )}
    </div>
  );
}
