import { arrayRemove, arrayUnion, doc, type Firestore } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { draftOf } from '@/model/articles/editing/article-changes';
import { type LinkReport, linkMark, parseLinkReport } from '@/model/links/link-report';
import { withAddress } from '@/model/links/replace-address';
import { getManagedArticle } from '../articles/managed';
import { type Editor, saveArticle } from '../articles/writes';
import { commit } from '../firestore/commit';
import { toServiceError } from '../firestore/errors';
import { fetchDoc } from '../firestore/lists';

export const linkReportRef = (db: Firestore) => doc(db, 'sistema', 'enlaces');

/** What the last `npm run links` found out; null before the first. One read, for who may edit every article. Throws ServiceError. */
export async function fetchLinkReport(db: Firestore): Promise<LinkReport | null> {
  const stored = await fetchDoc(linkReportRef(db));
  return stored.exists() ? parseLinkReport(stored.data()) : null;
}

/** Sets an address aside, or tells of it again: one write, for who may edit every article. Throws ServiceError. */
export function setLinkAside(db: Firestore, address: string, aside: boolean): Promise<void> {
  const mark = linkMark(address);
  const apartados = aside ? arrayUnion(mark) : arrayRemove(mark);
  return commit(db, { write: (writes) => writes.update(linkReportRef(db), { apartados }) });
}

/**
 * An article with `to` wherever it names `from`, saved as any edit is; null where it names it no more, or is gone. One read, and what saveArticle
 * costs. Throws as saveArticle.
 */
export async function replaceLink(
  db: Firestore,
  id: string,
  { from, to }: { from: string; to: string },
  editor: Editor,
): Promise<Article | null> {
  const stored = await getManagedArticle(db, id).catch((cause: unknown) => {
    if (toServiceError(cause).code !== 'not-found') throw cause;
    return null;
  });
  if (stored === null || withAddress(stored, from, to) === stored) return null;
  // Whatever it is by then: a save that came between is kept.
  return saveArticle(db, id, (before) => draftOf(withAddress(before ?? stored, from, to)), { editor });
}
