import { useState } from 'react';
import { Button } from '@/components/ui';

interface FoldedTextProps {
  text: string;
  /** Characters that are shown before it is opened. */
  limit: number;
  className?: string | undefined;
  texts: { showAll: string; showLess: string };
}

/** A text that is cut where it is long, with a button for the rest. */
export function FoldedText({ text, limit, className, texts }: FoldedTextProps) {
  const [open, setOpen] = useState(false);
  const long = text.length > limit;
  return (
    <div className="minw-0">
      <p className={className} style={{ whiteSpace: 'pre-wrap' }}>
        {long && !open ? `${text.slice(0, limit).trimEnd()}…` : text}
      </p>
      {long && (
        <Button variant="ghost" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.showLess : texts.showAll}
        </Button>
      )}
    </div>
  );
}
