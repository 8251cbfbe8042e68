import { type DocumentData, doc, type Firestore, increment, serverTimestamp } from 'firebase/firestore/lite';
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
import type { Account } from '@/model/users/account';
import { commit, type Look, type Reads, type Writes } from '../firestore/commit';
import { demandValid } from '../firestore/demands';
import { ServiceError } from '../firestore/errors';
import { fetchDoc } from '../firestore/lists';
import { accountRef, parseAccount } from '../users/data';
import { paceNow } from '../users/pace';
import { syncProfileOrLater } from '../users/records';
import { markComments } from './comment-copies';
import { articleChanges, newArticleDocument, placeArticle } from './entries';
import { ARTICLES, parseArticle } from './reading';
import { type Editor, writeRevision } from './revisions';

export type { Editor } from './revisions';

const texts = staff.articleForm;
/** About a minute and a half: who saves an article is looking at the button. */
export const ARTICLE_RETRIES = 12;

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
  /** Told the editor's own account as it is once its count of published articles has moved. */
  onCounted?: (account: Account) => void;
  /** Only where the article stands changes (its categories): for readers it is as old as it was. */
  keepsDate?: boolean;
  now?: Date;
}

interface Saved {
  before: Article | null;
  after: Article;
}

/** What a try has seen, to tell why it was refused. */
interface Seen {
  before: Article | null;
  countsOn: string | null;
  /** Why its author has to wait, where the pace of publishing is what refuses. */
  wait: string | null;
}

/** How the next try goes. */
interface Way {
  /** The count of its author moves with it. */
  counting: boolean;
  /** The number of the revision that it may share. */
  again: number | null;
}

/** The account whose count of published articles moves; null when none does. */
function countedAccount({ before, after }: Saved): string | null {
  const { autorId } = after;
  const hasAccount = autorId !== '' && autorId !== BLOGGER_AUTHOR_ID;
  return hasAccount && publishedStep(before, after) !== 0 ? autorId : null;
}

const NO_PACE: ReturnType<typeof paceNow> = { fields: {}, sentence: null };

/** Who publishes an article of its own does so at the pace of its account, which is read for it. */
async function publishingPace(db: Firestore, reads: Reads, { before, after }: Saved, editor?: Editor) {
  if (editor?.uid !== after.autorId || publishedStep(before, after) <= 0) return NO_PACE;
  const stored = await reads.get(accountRef(db, editor.uid));
  return stored.exists() ? paceNow(parseAccount(editor.uid, stored.data()), 'articulo-publicado') : NO_PACE;
}

/** Moves the author's count of published articles; the article is what proves it. */
function countPublished(
  db: Firestore,
  writes: Writes,
  { before, after }: Saved,
  { editor, pace }: SaveOptions & { pace: DocumentData },
) {
  const step = publishedStep(before, after);
  writes.update(accountRef(db, after.autorId), {
    ...pace,
    articulosCount: increment(step),
    ultimoEvento: { tipo: step > 0 ? 'articulo-publicado' : 'articulo-retirado', id: after.id },
    ...(editor?.uid === after.autorId ? { ultimaActividad: serverTimestamp() } : {}),
  });
}

/** The draft that a save brings, once it may be stored. Throws ServiceError. */
function draftFrom(
  before: Article | null,
  change: ArticleChange,
  { baseVersion }: SaveOptions,
): ArticleDraft {
  if (before === null && baseVersion) throw new ServiceError('not-found', { message: texts.missing });
  const draft = change(before);
  if (draft.borrando !== true) {
    if (before?.borrando) throw new ServiceError('failed-precondition', { message: texts.goingAway });
    demandValid(draftProblem(draft));
  }
  return draft;
}

