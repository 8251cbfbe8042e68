/** How an evidence stands: words and no score, because a number would say more than anybody knows. */
export const EVIDENCE_STATES = ['documentado', 'discutido', 'refutado'] as const;
export type EvidenceState = (typeof EVIDENCE_STATES)[number];
