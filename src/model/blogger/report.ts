import { formatNumber } from '../format-number';
import { staff } from '../staff-messages';
import { type ImportProblem, isLost, type ProblemCode, type ProblemList } from './problems';
import type { ImportTally } from './progress';

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
export function groupProblems(problems: Pick<ProblemList, 'items' | 'counts'>): ProblemGroup[] {
  return [...problems.counts]
    .map(([codigo, count]) => {
      const items = problems.items.filter((problem) => problem.codigo === codigo);
      const lost = isLost({ codigo, nombre: '', id: null });
      return { codigo, title: texts.problems[codigo], count, items, lost };
    })
    .sort((a, b) => Number(b.lost) - Number(a.lost) || b.count - a.count);
}

/** One problem on one line: what it is about, its id and what else is known. */
export function problemLine({ nombre, id, detalle }: ImportProblem): string {
  const named = nombre.trim() || texts.report.unnamed;
  const parts = [id !== null && id !== nombre ? `${named} [${id}]` : named, detalle];
  return parts.filter(Boolean).join(' · ');
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
export function reportText(
  { hecho, problems }: { hecho: ImportTally; problems: ProblemList },
  file: string,
  date: string,
): string {
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
