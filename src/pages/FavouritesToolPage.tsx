import { type FormEvent, useState } from 'react';
import FormSelect from 'react-bootstrap/FormSelect';
import InputGroup from 'react-bootstrap/InputGroup';
import Table from 'react-bootstrap/Table';
import { Avatar } from '@/components/account/Avatar';
import { useMember } from '@/components/account/useMember';
import {
  Button,
  EmptyState,
  ErrorState,
  LoadingRegion,
  PageHeading,
  Skeleton,
  Spinner,
  useValidation,
} from '@/components/ui';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import { Field } from '@/components/ui/Field';
import { moveFocus, neighbourOf } from '@/components/ui/focus';
import { orTell } from '@/components/ui/orTell';
import { Panel } from '@/components/ui/Panel';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import { useCatalogue } from '@/services/articles';
import { useFavourites, useOwnFavourites } from '@/services/favourites';
import '@/theme/members.scss';

const texts = messages.favourites.tool;

interface TableProps {
  rows: ReturnType<typeof useOwnFavourites>['favourites'];
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
        {rows.map(({ id, card }) => {
          const titulo = card?.titulo ?? messages.favourites.unavailableTitle;
          return (
            <tr key={id}>
              <th scope="row">
                {/* Articles of older years may still be on their way. */}
                {card === undefined ? <Skeleton /> : titulo}
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
                    onClick={({ currentTarget }) => {
                      moveFocus(neighbourOf(currentTarget, 'tr'));
                      onRemove(id);
                    }}
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
          );
        })}
      </tbody>
    </Table>
  );
}

interface AddProps {
  saved: readonly string[];
  add: (id: string) => Promise<unknown>;
  pending: boolean;
}

function AddFavourite({ saved, add, pending }: AddProps) {
  const { cards } = useCatalogue();
  const [articulo, setArticulo] = useState('');
  const { form, errors, refuses, forget } = useValidation({ articulo }, ({ articulo: chosen }) => {
    if (chosen === '') return { articulo: texts.selectRequired };
    return saved.includes(chosen) ? { articulo: texts.duplicate } : {};
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || refuses()) return;
    forget();
    const isDone = await orTell(messages.favourites.addFailed, () => add(articulo));
    // What was chosen meanwhile stays chosen.
    if (isDone) setArticulo((now) => (now === articulo ? '' : now));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Field
        label={texts.article}
        required
        length={0}
        error={errors.articulo}
        control={(wired) => (
          <InputGroup>
            <FormSelect
              {...wired}
              name="articulo"
              value={articulo}
              onChange={({ target }) => setArticulo(target.value)}
            >
              <option value="">{texts.select}</option>
              {cards.map((card) => (
                <option key={card.id} value={card.id}>
                  {card.titulo}
                </option>
              ))}
            </FormSelect>
            <Button type="submit" busy={pending}>
              {pending && <Spinner label="" />}
              {texts.add}
            </Button>
          </InputGroup>
        )}
      />
    </form>
  );
}

function FavouritesTool({ account }: { account: Account }) {
  const ids = account.articulosFavoritos;
  const { add, remove, clear, pending } = useFavourites(useMember());
  const { favourites, status, error, retry } = useOwnFavourites(ids);
  const [clearing, setClearing] = useState(false);
  const { removeFailed, clearFailed } = messages.favourites;
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
      <div className="card card-body flex-row gap-4 align-items-center">
        <Avatar person={account} size={64} />
        <div className="minw-0">
          <p className="font-serif fs-lg fw-semibold">{account.nombre}</p>
          <p className="fs-sm text-soft">{account.email}</p>
          <p className="fs-sm text-soft">{texts.savedIds(ids.length)}</p>
        </div>
      </div>
      {error && <ErrorState text={messages.profile.favouritesLoadError} onRetry={retry} />}
      <Panel title={texts.addTitle}>
        <AddFavourite saved={ids} add={add} pending={pending} />
      </Panel>
      <Panel title={texts.listTitle}>
        {ids.length === 0 ? (
          <EmptyState text={texts.none} />
        ) : (
          <>
            <FavouritesTable rows={favourites} onRemove={(id) => orTell(removeFailed, () => remove(id))} />
            <Button
              variant="danger"
              size="small"
              className="align-self-start"
              onClick={() => setClearing(true)}
            >
              {texts.clear}
            </Button>
          </>
        )}
        {clearing && (
          <ConfirmDialog
            title={texts.clear}
            confirmLabel={texts.clearYes}
            danger
            onConfirm={() => {
              setClearing(false);
              void orTell(clearFailed, clear);
            }}
            onClose={() => setClearing(false)}
          >
            {texts.clearConfirm}
          </ConfirmDialog>
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
  const { account } = useMember();
  return (
    <div className="container container-table pb-8">
      <PageHeading title={texts.title} lead={texts.description} description={texts.description} noIndex />
      {account ? <FavouritesTool account={account} /> : <ErrorState text={texts.signInRequired} />}
    </div>
  );
}
