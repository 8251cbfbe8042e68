import { type FormEvent, useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import Table from 'react-bootstrap/Table';
import { Avatar } from '@/components/account/Avatar';
import { useMember } from '@/components/account/useMember';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  Spinner,
  usePageMeta,
} from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import type { Account } from '@/model/account';
import type { ArticleCard } from '@/model/article';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { sentenceOf, useCatalogue, useFavourites, useOwnFavourites } from '@/services/queries';
import '@/theme/members.scss';

const texts = messages.favourites.tool;

function MemberCard({ account }: { account: Account }) {
  return (
    <div className="card card-body flex-row gap-4 align-items-center">
      <Avatar person={account} size={64} />
      <div className="minw-0">
        <p className="font-serif fs-lg fw-semibold">{account.nombre}</p>
        <p className="fs-sm text-soft">{account.email}</p>
        <p className="fs-sm text-soft">{texts.savedIds(account.articulosFavoritos.length)}</p>
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
    <Table className="fs-sm align-middle">
      <thead>
        <tr>
          <th scope="col">{texts.columnTitle}</th>
          <th scope="col" className="d-none d-md-table-cell">
            {texts.columnId}
          </th>
          <th scope="col">{texts.columnActions}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, titulo }) => (
          <tr key={id}>
            <th scope="row">
              {titulo}
              <code className="d-block d-md-none fw-normal">{id}</code>
            </th>
            <td className="d-none d-md-table-cell">
              <code>{id}</code>
            </td>
            <td>
              <div className="d-flex flex-column flex-md-row gap-2 align-items-start text-nowrap">
                <Button
                  variant="danger"
                  size="small"
                  aria-label={texts.removeOf(titulo)}
                  onClick={() => onRemove(id)}
                >
                  {texts.remove}
                </Button>
                <a
                  className="py-2 fw-semibold"
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
    </Table>
  );
}

function ClearAll({ onClear }: { onClear: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="danger" size="small" className="align-self-start" onClick={() => setAsking(true)}>
        {texts.clear}
      </Button>
    );
  }
  return (
    <div className="alert alert-danger vstack gap-3">
      <p role="alert">{texts.clearConfirm}</p>
      <div className="d-flex flex-wrap gap-3">
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
  const id = useId();
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
    <form onSubmit={submit} noValidate>
      <Form.Label htmlFor={id}>{texts.article}</Form.Label>
      <InputGroup>
        <Form.Select
          id={id}
          value={chosen}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => {
            setChosen(target.value);
            setProblem(null);
          }}
        >
          <option value="">{texts.select}</option>
          {cards.map((card) => (
            <option key={card.id} value={card.id}>
              {card.titulo}
            </option>
          ))}
        </Form.Select>
        <Button type="submit" busy={pending}>
          {pending && <Spinner label="" />}
          {texts.add}
        </Button>
      </InputGroup>
      <p id={`${id}-problem`} role="alert" className="mt-2 fs-xs fw-semibold text-danger">
        {problem}
      </p>
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

/** Everything that is stored as a favourite, and the way to put it right. */
function FavouritesTool({ account }: { account: Account }) {
  const ids = account.articulosFavoritos;
  const member = useMember();
  const favourites = useFavourites(member);
  const catalogue = useCatalogue();
  const { cards, missing, status, error, retry } = useOwnFavourites(ids);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<unknown>, failed: string) => {
    setProblem(null);
    if (!member.account) return texts.signInRequired;
    try {
      await work();
      return null;
    } catch (cause) {
      console.info('The favourites were not changed', cause);
      return sentenceOf(cause, failed);
    }
  };
  const rows = [...cards, ...missing.map((id) => ({ id, titulo: messages.favourites.unavailableTitle }))];
  // Articles of older years may still be on their way.
  const waiting = rows.length < ids.length && !error;
  if (status === 'loading') {
    return (
      <LoadingRegion text={texts.loading} visible className="vstack gap-5">
        <Skeleton height="6rem" />
        <Skeleton height="12rem" />
      </LoadingRegion>
    );
  }
  return (
    <div className="vstack gap-5">
      <MemberCard account={account} />
      {error && <ErrorState text={messages.profile.favouritesLoadError} onRetry={retry} />}
      <Panel title={texts.addTitle}>
        <AddFavourite
          cards={catalogue.cards}
          saved={ids}
          pending={favourites.pending}
          add={(id) => attempt(() => favourites.add(id), messages.favourites.addFailed)}
        />
      </Panel>
      <Panel title={texts.listTitle}>
        <div role="alert">{problem && <p className="alert alert-danger">{problem}</p>}</div>
        {ids.length === 0 ? (
          <EmptyState text={texts.none} />
        ) : (
          <>
            {rows.length > 0 && (
              <FavouritesTable
                rows={rows}
                onRemove={async (id) =>
                  setProblem(await attempt(() => favourites.remove(id), messages.favourites.removeFailed))
                }
              />
            )}
            {waiting && (
              <LoadingRegion text={texts.loading}>
                <Skeleton height="3rem" />
              </LoadingRegion>
            )}
            <ClearAll
              onClear={async () =>
                setProblem(await attempt(() => favourites.clear(), messages.favourites.clearFailed))
              }
            />
          </>
        )}
      </Panel>
      <Panel title={texts.idsTitle}>
        {ids.length === 0 ? (
          <p className="fs-sm text-soft">{texts.noIds}</p>
        ) : (
          <ol className="d-flex flex-wrap gap-2">
            {ids.map((id) => (
              <li key={id} className="badge minw-0">
                <code>{id}</code>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}

/** /depurar-favoritos. The guard of the route has seen to it that there is a session. */
export default function FavouritesToolPage() {
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const { account } = useMember();
  return (
    <div className="container container-table pb-8">
      <header className="page-head">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.description}</p>
      </header>
      {account ? <FavouritesTool account={account} /> : <ErrorState text={texts.signInRequired} />}
    </div>
  );
}
