import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminHead } from '@/components/admin/AdminHead';
import { EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { MoreButton } from '@/components/ui/MoreButton';
import { isKnownCollection, parseCollectionPath } from '@/model/collection-path';
import { staff } from '@/model/staff-messages';
import type { StoredDocument } from '@/model/stored-value';
import { useCollection } from '@/services/queries/firestore/useCollection';
import type { PagedList } from '@/services/queries/paged-list';
import styles from './Collection.module.css';
import { CollectionForm } from './CollectionForm';
import { CopyJson } from './CopyJson';
import { DocumentView } from './DocumentView';

const texts = staff.collectionReader;
const PLACES = ['a', 'b', 'c', 'd', 'e'];
const PARAMETER = 'coleccion';

type Failure = NonNullable<PagedList<StoredDocument>['error']>;

function sentenceFor(error: Failure, path: string): string {
  if (error.code === 'permission-denied')
    return isKnownCollection(path.split('/')) ? texts.errors.denied(path) : texts.errors.unknown(path);
  if (error.code === 'unavailable') return texts.errors.network;
  return texts.errors.other(path, error.message);
}

function Documents({ path, list }: { path: string; list: PagedList<StoredDocument> }) {
  if (list.status === 'loading') {
    return (
      <LoadingRegion text={texts.loading(path)} className={styles.list}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="3.5rem" />
        ))}
      </LoadingRegion>
    );
  }
  if (list.status === 'error')
    return list.error && <ErrorState text={sentenceFor(list.error, path)} onRetry={list.retry} />;
  if (list.items.length === 0) return <EmptyState text={texts.empty(path)} />;
  return (
    <section aria-label={path} className={styles.results}>
      <div className={styles.summary}>
        <p role="status">
          {list.hasMore ? texts.shownMore(list.items.length) : texts.shown(list.items.length)}
        </p>
        <CopyJson documents={list.items} label={texts.copyAll} />
      </div>
      <ul className={styles.list}>
        {list.items.map((document) => (
          <DocumentView key={document.id} document={document} />
        ))}
      </ul>
      <MoreButton
        list={list}
        texts={{
          ...texts,
          moreError: list.moreError ? sentenceFor(list.moreError, path) : texts.errors.moreFailed,
        }}
      />
    </section>
  );
}

/** Reads any collection that the rules let an administrador read, and shows each value with its stored type. */
export function CollectionScreen() {
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
