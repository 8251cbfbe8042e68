import { escapeText, type Marks, scripted } from './marks';

export type Run =
  | { kind: 'text'; text: string; marks: Marks }
  | { kind: 'image'; src: string; alt: string; title: string; marks: Marks }
  | { kind: 'break'; marks: Marks }
  /** The mark of a footnote, or, where it stands first, the beginning of the note itself. */
  | { kind: 'note' | 'noteText'; id: string; marks: Marks };

type TextRun = Extract<Run, { kind: 'text' }>;

const PUNCTUATION = /^[\p{P}\p{S}]$/u;
const SPACE = /^\s$/u;
const MARKS = ['strong', 'em', 'del'] as const;
type Mark = (typeof MARKS)[number];

const isBlank = (run: Run) => run.kind === 'text' && run.text.trim() === '';

/** Spaces as the browser draws them: one between words, none at the edges of a line. */
function collapsed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const before = kept.at(-1);
    if (run.kind === 'break' && before?.kind === 'text') before.text = before.text.trimEnd();
    if (run.kind !== 'text') {
      kept.push({ ...run });
      continue;
    }
    const opens = before === undefined || before.kind === 'break' || before.kind === 'noteText';
    const spaced = before?.kind === 'text' && before.text.endsWith(' ');
    const text = opens || spaced ? run.text.trimStart() : run.text;
    if (text === '') continue;
    const blank = text.trim() === '';
    kept.push({ ...run, text, marks: blank && !run.marks.link ? {} : run.marks });
  }
  const last = kept.at(-1);
  if (last?.kind === 'text') last.text = last.text.trimEnd();
  return kept.filter((run) => run.kind !== 'text' || run.text !== '');
}

/** Without the breaks and blanks that a line begins or ends with. */
function trimmed(runs: readonly Run[]): Run[] {
  const matters = (run: Run) => run.kind !== 'break' && !isBlank(run);
  const first = runs.findIndex(matters);
  return first === -1 ? [] : runs.slice(first, runs.findLastIndex(matters) + 1);
}

/** The paragraphs of some inline content: an empty line parts two, and so does the beginning of a footnote's text. */
export function paragraphsOf(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  let breaks = 0;
  for (const run of runs) {
    if (run.kind === 'break') breaks += 1;
    else if (!isBlank(run)) {
      if (breaks > 1 || run.kind === 'noteText') paragraphs.push([]);
      breaks = 0;
    }
    paragraphs.at(-1)?.push(run);
  }
  return paragraphs.map((paragraph) => collapsed(trimmed(paragraph))).filter(({ length }) => length > 0);
}

function plainMarks(run: Run): Run {
  if (run.kind === 'text' && run.marks.code) return { ...run, marks: { code: true, link: run.marks.link } };
  if (run.kind === 'text') return { ...run, text: scripted(run.text, run.marks.script) };
  return { ...run, marks: run.marks.link && run.kind !== 'break' ? { link: run.marks.link } : {} };
}

/** Whether `mark` goes on from one run into the next. */
function goesOn(run: Run | undefined, mark: Mark, link: Marks['link']): run is TextRun {
  return run?.kind === 'text' && run.marks[mark] === true && run.marks.link === link;
}

/** How much of a text's beginning is punctuation, which no mark can open before where a letter stands in front of it. */
function punctuation(text: string): number {
  let length = 0;
  for (const character of text) {
    if (!PUNCTUATION.test(character)) break;
    length += character.length;
  }
  return length;
}

const reversed = (text: string) => [...text].reverse().join('');

/** Whether a letter or a digit touches the mark from outside: beside a space, a sign or a link it stands well. */
function touchesWord(run: Run | undefined, link: Marks['link'], side: 'before' | 'after'): boolean {
  if (run?.kind !== 'text' || run.marks.link !== link || run.marks.code) return false;
  const characters = [...run.text];
  const character = (side === 'before' ? characters.at(-1) : characters[0]) ?? ' ';
  return !PUNCTUATION.test(character) && !SPACE.test(character);
}

function split(run: TextRun, at: number, unmarked: 'first' | 'second', mark: Mark): Run[] {
  const without = { ...run.marks, [mark]: false };
  const [first, second] = [run.text.slice(0, at), run.text.slice(at)];
  return [
    { ...run, text: first, marks: unmarked === 'first' ? without : run.marks },
    { ...run, text: second, marks: unmarked === 'second' ? without : run.marks },
  ].filter(({ text }) => text !== '');
}

