import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLeadsSomewhere } from '@/components/layout/knownRoutes';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  VisuallyHidden,
} from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import type { Account } from '@/model/account';
import { isFiltered, type ManagedArticle } from '@/model/article-list';
import { paths } from '@/model/paths';
import { can } from '@/model/permissions';
import { staff } from '@/model/staff-messages';
import { useManagedArticles } from '@/services/queries/articles/useManagedArticles';
import type { MemberSession } from '@/services/queries/users/member';
import { ArticleFilters } from './ArticleFilters';
import styles from './ArticleList.module.css';
import { ArticleRow } from './ArticleRow';
import { RemoveArticle } from './RemoveArticle';
import { useManagedView } from './useManagedView';
import { useRowWork } from './useRowWork';

const texts = staff.adminArticles;
const question = staff.editor.emptyContent;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

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
  const { articles, next, status } = list;
  return (
    <>
      <ArticleFilters
        filters={state.view.filters}
        text={state.text}
        onType={state.type}
        onDone={state.flush}
        onChoose={state.choose}
        onClear={state.clear}
      />
      <VisuallyHidden>
        <p role="status">{status === 'ready' && !list.changing && texts.shown(articles.length)}</p>
      </VisuallyHidden>
      {status === 'loading' && <ListSkeleton />}
      {status === 'error' && <ErrorState text={texts.loadError} onRetry={list.retry} />}
      {status === 'ready' && articles.length === 0 && (
        <NoArticles account={account} state={state} hasMore={next !== null} />
      )}
      {status === 'ready' && articles.length > 0 && (
        <ul className={styles.list} aria-label={texts.listLabel} aria-busy={list.changing || undefined}>
          {articles.map((article) => (
            <ArticleRow key={article.id} {...{ article, account, work }} />
          ))}
        </ul>
      )}
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

type ViewState = ReturnType<typeof useManagedView>;

function Pages({ state, next }: { state: ViewState; next: ReturnType<typeof useManagedArticles>['next'] }) {
  const { previous, view, first } = state;
  if (!next && !view.cursor) return null;
  const following = next && state.nextLink(next);
  return (
    <nav className={styles.pages} aria-label={texts.pages.label}>
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
          className={styles.next}
          to={{ search: following.search }}
          state={following.state}
        >
          {texts.pages.next}
        </ButtonLink>
      )}
    </nav>
  );
}

function NoArticles({ account, state, hasMore }: { account: Account; state: ViewState; hasMore: boolean }) {
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

function ListSkeleton() {
  return (
    <LoadingRegion text={texts.loading} className={styles.list}>
      {SKELETONS.map((key) => (
        <div key={key} className={styles.bone}>
          <Skeleton height="1.5rem" width="min(26rem, 85%)" />
          <Skeleton height="1rem" width="min(18rem, 65%)" />
          <Skeleton height="1rem" width="min(22rem, 75%)" />
        </div>
      ))}
    </LoadingRegion>
  );
}
