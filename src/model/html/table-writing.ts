import { isList, tagOf, wordsOf } from './elements';
import { alignmentOf, gridOf } from './tables';
import type { Flow, Place, Writing } from './writing';

function isFilled(cell: Element | null): boolean {
  return cell !== null && (wordsOf(cell) !== '' || cell.querySelector('img') !== null);
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
