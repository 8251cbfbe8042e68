import { all, isFilled, isFrame, renamed, styleOf, tagOf, wordsOf } from './elements';
import { written } from './words';

/** What no cell of a markdown table can hold. Lists can, as lines with a sign before each. */
const TOO_MUCH = 'table, h1, h2, h3, h4, h5, h6, blockquote, pre, textarea, hr';
const MOST_COLUMNS = 30;
/** A cell longer than this is a column of a page, not a fact in a table. */
const CELL_CHARS = 1500;

/** The rows of a table itself, without those of tables inside it. */
function rowsOf(table: Element): Element[] {
  return Array.from(table.children).flatMap((child) => {
    const tag = tagOf(child);
    if (tag === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(tag)
      ? Array.from(child.children).filter((row) => tagOf(row) === 'tr')
      : [];
  });
}

function cellsOf(row: Element): Element[] {
  return Array.from(row.children).filter((cell) => ['td', 'th'].includes(tagOf(cell)));
}

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
  const value = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(value) && value > 1 ? Math.min(value, MOST_COLUMNS) : 1;
}

/** The cells in their columns; null where a wider or higher cell reaches. */
function gridOf(table: Element): (Element | null)[][] {
  const grid: (Element | null)[][] = [];
  const taken: number[] = [];
  for (const row of rowsOf(table)) {
    const line: (Element | null)[] = [];
    const skip = () => {
      while ((taken[line.length] ?? 0) > 0) {
        taken[line.length] = (taken[line.length] ?? 0) - 1;
        line.push(null);
      }
    };
    for (const cell of cellsOf(row)) {
      skip();
      for (let column = 0; column < span(cell, 'colspan'); column += 1) {
        taken[line.length] = Math.max(taken[line.length] ?? 0, span(cell, 'rowspan') - 1);
        line.push(column === 0 ? cell : null);
      }
    }
    skip();
    if (line.length > 0) grid.push(line);
  }
  return grid;
}

/** Whether a table holds data: two rows and columns at least, cells that markdown can hold, not all pictures. */
export function isDataTable(table: Element): boolean {
  const grid = gridOf(table).filter((line) => line.some(isFilled));
  const columns = Math.max(0, ...grid.map((line) => line.length));
  if (grid.length < 2 || columns < 2 || columns > MOST_COLUMNS) return false;
  const filled = Array.from({ length: columns }, (_, at) => grid.some((line) => isFilled(line[at] ?? null)));
  if (filled.filter(Boolean).length < 2) return false;
  if (table.querySelector(TOO_MUCH) || wordsOf(table) === '') return false;
  const cells = grid.flat().filter((cell) => cell !== null);
  return (
    cells.every((cell) => wordsOf(cell).length <= CELL_CHARS) &&
    !all(table, '*').some((one) => isFrame(tagOf(one)))
  );
}

const RULES: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

/** The rule below a column's heading: how its text stands, where the table says so. */
function alignmentOf(cell: Element | null): string {
  const value = (cell?.getAttribute('align') ?? (cell ? styleOf(cell, 'text-align') : ''))
    .trim()
    .toLowerCase();
  return RULES[value] ?? '---';
}

/** Makes a table of data (see isDataTable) one of equal rows; cells that reached over others are empty there. */
export function prepareTable(table: Element): void {
  const grid = gridOf(table).filter((line) => line.some(isFilled));
  const columns = Math.max(...grid.map((line) => line.length));
  const rules = Array.from({ length: columns }, (_, at) => alignmentOf(grid.at(-1)?.[at] ?? null));
  for (const child of Array.from(table.children))
    if (tagOf(child) === 'caption') table.parentNode?.insertBefore(renamed(child, 'div'), table);
  const made = table.ownerDocument.createElement('table');
  made.setAttribute('data-md-rules', `| ${rules.join(' | ')} |`);
  for (const line of grid) {
    const row = made.appendChild(table.ownerDocument.createElement('tr'));
    for (let column = 0; column < columns; column += 1) {
      const cell = row.appendChild(table.ownerDocument.createElement('td'));
      cell.setAttribute('data-md-cell', '');
      const source = line[column];
      while (source?.firstChild) cell.appendChild(source.firstChild);
    }
  }
  table.parentNode?.replaceChild(made, table);
}

/** What stands in a cell of a table of data as one line, with a break between those that it had. */
export function writeCell(content: string): string {
  const lines = written(content, false).replace(/ *\n+ */g, '<br>');
  return `| ${lines.replace(/\|/g, '\\|')} `;
}

/** A table of data: its first row is the heading. */
export function writeTable(content: string, table: Element): string {
  const [head, ...body] = content.trim().split('\n');
  return ['\n', head, table.getAttribute('data-md-rules'), ...body, '\n'].join('\n');
}
