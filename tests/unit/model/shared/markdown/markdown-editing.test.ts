import { describe, expect, it } from 'vitest';
import {
  findInserted,
  findMarker,
  movedPosition,
  uploadMarker,
  withoutMarkers,
} from '@/model/articles/editing/upload-markers';
import {
  applyCommand,
  continueLine,
  insertBlock,
  insertLink,
  isAddress,
  type MarkdownCommand,
  pictureMarkdown,
} from '@/model/shared/markdown/markdown-editing';
import type { Selected, TextEdit } from '@/model/shared/markdown/markdown-marks';

/** A text with its selection drawn in it: 'una ‹palabra› aquí'; '|' is a caret. */
function selected(drawn: string): Selected {
  const caret = drawn.indexOf('|');
  if (caret !== -1) return { text: drawn.replace('|', ''), start: caret, end: caret };
  const start = drawn.indexOf('‹');
  const end = drawn.indexOf('›') - 1;
  return { text: drawn.replace(/[‹›]/g, ''), start, end };
}

function drawn({ text }: Selected, { from, to, insert, start, end }: TextEdit): string {
  const result = text.slice(0, from) + insert + text.slice(to);
  if (start === end) return `${result.slice(0, start)}|${result.slice(start)}`;
  return `${result.slice(0, start)}‹${result.slice(start, end)}›${result.slice(end)}`;
}

const result = (command: MarkdownCommand, before: string) =>
  drawn(selected(before), applyCommand(command, selected(before)));

describe('marks around words', () => {
  it.each<[MarkdownCommand, string, string]>([
    ['bold', 'una ‹palabra› aquí', 'una **‹palabra›** aquí'],
    ['bold', 'una **‹palabra›** aquí', 'una ‹palabra› aquí'],
    ['bold', 'una ‹**palabra**› aquí', 'una ‹palabra› aquí'],
    ['bold', 'una‹ palabra ›aquí', 'una **‹palabra›** aquí'],
    ['bold', 'una | aquí', 'una **‹texto en negrita›** aquí'],
    ['italic', 'una ‹palabra› aquí', 'una *‹palabra›* aquí'],
    ['italic', 'una *‹palabra›* aquí', 'una ‹palabra› aquí'],
    ['italic', 'una **‹palabra›** aquí', 'una ***‹palabra›*** aquí'],
    ['bold', 'una ***‹palabra›*** aquí', 'una *‹palabra›* aquí'],
    ['italic', 'una ***‹palabra›*** aquí', 'una **‹palabra›** aquí'],
    ['code', 'el ‹valor›', 'el `‹valor›`'],
    ['code', 'el `‹valor›`', 'el ‹valor›'],
    ['code', 'el ‹a`b›', 'el ``‹a`b›``'],
    ['code', 'el ‹`valor`›', 'el ‹valor›'],
  ])('%s: %s → %s', (command, before, expected) => {
    expect(result(command, before)).toBe(expected);
  });

  it('go to each line, behind what begins it, and away again', () => {
    const marked = result('bold', '‹- uno\n\n- dos›');
    expect(marked).toBe('‹- **uno**\n\n- **dos**›');
    expect(result('bold', marked)).toBe('‹- uno\n\n- dos›');
  });

  it('are completed where only some lines have them', () => {
    expect(result('bold', '‹**uno**\ndos›')).toBe('‹**uno**\n**dos**›');
  });
});

describe('whole lines', () => {
  it.each<[MarkdownCommand, string, string]>([
    ['heading2', 'antes\nun tí|tulo\ndespués', 'antes\n## un tí|tulo\ndespués'],
    ['heading2', '## un tí|tulo', 'un tí|tulo'],
    ['heading3', '## un tí|tulo', '### un tí|tulo'],
    ['heading3', '|', '### |'],
    ['bullets', '‹uno\ndos›', '‹- uno\n- dos›'],
    ['bullets', '‹- uno\n- dos›', '‹uno\ndos›'],
    ['bullets', '‹1. uno\n2. dos›', '‹- uno\n- dos›'],
    ['bullets', '‹uno\n\n  dos›', '‹- uno\n\n  - dos›'],
    ['numbers', '‹uno\n\ndos\ntres›', '‹1. uno\n\n2. dos\n3. tres›'],
    ['numbers', '‹1. uno\n2. dos›', '‹uno\ndos›'],
    ['quote', '‹uno\n\ndos›', '‹> uno\n> \n> dos›'],
    ['quote', '‹> uno\n>\n> dos›', '‹uno\n\ndos›'],
  ])('%s: %j → %j', (command, before, expected) => {
    expect(result(command, before)).toBe(expected);
  });
});

it('a line break at the end of the selection takes no further line', () => {
  expect(applyCommand('quote', selected('‹uno\n›dos'))).toMatchObject({ from: 0, to: 3, insert: '> uno' });
});

describe('a block of code', () => {
  it('is fenced, and let out again', () => {
    expect(result('codeBlock', 'a\n‹b\nc›\nd')).toBe('a\n```\n‹b\nc›\n```\nd');
    expect(result('codeBlock', 'a\n‹```\nb\nc\n```›\nd')).toBe('a\n‹b\nc›\nd');
  });

  it('gets a longer fence than any inside', () => {
    const { insert } = applyCommand('codeBlock', selected('‹````\nx›'));
    expect(insert.startsWith('`````\n')).toBe(true);
  });
});

