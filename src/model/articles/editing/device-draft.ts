import {
  choice,
  count,
  isMap,
  type StoredData,
  text,
  textMap,
  textOrNull,
  texts,
} from '../../shared/stored/stored-fields';
import { readSources } from '../../sources/stored-sources';
import { ARTICLE_STATES } from '../article';
import { parseEvidence } from '../evidence/evidence';
import type { ArticleFields } from './article-fields';

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

function parseFields(stored: StoredData): ArticleFields {
  return {
    titulo: text(stored, 'titulo'),
    contenido: text(stored, 'contenido'),
    resumen: text(stored, 'resumen'),
    categorias: texts(stored, 'categorias'),
    tags: texts(stored, 'tags'),
    estado: choice(stored, 'estado', ARTICLE_STATES, 'borrador'),
    imagenPrincipal: textOrNull(stored, 'imagenPrincipal'),
    imagenes: texts(stored, 'imagenes'),
    imagenesAlt: textMap(stored, 'imagenesAlt'),
    pasajesPrincipales: texts(stored, 'pasajesPrincipales'),
    fuentes: readSources(stored.fuentes),
    ficha: parseEvidence(stored.ficha),
  };
}

/** A draft from what the device kept; null when it is none: written by another version of the site, or damaged. */
export function parseDeviceDraft(stored: unknown): DeviceDraft | null {
  if (!isMap(stored) || !isMap(stored.fields) || !(stored.keptAt instanceof Date)) return null;
  const named = { tab: text(stored, 'tab'), uid: text(stored, 'uid'), articleId: text(stored, 'articleId') };
  if (!Object.values(named).every(Boolean)) return null;
  return {
    ...named,
    isNew: stored.isNew === true,
    baseVersion: count(stored, 'baseVersion'),
    keptAt: stored.keptAt,
    fields: parseFields(stored.fields),
    uploads: texts(stored, 'uploads'),
  };
}

/** The drafts to offer to who opens an article, newest first: of this account, not being written in an open tab. */
export function draftsToOffer(
  drafts: readonly DeviceDraft[],
  about: Pick<DeviceDraft, 'uid' | 'articleId' | 'isNew'>,
  openTabs: ReadonlySet<string>,
): DeviceDraft[] {
  const { uid, articleId, isNew } = about;
  return drafts
    .filter((draft) => draft.uid === uid && !openTabs.has(draft.tab))
    .filter((draft) => (isNew ? draft.isNew : draft.articleId === articleId))
    .sort((a, b) => b.keptAt.getTime() - a.keptAt.getTime());
}
