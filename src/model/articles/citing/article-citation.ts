/** How an article of the site is cited, and what tools of bibliographies read of it. */
import { formatMonth } from '../../shared/dates';
import { slugify } from '../../shared/text/slug';
import { shortName } from '../../sources/reference';

/** What a citation says of an article. */
export interface CitedArticle {
  titulo: string;
  /** The name as it is shown. */
  autor: string;
  fechaPublicacion: Date | null;
  /** The name of the site. */
  sitio: string;
  url: string;
}

export const CITATION_STYLES = ['apa', 'chicago', 'bibtex', 'ris'] as const;
export type CitationStyle = (typeof CITATION_STYLES)[number];

/**
 * 'Rojas, Elena' of 'Elena Rojas'; of three names or more the last two are taken for surnames, as is usual in Spanish. A name that has a comma,
 * or one word, stays.
 */
export function invertedName(name: string): string {
  const words = name.trim().split(/\s+/);
  if (words.length < 2 || name.includes(',')) return name.trim();
  const given = words.slice(0, words.length === 2 ? 1 : -2);
  return `${words.slice(given.length).join(' ')}, ${given.join(' ')}`;
}

/** The day in UTC, so that everybody cites the same. */
function dayOf(date: Date | null) {
  if (date === null) return null;
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return { year, month, day, words: `${Number(day)} de ${formatMonth(Number(month)).toLowerCase()}` };
}

const sentence = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);

function apa({ titulo, autor, fechaPublicacion, sitio, url }: CitedArticle): string {
  const day = dayOf(fechaPublicacion);
  const date = day ? `${day.year}, ${day.words}` : 's. f.';
  return `${shortName(invertedName(autor))} (${date}). ${sentence(titulo)} ${sitio}. ${url}`;
}

function chicago({ titulo, autor, fechaPublicacion, sitio, url }: CitedArticle): string {
  const day = dayOf(fechaPublicacion);
  const date = day ? `${day.words} de ${day.year}` : 'Sin fecha';
  return `${sentence(invertedName(autor))} «${titulo}». ${sitio}, ${date}. ${url}.`;
}

const TEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
/** Text as LaTeX takes it; letters with accents stay, as every program of today reads them. */
const tex = (text: string) => text.replace(/[\\{}%&$#_~^]/g, (sign) => TEX[sign] ?? `\\${sign}`);

function bibtex({ titulo, autor, fechaPublicacion, sitio, url }: CitedArticle): string {
  const day = dayOf(fechaPublicacion);
  const [surname = ''] = invertedName(autor).split(',');
  const key = [slugify(surname).split('-')[0] || 'articulo', day?.year, slugify(titulo).split('-')[0]];
  const fields = [
    ['author', tex(invertedName(autor))],
    ['title', `{${tex(titulo)}}`],
    ['howpublished', tex(sitio)],
    ['year', day?.year],
    ['month', day && String(Number(day.month))],
    ['day', day && String(Number(day.day))],
    ['url', url.replace(/[{}\\]/g, encodeURIComponent)],
    ['language', 'spanish'],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}},`] : []));
  return `@misc{${key.filter(Boolean).join('-')},\n${lines.join('\n')}\n}\n`;
}

function ris({ titulo, autor, fechaPublicacion, sitio, url }: CitedArticle): string {
  const day = dayOf(fechaPublicacion);
  const tags = [
    ['TY', 'ELEC'],
    ['AU', invertedName(autor)],
    ['TI', titulo],
    ['T2', sitio],
    ...(day
      ? [
          ['PY', day.year],
          ['DA', `${day.year}/${day.month}/${day.day}/`],
        ]
      : []),
    ['UR', url],
    ['LA', 'es'],
    ['ER', ''],
  ];
  return tags.map(([tag, value]) => `${tag}  - ${value}\r\n`).join('');
}

const WRITERS: Readonly<Record<CitationStyle, (article: CitedArticle) => string>> = {
  apa,
  chicago,
  bibtex,
  ris,
};

/** The citation of an article in a style: of APA and Chicago a line, of BibTeX and RIS a record for a program. */
export const citeArticle = (style: CitationStyle, article: CitedArticle): string => WRITERS[style](article);
