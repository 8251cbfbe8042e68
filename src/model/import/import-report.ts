import * as staff from '../messages/staff';
import { formatNumber } from '../shared/text/format-number';
import { type ArticleMeasure, type FileMeasure, keptShare, MEASURED, type Measure } from './measured';
import { type ImportProblem, type KeptProblems, LOST, type ProblemCode } from './problems';
import type { ImportResult, ImportTally } from './progress';
import type { Survey } from './survey';

const texts = staff.adminImport;

export interface ProblemGroup {
  codigo: ProblemCode;
  title: string;
  /** All there were; of very many not all are kept. */
  count: number;
  items: ImportProblem[];
  /** These were not brought at all. */
  lost: boolean;
}

/** Problems by kind: first what was not brought, then what changed on the way; many before few. */
export function groupProblems(problems: KeptProblems): ProblemGroup[] {
  return [...problems.counts]
    .map(([codigo, count]) => {
      const items = problems.items.filter((problem) => problem.codigo === codigo);
      return { codigo, title: texts.problems[codigo], count, items, lost: LOST.has(codigo) };
    })
    .sort((a, b) => Number(b.lost) - Number(a.lost) || b.count - a.count);
}

/** One problem on one line: what it is about, its id and what else is known. */
export function problemLine({ nombre, id, detalle }: Omit<ImportProblem, 'codigo'>): string {
  const named = nombre.trim() || texts.report.unnamed;
  const parts = [id !== null && id !== nombre ? `${named} [${id}]` : named, detalle];
  return parts.filter(Boolean).join(' · ');
}

/** How much of something is kept, never rounded up to the whole: '99,9 %'. */
function percent(share: number): string {
  const tenths = Math.floor(share * 1000) / 10;
  return `${tenths.toLocaleString('es', { minimumFractionDigits: tenths === 100 ? 0 : 1 })} %`;
}

/** What the articles of a file keep, kind by kind; without kinds that none of them has. */
export function measureLines(measure: Measure) {
  return MEASURED.filter((key) => measure.original[key] > 0).map((key) => ({
    label: texts.measure.kinds[key],
    original: measure.original[key],
    perdido: measure.perdido[key],
    kept: percent(keptShare(measure, key)),
  }));
}

/** What an article loses, on one line. */
export function lossLine({ nombre, id, ...measure }: ArticleMeasure): string {
  const lost = measureLines(measure)
    .filter(({ perdido }) => perdido > 0)
    .map(({ label, perdido, original }) => texts.measure.lost(label, perdido, original));
  return problemLine({ nombre, id, detalle: lost.join(', ') });
}

/** The measure as lines of text: the totals, and the articles that lose anything, the worst first. */
export function measureText(medida: FileMeasure): string[] {
  const { articulos, conPerdida } = medida;
  if (articulos === 0) return [];
  const totals = measureLines(medida).map(
    ({ label, original, perdido, kept }) =>
      `  ${label}: ${kept} (${texts.measure.lost(label, perdido, original).replace(/^.*?: /, '')})`,
  );
  return [
    texts.measure.title,
    ...totals,
    conPerdida.length === 0 ? texts.measure.all : texts.measure.losing(conPerdida.length, articulos),
    ...conPerdida.map((article) => `  - ${lossLine(article)}`),
  ];
}

/** What was found, label and number. */
export function surveyFigures(survey: Survey): [label: string, count: number][] {
  const { articulos, paginas, comentarios, etiquetas, ajustes } = survey;
  return [
    [texts.survey.published, articulos.publicados],
    [texts.survey.drafts, articulos.borradores],
    [texts.survey.scheduled, articulos.programados],
    [texts.survey.pages, paginas],
    [texts.survey.comments, comentarios],
    [texts.survey.labels, etiquetas.length],
    [texts.survey.settings, ajustes],
  ];
}

/** What was done, label and number, without what was not. */
export function tallyLines(hecho: ImportTally): [label: string, count: number][] {
  const { result } = texts;
  const lines: [string, number][] = [
    [result.created, hecho.creados],
    [result.updated, hecho.actualizados],
    [result.same, hecho.iguales],
    [result.comments, hecho.comentarios],
    [result.sameComments, hecho.comentariosIguales],
    [result.categories, hecho.categorias],
    [result.pictures, hecho.imagenes],
  ];
  return lines.filter(([, count]) => count > 0);
}

/** Whether the import left the site as it was. */
export function changedNothing({ creados, actualizados, comentarios, categorias }: ImportTally): boolean {
  return creados + actualizados + comentarios + categorias === 0;
}

/** The report as a text file. */
export function reportText({ hecho, problems }: ImportResult, file: string, date: string): string {
  const lines = [texts.report.heading(file, date), ''];
  for (const [label, count] of tallyLines(hecho)) lines.push(`${label}: ${formatNumber(count)}`);
  if (changedNothing(hecho)) lines.push(texts.result.nothingNew);
  const groups = groupProblems(problems);
  if (groups.length === 0) lines.push('', texts.report.none);
  for (const { title, count, items } of groups) {
    lines.push('', `${title}: ${formatNumber(count)}`);
    lines.push(...items.map((problem) => `  - ${problemLine(problem)}`));
    if (count > items.length) lines.push(`  ${texts.report.more(count - items.length)}`);
  }
  return `${lines.join('\n')}\n`;
}
