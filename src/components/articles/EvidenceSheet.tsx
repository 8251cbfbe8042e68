import { type ReactNode, useId } from 'react';
import type { Evidence, EvidenceText } from '@/model/articles/evidence/evidence';
import { messages } from '@/model/messages';
import { unbroken } from '@/model/shared/text/unbroken';
import styles from './ArticleContent.module.css';
import { EvidenceBadge } from './EvidenceBadge';
import { lazyText } from './prose/lazyText';

const text = messages.evidenceSheet;

/** The passages as links: their parser comes where they do not stand in the page. */
const Passages = lazyText(
  async () => (await import('./prose/PassageLine')).PassageLine,
  ({ markdown, className }) => <div className={className}>{markdown}</div>,
);

function Row({ name, children }: { name: EvidenceText | 'estado'; children: ReactNode }) {
  return (
    <div className={styles[name]}>
      <dt>{text.fields[name]}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The record of an evidence, before the text: what is said, what was found, what speaks against it and how it stands. */
export function EvidenceSheet({ evidence }: { evidence: Evidence }) {
  const title = useId();
  const line = (name: EvidenceText) =>
    evidence[name] && (
      <Row name={name}>
        {[...new Set(evidence[name].split('\n'))].map((words) => (
          <p key={words}>{unbroken(words)}</p>
        ))}
      </Row>
    );
  return (
    <figure className={`mw-measure mb-6 ${styles.sheet}`} aria-labelledby={title}>
      <figcaption id={title} className="eyebrow text-soft">
        {text.title}
      </figcaption>
      <dl>
        {line('afirmacion')}
        <Row name="estado">
          <EvidenceBadge state={evidence.estado} named={false} />{' '}
          <span className="fs-sm text-soft">{text.meanings[evidence.estado]}</span>
        </Row>
        {line('hallazgo')}
        {line('lugar')}
        {line('datacion')}
        {evidence.pasajes && (
          <Row name="pasajes">
            <Passages markdown={evidence.pasajes} className="" />
          </Row>
        )}
        {line('objeciones')}
      </dl>
    </figure>
  );
}
