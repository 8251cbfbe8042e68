import type { ReactNode } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Link } from 'react-router-dom';
import { Button, LoadingRegion, Skeleton } from '@/components/ui';
import { messages } from '@/model/messages';

const texts = messages.profile;
const PLACES = [0, 1, 2];

interface SavedRowProps {
  title: string;
  /** Null when there is nothing to open any more. */
  to: string | null;
  picture?: ReactNode;
  facts: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}

/** What the member saved, with the way to take it away. */
export function SavedRow({ title, to, picture, facts, removeLabel, onRemove }: SavedRowProps) {
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
      <Button variant="ghost" size="small" className="ms-auto" aria-label={removeLabel} onClick={onRemove}>
        {texts.favouriteRemoveShort}
      </Button>
    </ListGroup.Item>
  );
}

/** Keeps the place of what was taken away, while the list is open, to take it back. */
export function RemovedRow({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <ListGroup.Item as="li" className="d-flex gap-4 align-items-center bg-sunken">
      <p role="status" className="flex-grow-1 minw-0">
        {text}
      </p>
      <Button variant="secondary" size="small" autoFocus onClick={onUndo}>
        {texts.undo}
      </Button>
    </ListGroup.Item>
  );
}

interface SavedListProps {
  id: string;
  title: string;
  /** Under the title. */
  note?: string | undefined;
  children: ReactNode;
}

/** One of the lists of what the member saved. */
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

/** The places of up to three rows. */
export function SavedWaiting({ text, count = PLACES.length }: { text: string; count?: number }) {
  return (
    <LoadingRegion text={text} className="vstack gap-3">
      {PLACES.slice(0, count).map((place) => (
        <Skeleton key={place} height="5rem" />
      ))}
    </LoadingRegion>
  );
}
