import type { ReactNode } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui';
import { messages } from '@/model/messages';

interface SavedRowProps {
  title: string;
  /** Null when there is nothing to open any more. */
  to: string | null;
  picture?: ReactNode;
  facts: ReactNode;
  isSaved: boolean;
  removeLabel: string;
  removedText: string;
  /** Takes it away, or back; never rejects. */
  onToggle: () => Promise<unknown>;
}

/** What the member saved, with the way to take it away; then its place is kept, while the list is open, to take it back. */
export function SavedRow({ title, to, picture, facts, isSaved, onToggle, ...texts }: SavedRowProps) {
  if (!isSaved) {
    return (
      <ListGroup.Item as="li" className="d-flex gap-4 align-items-center bg-sunken">
        <p role="status" className="flex-grow-1 minw-0">
          {texts.removedText}
        </p>
        <Button variant="secondary" size="small" autoFocus onClick={() => void onToggle()}>
          {messages.profile.undo}
        </Button>
      </ListGroup.Item>
    );
  }
  return (
    <ListGroup.Item as="li" className="d-flex flex-wrap gap-3 align-items-center bg-surface">
      {picture && (
        <div className="flex-shrink-0 rounded overflow-hidden" style={{ width: 'clamp(4rem, 14vw, 5.5rem)' }}>
          {picture}
        </div>
      )}
      <div className="vstack gap-1" style={{ flex: '1 1 12rem' }}>
        <h3 className="fs-base">
          {to ? (
            <Link to={to} className="link-quiet">
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="d-flex flex-wrap gap-3 align-items-center fs-sm text-soft">{facts}</p>
      </div>
      <Button
        variant="ghost"
        size="small"
        className="ms-auto"
        aria-label={texts.removeLabel}
        onClick={() => void onToggle()}
      >
        {messages.profile.favouriteRemoveShort}
      </Button>
    </ListGroup.Item>
  );
}

interface SavedListProps {
  id: string;
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

export function SavedList({ id, title, note, children }: SavedListProps) {
  return (
    <section aria-labelledby={id} className="vstack gap-4">
      <div>
        <h2 id={id} className="fs-xl">
          {title}
        </h2>
        {note && <p className="fs-sm text-soft">{note}</p>}
      </div>
      {children}
    </section>
  );
}
