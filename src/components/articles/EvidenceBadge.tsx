import type { EvidenceState } from '@/model/articles/evidence/evidence-states';
import { messages } from '@/model/messages';

const text = messages.evidence;

const LOOKS: Record<EvidenceState, string> = {
  documentado: 'badge badge-accent',
  discutido: 'badge badge-clay',
  refutado: 'badge badge-danger',
};

/** How an evidence stands: a word, which the colour only repeats. */
export function EvidenceBadge({ state, named = true }: { state: EvidenceState; named?: boolean }) {
  return (
    <span className={LOOKS[state]}>
      {named && <span className="visually-hidden">{text.stateOf}</span>}
      {text.estados[state]}
    </span>
  );
}
