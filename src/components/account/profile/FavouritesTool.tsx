import { type FormEvent, useState } from 'react';
import { Button, EmptyState, ErrorState, LoadingRegion, Skeleton, Spinner } from '@/components/ui';
import type { Account } from '@/model/account';
import type { ArticleCard } from '@/model/article';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { useCatalogue, useFavourites, useOwnFavourites } from '@/services/queries';
import { Avatar } from '../Avatar';
import { useMember } from '../useMember';
import { ArticleSelect } from './ArticleSelect';
import styles from './FavouritesTool.module.css';
import { favouriteFailure } from './favouriteFailure';
import { Panel } from './Panel';

const texts = messages.favourites.tool;

function MemberCard({ account }: { account: Account }) {
  return (
    <div className={styles.card}>
      <Avatar person={account} size={64} />
      <div>
        <p className={styles.name}>{account.nombre}</p>
        <p className={styles.soft}>{account.email}</p>
        <p className={styles.soft}>{texts.savedIds(account.articulosFavoritos.length)}</p>
      </div>
    </div>
  );
}

interface TableProps {
  rows: readonly { id: string; titulo: string }[];
  onRemove: (id: string) => void;
}

function FavouritesTable({ rows, onRemove }: TableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.columnTitle}</th>
          <th scope="col">{texts.columnId}</th>
          <th scope="col">{texts.columnActions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, titulo }) => (
          <tr key={id}>
            <th scope="row">{titulo}</th>
            <td>
              <code>{id}</code>
            </td>
            <td>
              <div className={styles.actions}>
                <Button
                  variant="danger"
                  size="small"
                  aria-label={texts.removeOf(titulo)}
                  onClick={() => onRemove(id)}
                >
                  {texts.remove}
                </Button>
                <a
                  className={styles.view}
                  href={paths.article.href(id)}
                  target="_blank"
                  rel="noopener"
                  aria-label={texts.viewOf(titulo)}
                >
                  {texts.view}
                </a>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ClearAll({ onClear }: { onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="danger" size="small" className={styles.clear} onClick={() => setAsking(true)}>
        {texts.clear}
      </Button>
    );
  }
  return (
    <div className={styles.confirm}>
      <p role="alert">{texts.clearConfirm}</p>
      <div className={styles.actions}>
        <Button
          variant="danger"
          size="small"
          onClick={() => {
            setAsking(false);
            onClear();
          }}
        >
          {texts.clearYes}
        </Button>
        <Button variant="secondary" size="small" autoFocus onClick={() => setAsking(false)}>
          {messages.common.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Adds an article from a list, with the page's own refusals. */
function AddFavourite({ cards, saved, add, pending }: AddProps) {
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const refused = chosen === '' ? texts.selectRequired : saved.includes(chosen) ? texts.duplicate : null;
    setProblem(refused);
    if (refused) return;
    const failure = await add(chosen);
    setProblem(failure);
    // What was chosen meanwhile stays chosen.
    if (failure === null) setChosen((now) => (now === chosen ? '' : now));
  };
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <ArticleSelect
        cards={cards}
        value={chosen}
        problem={problem}
        onChange={(id) => {
          setChosen(id);
          setProblem(null);
        }}
      />
      <Button type="submit" busy={pending}>
        {pending && <Spinner label="" />}
        {texts.add}
      </Button>
    </form>
  );
}

interface AddProps {
  cards: readonly ArticleCard[];
  saved: readonly string[];
  /** Null, or why it could not be. */
  add: (id: string) => Promise<string | null>;
  pending: boolean;
}

/** /depurar-favoritos: everything that is stored as a favourite, and the way to put it right. */
export function FavouritesTool({ account }: { account: Account }) {
  const ids = account.articulosFavoritos;
  const member = useMember();
  const favourites = useFavourites(member);
  const catalogue = useCatalogue();
  const { cards, missing, status, error, retry } = useOwnFavourites(ids);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<unknown>, doing: Parameters<typeof favouriteFailure>[1]) => {
    setProblem(null);
    if (!member.account) return texts.signInRequired;
    try {
      await work();
      return null;
    } catch (cause) {
      console.info('The favourites were not changed', cause);
      return favouriteFailure(cause, doing);
    }
  };
  const rows = [...cards, ...missing.map((id) => ({ id, titulo: messages.favourites.unavailableTitle }))];
  // Articles of older years may still be on their way.
  const waiting = rows.length < ids.length && !error;
  if (status === 'loading') {
    return (
      <LoadingRegion text={texts.loading} visible className={styles.sections}>
        <Skeleton height="6rem" />
        <Skeleton height="12rem" />
      </LoadingRegion>
    );
  }
  return (
    <div className={styles.sections}>
      <MemberCard account={account} />
      {error && <ErrorState text={messages.profile.favouritesLoadError} onRetry={retry} />}
      <Panel title={texts.addTitle}>
        <AddFavourite
          cards={catalogue.cards}
          saved={ids}
          pending={favourites.pending}
          add={(id) => attempt(() => favourites.add(id), 'addFailed')}
        />
      </Panel>
      <Panel title={texts.listTitle}>
        <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
        {ids.length === 0 ? (
          <EmptyState text={texts.none} />
        ) : (
          <>
            {rows.length > 0 && (
              <FavouritesTable
                rows={rows}
                onRemove={async (id) =>
                  setProblem(await attempt(() => favourites.remove(id), 'removeFailed'))
                }
              />
            )}
            {waiting && (
              <LoadingRegion text={texts.loading}>
                <Skeleton height="3rem" />
              </LoadingRegion>
            )}
            <ClearAll
              onClear={async () => setProblem(await attempt(() => favourites.clear(), 'clearFailed'))}
            />
          </>
        )}
      </Panel>
      <Panel title={texts.idsTitle}>
        {ids.length === 0 ? (
          <p className={styles.soft}>{texts.noIds}</p>
        ) : (
          <ol className={styles.ids}>
            {ids.map((id) => (
              <li key={id}>
                <code>{id}</code>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}
