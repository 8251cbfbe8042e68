import type { Span } from './sentences';

/** A part of a text that is said in other words. */
export interface SaidAs extends Span {
  readonly words: string;
}

/** How passageLabel (model/passages) names one: '1 Nefi 16:34–36, 38', 'Alma 36–42', 'Mosíah 3:5–4:2'. */
const LABEL =
  /^(?:([1-4])\s)?(.+?)\s(\d{1,3})(?::(\d{1,3}))?(?:–(\d{1,3})(?::(\d{1,3}))?)?((?:, \d{1,3}(?:–\d{1,3})?)*)$/u;
const ORDINALS = ['', 'primer', 'segundo', 'tercer', 'cuarto'];
const ORDINALS_OF = ['', 'primero', 'segundo', 'tercero', 'cuarto'];
const FEMININE = ['', 'primera', 'segunda', 'tercera', 'cuarta'];
const LETTERS = new Set(['Corintios', 'Tesalonicenses', 'Timoteo', 'Pedro', 'Juan']);

function bookInWords(number: number, name: string): string {
  if (number === 0) return name.replaceAll('—', ', ');
  if (name === 'Nefi') return `${ORDINALS[number]} ${name}`;
  return `${(LETTERS.has(name) ? FEMININE : ORDINALS_OF)[number]} de ${name}`;
}

const span = (from: string, to: string | undefined) => (to === undefined ? from : `${from} a ${to}`);

function listInWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`;
}

/** The name of a passage as it is said: '1 Nefi 16:34' is 'primer Nefi 16, versículo 34'. What is no such name stays. */
export function passageInWords(label: string): string {
  const found = LABEL.exec(label.replaceAll('\u00a0', ' '));
  if (!found) return label;
  const [, number, name = '', chapter = '', from, to, lastVerse, more = ''] = found;
  const book = bookInWords(Number(number ?? 0), name);
  if (from === undefined) {
    return to === undefined ? `${book} ${chapter}` : `${book}, capítulos ${chapter} a ${to}`;
  }
  if (lastVerse !== undefined)
    return `${book} ${chapter}, versículo ${from}, a ${to}, versículo ${lastVerse}`;
  const others = more.split(', ').slice(1);
  const verses = [span(from, to), ...others.map((one) => one.replace('–', ' a '))];
  const isOne = to === undefined && others.length === 0;
  return `${book} ${chapter}, ${isOne ? 'versículo' : 'versículos'} ${listInWords(verses)}`;
}

/** Abbreviations that a voice would spell, as they are said. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/(^|[^\p{L}])a\.\s?C\./gu, '$1antes de Cristo'],
  [/(^|[^\p{L}])d\.\s?C\./gu, '$1después de Cristo'],
  [/(^|[^\p{L}])pp\.\s?(?=\d)/gu, '$1páginas '],
  [/(^|[^\p{L}])p\.\s?(?=\d)/gu, '$1página '],
  [/(^|[^\p{L}])cap\.\s?(?=\d)/gu, '$1capítulo '],
  [/(^|[^\p{L}])vers?\.\s?(?=\d)/gu, '$1versículo '],
  [/(^|[^\p{L}])p\.\s?ej\./gu, '$1por ejemplo'],
];

/** A part of a text as it is said: passages and abbreviations in words. `saidAs` are in order and overlap nothing. */
export function spokenText(text: string, { start, end }: Span, saidAs: readonly SaidAs[] = []): string {
  let said = '';
  let at = start;
  for (const one of saidAs) {
    if (one.start < at || one.end > end) continue;
    said += text.slice(at, one.start) + one.words;
    at = one.end;
  }
  said += text.slice(at, end);
  for (const [written, words] of ABBREVIATIONS) said = said.replace(written, words);
  return said.replace(/\s+/gu, ' ').trim();
}
