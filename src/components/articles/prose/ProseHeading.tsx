import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/ui';
import { messages } from '@/model/messages';
import styles from './ProseHeading.module.css';

interface ProseHeadingProps {
  level: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  id: string | undefined;
  className?: string | undefined;
  /** The heading's words, for the name of its anchor link. */
  text: string;
  children: ReactNode;
}

/** A heading of an article with the link to itself beside it: inside, it would become part of the heading's name. */
export function ProseHeading({ level: Level, id, className, text, children }: ProseHeadingProps) {
  return (
    <div className={styles.row} data-level={Level}>
      <Level id={id} className={className}>
        {children}
      </Level>
      {id && text && (
        <a className={styles.anchor} href={`#${id}`}>
          <span aria-hidden="true">{messages.prose.sectionMark}</span>
          <VisuallyHidden>{messages.prose.anchorTo(text)}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
