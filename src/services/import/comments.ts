import { collection, type DocumentData, doc, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { encodeFingerprint, fingerprintOf } from '@/model/import/import-fingerprint';
import type { ImportedComment } from '@/model/import/imported-comment';
import type { ImportedThread } from '@/model/import/survey';
import { ARTICLES, COMMENTS, parseArticle } from '../articles/reading';
import { commit, type Reads, type Writes } from '../firestore/commit';
import { fetchDoc, pagesById } from '../firestore/lists';
import { patiently } from '../firestore/retry';
import { LONG_WORK } from './articles';

/** Writes of one commit, which takes 500; the articles themselves are among them. */
const MAX_WRITES = 430;
/** The rules look at each article of a commit once, and at no more than 20 documents in all. */
const MAX_ARTICLES = 15;
/** Comments listed at a time. */
const PAGE = 200;

/** Comments of one article that are not there yet; `marca` is set with the last of them. */
export interface MissingComments {
  articleId: string;
  comments: readonly ImportedComment[];
  marca: string | null;
}

/** Whether an earlier import brought all comments that the file has for this article: nothing is read to know it. */
export function hasAllComments(article: Article, thread: ImportedThread): boolean {
  return fingerprintOf(article)?.comentarios === thread.marca;
}

/** Those of the comments that are not stored: one read for each that is, none for an article without comments. */
export async function findMissing(
  db: Firestore,
  article: Article,
  comments: readonly ImportedComment[],
): Promise<ImportedComment[]> {
  if (article.comentariosCount === 0) return [...comments];
  const known = new Set<string>();
  for await (const docs of pagesById(collection(db, ARTICLES, article.id, COMMENTS), PAGE))
    for (const { id } of docs) known.add(id);
  return comments.filter(({ id }) => !known.has(id));
}

/** What of a commit is not stored, asked anew; articles that have it all, their mark included, are left out. Throws ServiceError. */
export async function stillMissing(
  db: Firestore,
  commit: readonly MissingComments[],
): Promise<MissingComments[]> {
  const left: MissingComments[] = [];
  for (const { articleId, comments, marca } of commit) {
    const stored = await patiently(() => fetchDoc(doc(db, ARTICLES, articleId)));
    if (!stored.exists()) continue;
    const article = parseArticle(articleId, stored.data());
    const missing = await patiently(() => findMissing(db, article, comments));
    const isMarked = marca === null || fingerprintOf(article)?.comentarios === marca;
    if (missing.length > 0 || !isMarked) left.push({ articleId, comments: missing, marca });
  }
  return left;
}

/** Packs articles with their missing comments into commits; one with very many is spread over several. */
export function packCommits(threads: readonly MissingComments[]): MissingComments[][] {
  const commits: MissingComments[][] = [];
  let commit: MissingComments[] = [];
  let writes = 0;
  const close = () => {
    if (commit.length > 0) commits.push(commit);
    commit = [];
    writes = 0;
  };
  for (const { articleId, comments, marca } of threads) {
    let from = 0;
    do {
      const fits = comments.length - from + 1 <= MAX_WRITES - writes;
      if (commit.length === MAX_ARTICLES || (commit.length > 0 && !fits)) close();
      const part = comments.slice(from, from + MAX_WRITES - 1);
      from += part.length;
      commit.push({ articleId, comments: part, marca: from >= comments.length ? marca : null });
      writes += part.length + 1;
    } while (from < comments.length);
  }
  close();
  return commits;
}

function commentDocument(comment: ImportedComment, article: Article): DocumentData {
  const fecha = comment.fecha ?? article.fechaPublicacion ?? serverTimestamp();
  return {
    autor: comment.autor,
    autorId: null,
    contenido: comment.contenido,
    fechaPublicacion: fecha,
    fechaActualizacion: fecha,
    articuloId: article.id,
    articuloTitulo: article.titulo,
    articuloPublicado: article.estado === 'publicado',
    ...(comment.respuestaA === null ? {} : { respuestaA: comment.respuestaA }),
  };
}

function writeThread(db: Firestore, writes: Writes, article: Article, missing: MissingComments): void {
  const { comments, marca } = missing;
  const place = doc(db, ARTICLES, article.id);
  for (const comment of comments)
    writes.set(doc(place, COMMENTS, comment.id), commentDocument(comment, article));
  const huella = fingerprintOf(article);
  const marked =
    huella && marca !== null ? { 'origen.huella': encodeFingerprint({ ...huella, comentarios: marca }) } : {};
  writes.update(place, {
    comentariosCount: article.comentariosCount + comments.length,
    version: article.version + 1,
    ...marked,
  });
}

/** Writes one commit of comments with their counts; gives how many. Articles that are gone are passed over. Throws ServiceError. */
export function writeComments(db: Firestore, missing: readonly MissingComments[]): Promise<number> {
  const read = async (reads: Reads) => {
    const stored = await Promise.all(missing.map(({ articleId }) => reads.get(doc(db, ARTICLES, articleId))));
    return (writes: Writes) => {
      let written = 0;
      for (const [at, thread] of missing.entries()) {
        const document = stored[at];
        if (!document?.exists()) continue;
        writeThread(db, writes, parseArticle(document.id, document.data()), thread);
        written += thread.comments.length;
      }
      return written;
    };
  };
  return commit(db, { read, ...LONG_WORK });
}
