import { type ReactNode, useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link, useLocation } from 'react-router-dom';
import { useStaff } from '@/components/account/useMember';
import { AdminHead } from '@/components/admin/AdminHead';
import { ArticleFilters } from '@/components/admin/articles/ArticleFilters';
import { ArticleRow } from '@/components/admin/articles/ArticleRow';
import { FirstSteps } from '@/components/admin/articles/FirstSteps';
import { type ManagedViewState, useManagedView } from '@/components/admin/articles/useManagedView';
import { Button, ButtonLink, EmptyState, showToast } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { fromButtonThatGoes } from '@/components/ui/focus';
import { ListItems } from '@/components/ui/PagedItems';
import { isFiltered, type ManagedArticle } from '@/model/articles/article-list';
import { isBeginning } from '@/model/articles/first-steps';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { admits } from '@/model/users/permissions/admin-access';
import { can } from '@/model/users/permissions/can';
import {
  type ArticleDeletionProgress,
  type KeptPlace,
  removeArticle,
  useManagedArticles,
} from '@/services/articles';
import { useLongTask } from '@/services/client';
import type { StaffSession } from '@/services/users';

const texts = staff.adminArticles;
const { removal } = texts;

interface RemoveArticleProps {
  article: ManagedArticle;
  session: StaffSession;
  onClose: () => void;
}

/** Asks before an article is deleted, by its title, and shows how far the deletion is: it can be stopped, and goes on from where it was. */
function RemoveArticle({ article, session, onClose }: RemoveArticleProps) {
  const { run, running, progress, stop, stopping } = useLongTask<ArticleDeletionProgress>();
  const [problem, setProblem] = useState<string | null>(null);
  const { titulo, borrando } = article;

  const confirmed = async () => {
    setProblem(null);
    const end = await run((control) => removeArticle(session, article, control));
    if (end.how === 'done') {
      showToast(texts.done.removed(titulo));
      return onClose();
    }
    setProblem(end.how === 'stopped' ? removal.stopped : texts.failed.removed(end.error.message));
  };
  return (
    <ConfirmDialog
      title={removal.title}
      confirmLabel={borrando ? removal.confirmAgain : removal.confirm}
      {...(borrando ? { cancelLabel: removal.close } : {})}
      work={
        running && {
          label: removal.progress,
          ...howFar(progress),
          stop: { label: removal.stop, stopping, onStop: stop },
        }
      }
      error={problem}
      onConfirm={() => void confirmed()}
      onClose={onClose}
      danger
    >
      {borrando && !running ? (
        <p>{removal.goOn(titulo)}</p>
      ) : (
        <>
          <p>{removal.question(titulo)}</p>
          <p>{removal.consequences(article.comentariosCount)}</p>
        </>
      )}
    </ConfirmDialog>
  );
}

const STEPS = ['retirar', 'comentarios', 'imagenes', 'articulo'] as const;

/** Each step is a part of the bar; the comments fill theirs as they go. */
function howFar(progress: ArticleDeletionProgress | null) {
  const { step, done, total } = progress ?? { step: 'retirar', done: 0, total: 0 };
  const ofComments = step === 'comentarios' && total > 0;
  return {
    value: STEPS.indexOf(step) + (ofComments ? done / total : 0),
    max: STEPS.length,
    detail: ofComments ? removal.commentsDone(done, total) : removal.steps[step],
  };
}

/** /admin/articulos: the articles that somebody may manage, a page at a time. */
export default function AdminArticlesPage() {
  const session = useStaff();
  const { account } = session;
  const seesAll = can(account, 'editarTodosArticulos');
  const create = can(account, 'crearArticulos') && (
    <ButtonLink to={paths.adminNewArticle.href()}>{texts.create}</ButtonLink>
  );
  const state = useManagedView();
  const { filters, places } = state;
  const list = useManagedArticles(account, filters, places.at(-1) ?? null);
  const [removing, setRemoving] = useState<ManagedArticle | null>(null);
  const { items, next, status, changing } = list;
  const isAll = status === 'ready' && !changing && !isFiltered(filters) && places.length === 0;
  const isFirst = isAll && admits('administrators', account) && isBeginning(items, next !== null);
  // Once seen, they stay until one leaves the page: the last one shows as done.
  const [beganHere, setBeganHere] = useState(false);
  if (isFirst && !beganHere) setBeganHere(true);
  return (
    <>
      <AdminHead title={texts.title} lead={seesAll ? texts.lead.all : texts.lead.own} actions={create} />
      {beganHere && isAll && <FirstSteps articles={items} />}
      <ArticleFilters state={state} />
      <span className="visually-hidden">
        <p role="status">{status === 'ready' && !changing && texts.shown(items.length)}</p>
      </span>
      <ListItems
        list={list}
        texts={texts}
        place="6.5rem"
        empty={
          <NoArticles
            {...{ state, create: !isFirst && create }}
            hasMore={next !== null}
            text={seesAll ? texts.empty : texts.emptyOwn}
          />
        }
      >
        {() => (
          <ListGroup
            as="ul"
            variant="flush"
            className="border-top border-bottom"
            style={changing ? { opacity: 0.6 } : undefined}
            aria-label={texts.listLabel}
            aria-busy={changing || undefined}
          >
            {items.map((article) => (
              <ArticleRow key={article.id} {...{ article, session }} onRemove={() => setRemoving(article)} />
            ))}
          </ListGroup>
        )}
      </ListItems>
      {status === 'ready' && <Pages places={places} next={next} />}
      {removing && (
        <RemoveArticle
          key={removing.id}
          article={items.find(({ id }) => id === removing.id) ?? removing}
          session={session}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

function Pages({ places, next }: { places: readonly KeptPlace[]; next: KeptPlace | null }) {
  const { search } = useLocation();
  if (!next && places.length === 0) return null;
  const leadsTo = (to: readonly KeptPlace[]) => ({ to: { search }, state: { places: to }, replace: false });
  const button = { variant: 'secondary', size: 'small' } as const;
  return (
    <nav className="hstack flex-wrap gap-3 pt-5 fs-sm" aria-label={texts.pages.label}>
      {places.length > 0 && (
        <>
          <Link {...leadsTo([])}>{texts.pages.first}</Link>
          <ButtonLink {...button} {...leadsTo(places.slice(0, -1))}>
            {texts.pages.previous}
          </ButtonLink>
        </>
      )}
      {next && (
        <ButtonLink {...button} {...leadsTo([...places, next])} className="ms-auto">
          {texts.pages.next}
        </ButtonLink>
      )}
    </nav>
  );
}

interface NoArticlesProps {
  state: ManagedViewState;
  hasMore: boolean;
  /** What is said where there is none at all. */
  text: string;
  create: ReactNode;
}

function NoArticles({ state, hasMore, text, create }: NoArticlesProps) {
  if (isFiltered(state.filters)) {
    return (
      <EmptyState
        text={hasMore ? texts.emptySoFar : texts.emptyFiltered}
        action={
          <Button variant="secondary" onClick={fromButtonThatGoes(state.clear)}>
            {texts.filters.clear}
          </Button>
        }
      />
    );
  }
  if (state.places.length > 0) return <EmptyState text={texts.emptyPage} />;
  return <EmptyState text={text} action={create} />;
}
