/** What the desk is told, from what was seen (`sistema/enlaces`). */
import { type Firestore, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import {
  LINK_PROBLEMS,
  type LinkProblem,
  type LinkReport,
  type LinkUse,
  linkMark,
  REPORT_LIMITS,
  type ReportedLink,
} from '@/model/links/link-report';
import { linkReportRef } from '@/services/links/links';
import type { Seen } from './state';

/** From how long an answer is slow, in ms. */
export const SLOW_MS = 8000;
/** What does not answer is called dead from the second run on: a server may be away for a day. */
export const FAILURES_DEAD = 2;

/** What the links of a report may take, in bytes: a document holds 1 MiB, and letters take up to four. */
const LINKS_BYTES = 900_000;

/** What is wrong with an address, as it was seen; null where nothing is, or nothing is known. */
export function problemOf(seen: Seen): LinkProblem | null {
  if (seen.result === 'gone') return 'muerto';
  if (seen.result === 'failing') return seen.failures >= FAILURES_DEAD ? 'muerto' : null;
  if (seen.result === 'moved') return 'movido';
  return seen.result === 'alive' && seen.ms >= SLOW_MS ? 'lento' : null;
}

/** The beginning of a text, without half a character at its end: no document holds one. */
const beginning = (text: string, max: number) => text.slice(0, max).replace(/\p{Cs}$/u, '');

function reported(direccion: string, seen: Seen, usos: readonly LinkUse[]): ReportedLink | null {
  const problema = problemOf(seen);
  if (problema === null || direccion.length > REPORT_LIMITS.direccion) return null;
  const seconds = `${Math.round(seen.ms / 1000)} s`;
  const propuestas = { muerto: seen.copy ?? '', movido: seen.final, lento: '' };
  const propuesta = propuestas[problema];
  return {
    direccion,
    problema,
    motivo: problema === 'lento' ? seconds : seen.reason,
    propuesta: propuesta.length <= REPORT_LIMITS.direccion ? propuesta : '',
    usos: usos
      .slice(0, REPORT_LIMITS.usos)
      .map((use) => ({ ...use, titulo: beginning(use.titulo, REPORT_LIMITS.titulo) })),
  };
}

/** As many links as a document holds, from the first on. */
function fitting(links: readonly ReportedLink[]): ReportedLink[] {
  let bytes = 0;
  return links.slice(0, REPORT_LIMITS.enlaces).filter((link) => {
    bytes += Buffer.byteLength(JSON.stringify(link));
    return bytes <= LINKS_BYTES;
  });
}

/** The report on all addresses that articles name: the dead ones first, as many as fit. */
export function makeReport(
  uses: ReadonlyMap<string, readonly LinkUse[]>,
  seen: ReadonlyMap<string, Seen>,
  before: Pick<LinkReport, 'apartados'>,
): Omit<LinkReport, 'fecha'> {
  const all = [...uses].flatMap(([address, own]) => {
    const known = seen.get(address);
    const link = known && reported(address, known, own);
    return link ? [link] : [];
  });
  // What the staff set aside stays so for as long as it is wrong, and takes no room from what is not.
  const aside = new Set(before.apartados);
  const told = all.filter(({ direccion }) => !aside.has(linkMark(direccion)));
  const ordered = LINK_PROBLEMS.flatMap((problem) => told.filter(({ problema }) => problema === problem));
  const put = all.filter(({ direccion }) => aside.has(linkMark(direccion)));
  const enlaces = fitting([...ordered, ...put]);
  const marks = new Set(all.map(({ direccion }) => linkMark(direccion)));
  return {
    revisados: [...uses.keys()].filter((address) => seen.has(address)).length,
    omitidos: Math.max(0, ordered.length - enlaces.length),
    enlaces,
    apartados: [...aside].filter((mark) => marks.has(mark)).slice(0, REPORT_LIMITS.apartados),
  };
}

/** Stores the report in the place of the one before, as the project's owner: nobody else may. Throws FirebaseError. */
export const writeReport = (db: Firestore, report: Omit<LinkReport, 'fecha'>): Promise<void> =>
  setDoc(linkReportRef(db), { ...report, fecha: serverTimestamp() });
