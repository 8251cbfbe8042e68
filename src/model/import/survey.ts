import type { BloggerEntry } from './entry';
import { markOfComments } from './import-fingerprint';
import { baseOf } from './imported-article';
import { makeComment } from './imported-comment';
import { type ArticleMeasure, type FileMeasure, type Measure, measureFile } from './measured';
import { type ImportProblem, type KeptProblems, ProblemList } from './problems';
import type { FeedItem } from './read-feed';

/** The comments of one article in the file: how many, and their mark (model/import/import-fingerprint.ts). */
export interface ImportedThread {
  total: number;
  marca: string;
}

/** What a file holds, found out before anything is written. Plain data, for a worker to hand over. */
export interface Survey {
  articulos: { publicados: number; borradores: number; programados: number };
  paginas: number;
  comentarios: number;
  /** Settings and template: told, and never brought. */
  ajustes: number;
  conImagenes: number;
  conVideos: number;
  etiquetas: { nombre: string; articulos: number }[];
  autores: string[];
  /** Years of the oldest and the newest published article. */
  desde: number | null;
  hasta: number | null;
  problemas: KeptProblems;
  medida: FileMeasure;
}

const PICTURES = /<img[\s>]/i;
const VIDEOS = /<(?:iframe|object|embed|video)[\s>]/i;
const SHOWN_AUTHORS = 50;

/**
 * Why an entry is not brought whatever is chosen; null when it can be. Asked of every entry in the order of the file, by the
 * preview and by the import alike. Of entries that stand in the file twice the first is brought: `seen` remembers them.
 */
export function refusal(entry: BloggerEntry, seen: Set<string>): ImportProblem | null {
  const problem = (codigo: ImportProblem['codigo']): ImportProblem => ({
    codigo,
    nombre: entry.titulo || entry.slug || entry.id || '',
    id: entry.id,
  });
  if (entry.id === null) return problem('sin-id');
  const key = entry.kind === 'comentario' ? `c${entry.id}` : entry.id;
  if (seen.has(key)) return problem('repetida');
  seen.add(key);
  if (entry.estado === 'papelera') return problem('papelera');
  return null;
}

/** Converts a page and counts what of it is kept. */
export type MeasurePage = (html: string, base: string | undefined) => Measure;

export class Surveyor {
  readonly #measure: MeasurePage;
  readonly #measures: ArticleMeasure[] = [];
  readonly #seen = new Set<string>();
  readonly #labels = new Map<string, number>();
  readonly #authors = new Set<string>();
  readonly #problems = new ProblemList();
  readonly #threads = new Map<string, string[]>();
  readonly #articles = new Set<string>();
  readonly #survey: Omit<Survey, 'medida' | 'etiquetas' | 'autores' | 'problemas'> = {
    articulos: { publicados: 0, borradores: 0, programados: 0 },
    paginas: 0,
    comentarios: 0,
    ajustes: 0,
    conImagenes: 0,
    conVideos: 0,
    desde: null,
    hasta: null,
  };

  constructor(measure: MeasurePage) {
    this.#measure = measure;
  }

  add(item: FeedItem): void {
    const { entry, problem } = item;
    if (problem) this.#problems.add(problem);
    if (entry?.kind === 'ajuste') this.#survey.ajustes += 1;
    else if (entry && entry.kind !== 'otro') this.#addContent(entry);
  }

  #addContent(entry: BloggerEntry): void {
    const refused = refusal(entry, this.#seen);
    if (refused) {
      this.#problems.add(refused);
      return;
    }
    if (entry.kind === 'comentario') this.#addComment(entry);
    else this.#addArticle(entry);
  }

  #addComment(entry: BloggerEntry): void {
    const { comment, problems } = makeComment(entry, '-');
    this.#problems.add(...problems);
    if (!comment) return;
    this.#survey.comentarios += 1;
    const thread = this.#threads.get(comment.articuloId);
    if (thread) thread.push(comment.id);
    else this.#threads.set(comment.articuloId, [comment.id]);
  }

  #addArticle(entry: BloggerEntry): void {
    const survey = this.#survey;
    if (entry.id !== null) this.#articles.add(entry.id);
    const nombre = entry.titulo || entry.slug || entry.id || '';
    this.#measures.push({ id: entry.id, nombre, ...this.#measure(entry.html, baseOf(entry)) });
    if (PICTURES.test(entry.html)) survey.conImagenes += 1;
    if (VIDEOS.test(entry.html)) survey.conVideos += 1;
    if (entry.titulo === '')
      this.#problems.add({ codigo: 'sin-titulo', nombre: entry.slug ?? '', id: entry.id });
    if (entry.autor !== '' && this.#authors.size < SHOWN_AUTHORS) this.#authors.add(entry.autor);
    if (entry.kind === 'pagina') {
      survey.paginas += 1;
      return;
    }
    for (const label of entry.etiquetas) this.#labels.set(label, (this.#labels.get(label) ?? 0) + 1);
    if (entry.estado === 'programado') survey.articulos.programados += 1;
    else if (entry.estado === 'publicado' && entry.publicado !== null) this.#addPublished(entry.publicado);
    else survey.articulos.borradores += 1;
  }

  #addPublished(date: Date): void {
    const survey = this.#survey;
    const year = date.getUTCFullYear();
    survey.articulos.publicados += 1;
    survey.desde = Math.min(survey.desde ?? year, year);
    survey.hasta = Math.max(survey.hasta ?? year, year);
  }

  /** The comments by article: only their ids were kept. */
  threads(): Map<string, ImportedThread> {
    const marked = [...this.#threads].map(([id, ids]): [string, ImportedThread] => [
      id,
      { total: ids.length, marca: markOfComments(ids) },
    ]);
    return new Map(marked);
  }

  /** What was found, once the file is over: comments of articles that are not in it are known only then. */
  finish(): Survey {
    for (const [parent, { length }] of this.#threads) {
      if (this.#articles.has(parent)) continue;
      const detalle = String(length);
      this.#problems.add({ codigo: 'comentario-huerfano', nombre: parent, id: parent, detalle });
    }
    return {
      ...this.#survey,
      etiquetas: [...this.#labels]
        .map(([nombre, articulos]) => ({ nombre, articulos }))
        .sort((a, b) => b.articulos - a.articulos || a.nombre.localeCompare(b.nombre, 'es')),
      autores: [...this.#authors],
      medida: measureFile(this.#measures),
      problemas: this.#problems,
    };
  }
}

/** How many articles there are to bring, for the choices made. */
export function articlesToBring(survey: Survey, paginas: 'articulos' | 'omitir'): number {
  const { publicados, borradores, programados } = survey.articulos;
  return publicados + borradores + programados + (paginas === 'articulos' ? survey.paginas : 0);
}
