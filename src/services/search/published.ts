/** The index that the publication wrote (docs/search.md): its files are brought as a search needs them, and no document is read. */
import {
  INDEX_HEAD,
  type IndexHead,
  idsFile,
  readHead,
  readSearchText,
  type SearchText,
  sourceOfFiles,
  textFile,
} from '@/model/search/files';
import type { IndexSource } from '@/model/search/source';
import { askedOnce } from '@/model/shared/asked-once';
import { remembered } from '@/model/shared/remembered';
import { ServiceError } from '../firestore/errors';

export interface PublishedIndex {
  head: IndexHead;
  source: IndexSource;
  /** What is kept of the text at a place; null where it cannot be had. */
  textAt: (place: number) => Promise<SearchText | null>;
  /** The ids of all texts, in their order: for lists that show all that was found. */
  ids: () => Promise<readonly string[]>;
}

async function bring(path: string): Promise<unknown> {
  const answer = await fetch(`/${path}`).catch((cause: unknown) => {
    throw new ServiceError('unavailable', { cause });
  });
  // Another edition has taken its place since the head was read.
  if (!answer.ok) throw new ServiceError('not-found');
  return answer.json();
}

const textsOf = remembered((list: readonly unknown[]) =>
  list.filter((value): value is string => typeof value === 'string'),
);

function indexOf(head: IndexHead): PublishedIndex {
  const once = askedOnce(bring);
  return {
    head,
    source: sourceOfFiles(head, bring),
    textAt: (place) => once(textFile(head, place)).then(readSearchText, () => null),
    ids: async () => {
      const ids = await once(idsFile(head));
      return Array.isArray(ids) ? textsOf(ids) : [];
    },
  };
}

let current: Promise<PublishedIndex | null> | undefined;

async function load(): Promise<PublishedIndex | null> {
  try {
    const head = readHead(await bring(INDEX_HEAD));
    return head && indexOf(head);
  } catch (cause) {
    // A site that was not published has none; without a connection the device may have what the shards say.
    console.debug('There is no index of the search here', cause);
    current = undefined;
    return null;
  }
}

/** The published index; null where the site has none, which is asked once, or where it cannot be had, which is asked again. */
function publishedIndex(): Promise<PublishedIndex | null> {
  current ??= load();
  return current;
}

/** What asks the index; once more with the new one where the site was published since. Throws the signal's reason. */
export async function withPublished<Answer>(
  ask: (index: PublishedIndex) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer | null> {
  const index = await publishedIndex();
  if (index === null) return null;
  try {
    return await ask(index);
  } catch (cause) {
    signal?.throwIfAborted();
    console.debug('A file of the search is gone or did not arrive', cause);
    current = undefined;
    const next = await publishedIndex();
    return next && next.head.edicion !== index.head.edicion ? ask(next) : null;
  }
}