/** Markdown opens no bold between a letter and a sign ('a<b>(b)</b>'): such signs at its edges are left out. */
function withFirmEdges(runs: readonly Run[], mark: Mark): Run[] {
  const out = [...runs];
  for (let at = 0; at < out.length; at += 1) {
    const run = out[at];
    const { link } = run?.marks ?? {};
    if (!goesOn(run, mark, link)) continue;
    const outside = out[at - 1];
    if (!goesOn(outside, mark, link) && touchesWord(outside, link, 'before')) {
      const signs = punctuation(run.text);
      if (signs > 0) {
        out.splice(at, 1, ...split(run, signs, 'first', mark));
        // What begins now, after a sign, begins well.
        continue;
      }
    }
    const next = out[at + 1];
    if (!goesOn(next, mark, link) && touchesWord(next, link, 'after')) {
      const signs = punctuation(reversed(run.text));
      if (signs > 0) out.splice(at, 1, ...split(run, run.text.length - signs, 'second', mark));
    }
  }
  return out;
}

type Key = Mark | 'link' | 'code';

/** Where a mark that begins at a run ends, never beyond a link's edge; `at` where the run has none. */
function reach(runs: readonly Run[], at: number, key: Key): number {
  const here = runs[at]?.marks;
  if (!here?.[key]) return at;
  let end = at;
  while (runs[end]?.marks[key] === here[key] && runs[end]?.marks.link === here.link) end += 1;
  return end;
}

/** Appends one paragraph's runs (see paragraphsOf) as elements; what belongs together is one element. */
export function writeInline(into: Element, runs: readonly Run[], inCell: boolean): void {
  let prepared = runs.map(plainMarks);
  for (const mark of MARKS) prepared = withFirmEdges(prepared, mark);
  prepared.forEach((run, at) => {
    if (run.kind !== 'text') return;
    const next = prepared[at + 1];
    const before = prepared[at - 1];
    if (run.marks.code) {
      if (inCell) run.text = run.text.replace(/\|/g, '\\|');
      return;
    }
    run.text = escapeText(run.text, {
      begins: before === undefined || before.kind === 'break',
      beforeLink:
        next !== undefined &&
        (next.kind === 'note' || (next.marks.link !== undefined && next.marks.link !== run.marks.link)),
      inLink: run.marks.link !== undefined,
      inCell,
    });
  });
  group(into, prepared, ['link', ...MARKS, 'code']);
}

/** Links are outside, and then the mark that goes on longest: '*a**b***' and not '*a****b***'. */
function group(into: Element, runs: readonly Run[], keys: readonly Key[]): void {
  for (let at = 0; at < runs.length; ) {
    const here = runs[at];
    if (!here) return;
    const linked = keys.includes('link') && here.marks.link !== undefined;
    const [key, end] = (linked ? (['link'] as const) : keys).reduce<[Key | null, number]>(
      (longest, one) => {
        const reached = reach(runs, at, one);
        return reached > longest[1] ? [one, reached] : longest;
      },
      [null, at],
    );
    if (key === null) {
      into.appendChild(leaf(into.ownerDocument, here));
      at += 1;
      continue;
    }
    const element = into.ownerDocument.createElement(key === 'link' ? 'a' : key);
    if (key === 'link') element.setAttribute('href', here.marks.link?.href ?? '');
    const inner = keys.filter((one) => one !== key);
    group(element, runs.slice(at, end), inner);
    into.appendChild(element);
    at = end;
  }
}

function leaf(document: Document, run: Run): Node {
  if (run.kind === 'text') return document.createTextNode(run.text);
  if (run.kind === 'break') return document.createElement('br');
  if (run.kind !== 'image') {
    const note = document.createElement('x-note');
    note.setAttribute('data-id', run.id);
    note.textContent = run.id;
    return note;
  }
  const image = document.createElement('img');
  image.setAttribute('src', run.src);
  if (run.alt) image.setAttribute('alt', run.alt);
  // Turndown puts a sign before quotes only.
  if (run.title) image.setAttribute('title', run.title.replace(/\\/g, '\\\\'));
  return image;
}
