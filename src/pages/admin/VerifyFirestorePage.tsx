import { type FormEvent, useRef, useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { useLocation, useSearchParams } from 'react-router-dom';
import { AdminHead } from '@/components/admin/AdminHead';
import { CopyJson, DocumentView } from '@/components/admin/collections/DocumentView';
import { Button, classNames, EmptyState, TextField } from '@/components/ui';
import { PagedItems } from '@/components/ui/PagedItems';
import * as staff from '@/model/messages/staff';
import {
  isKnownCollection,
  KNOWN_COLLECTIONS,
  parseCollectionPath,
} from '@/model/shared/stored/collection-path';
import type { StoredDocument } from '@/model/shared/stored/stored-value';
import { type PagedList, useCollection } from '@/services/client';

const texts = staff.collectionReader;

interface CollectionFormProps {
  /** What the address asks for; null for nothing. */
  asked: string | null;
  busy: boolean;
  onAsk: (path: string) => void;
}

function CollectionForm({ asked, busy, onAsk }: CollectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(asked ?? '');
  const [followed, setFollowed] = useState(asked);
  // The address changed: by reading, by going back, by a link.
  if (followed !== asked) {
    setFollowed(asked);
    setTyped(asked ?? '');
  }
  const { path, problem } = parseCollectionPath(typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(path);
    if (problem) form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className="vstack gap-4 pb-6" onSubmit={submit} noValidate>
      <TextField
        label={texts.field}
        name="coleccion"
        required
        value={typed}
        error={asked === null ? undefined : problem}
        hint={texts.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={busy} className="align-self-start">
        {busy ? texts.reading : texts.submit}
      </Button>
      <div className="d-grid gap-2">
        <p className="text-soft fs-sm" id="colecciones-conocidas">
          {texts.suggestions}
        </p>
        <ul className="d-flex flex-wrap gap-2" aria-labelledby="colecciones-conocidas">
          {KNOWN_COLLECTIONS.map((name) => {
            const isRead = typed === name && asked === name;
            return (
              <li key={name}>
                <Button
                  variant="secondary"
                  size="small"
                  className={classNames(
                    'rounded-pill font-monospace fw-normal fs-xs',
                    isRead && 'bg-accent-soft border-accent text-accent',
                  )}
                  aria-current={isRead || undefined}
                  onClick={() => {
                    setTyped(name);
                    onAsk(name);
                  }}
                >
                  {name}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </form>
  );
}

const PARAMETER = 'coleccion';

type Failure = NonNullable<PagedList<StoredDocument>['error']>;

function sentenceFor(error: Failure, path: string): string {
  if (error.code === 'permission-denied')
    return isKnownCollection(path) ? texts.errors.denied(path) : texts.errors.unknown(path);
  if (error.code === 'unavailable') return texts.errors.network;
  return texts.errors.other(path, error.message);
}

function Documents({ path, list }: { path: string; list: PagedList<StoredDocument> }) {
  const { items, hasMore, error, moreError } = list;
  const moreFailed = moreError ? sentenceFor(moreError, path) : texts.errors.moreFailed;
  return (
    <PagedItems
      list={list}
      texts={{
        ...texts,
        loading: texts.loading(path),
        loadError: error ? sentenceFor(error, path) : '',
        moreError: moreFailed,
      }}
      place="3.5rem"
      empty={texts.empty(path)}
    >
      {() => (
        <section aria-label={path} className="vstack gap-4">
          <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between">
            <p role="status" className="fw-semibold">
              {hasMore ? texts.shownMore(items.length) : texts.shown(items.length)}
            </p>
            <CopyJson documents={items} label={texts.copyAll} />
          </div>
          <Accordion as="ul" alwaysOpen key={path}>
            {items.map((document) => (
              <DocumentView key={document.id} document={document} />
            ))}
          </Accordion>
        </section>
      )}
    </PagedItems>
  );
}

/** /verificar-firestore: reads any collection that the rules let an administrador read, and shows each value with its stored type. */
export default function VerifyFirestorePage() {
  const [search, setSearch] = useSearchParams();
  // Asked for again, it is read anew.
  const { key } = useLocation();
  const asked = search.get(PARAMETER);
  const { path, problem } = parseCollectionPath(asked ?? '');
  const list = useCollection(problem ? null : path, key);
  return (
    <>
      <AdminHead title={texts.title} lead={texts.description} />
      <CollectionForm
        asked={asked}
        busy={!problem && list.status === 'loading'}
        onAsk={(next) =>
          setSearch({ [PARAMETER]: next }, { replace: next === asked, preventScrollReset: true })
        }
      />
      {problem ? <EmptyState text={texts.start} /> : <Documents path={path} list={list} />}
    </>
  );
}
