/** How a source is written in a list: one style, APA's, in Spanish. */
import type { Source } from './source';

/** A piece of a reference; a title of a work by itself stands in italics. */
export interface ReferencePiece {
  text: string;
  italic?: boolean;
}

const endsSentence = /[.?!…]["»”’)]*$/;
const sentence = (text: string) => (endsSentence.test(text) ? text : `${text}.`);

const INITIAL = /(?:^|[\s-])(\p{L})[^\s-]*/gu;

/** 'Welch, John W. (ed.)' → 'Welch, J. W. (ed.)'; a name without a comma is one of an institution. */
export function shortName(name: string): string {
  const [surname = '', given = ''] = name.split(/,\s*/, 2);
  if (given === '') return surname;
  const initials = [...given.matchAll(INITIAL)].map(([, letter = '']) => `${letter.toUpperCase()}.`);
  const part = /\([^()]*\)$/.exec(given)?.[0] ?? '';
  return `${surname}, ${[...initials, part].filter(Boolean).join(' ')}`;
}

/** Names as a line: 'A, B y C'. */
export function listNames(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  const last = names.at(-1) ?? '';
  return `${names.slice(0, -1).join(', ')} ${/^h?i(?![aeou])/i.test(last) ? 'e' : 'y'} ${last}`;
}

/** A reference without its links: authors (year). Title. Where it was published, pages. */
export function referencePieces(source: Source): ReferencePiece[] {
  const { tipo, autores, anio, titulo, publicadoEn, paginas } = source;
  const within = tipo === 'capitulo' || tipo === 'articulo';
  const names = listNames(autores.map(shortName));
  const year = `(${anio || 's. f.'}).`;
  const title = sentence(titulo);
  const pages = paginas && (tipo === 'articulo' ? paginas : `pp. ${paginas}`);
  const place = [publicadoEn, pages].filter(Boolean).join(', ');
  const own: ReferencePiece = within ? { text: title } : { text: title, italic: true };
  const head = names === '' ? [own, { text: ` ${year}` }] : [{ text: `${names} ${year} ` }, own];
  if (place === '') return head;
  if (!within || publicadoEn === '') return [...head, { text: ` ${sentence(place)}` }];
  return [
    ...head,
    { text: tipo === 'capitulo' ? ' En ' : ' ' },
    { text: publicadoEn, italic: true },
    { text: pages ? `, ${sentence(pages)}` : endsSentence.test(publicadoEn) ? '' : '.' },
  ].filter(({ text }) => text !== '');
}

/** A reference as plain text. */
export const referenceText = (source: Source): string =>
  referencePieces(source)
    .map(({ text }) => text)
    .join('');
