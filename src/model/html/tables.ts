import { all, isFilled, isFrame, isList, styleOf, tagOf, wordsOf } from './elements';
import type { Flow, Place, Writing } from './writing';

/** What no cell of a markdown table can hold. Lists can, as lines with a sign before each. */
const TOO_MUCH = 'table, h1, h2, h3, h4, h5, h6, blockquote, pre, textarea, hr';
const MOST_COLUMNS = 30;
/** A cell longer than this is a column of a page, not a fact in a table. */
const CELL_CHARS = 1500;

/** The rows of a table itself, without those of tables inside it. */
export function rowsOf(table: Element): Element[] {
  return Array.from(table.children).flatMap((child) => {
    const tag = tagOf(child);
    if (tag === 'tr') return [child];
    return ['thead', 'tbody', 'tfoot'].includes(tag)
      ? Array.from(child.children).filter((row) => tagOf(row) === 'tr')
      : [];
  });
}

export function cellsOf(row: Element): Element[] {
  return Array.from(row.children).filter((cell) => ['td', 'th'].includes(tagOf(cell)));
}

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
  const value = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(value) && value > 1 ? Math.min(value, MOST_COLUMNS) : 1;
}

/** The cells in their columns; null where a wider or higher cell reaches. */
export function gridOf(table: Element): (Element | null)[][] {
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

/** How the text of a column stands, where the table says so. */
export function alignmentOf(cell: Element | null): string {
  if (cell === null) return '';
  const value = (cell.getAttribute('align') ?? styleOf(cell, 'text-align')).trim().toLowerCase();
  return ['left', 'right', 'center'].includes(value) ? value : '';
}

/** What stands in a cell as one line: paragraphs with a break between them, the items of lists with a sign before each. */
function flatten(writing: Writing, from: Element, into: Element, sign = ''): void {
  for (const block of Array.from(from.childNodes)) {
    const tag = tagOf(block);
    if (isList(tag)) {
      for (const item of Array.from(block.childNodes)) flatten(writing, item as Element, into, '• ');
      continue;
    }
    const inline = !['p', 'div', 'x-note-text'].includes(tag);
    if ((!inline || sign) && into.firstChild) into.appendChild(writing.out.createElement('br'));
    if (sign) into.appendChild(writing.out.createTextNode(sign));
    if (inline) into.appendChild(block);
    else while (block.firstChild) into.appendChild(block.firstChild);
    sign = '';
  }
}

/** Writes a table of data (see isDataTable): its first row is the heading, cells that reached over others are empty there. */
export function writeTable(writing: Writing, table: Element, place: Place, flow: Flow): void {
  for (const child of Array.from(table.children))
    if (tagOf(child) === 'caption')
      writing.element(child, { ...place, marks: { ...place.marks, em: true } }, flow);
  const grid = gridOf(table).filter((line) => line.some(isFilled));
  const width = Math.max(...grid.map((line) => line.length));
  const written = writing.make('table', flow.into);
  grid.forEach((line, at) => {
    const row = writing.make('tr', written);
    for (let column = 0; column < width; column += 1) {
      const cell = writing.make(at === 0 ? 'th' : 'td', row);
      const align = alignmentOf(grid.at(-1)?.[column] ?? null);
      if (align) cell.setAttribute('align', align);
      const source = line[column];
      if (!source) continue;
      const inner: Flow = { into: writing.out.createElement('div'), runs: [] };
      writing.inCell(() => {
        writing.children(source, place, inner);
        writing.flush(inner);
      });
      flatten(writing, inner.into, cell);
    }
  });
}
