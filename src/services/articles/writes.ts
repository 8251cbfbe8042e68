import {
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import type { Article } from '@/model/articles/article';
import { BLOGGER_AUTHOR_ID } from '@/model/articles/article-ids';
import { entriesOf } from '@/model/articles/catalogue/catalogue-entry';
import {
  type ArticleDraft,
  draftProblem,
  hasSameContent,
  nextArticle,
  publishedStep,
} from '@/model/articles/editing/article-changes';
import * as staff from '@/model/messages/staff';
import { articleTransaction } from '../firestore/contention';
import { demandValid } from '../firestore/demands';
import { ServiceError, toServiceError, withServiceErrors } from '../firestore/errors';
import { accountRef, parseAccount } from '../users/data';
import { paceNow } from '../users/pace';
import { syncProfileOrLater } from '../users/records';
import { markComments } from './comment-copies';
import { articleChanges, newArticleDocument, placeArticle } from './entries';
import { ARTICLES, parseArticle } from './reading';
import { type Editor, writeRevision } from './revisions';

export type { Editor } from './revisions';

const texts = staff.articleForm;
/** How often a save that the rules refused begins again because the article had changed meanwhile. */
const RACES = 3;

/** Somebody else saved the article since `baseVersion`. */
export class ArticleConflict extends ServiceError {
  readonly stored: Article;

  constructor(stored: Article) {
    super('conflict', { message: texts.conflict });
    this.name = 'ArticleConflict';
    this.stored = stored;
  }
}

/** What a draft becomes from; null when there is no article yet. */
export type ArticleChange = (before: Article | null) => ArticleDraft;

export interface SaveOptions {
  /** Who saves; left out only by scripts, which then speak for the author. */
  editor?: Editor;
  /**
   * The version that the draft began from, 0 for a new article: the save is refused with ArticleConflict when another is
   * stored by now. Left out, the change applies to whatever is stored.
   */
  baseVersion?: number;
  /**
   * A save that nobody asked for by hand: those of one account share a revision for some minutes. `again` is the number of
   * the one that this save may share with those before it; where it may not, it gets one of its own.
   */
  autosave?: { again: number | null };
  /** Only where the article stands changes (its categories): for readers it is as old as it was. */
  keepsDate?: boolean;
  now?: Date;
}

interface Saved {
  before: Article | null;
  after: Article;
}

/** What a refused try had seen, to tell why. */
interface Seen {
  before: Article | null;
  countsOn: string | null;
  /** Why its author has to wait, where the pace of publishing is what refuses. */
  wait: string | null;
}

/** The account whose count of published articles moves; null when none does. */
function countedAccount({ before, after }: Saved): string | null {
  const { autorId } = after;
  const hasAccount = autorId !== '' && autorId !== BLOGGER_AUTHOR_ID;
  return hasAccount && publishedStep(before, after) !== 0 ? autorId : null;
}

/** Who publishes an article of its own does so at the pace of its account, which is read for it. */
async function publishingPace(
  db: Firestore,
  transaction: Transaction,
  saved: Saved,
  { editor, seen }: SaveOptions & { seen: Seen },
): Promise<DocumentData> {
  const { before, after } = saved;
  if (editor?.uid !== after.autorId || publishedStep(before, after) <= 0) return {};
  const stored = await transaction.get(accountRef(db, editor.uid));
  if (!stored.exists()) return {};
  const { fields, sentence } = paceNow(parseAccount(editor.uid, stored.data()), 'articulo-publicado');
  seen.wait = sentence;
  return fields;
}

/** Moves the author's count of published articles; the article is what proves it. */
function countPublished(
  db: Firestore,
  transaction: Transaction,
  { before, after }: Saved,
  { editor, pace }: SaveOptions & { pace: DocumentData },
) {
  const step = publishedStep(before, after);
  transaction.update(accountRef(db, after.autorId), {
    ...pace,
    articulosCount: increment(step),
    ultimoEvento: { tipo: step > 0 ? 'articulo-publicado' : 'articulo-retirado', id: after.id },
    ...(editor?.uid === after.autorId ? { ultimaActividad: serverTimestamp() } : {}),
  });
}

/** One try of the commit. `before` in the result is the article that it began from. */
async function saveIn(
  db: Firestore,
  transaction: Transaction,
  id: string,
  change: ArticleChange,
  options: SaveOptions & { counting: boolean; again: number | null; seen: Seen },
): Promise<Saved> {
  const { editor, baseVersion, autosave, keepsDate, now = new Date(), counting, seen } = options;
  const article = doc(db, ARTICLES, id);
  const stored = await transaction.get(article);
  const before = stored.exists() ? parseArticle(id, stored.data()) : null;
  seen.before = before;
  if (before === null && baseVersion) throw new ServiceError('not-found', { message: texts.missing });
  const draft = change(before);
  if (draft.borrando !== true) {
    if (before?.borrando) throw new ServiceError('failed-precondition', { message: texts.goingAway });
    demandValid(draftProblem(draft));
  }
  const planned = nextArticle(id, before, draft, now);
  if (before !== null && baseVersion !== undefined && before.version !== baseVersion) {
    if (!hasSameContent(before, planned)) throw new ArticleConflict(before);
    return { before, after: before };
  }
  const listed = planned.estado === 'publicado' ? entriesOf(planned) : null;
  const entries = await placeArticle(db, transaction, planned, listed);
  const again = options.again !== null && options.again === before?.revisiones;
  const revisiones = again ? before.revisiones : planned.revisiones;
  const date = keepsDate && before ? { fechaActualizacion: before.fechaActualizacion } : {};
  const after: Article = { ...planned, ...date, revisiones, fragmentos: entries.fragmentos };
  const saved = { before, after };
  const pace = await publishingPace(db, transaction, saved, options);
  if (before === null) transaction.set(article, newArticleDocument(after, draft.fechaCreacion));
  else transaction.update(article, articleChanges(before, after));
  entries.write();
  if (after.estado === 'publicado') {
    const writer = editor ?? { uid: after.autorId, nombre: after.autor };
    writeRevision(db, transaction, after, writer, { shared: autosave !== undefined, again });
  }
  seen.countsOn = countedAccount(saved);
  if (counting && seen.countsOn !== null) countPublished(db, transaction, saved, { ...options, pace });
  return saved;
}

/** Whether the article changed meanwhile: the rules judge before preconditions, so a lost race looks refused. */
async function hasChanged(db: Firestore, id: string, { before }: Seen): Promise<boolean> {
  try {
    const stored = await getDoc(doc(db, ARTICLES, id));
    return (stored.exists() ? parseArticle(id, stored.data()).version : -1) !== (before?.version ?? -1);
  } catch (cause) {
    console.debug('An article could not be looked at again', cause);
    return false;
  }
}

async function commit(
  db: Firestore,
  id: string,
  change: ArticleChange,
  options: SaveOptions,
): Promise<Saved> {
  let counting = true;
  let again = options.autosave?.again ?? null;
  for (let race = 0; ; race++) {
    const seen: Seen = { before: null, countsOn: null, wait: null };
    try {
      return await articleTransaction(db, (transaction) =>
        saveIn(db, transaction, id, change, { ...options, counting, again, seen }),
      );
    } catch (cause) {
      const error = toServiceError(cause);
      const refused = error.code === 'permission-denied' || error.code === 'not-found';
      if (error === cause || !refused) throw error;
      if (race < RACES && (await hasChanged(db, id, seen))) continue;
      // The minutes for which a revision is shared are over by the server's clock.
      if (again !== null) {
        again = null;
        continue;
      }
      // The author's account may be gone, and has no count then. Nobody but its owner may look.
      const accountMayBeGone = seen.countsOn !== null && seen.countsOn !== options.editor?.uid;
      if (!counting || !accountMayBeGone) throw refusal(error, seen, options);
      counting = false;
    }
  }
}

function refusal(cause: ServiceError, { before, wait }: Seen, { baseVersion }: SaveOptions): ServiceError {
  if (cause.code !== 'permission-denied') return cause;
  if (wait !== null) return new ServiceError('pace', { message: wait, cause });
  // Who may not even read it any more has seen nothing, and knows that it is there.
  const message = before === null && !baseVersion ? texts.denied.create : texts.denied.edit;
  return new ServiceError('permission-denied', { message, cause });
}

/**
 * What follows from a save and is not of its commit: the author's public side, and the comments, which carry the article's
 * title and whether it is published. Saving again does what was left undone.
 */
async function settle(db: Firestore, saved: Saved, { editor }: SaveOptions): Promise<void> {
  const { before, after } = saved;
  const isRepeated = before === after;
  // A try whose answer was lost has counted, and has not come to this.
  const mayCount = isRepeated ? after.autorId : countedAccount(saved);
  if (editor && mayCount === editor.uid) await syncProfileOrLater(db, editor.uid);
  if (before === null || after.borrando) return;
  const changed = publishedStep(before, after) !== 0 || before.titulo !== after.titulo;
  if (isRepeated || changed || after.comentariosCount > 0) await markComments(db, after);
}

/**
 * THE way an article is created or changed, its estado included. In one commit: the article, its entries in catalogue and
 * search, a revision when it is published (the last 20 are kept), and the author's count of published articles. `change`
 * gets the stored article, or null when there is none; it may be called more than once.
 *
 * Reads the article, up to three shards of each kind and, to publish one's own, the account; writes up to twelve documents, and those comments that say something
 * else of the article than it does. Throws ServiceError: 'invalid-argument' with the sentence of draftProblem(), 'conflict' (an
 * ArticleConflict), 'failed-precondition' for one that is being deleted, 'pace' for its author's, 'not-found' when the article of `baseVersion` is gone, 'permission-denied'. A save repeated after its
 * answer was lost is a success and changes nothing.
 */
export function saveArticle(
  db: Firestore,
  id: string,
  change: ArticleChange,
  options: SaveOptions = {},
): Promise<Article> {
  return withServiceErrors(async () => {
    const saved = await commit(db, id, change, options);
    await settle(db, saved, options);
    return saved.after;
  });
}
