/** A record of evidence as it is written: what is stored of it, and what is wrong with it. */
import * as staff from '../../messages/staff';
import { isBlank } from '../../shared/text/blank';
import { cleanLine } from '../../shared/text/written-text';
import { EVIDENCE_LIMITS } from '../limits';
import { EVIDENCE_LONG, EVIDENCE_TEXTS, type Evidence, type EvidenceText, isEmptyEvidence } from './evidence';

const texts = staff.evidenceForm;

/** Lines as they are stored, without the empty ones at both ends, and with one at most between two. */
const cleanLines = (typed: string) =>
  typed
    .split(/\r\n?|\n/)
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A record as it is stored, its keys always in one order; null where nothing is written in it. */
export function storableEvidence(evidence: Evidence | null): Evidence | null {
  if (evidence === null || isEmptyEvidence(evidence)) return null;
  const clean = (name: EvidenceText) => (EVIDENCE_LONG.has(name) ? cleanLines : cleanLine)(evidence[name]);
  return {
    afirmacion: clean('afirmacion'),
    hallazgo: clean('hallazgo'),
    lugar: clean('lugar'),
    datacion: clean('datacion'),
    pasajes: clean('pasajes'),
    objeciones: clean('objeciones'),
    estado: evidence.estado,
  };
}

export type EvidenceErrors = Partial<Record<EvidenceText, string>>;

/** What is wrong with a record that is to be stored, by field; empty when nothing is. */
export function evidenceErrors(given: Evidence | null): EvidenceErrors {
  const evidence = storableEvidence(given);
  if (evidence === null) return {};
  const errors: EvidenceErrors = {};
  for (const name of EVIDENCE_TEXTS) {
    const max = EVIDENCE_LIMITS[name];
    if (evidence[name].length > max) errors[name] = texts.tooLong(texts.fields[name], max);
  }
  if (isBlank(evidence.afirmacion)) errors.afirmacion = texts.claimRequired;
  return errors;
}
