/** The record of an evidence (`ficha`): what is said, what was found, where and of when, what speaks against it, and how it stands. */
import { choice, isMap, text } from '../../shared/stored/stored-fields';
import { keysOf } from '../../shared/unknown-value';
import { EVIDENCE_STATES, type EvidenceState } from './evidence-states';

const EMPTY = {
  /** What the evidence is brought forward for: one sentence. */
  afirmacion: '',
  /** What was found or observed. */
  hallazgo: '',
  lugar: '',
  datacion: '',
  /** Passages of scripture as they are written: '1 Nefi 16:34; Alma 36'. */
  pasajes: '',
  /** What speaks against it. */
  objeciones: '',
};

export type EvidenceText = keyof typeof EMPTY;
export type Evidence = Record<EvidenceText, string> & { estado: EvidenceState };

/** A record in which nothing is written yet: the most careful of the three states. */
export const EMPTY_EVIDENCE: Evidence = { ...EMPTY, estado: 'discutido' };

/** Its texts, in the order in which they are read. */
export const EVIDENCE_TEXTS = keysOf(EMPTY);

/** What is written over several lines. The others are one line each. */
export const EVIDENCE_LONG: ReadonlySet<EvidenceText> = new Set(['hallazgo', 'objeciones']);

/** Whether nothing is written in it. */
export const isEmptyEvidence = (evidence: Evidence): boolean =>
  EVIDENCE_TEXTS.every((name) => evidence[name].trim() === '');

/** A record from what is stored or kept; null where there is none, or one that says nothing. */
export function parseEvidence(stored: unknown): Evidence | null {
  if (!isMap(stored)) return null;
  const estado = choice(stored, 'estado', EVIDENCE_STATES, EMPTY_EVIDENCE.estado);
  const evidence: Evidence = { ...EMPTY_EVIDENCE, estado };
  // Empty lines one after another would only push the article down.
  for (const name of EVIDENCE_TEXTS) evidence[name] = text(stored, name).replace(/\n{3,}/g, '\n\n');
  return isEmptyEvidence(evidence) ? null : evidence;
}

/** All that is written in a record, for what looks words up. */
export const evidenceWords = (evidence: Evidence | null): string =>
  evidence === null ? '' : EVIDENCE_TEXTS.map((name) => evidence[name]).join('\n');