/** Reads what a save begins from; gives the writes. `before` in the result is the article that it began from. */
async function readForSave(
  db: Firestore,
  reads: Reads,
  { id, change, options, way, seen }: Save,
): Promise<(writes: Writes) => Saved> {
  const { editor, baseVersion, autosave, keepsDate, now = new Date() } = options;
  const article = doc(db, ARTICLES, id);
  const stored = await reads.get(article);
  const before = stored.exists() ? parseArticle(id, stored.data()) : null;
  seen.before = before;
  const draft = draftFrom(before, change, options);
  const planned = nextArticle(id, before, draft, now);
  if (before !== null && baseVersion !== undefined && before.version !== baseVersion) {
    if (!hasSameContent(before, planned)) throw new ArticleConflict(before);
    return () => ({ before, after: before });
  }
  const listed = planned.estado === 'publicado' ? entriesOf(planned) : null;
  const entries = await placeArticle(db, reads, planned, listed);
  const again = way.again !== null && way.again === before?.revisiones;
  const revisiones = again ? before.revisiones : planned.revisiones;
  const date = keepsDate && before ? { fechaActualizacion: before.fechaActualizacion } : {};
  const after: Article = { ...planned, ...date, revisiones, fragmentos: entries.fragmentos };
  const saved = { before, after };
  const pace = await publishingPace(db, reads, saved, editor);
  seen.wait = pace.sentence;
  seen.countsOn = countedAccount(saved);
  return (writes) => {
    if (before === null) writes.set(article, newArticleDocument(after, draft.fechaCreacion));
    else writes.update(article, articleChanges(before, after));
    entries.write(writes);
    if (after.estado === 'publicado') {
      const writer = editor ?? { uid: after.autorId, nombre: after.autor };
      writeRevision(db, writes, after, writer, { shared: autosave !== undefined, again });
    }
    if (way.counting && seen.countsOn !== null)
      countPublished(db, writes, saved, { ...options, pace: pace.fields });
    return saved;
  };
}

/** Whether the article changed meanwhile: the rules judge before preconditions, so a lost race looks refused. */
async function hasChanged(db: Firestore, id: string, { before }: Seen): Promise<boolean> {
  try {
    const stored = await fetchDoc(doc(db, ARTICLES, id));
    return (stored.exists() ? parseArticle(id, stored.data()).version : -1) !== (before?.version ?? -1);
  } catch (cause) {
    console.debug('An article could not be looked at again', cause);
    return false;
  }
}

interface Save {
  id: string;
  change: ArticleChange;
  options: SaveOptions;
  way: Way;
  seen: Seen;
}

/** What makes a save that was refused worth another try, with the way that it goes then. */
async function lookAgain(db: Firestore, { id, options, way, seen }: Save): Promise<Look<never>> {
  if (await hasChanged(db, id, seen)) return 'changed';
  // The minutes for which a revision is shared are over by the server's clock.
  if (way.again !== null) {
    way.again = null;
    return 'changed';
  }
  // The author's account may be gone, and has no count then. Nobody but its owner may look.
  const accountMayBeGone = seen.countsOn !== null && seen.countsOn !== options.editor?.uid;
  if (!way.counting || !accountMayBeGone) return 'final';
  way.counting = false;
  return 'changed';
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
async function settle(db: Firestore, saved: Saved, { editor, onCounted }: SaveOptions): Promise<void> {
  const { before, after } = saved;
  const isRepeated = before === after;
  // A try whose answer was lost has counted, and has not come to this.
  const mayCount = isRepeated ? after.autorId : countedAccount(saved);
  const account = editor && mayCount === editor.uid ? await syncProfileOrLater(db, editor.uid) : null;
  if (account) onCounted?.(account);
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
export async function saveArticle(
  db: Firestore,
  id: string,
  change: ArticleChange,
  options: SaveOptions = {},
): Promise<Article> {
  const way: Way = { counting: true, again: options.autosave?.again ?? null };
  const seen: Seen = { before: null, countsOn: null, wait: null };
  const save: Save = { id, change, options, way, seen };
  const saved = await commit(db, {
    read: (reads) => readForSave(db, reads, save),
    again: (after) => (after === 'lost-race' ? 'same' : lookAgain(db, save)),
    retries: ARTICLE_RETRIES,
  }).catch((cause: ServiceError) => {
    throw cause.isSentence ? cause : refusal(cause, seen, options);
  });
  await settle(db, saved, options);
  return saved.after;
}
