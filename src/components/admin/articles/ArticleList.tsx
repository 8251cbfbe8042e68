import { useState } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link } from 'react-router-dom';
import { useLeadsSomewhere } from '@/components/layout/knownRoutes';
import { Button, ButtonLink, EmptyState } from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { ListItems } from '@/components/ui/PagedItems';
import type { Account } from '@/model/account';
import { isFiltered, type ManagedArticle, type ManagedCursor } from '@/model/article-list';
import { paths } from '@/model/paths';
import { can } from '@/model/permissions';
import { staff } from '@/model/staff-messages';
import { useManagedArticles } from '@/services/queries/articles/useManagedArticles';
import type { MemberSession } from '@/services/queries/users/member';
import { ArticleFilters } from './ArticleFilters';
import { ArticleRow } from './ArticleRow';
import { RemoveArticle } from './RemoveArticle';
import { type ManagedViewState, useManagedView } from './useManagedView';
import { useRowWork } from './useRowWork';

const texts = staff.adminArticles;
const question = staff.editor.emptyContent;

interface ArticleListProps {
  account: Account;
  session: MemberSession;
}

/** The articles that somebody may manage, a page at a time. */
export function ArticleList({ account, session }: ArticleListProps) {
  const state = useManagedView();
  const list = useManagedArticles(account, state.view);
  const [removing, setRemoving] = useState<ManagedArticle | null>(null);
  const work = useRowWork(session, setRemoving);
  const { articles, next, status, changing } = list;
  return (
    <>
      <ArticleFilters state={state} />
      <span className="visually-hidden">
        <p role="status">{status === 'ready' && !changing && texts.shown(articles.length)}</p>
      </span>
      <ListItems
        list={{ ...list, items: status === 'ready' ? articles : [] }}
        texts={texts}
        place="6.5rem"
        empty={<NoArticles account={account} state={state} hasMore={next !== null} />}
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
            {articles.map((article) => (
              <ArticleRow key={article.id} {...{ article, account, work }} />
            ))}
          </ListGroup>
        )}
      </ListItems>
      {status === 'ready' && <Pages state={state} next={next} />}
      {work.empty && (
        <ConfirmDialog
          title={question.title}
          confirmLabel={question.confirm}
          danger
          onConfirm={() => work.answerEmpty(true)}
          onClose={() => work.answerEmpty(false)}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
      {removing && (
        <RemoveArticle
          key={removing.id}
          article={removing}
          session={session}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}

function Pages({ state, next }: { state: ManagedViewState; next: ManagedCursor | null }) {
  const { previous, view, first } = state;
  if (!next && !view.cursor) return null;
  const following = next && state.nextLink(next);
  return (
    <nav className="hstack flex-wrap gap-3 pt-5 fs-sm" aria-label={texts.pages.label}>
      {view.cursor && <Link to={{ search: first }}>{texts.pages.first}</Link>}
      {previous && (
        <ButtonLink variant="secondary" size="small" to={{ search: previous.search }} state={previous.state}>
          {texts.pages.previous}
        </ButtonLink>
      )}
      {following && (
        <ButtonLink
          variant="secondary"
          size="small"
          className="ms-auto"
          to={{ search: following.search }}
          state={following.state}
        >
          {texts.pages.next}
        </ButtonLink>
      )}
    </nav>
  );
}

interface NoArticlesProps {
  account: Account;
  state: ManagedViewState;
  hasMore: boolean;
}

function NoArticles({ account, state, hasMore }: NoArticlesProps) {
  const leadsSomewhere = useLeadsSomewhere();
  if (isFiltered(state.view.filters)) {
    return (
      <EmptyState
        text={hasMore ? texts.emptySoFar : texts.emptyFiltered}
        action={
          <Button variant="secondary" onClick={state.clear}>
            {texts.filters.clear}
          </Button>
        }
      />
    );
  }
  if (state.view.cursor) return <EmptyState text={texts.emptyPage} />;
  const offersNew = can(account, 'crearArticulos') && leadsSomewhere(paths.adminNewArticle.href());
  return (
    <EmptyState
      text={can(account, 'editarTodosArticulos') ? texts.empty : texts.emptyOwn}
      action={offersNew && <ButtonLink to={paths.adminNewArticle.href()}>{texts.create}</ButtonLink>}
    />
  );
}
