import ArchiveIcon from 'bootstrap-icons/icons/archive.svg?react';
import ViewIcon from 'bootstrap-icons/icons/box-arrow-up-right.svg?react';
import CommentsIcon from 'bootstrap-icons/icons/chat-left-text.svg?react';
import VisitsIcon from 'bootstrap-icons/icons/eye.svg?react';
import DraftIcon from 'bootstrap-icons/icons/file-earmark.svg?react';
import EditIcon from 'bootstrap-icons/icons/pencil.svg?react';
import PublishIcon from 'bootstrap-icons/icons/send.svg?react';
import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link } from 'react-router-dom';
import { Facts, RemoveButton, reasonOf } from '@/components/admin/kit';
import { useLeadsSomewhere } from '@/components/layout/knownRoutes';
import { Button, ButtonLink, classNames, showToast } from '@/components/ui';
import { Announced } from '@/components/ui/Announced';
import type { Account } from '@/model/account';
import type { ArticleState } from '@/model/article';
import { articlePowers, type ManagedArticle } from '@/model/article-list';
import { formatDate, isoDate } from '@/model/dates';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/paths';
import { EmptyArticle, useArticleActions } from '@/services/queries/articles/useArticleActions';
import { useAwaitsPublication } from '@/services/queries/articles/useAwaitsPublication';
import type { MemberSession } from '@/services/queries/users/member';
import styles from '../kit.module.css';

const texts = staff.adminArticles;

interface RowWork {
  isBusy: (id: string) => boolean;
  /** Why the last thing done to an article failed. */
  problemOf: (id: string) => string | undefined;
  setState: (article: ManagedArticle, estado: ArticleState) => void;
  askToRemove: (article: ManagedArticle) => void;
  /** What was asked for and would publish an article without a word. */
  empty: ManagedArticle | null;
  /** The answer to that. */
  answerEmpty: (publishes: boolean) => void;
}

/** What the rows do, one thing at a time for each article. */
export function useRowWork(session: MemberSession, askToRemove: RowWork['askToRemove']): RowWork {
  const { setState } = useArticleActions(session);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [problems, setProblems] = useState<Readonly<Record<string, string | undefined>>>({});
  const [empty, setEmpty] = useState<ManagedArticle | null>(null);

  const change = async (article: ManagedArticle, estado: ArticleState, evenEmpty = false) => {
    const { id, titulo } = article;
    setBusy((ids) => new Set([...ids, id]));
    setProblems((others) => ({ ...others, [id]: undefined }));
    try {
      await setState(article, estado, { evenEmpty });
      showToast(texts.done[estado](titulo));
    } catch (error) {
      if (error instanceof EmptyArticle) return setEmpty(article);
      console.info('The article was not changed', error);
      setProblems((others) => ({ ...others, [id]: texts.failed[estado](reasonOf(error)) }));
    } finally {
      setBusy((ids) => new Set([...ids].filter((one) => one !== id)));
    }
  };
  return {
    isBusy: (id) => busy.has(id),
    problemOf: (id) => problems[id],
    setState: (article, estado) => void change(article, estado),
    askToRemove,
    empty,
    answerEmpty: (publishes) => {
      setEmpty(null);
      if (empty && publishes) void change(empty, 'publicado', true);
    },
  };
}

const BADGES = { publicado: 'badge-accent', borrador: 'badge-clay', archivado: undefined };

interface ArticleRowProps {
  article: ManagedArticle;
  account: Account;
  work: RowWork;
}

/** One article of the staff's list: what it is, how it goes, what can be done with it. */
export function ArticleRow({ article, account, work }: ArticleRowProps) {
  const leadsSomewhere = useLeadsSomewhere();
  const { id, titulo, estado, borrando } = article;
  const powers = articlePowers(account, article);
  const edit = paths.adminEditArticle.href(id);
  const editable = powers.edit && !borrando && leadsSomewhere(edit);
  return (
    <ListGroup.Item as="li" className="d-flex flex-column gap-2 px-0">
      <div className="d-flex gap-4 align-items-baseline justify-content-between">
        <h2 className={classNames('minw-0', styles.title)}>
          {editable ? <Link to={edit}>{titulo}</Link> : titulo}
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
      <RowActions article={article} powers={powers} editHref={editable ? edit : null} work={work} />
      <Announced tone="danger">{work.problemOf(id)}</Announced>
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
    <Facts>
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
    </Facts>
  );
}

interface RowActionsProps {
  article: ManagedArticle;
  powers: { edit: boolean; remove: boolean };
  /** Null where it cannot be edited. */
  editHref: string | null;
  work: RowWork;
}

/** The buttons of one article. Publishing and archiving are one button, so that it keeps the focus when it turns. */
function RowActions({ article, powers, editHref, work }: RowActionsProps) {
  const { id, titulo, estado, borrando } = article;
  const texts = staff.adminArticles.actions;
  const busy = work.isBusy(id);
  const isPublished = estado === 'publicado';
  const of = <span className="visually-hidden">{texts.of(titulo)}</span>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className={styles.actions} role="group" aria-label={texts.label(titulo)}>
      {editHref !== null && (
        <ButtonLink variant="ghost" size="small" to={editHref}>
          <EditIcon aria-hidden="true" />
          {texts.edit}
          {of}
        </ButtonLink>
      )}
      {powers.edit && !borrando && (
        <Button
          variant="ghost"
          size="small"
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
        <Button variant="ghost" size="small" busy={busy} onClick={() => work.setState(article, 'borrador')}>
          <DraftIcon aria-hidden="true" />
          {texts.draft}
          {of}
        </Button>
      )}
      {isPublished && (
        <ButtonLink variant="ghost" size="small" to={paths.article.href(id)}>
          <ViewIcon aria-hidden="true" />
          {texts.view}
          {of}
        </ButtonLink>
      )}
      {powers.remove && (
        <RemoveButton busy={busy} onClick={() => work.askToRemove(article)}>
          {borrando ? texts.goOnRemoving : texts.remove}
          {of}
        </RemoveButton>
      )}
    </div>
  );
}
