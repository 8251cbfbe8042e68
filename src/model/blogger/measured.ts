/** What is counted of an article before and after it is converted. */
export const MEASURED = [
  'palabras',
  'imagenes',
  'enlaces',
  'tablas',
  'listas',
  'titulos',
  'citas',
  'codigo',
] as const;
export type Counts = Record<(typeof MEASURED)[number], number>;

export interface Measure {
  original: Counts;
  perdido: Counts;
}

export interface ArticleMeasure extends Measure {
  id: string | null;
  nombre: string;
}

export interface FileMeasure extends Measure {
  articulos: number;
  conPerdida: number;
  /** By article, those that lose most first; of very many the others are only counted. */
  porArticulo: ArticleMeasure[];
}

/** As many articles are told one by one. */
const KEPT = 500;

export function noCounts(): Counts {
  return { palabras: 0, imagenes: 0, enlaces: 0, tablas: 0, listas: 0, titulos: 0, citas: 0, codigo: 0 };
}

function addTo(sum: Counts, counts: Counts): void {
  for (const key of MEASURED) sum[key] += counts[key];
}

/** How much is lost: a table or a picture weighs as much as many words. */
function loss({ perdido }: Measure): number {
  return MEASURED.reduce((sum, key) => sum + perdido[key] * (key === 'palabras' ? 1 : 20), 0);
}

const worstFirst = (a: Measure, b: Measure) => loss(b) - loss(a);

/** Adds up the measures of a file's articles; keeps one by one the worst of them. */
export class Measuring {
  #articles: ArticleMeasure[] = [];
  readonly #sum: FileMeasure = {
    original: noCounts(),
    perdido: noCounts(),
    articulos: 0,
    conPerdida: 0,
    porArticulo: [],
  };

  add(article: ArticleMeasure): void {
    const sum = this.#sum;
    addTo(sum.original, article.original);
    addTo(sum.perdido, article.perdido);
    sum.articulos += 1;
    if (loss(article) > 0) sum.conPerdida += 1;
    this.#articles.push(article);
    if (this.#articles.length >= 2 * KEPT) this.#articles = this.#articles.sort(worstFirst).slice(0, KEPT);
  }

  finish(): FileMeasure {
    return { ...this.#sum, porArticulo: this.#articles.sort(worstFirst).slice(0, KEPT) };
  }
}

/** How much of something came through, in hundredths of a percent cut off rather than rounded up: '99,98 %'. */
export function keptShare({ original, perdido }: Measure, key: keyof Counts): number {
  return original[key] === 0 ? 1 : (original[key] - perdido[key]) / original[key];
}
