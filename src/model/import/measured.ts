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
  /** The articles that lose anything, the worst first. */
  conPerdida: ArticleMeasure[];
}

export function noCounts(): Counts {
  return { palabras: 0, imagenes: 0, enlaces: 0, tablas: 0, listas: 0, titulos: 0, citas: 0, codigo: 0 };
}

/** How much is lost: a table or a picture weighs as much as many words. */
function loss({ perdido }: Measure): number {
  return MEASURED.reduce((sum, key) => sum + perdido[key] * (key === 'palabras' ? 1 : 20), 0);
}

/** The measures of a file's articles added up. */
export function measureFile(articles: readonly ArticleMeasure[]): FileMeasure {
  const sum = { original: noCounts(), perdido: noCounts() };
  for (const { original, perdido } of articles)
    for (const key of MEASURED) {
      sum.original[key] += original[key];
      sum.perdido[key] += perdido[key];
    }
  const conPerdida = articles.filter((article) => loss(article) > 0).sort((a, b) => loss(b) - loss(a));
  return { ...sum, articulos: articles.length, conPerdida };
}

/** How much of something came through, in hundredths of a percent cut off rather than rounded up: '99,98 %'. */
export function keptShare({ original, perdido }: Measure, key: keyof Counts): number {
  return original[key] === 0 ? 1 : (original[key] - perdido[key]) / original[key];
}
