import { collection, documentId, type Firestore, orderBy, query, where } from 'firebase/firestore/lite';
import { ARTICLES, parseArticle } from '@/services/articles/reading';
import { pagesOf } from '@/services/firestore/lists';
import { CollectedLinks } from './collect';

const PAGE = 50;

/** The outside links of all published articles: one read each. `own` is the site's address. Throws ServiceError. */
export async function publishedLinks(db: Firestore, own: string) {
  const links = new CollectedLinks((address) => address.host === new URL(own).host);
  let articles = 0;
  const published = query(
    collection(db, ARTICLES),
    where('estado', '==', 'publicado'),
    orderBy('fechaActualizacion'),
    orderBy(documentId()),
  );
  for await (const docs of pagesOf(published, PAGE)) {
    for (const document of docs) links.add(parseArticle(document.id, document.data()));
    articles += docs.length;
  }
  return { articles, uses: links.uses };
}
