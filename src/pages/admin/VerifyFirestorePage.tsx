import { type FormEvent, useRef, useState } from 'react';
import Accordion from 'react-bootstrap/Accordion';
import { useSearchParams } from 'react-router-dom';
import styles from '@/components/admin/collections/Collection.module.css';
import { CopyJson, DocumentView } from '@/components/admin/collections/DocumentView';
import { AdminHead } from '@/components/admin/kit';
import { Button, classNames, EmptyState, TextField, usePageMeta } from '@/components/ui';
import { PagedItems } from '@/components/ui/PagedItems';
import { isKnownCollection, KNOWN_COLLECTIONS, parseCollectionPath } from '@/model/collection-path';
import * as staff from '@/model/messages/staff';
import type { StoredDocument } from '@/model/stored-value';
import { useCollection } from '@/services/queries/firestore/useCollection';
import type { PagedList } from '@/services/queries/paged-list';

const texts = staff.collectionReader;

interface CollectionFormProps {
  initial: string;
  busy: boolean;
  /** Gets a path that is one. */
  onRead: (path: string) => void;
  /** What was asked for is no path. */
  onRefused: () => void;
}

/** The name of a collection, typed or chosen among those of the site. */
function CollectionForm({ initial, busy, onRead, onRefused }: CollectionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const [validated, setValidated] = useState(initial !== '');
  const [asked, setAsked] = useState(initial);
  // The address changed: by reading, by going back, by a link.
  if (asked !== initial) {
    setAsked(initial);
    setTyped(initial);
  }
  const parsed = parseCollectionPath(typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (parsed.ok) onRead(parsed.path);
    else {
      onRefused();
      form.current?.querySelector('input')?.focus();
    }
  };
  return (
    <form ref={form} className={`d-grid gap-4 pb-6 ${styles.form}`} onSubmit={submit} noValidate>
      <TextField
        label={texts.field}
        name="coleccion"
        required
        value={typed}
        error={validated && !parsed.ok ? parsed.problem : undefined}
        hint={texts.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" busy={busy} className={styles.submit}>
        {busy ? texts.reading : texts.submit}
      </Button>
      <div className="d-grid gap-2">
        <p className="text-soft fs-sm" id="colecciones-conocidas">
          {texts.suggestions}
        </p>
        <ul className="d-flex flex-wrap gap-2" aria-labelledby="colecciones-conocidas">
          {KNOWN_COLLECTIONS.map((name) => {
            const isRead = parsed.ok && parsed.path === name && initial === name;
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
                    onRead(name);
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
    return isKnownCollection(path.split('/')) ? texts.errors.denied(path) : texts.errors.unknown(path);
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
      empty={<EmptyState text={texts.empty(path)} />}
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
  usePageMeta({ title: texts.title, description: texts.description, noIndex: true });
  const [search, setSearch] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  /** What is typed now cannot be read: what was read before is not its result. */
  const [refused, setRefused] = useState(false);
  const asked = search.get(PARAMETER) ?? '';
  const parsed = asked === '' ? null : parseCollectionPath(asked);
  const target = parsed?.ok ? parsed : null;
  const list = useCollection(target?.parts ?? null, attempt);

  const read = (path: string) => {
    setRefused(false);
    if (path === target?.path) setAttempt(attempt + 1);
    else setSearch({ [PARAMETER]: path }, { preventScrollReset: true });
  };
  return (
    <>
      <AdminHead title={texts.title} lead={texts.description} />
      <CollectionForm
        initial={asked}
        busy={target !== null && list.status === 'loading'}
        onRead={read}
        onRefused={() => setRefused(true)}
      />
      {target && !refused ? (
        <Documents path={target.path} list={list} />
      ) : (
        <EmptyState text={parsed?.ok === false && !refused ? parsed.problem : texts.start} />
      )}
    </>
  );
}
