import { date, text, textOrNull, texts } from '../../shared/stored/stored-fields';
import { choiceOf, listIn } from '../../shared/unknown-value';
import type { Article, ArticleCard, ArticleShards } from '../article';
import { EVIDENCE_STATES } from '../evidence/evidence-states';

/** A shard stays under this: a document holds 1 MiB, and edits that lengthen an entry need room. */
export const SHARD_MAX_BYTES = 900_000;
/** An entry that grows may stay where it is up to here; past it, it moves to the year's last part. */
export const SHARD_HARD_MAX_BYTES = 1_000_000;
/** How many shards one question may bring: with the first, six comments and a sum, the 25 documents of the library's budget. */
export const SHARDS_PAGE = 17;

const FORMAT = 1;
/** Where a symposium was, when no place that the site knows is named. */
export const DEFAULT_SYMPOSIUM_PLACE = 'Varios lugares';

/** A card as a string: a list in fixed order, the format's number first; what few have comes last, and only where it is. The id is the entry's key. */
export function encodeCard(card: ArticleCard): string {
  return JSON.stringify([
    FORMAT,
    card.titulo,
    card.slug,
    card.resumen,
    card.autor,
    card.categorias,
    card.tags,
    card.fechaPublicacion?.getTime() ?? null,
    card.imagenPrincipal,
    card.esSimposio ? (card.lugar ?? '') : null,
    ...(card.evidencia === null ? [] : [card.evidencia]),
  ]);
}

/** The card that an entry holds, or null when the entry is not one; fields that make no sense take their defaults. */
export function decodeCard(id: string, json: string): ArticleCard | null {
  const [format, titulo, slug, resumen, autor, categorias, tags, fecha, imagen, lugar, evidencia] =
    listIn(json);
  if (format !== FORMAT) return null;
  const stored = { titulo, slug, resumen, autor, categorias, tags, fecha, imagen, lugar };
  return {
    id,
    titulo: text(stored, 'titulo', 'Sin título'),
    slug: text(stored, 'slug'),
    resumen: text(stored, 'resumen'),
    autor: text(stored, 'autor'),
    categorias: texts(stored, 'categorias'),
    tags: texts(stored, 'tags'),
    fechaPublicacion: date(stored, 'fecha'),
    imagenPrincipal: textOrNull(stored, 'imagen'),
    esSimposio: typeof lugar === 'string',
    lugar: typeof lugar === 'string' ? lugar || DEFAULT_SYMPOSIUM_PLACE : null,
    evidencia: choiceOf(evidencia, EVIDENCE_STATES),
  };
}

const encoder = new TextEncoder();

/** Bytes Firestore counts for one entry of a map: its key and its string, each with one byte more. */
export function entryBytes(id: string, value: string): number {
  return encoder.encode(id).length + 1 + encoder.encode(value).length + 1;
}

/**
 * The collections that hold an entry of each published article: what lists show, what the keyword search looks in, the passages that
 * it treats, and what it cites.
 */
export const SHARD_KINDS = ['catalogo', 'buscador', 'pasajes', 'fuentes'] as const;
export type ShardCollection = (typeof SHARD_KINDS)[number];

/**
 * The year whose shards hold an article: of its publication, in UTC so that every writer agrees; 0 without one. Passages and sources are not asked
 * for by year: all are of the year 0, so that a page of them reads as few documents as hold them.
 */
export function shardYear(name: ShardCollection, article: Pick<Article, 'fechaPublicacion'>): number {
  return name === 'pasajes' || name === 'fuentes' ? 0 : (article.fechaPublicacion?.getUTCFullYear() ?? 0);
}

/** The shards of an article, by what names them; null where it has not those that every published one has. */
export function articleShards(
  named: {
    readonly [Name in ShardCollection]?: string | null | undefined;
  },
): ArticleShards | null {
  const { catalogo, buscador, pasajes, fuentes } = named;
  if (!catalogo || !buscador) return null;
  return { catalogo, buscador, ...(pasajes ? { pasajes } : {}), ...(fuentes ? { fuentes } : {}) };
}

/** The first shard of a year: '2024'. */
export function firstShardId(year: number): string {
  return String(year).padStart(4, '0');
}

/** The year a shard's id names, or null when it names none. */
export function yearOfShardId(id: string): number | null {
  const match = /^(\d{4})(?:-\d{2})?$/.exec(id);
  return match ? Number(match[1]) : null;
}

/** The part after a shard: '2024' → '2024-02' → '2024-03'. Ids in order of name are in order of age. */
export function nextShardId(id: string): string {
  const [year, part] = id.split('-');
  return `${year}-${String(Number(part ?? '1') + 1).padStart(2, '0')}`;
}
