import * as staff from '../../messages/staff';
import { isBlank } from '../../shared/text/blank';
import { slugify } from '../../shared/text/slug';
import type { Article, ArticleState } from '../article';
import { storableEvidence } from '../evidence/evidence-form';
import { ARTICLE_LIMITS } from '../limits';
import { type ArticleFields, articleErrors, articleFieldsOf, pick, usedAlts } from './article-fields';

/** What a writer decides of an article; everything else follows from it and from what was there. */
export type ArticleDraft = Omit<ArticleFields, 'imagenesAlt' | 'pasajesPrincipales' | 'fuentes' | 'ficha'> &
  Pick<Article, 'autorId' | 'autor' | 'imagenDestacada'> &
  Partial<Pick<Article, 'imagenesAlt' | 'pasajesPrincipales' | 'fuentes' | 'ficha' | 'borrando'>> & {
    /** Only for articles that were published elsewhere before: the spec's rule decides otherwise. */
    fechaPublicacion?: Date;
    /** Only for articles that come from elsewhere, when they are created. */
    fechaCreacion?: Date;
    origen?: Article['origen'];
  };

/** Would it show readers an article without a word, which they do not see yet? Then it asks first. */
export function publishesNothing(
  before: ArticleState | undefined,
  { estado, contenido }: Pick<Article, 'estado' | 'contenido'>,
): boolean {
  return estado === 'publicado' && before !== 'publicado' && contenido.trim() === '';
}

/** The draft that leaves an article as it is: for changing one thing of it. */
export function draftOf(article: Article): ArticleDraft {
  return { ...articleFieldsOf(article), ...pick(article, ['autorId', 'autor', 'imagenDestacada']) };
}

/** Why a draft cannot be stored (spec 1, section 5), be it by a form, an import or a script; undefined when it can. */
export function draftProblem(draft: ArticleDraft): string | undefined {
  const texts = staff.articleForm.validation;
  const { imagenesAlt = {}, pasajesPrincipales = [], fuentes = [], ficha = null } = draft;
  const fields = articleFieldsOf({ ...draft, imagenesAlt, pasajesPrincipales, fuentes, ficha });
  const [problem] = Object.values(articleErrors(fields));
  if (problem !== undefined) return problem;
  const { autor, categorias } = draft;
  if (isBlank(autor) || autor.length > ARTICLE_LIMITS.autor) return texts.authorInvalid;
  const isWrong = categorias.some((name) => name.trim() === '' || name.length > ARTICLE_LIMITS.categoria);
  return isWrong ? texts.categoryInvalid : undefined;
}

/** From when it counts as published: set on becoming so, kept; a draft's is left alone (spec 1, section 4). */
function publicationDate(before: Article | null, draft: ArticleDraft, now: Date): Date | null {
  if (draft.fechaPublicacion) return draft.fechaPublicacion;
  const kept = before?.fechaPublicacion ?? null;
  if (draft.estado !== 'publicado') return kept;
  return before?.estado === 'publicado' && kept !== null ? kept : now;
}

/**
 * The article that results from a draft: a new title makes a new slug; its author, its counters and its shards stay as they
 * were; each save has the next version, and a published one the next revision (spec 1, section 4).
 */
export function nextArticle(id: string, before: Article | null, draft: ArticleDraft, now: Date): Article {
  const { fechaPublicacion: _, fechaCreacion, ...decided } = draft;
  const sameTitle = before !== null && before.titulo === draft.titulo && before.slug !== '';
  return {
    ...decided,
    id,
    slug: sameTitle ? before.slug : slugify(draft.titulo).slice(0, ARTICLE_LIMITS.slug),
    autorId: before ? before.autorId : draft.autorId,
    imagenesAlt: usedAlts({ ...draft, imagenesAlt: draft.imagenesAlt ?? before?.imagenesAlt ?? {} }),
    pasajesPrincipales: draft.pasajesPrincipales ?? before?.pasajesPrincipales ?? [],
    fuentes: draft.fuentes ?? before?.fuentes ?? [],
    ficha: draft.ficha === undefined ? (before?.ficha ?? null) : storableEvidence(draft.ficha),
    origen: draft.origen ?? before?.origen ?? null,
    borrando: draft.borrando === true,
    fechaCreacion: before?.fechaCreacion ?? fechaCreacion ?? now,
    fechaActualizacion: now,
    fechaPublicacion: publicationDate(before, draft, now),
    visitas: before?.visitas ?? 0,
    visitasContadas: before?.visitasContadas ?? 0,
    comentariosCount: before?.comentariosCount ?? 0,
    version: (before?.version ?? 0) + 1,
    revisiones: (before?.revisiones ?? 0) + (draft.estado === 'publicado' ? 1 : 0),
    fragmentos: before?.fragmentos ?? null,
  };
}

/** Whether two articles say the same: then the save that finds its own content was answered already. */
export function hasSameContent(a: Article, b: Article): boolean {
  const said = (article: Article) => {
    const { autorId: _, imagenesAlt = {}, ...draft } = draftOf(article);
    return JSON.stringify([draft, article.borrando, Object.entries(imagenesAlt).sort()]);
  };
  return said(a) === said(b);
}

/** What a save does to the author's count of published articles: one more, one less, or nothing. */
export function publishedStep(
  before: Pick<Article, 'estado'> | null,
  after: Pick<Article, 'estado'> | null,
): 1 | -1 | 0 {
  const was = before?.estado === 'publicado';
  const is = after?.estado === 'publicado';
  if (was === is) return 0;
  return is ? 1 : -1;
}

/** What a published save left of an article: `articulos/{id}/revisiones/{numero}`. */
export interface ArticleRevision extends Omit<ArticleFields, 'estado'> {
  numero: number;
  fecha: Date | null;
  /** Who saved it, and the name they had. */
  autorId: string;
  autor: string;
}

/** The content of an article that a revision keeps. */
export function revisedContent(article: Article): Omit<ArticleFields, 'estado'> {
  const { estado: _, ...content } = articleFieldsOf(article);
  return content;
}

/** The draft that brings an article back to a revision; its estado and its author stay. */
export function restoredDraft(draft: ArticleDraft, revision: ArticleRevision): ArticleDraft {
  return { ...draft, ...articleFieldsOf({ ...revision, estado: draft.estado }) };
}
