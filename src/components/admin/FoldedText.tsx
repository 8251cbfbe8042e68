import { useState } from 'react';
import { Button } from '@/components/ui';
import styles from './FoldedText.module.css';

interface FoldedTextProps {
  text: string;
  /** Characters shown before the rest is folded away. */
  limit: number;
  className?: string | undefined;
  texts: { showAll: string; showLess: string };
}

/** A text of which only the beginning shows while it is long, until the rest is asked for. */
export function FoldedText({ text, limit, className, texts }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const long = text.length > limit;
  return (
    <div className={styles.folded}>
      <p className={className}>{long && !open ? `${text.slice(0, limit).trimEnd()}…` : text}</p>
      {long && (
        <Button
          variant="ghost"
          size="small"
          className={styles.toggle}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.showLess : texts.showAll}
        </Button>
      )}
    </div>
  );
}
