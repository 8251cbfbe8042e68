/** What `npm run links` found out about the addresses in articles: the document `sistema/enlaces`, which the desk shows (docs/publishing.md). */
import { choice, count, date, isMap, type StoredData, text, texts } from '../shared/stored/stored-fields';

/** What is told of an address: it leads nowhere, it says that it moved for good, or it takes very long. */
export const LINK_PROBLEMS = ['muerto', 'movido', 'lento'] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

/** Where an article names an address. */
export const LINK_PLACES = ['texto', 'fuente', 'imagen'] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

export interface LinkUse {
  articulo: string;
  titulo: string;
  lugar: LinkPlace;
}

export interface ReportedLink {
  direccion: string;
  problema: LinkProblem;
  /** Why, in a word: '404', 'sin servidor', 'sin respuesta', '12 s'. */
  motivo: string;
  /** An archived copy of one that is dead, or where one that moved is now; '' where neither is known. */
  propuesta: string;
  usos: LinkUse[];
}

export interface LinkReport {
  fecha: Date | null;
  /** How many addresses were looked at. */
  revisados: number;
  /** Problems that are not in the list, because it is full. */
  omitidos: number;
  enlaces: ReportedLink[];
  /** Marks of what the staff has set aside or mended since (`linkMark`). */
  apartados: string[];
}

/** What one document holds, in UTF-16 units; in bytes, the report is held to a document by who writes it (scripts/links/report.ts). */
export const REPORT_LIMITS = {
  enlaces: 100,
  usos: 10,
  direccion: 1000,
  titulo: 200,
  apartados: 500,
} as const;

const MARK = /^[0-9a-z]{1,14}$/;

/**
 * A short name of an address, the same wherever it is made: two sums of 32 bits over its characters (FNV-1a and its mirror). It tells addresses
 * apart, and protects nothing.
 */
export function linkMark(address: string): string {
  let one = 0x811c9dc5;
  let other = 0x1000193;
  for (let at = 0; at < address.length; at++) {
    one = Math.imul(one ^ address.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ address.charCodeAt(address.length - 1 - at), 0x01000193);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

const isWeb = (address: string) => /^https?:\/\/\S+$/.test(address);

function parseUse(stored: unknown): LinkUse[] {
  if (!isMap(stored)) return [];
  const articulo = text(stored, 'articulo');
  if (articulo === '') return [];
  return [
    {
      articulo,
      titulo: text(stored, 'titulo', articulo),
      lugar: choice(stored, 'lugar', LINK_PLACES, 'texto'),
    },
  ];
}

function listIn(stored: StoredData, field: string): unknown[] {
  const value = stored[field];
  return Array.isArray(value) ? value : [];
}

function parseLink(stored: unknown): ReportedLink[] {
  if (!isMap(stored)) return [];
  const direccion = text(stored, 'direccion');
  const usos = listIn(stored, 'usos').flatMap(parseUse);
  if (!isWeb(direccion) || usos.length === 0) return [];
  const propuesta = text(stored, 'propuesta');
  return [
    {
      direccion,
      problema: choice(stored, 'problema', LINK_PROBLEMS, 'muerto'),
      motivo: text(stored, 'motivo'),
      propuesta: isWeb(propuesta) ? propuesta : '',
      usos,
    },
  ];
}

/** The report from its document; what makes no sense in it is left out. */
export function parseLinkReport(stored: StoredData): LinkReport {
  return {
    fecha: date(stored, 'fecha'),
    revisados: count(stored, 'revisados'),
    omitidos: count(stored, 'omitidos'),
    enlaces: listIn(stored, 'enlaces').flatMap(parseLink),
    apartados: texts(stored, 'apartados').filter((mark) => MARK.test(mark)),
  };
}

/** What is still to be done, the dead ones first. */
export function openLinks({ enlaces, apartados }: Pick<LinkReport, 'enlaces' | 'apartados'>): ReportedLink[] {
  const aside = new Set(apartados);
  const open = enlaces.filter(({ direccion }) => !aside.has(linkMark(direccion)));
  return LINK_PROBLEMS.flatMap((problem) => open.filter(({ problema }) => problema === problem));
}