describe('a link', () => {
  const link = (before: string, address?: string) =>
    drawn(selected(before), insertLink(selected(before), 'texto', address));

  it.each([
    ['ver ‹esto› ya', 'ver [esto](‹https://›) ya'],
    ['ver | ya', 'ver [‹texto›](https://) ya'],
    ['ver ‹https://sitio.cl/a› ya', 'ver [‹texto›](https://sitio.cl/a) ya'],
    ['‹a [b] c›', '[a \\[b\\] c](‹https://›)'],
  ])('%s → %s', (before, expected) => {
    expect(link(before)).toBe(expected);
  });

  it('of a pasted address leaves the caret behind it, and its signs cannot end it', () => {
    expect(link('ver ‹esto› ya', 'https://sitio.cl/a_(b)')).toBe(
      'ver [esto](https://sitio.cl/a_%28b%29)| ya',
    );
  });

  it('knows an address', () => {
    expect(isAddress(' https://sitio.cl/a ')).toBe(true);
    expect(isAddress('https://sitio.cl y más')).toBe(false);
    expect(isAddress('javascript:alert(1)')).toBe(false);
  });

  it('a picture is written with what may stand in it', () => {
    expect(pictureMarkdown('altar', 'https://a.cl/b.png', 'El "altar"')).toBe(
      '![altar](https://a.cl/b.png "El \\"altar\\"")',
    );
    expect(pictureMarkdown('uno [dos]\ntres', 'https://sitio.cl/a b.png')).toBe(
      '![uno \\[dos\\] tres](https://sitio.cl/a%20b.png)',
    );
  });
});

describe('a paragraph of its own', () => {
  it.each([
    ['|', 'X|'],
    ['uno|', 'uno\n\nX|'],
    ['uno\n|', 'uno\n\nX|'],
    ['uno\n\n|\n\ndos', 'uno\n\nX|\n\ndos'],
    ['uno|dos', 'uno\n\nX|\n\ndos'],
  ])('%j → %j', (before, expected) => {
    expect(drawn(selected(before), insertBlock(selected(before), 'X'))).toBe(expected);
  });
});

describe('Enter', () => {
  it.each([
    ['- uno|', '- uno\n- |'],
    ['  * uno|', '  * uno\n  * |'],
    ['9. uno|', '9. uno\n10. |'],
    ['> uno|', '> uno\n> |'],
    ['- uno\n- |', '- uno\n|'],
    ['- uno|dos', '- uno\n- |dos'],
  ])('%j → %j', (before, expected) => {
    const edit = continueLine(selected(before));
    expect(edit && drawn(selected(before), edit)).toBe(expected);
  });

  it.each(['un párrafo|', '- ‹uno›', '|- uno'])('is just Enter in %j', (before) => {
    expect(continueLine(selected(before))).toBeNull();
  });
});

describe('the marker of an upload', () => {
  it('is found wherever the text moved, each by its own id', () => {
    const text = `a\n${uploadMarker('id-1', 'foto [1].png')}\n${uploadMarker('id-2', 'foto [1].png')} b`;
    const first = findMarker(text, 'id-1');
    const second = findMarker(`delante ${text}`, 'id-2');
    expect(first && text.slice(first.from, first.to)).toBe('![Subiendo foto 1.png…](subiendo:id-1)');
    expect(second && `delante ${text}`.slice(second.from, second.to)).toContain('subiendo:id-2');
    expect(findMarker(text, 'id-3')).toBeNull();
  });

  it.each(['|', 'uno|', 'uno\n|', 'uno|\n\ndos', 'uno|dos', 'uno\n|dos'])(
    'taken away leaves %j as it was',
    (before) => {
      const given = selected(before);
      const edit = insertBlock(given, uploadMarker('id-1', 'foto.png'));
      const text = given.text.slice(0, edit.from) + edit.insert + given.text.slice(edit.to);
      const place = findInserted(text, 'id-1', edit.insert);
      expect(place && text.slice(0, place.from) + text.slice(place.to)).toBe(given.text);
      const edited = text.replace(/^uno\n+/, 'uno ');
      const left = findInserted(edited, 'id-1', edit.insert);
      expect(left && edited.slice(0, left.from) + edited.slice(left.to)).not.toContain('subiendo');
    },
  );

  it('is not stored', () => {
    expect(withoutMarkers(`a\n\n${uploadMarker('x', 'f.png')}\n\nb`)).toBe('a\n\n\nb');
    expect(withoutMarkers('a ![b](https://c.cl/d.png)')).toBe('a ![b](https://c.cl/d.png)');
  });

  it.each([
    [2, 2],
    [4, 4],
    [5, 9],
    [8, 9],
    [20, 21],
  ])('a caret at %i goes to %i when the characters from 4 to 8 become 5', (at, expected) => {
    expect(movedPosition(at, 4, 8, 5)).toBe(expected);
  });
});
