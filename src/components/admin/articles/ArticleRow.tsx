import ArchiveIcon from 'bootstrap-icons/icons/archive.svg?react';
import ViewIcon from 'bootstrap-icons/icons/box-arrow-up-right.svg?react';
import CommentsIcon from 'bootstrap-icons/icons/chat-left-text.svg?react';
import VisitsIcon from 'bootstrap-icons/icons/eye.svg?react';
import DraftIcon from 'bootstrap-icons/icons/file-earmark.svg?react';
import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import PublishIcon from 'bootstrap-icons/icons/send.svg?react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link } from 'react-router-dom';
import { FactLine } from '@/components/admin/FactLine';
import { RemoveButton } from '@/components/admin/RemoveButton';
import { Button, ButtonLink, classNames, showToast } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { ArticleState } from '@/model/articles/article';
import { articlePowers, type ManagedArticle } from '@/model/articles/article-list';
import * as staff from '@/model/messages/staff';
import { formatDate, isoDate } from '@/model/shared/dates';
import { paths } from '@/model/shared/paths';
import { EmptyArticle, useAwaitsPublication, useStateChange } from '@/services/articles';
import type { StaffSession } from '@/services/users';
import styles from './ArticleRow.module.css';

const texts = staff.adminArticles;
const question = staff.editor.emptyContent;

const BADGES = { publicado: 'badge-accent', borrador: 'badge-clay', archivado: undefined };

interface ArticleRowProps {
  article: ManagedArticle;
  session: StaffSession;
  onRemove: () => void;
}

export function ArticleRow({ article, session, onRemove }: ArticleRowProps) {
  const { mutateAsync, error, isPending, reset, variables } = useStateChange(session);
  const { id, titulo, estado, borrando } = article;
  const powers = articlePowers(session.account, article);
  const edit = powers.edit && !borrando ? paths.adminEditArticle.href(id) : null;
  /** What was asked for would publish an article without a word. */
  const isEmpty = error instanceof EmptyArticle;

  const setState = (next: ArticleState, evenEmpty = false) =>
    // The row tells of a failure.
    void mutateAsync({ article, estado: next, evenEmpty }).then(
      () => showToast(texts.done[next](titulo)),
      console.debug,
    );
  return (
    <ListGroup.Item as="li" className="d-flex flex-column gap-2 px-0">
      <div className="d-flex gap-4 align-items-baseline justify-content-between">
        <h2 className={classNames('minw-0', styles.title)}>
          {edit ? <Link to={edit}>{titulo}</Link> : titulo}
        </h2>
        {/* One that is being deleted says so instead of its estado. */}
        <span
          className={classNames('badge flex-shrink-0', borrando ? 'badge-danger' : BADGES[estado])}
          data-estado={borrando ? 'borrando' : estado}
        >
          {borrando ? texts.deleting : texts.estados[estado]}
        </span>
      </div>
      <ArticleFacts article={article} />
      <RowActions
        {...{ article, edit, onRemove }}
        mayRemove={powers.remove}
        busy={isPending}
        onState={setState}
      />
      <Announced tone="danger">
        {error && !isEmpty && variables && texts.failed[variables.estado](error.message)}
      </Announced>
      {isEmpty && (
        <ConfirmDialog
          title={question.title}
          confirmLabel={question.confirm}
          danger
          onConfirm={() => setState('publicado', true)}
          onClose={reset}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </ListGroup.Item>
  );
}

function ArticleFacts({ article }: Pick<ArticleRowProps, 'article'>) {
  const { autor, categorias, estado, fechaPublicacion, fechaActualizacion } = article;
  const isPublished = estado === 'publicado';
  const awaits = useAwaitsPublication(article);
  const changedOn = formatDate(fechaActualizacion);
  const publishedOn = formatDate(fechaPublicacion);
  return (
    <FactLine>
      <span>{texts.by(autor)}</span>
      <span>{categorias.length === 0 ? texts.noCategory : categorias.join(', ')}</span>
      {isPublished && <time dateTime={isoDate(fechaPublicacion)}>{texts.publishedOn(publishedOn)}</time>}
      {(!isPublished || changedOn !== publishedOn) && (
        <time dateTime={isoDate(fechaActualizacion)}>{texts.changedOn(changedOn)}</time>
      )}
      {awaits && <span className="badge">{texts.awaitsPublication}</span>}
      <span className="hstack gap-1">
        <VisitsIcon aria-hidden="true" width="0.9em" height="0.9em" />
        {texts.visits(article.visitas)}
      </span>
      <span className="hstack gap-1">
        <CommentsIcon aria-hidden="true" width="0.9em" height="0.9em" />
        {texts.comments(article.comentariosCount)}
      </span>
    </FactLine>
  );
}

interface RowActionsProps extends Pick<ArticleRowProps, 'article' | 'onRemove'> {
  /** Where it is edited; null where it cannot be. */
  edit: string | null;
  mayRemove: boolean;
  busy: boolean;
  onState: (estado: ArticleState) => void;
}

/** The buttons of one article. Publishing and archiving are one button, so that it keeps the focus when it turns. */
function RowActions({ article, edit, mayRemove, busy, onState, onRemove }: RowActionsProps) {
  const { id, titulo, estado, borrando } = article;
  const texts = staff.adminArticles.actions;
  const isPublished = estado === 'publicado';
  const face = (Icon: typeof EditIcon, label: string) => (
    <>
      <Icon aria-hidden="true" />
      {label}
      <span className="visually-hidden">{texts.of(titulo)}</span>
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div
      className={`hstack flex-wrap column-gap-2 ${styles.actions}`}
      role="group"
      aria-label={texts.label(titulo)}
    >
      {edit && (
        <ButtonLink variant="ghost" size="small" to={edit}>
          {face(EditIcon, texts.edit)}
        </ButtonLink>
      )}
      {edit && (
        <Button
          variant="ghost"
          size="small"
          data-act={isPublished ? 'archivar' : 'publicar'}
          busy={busy}
          onClick={() => onState(isPublished ? 'archivado' : 'publicado')}
        >
          {isPublished ? face(ArchiveIcon, texts.archive) : face(PublishIcon, texts.publish)}
        </Button>
      )}
      {edit && estado !== 'borrador' && (
        <Button variant="ghost" size="small" busy={busy} onClick={() => onState('borrador')}>
          {face(DraftIcon, texts.draft)}
        </Button>
      )}
      {isPublished && (
        <ButtonLink variant="ghost" size="small" to={paths.article.href(id)}>
          {face(ViewIcon, texts.view)}
        </ButtonLink>
      )}
      {mayRemove && (
        <RemoveButton busy={busy} onClick={onRemove}>
          {borrando ? texts.goOnRemoving : texts.remove}
          <span className="visually-hidden">{texts.of(titulo)}</span>
        </RemoveButton>
      )}
    </div>
  );
}
