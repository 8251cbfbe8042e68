import type { AlignType, PhrasingContent, Table, TableCell } from 'mdast';
import { all, isFilled, isFrame, styleOf, tagOf, wordsOf } from './elements';
import type { Block } from './inline';

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

/** How the text of a column stands, where the table says so. */
function alignmentOf(cell: Element | null): AlignType {
  const value = (cell?.getAttribute('align') ?? (cell ? styleOf(cell, 'text-align') : ''))
    .trim()
    .toLowerCase();
  return (['left', 'right', 'center'] as const).find((one) => one === value) ?? null;
}

/** The lines of a cell: paragraphs, and the items of lists with a sign before each. */
function linesOf(blocks: readonly Block[]): PhrasingContent[][] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [block.children];
    if (block.type === 'footnoteDefinition') return linesOf(block.children);
    if (block.type !== 'list') return [];
    return block.children.flatMap((item) =>
      linesOf(item.children).map((line, at) =>
        at === 0 ? [{ type: 'text', value: '• ' } as const, ...line] : line,
      ),
    );
  });
}

const PAUSE = { type: 'html', value: '<br>' } as const;

/** What stands in a cell as one line, with a break between those that it had. */
function cellOf(blocks: readonly Block[]): TableCell {
  const children = linesOf(blocks).flatMap((line, at) => (at === 0 ? line : [PAUSE, ...line]));
  return { type: 'tableCell', children: children.map((node) => (node.type === 'break' ? PAUSE : node)) };
}

/** A table of data (see isDataTable): its first row is the heading, cells that reached over others are empty there. */
export function tableOf(table: Element, read: (cell: Element) => Block[]): Table {
  const grid = gridOf(table).filter((line) => line.some(isFilled));
  const columns = Array.from({ length: Math.max(...grid.map((line) => line.length)) }, (_, at) => at);
  return {
    type: 'table',
    align: columns.map((column) => alignmentOf(grid.at(-1)?.[column] ?? null)),
    children: grid.map((line) => ({
      type: 'tableRow',
      children: columns.map((column) => cellOf(line[column] ? read(line[column]) : [])),
    })),
  };
}
