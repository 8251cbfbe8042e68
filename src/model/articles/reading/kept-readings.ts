import { fieldOf, parsedJson, textOf } from '../../shared/unknown-value';

/** A place in a text: by heading and paragraph, so that it holds in other sizes of letters and after small changes. */
export interface ReadingPlace {
  /** The id of the heading that it stands under; empty before the first. */
  seccion: string;
  /** Which block after that heading, from 0. */
  bloque: number;
  /** How much of that block was read, from 0 to 1. */
  parte: number;
}

/** An article that was begun, with where its reading stopped. */
export interface KeptReading extends ReadingPlace {
  id: string;
  titulo: string;
  /** How much of the text was read, from 0 to 1. */
  avance: number;
}

/** Under which key of localStorage they are; index.html counts them there before the page is drawn. */
export const READINGS_KEY = 'lecturas';
/** Older ones are forgotten. */
export const MAX_READINGS = 20;
/** So many are on the home page. */
export const READINGS_SHOWN = 3;
/** A shorter text is read at once, in minutes. */
export const SHORTEST_KEPT = 3;
/** Who read less has not begun. */
const LEAST_READ = 0.05;

const numberOf = (value: unknown, name: string) => Number(fieldOf(value, name)) || 0;
const shareOf = (value: unknown, name: string) => Math.min(1, Math.max(0, numberOf(value, name)));

function reading(value: unknown): KeptReading[] {
  const id = textOf(value, 'id');
  const titulo = textOf(value, 'titulo');
  if (!id || !titulo) return [];
  return [
    {
      id,
      titulo,
      seccion: textOf(value, 'seccion') ?? '',
      bloque: Math.max(0, Math.trunc(numberOf(value, 'bloque'))),
      parte: shareOf(value, 'parte'),
      avance: shareOf(value, 'avance'),
    },
  ];
}

/** What the device holds, the latest first; what makes no sense is left out. */
export function parseReadings(note: string | null): KeptReading[] {
  const list = parsedJson(note);
  return Array.isArray(list) ? list.flatMap(reading).slice(0, MAX_READINGS) : [];
}

/** Without an article: it was read to its end, or its reader wants it gone. */
export const withoutReading = (list: readonly KeptReading[], id: string): KeptReading[] =>
  list.filter((one) => one.id !== id);

/** With where an article's reading stopped, as the latest; as it was where hardly anything was read. */
export function withReading(list: readonly KeptReading[], latest: KeptReading): KeptReading[] {
  const others = withoutReading(list, latest.id);
  if (latest.avance < LEAST_READ && others.length === list.length) return [...list];
  return [latest, ...others].slice(0, MAX_READINGS);
}
