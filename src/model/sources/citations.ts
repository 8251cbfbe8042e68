/** Where a text cites its sources: marks like [^nibley-1952], each of which names the key of one. */

import { slugify } from '../shared/text/slug';
import type { Source } from './source';

/** A mark in a text; from HTML of the old blog its brackets come with backslashes. */
export const CITATION = /\\?\[\^([a-z0-9-]{1,36})\\?\]/g;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
const DEFINITION = /^ {0,3}\[\^([^\]\s]+)\]:/;

/** A text without code in its lines: from a run of backticks to the next one that is as long. Each run is looked at once, however many there are. */
function withoutCode(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(({ 0: { length }, index }) => ({ length, index, next: -1 }));
  const latest = new Map<number, number>();
  for (let at = runs.length - 1; at >= 0; at -= 1) {
    const run = runs[at];
    if (!run) continue;
    run.next = latest.get(run.length) ?? -1;
    latest.set(run.length, at);
  }
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < runs.length; at += 1) {
    const [begin, end] = [runs[at], runs[runs[at]?.next ?? -1]];
    if (!begin || !end) continue;
    parts.push(text.slice(from, begin.index));
    from = end.index + end.length;
    at = begin.next;
  }
  return [...parts, text.slice(from)].join(' ');
}

/** The lines of a text that may have notes: none of code between fences, no heading, and of a footnote what it says. */
function proseOf(markdown: string): string {
  let fence = '';
  const lines = markdown.split(/\r\n?|\n/).filter((line) => {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const isProse = fence === '' && mark === '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    return isProse && !HEADING.test(line);
  });
  return withoutCode(lines.map((line) => line.replace(DEFINITION, '')).join('\n'));
}

/**
 * The keys that a markdown text names in notes, in its order, as often as it does; those of footnotes that it writes itself too. In headings
 * and code there are none.
 */
export function namedIn(markdown: string): string[] {
  if (!markdown.includes('[^')) return [];
  return [...proseOf(markdown).matchAll(CITATION)].map(([, key = '']) => key);
}

/** The keys of the footnotes that a text writes itself, which are no sources. */
function writtenIn(markdown: string): Set<string> {
  const keys = markdown.split('\n').flatMap((line) => DEFINITION.exec(line)?.[1] ?? []);
  return new Set(keys);
}

/** A source with its number in the text, and how often that cites it. */
export interface Cited {
  source: Source;
  /** From 1. */
  number: number;
  times: number;
}

/** The sources in the order in which the text first cites them, then those that it never does. */
export function citedSources(markdown: string, sources: readonly Source[]): Cited[] {
  if (sources.length === 0) return [];
  const times = new Map<string, number>();
  for (const key of namedIn(markdown)) times.set(key, (times.get(key) ?? 0) + 1);
  const order = [...times.keys()];
  const place = ({ clave }: Source) => (times.has(clave) ? order.indexOf(clave) : order.length);
  return [...sources]
    .sort((a, b) => place(a) - place(b))
    .map((source, index) => ({ source, number: index + 1, times: times.get(source.clave) ?? 0 }));
}

/**
 * What each part of a text needs to number its notes: 'b:0 a:2', the keys in the order of their numbers, each with how often the parts
 * before name it; '' for a part without notes.
 */
export function notesOfParts(parts: readonly string[], sources: readonly Source[]): string[] {
  if (sources.length === 0) return parts.map(() => '');
  const keys = citedSources(parts.join('\n'), sources).map(({ source }) => source.clave);
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const named = namedIn(part);
    const notes = keys.map((key) => `${key}:${seen.get(key) ?? 0}`).join(' ');
    for (const key of named) seen.set(key, (seen.get(key) ?? 0) + 1);
    return named.length === 0 ? '' : notes;
  });
}

/** What does not fit between the notes of a text and its sources: keys without a source, sources that no note names. */
export function citationGaps(
  markdown: string,
  sources: readonly Source[],
): { missing: string[]; unused: string[] } {
  const named = new Set(namedIn(markdown));
  const own = writtenIn(markdown);
  const keys = new Set(sources.map(({ clave }) => clave));
  return {
    missing: [...named].filter((key) => !keys.has(key) && !own.has(key)),
    unused: [...keys].filter((key) => !named.has(key)),
  };
}

/** A key for a source that has none: 'nibley-1952', 'nibley-1952-2'. `taken` are those of the others. */
export function proposedKey(
  { autores, anio, titulo }: Pick<Source, 'autores' | 'anio' | 'titulo'>,
  taken: readonly string[],
): string {
  const [surname = ''] = autores[0]?.split(',') ?? [];
  const name =
    slugify(surname).split('-').at(0) || slugify(titulo).split('-').slice(0, 2).join('-') || 'fuente';
  const year = /\d{3,4}/.exec(anio)?.[0];
  const base = (year ? `${name.slice(0, 28)}-${year}` : name.slice(0, 33)).replace(/-+$/, '');
  let key = base;
  for (let n = 2; taken.includes(key); n += 1) key = `${base}-${n}`;
  return key;
}
