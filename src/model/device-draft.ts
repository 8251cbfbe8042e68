import { ARTICLE_STATES } from './article';
import type { ArticleFields } from './article-fields';
import { choiceOf } from './choice';

/** What a device keeps of an article that is being written and not yet saved. */
export interface DeviceDraft {
  /** The tab that wrote it: two tabs on one article keep a copy each. */
  tab: string;
  uid: string;
  articleId: string;
  /** The article was never saved: it is offered to who begins a new one. */
  isNew: boolean;
  /** The stored version that the writing began from. */
  baseVersion: number;
  keptAt: Date;
  fields: ArticleFields;
  /** Pictures uploaded while writing: what discarding the copy leaves behind. */
  uploads: string[];
}

type Stored = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null;
}

const word = (value: unknown) => (typeof value === 'string' ? value : '');
const words = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function parseFields(stored: Stored): ArticleFields {
  const alts = isObject(stored.imagenesAlt) ? stored.imagenesAlt : {};
  const kept = Object.entries(alts).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return {
    titulo: word(stored.titulo),
    contenido: word(stored.contenido),
    resumen: word(stored.resumen),
    categorias: words(stored.categorias),
    tags: words(stored.tags),
    estado: choiceOf(stored.estado, ARTICLE_STATES) ?? 'borrador',
    imagenPrincipal: word(stored.imagenPrincipal) || null,
    imagenes: words(stored.imagenes),
    imagenesAlt: Object.fromEntries(kept),
  };
}

/** A draft from what the device kept; null when it is none: written by another version of the site, or damaged. */
export function parseDeviceDraft(stored: unknown): DeviceDraft | null {
  if (!isObject(stored) || !isObject(stored.fields) || !(stored.keptAt instanceof Date)) return null;
  const { tab, uid, articleId, baseVersion, keptAt } = stored;
  if (typeof tab !== 'string' || typeof uid !== 'string' || typeof articleId !== 'string') return null;
  if (tab === '' || uid === '' || articleId === '') return null;
  return {
    tab,
    uid,
    articleId,
    isNew: stored.isNew === true,
    baseVersion: typeof baseVersion === 'number' ? baseVersion : 0,
    keptAt,
    fields: parseFields(stored.fields),
    uploads: words(stored.uploads),
  };
}

/** The drafts to offer to who opens an article, newest first: of this account, not being written in an open tab. */
export function draftsToOffer(
  drafts: readonly DeviceDraft[],
  about: { uid: string; articleId: string; isNew: boolean },
  openTabs: ReadonlySet<string>,
): DeviceDraft[] {
  const { uid, articleId, isNew } = about;
  return drafts
    .filter((draft) => draft.uid === uid && !openTabs.has(draft.tab))
    .filter((draft) => (isNew ? draft.isNew : draft.articleId === articleId))
    .sort((a, b) => b.keptAt.getTime() - a.keptAt.getTime());
}
