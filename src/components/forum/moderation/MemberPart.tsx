import type { ReactNode } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { Loaded, Skeleton } from '@/components/ui';
import { member as texts } from '@/model/messages/forum-moderation';
import type { Part } from '@/services/forum';

interface MemberPartProps<Data> {
  part: Part<Data>;
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** A part of what the staff sees of a member. */
export function MemberPart<Data>({ part, lines = 3, children }: MemberPartProps<Data>) {
  const isMissing = part.error?.code === 'not-found';
  const loadError = isMissing ? texts.missing : texts.loadError;
  return (
    <Loaded part={part} texts={{ ...texts, loadError }} place={<Skeleton lines={lines} />}>
      {children}
    </Loaded>
  );
}

interface PlainListProps<Item> {
  items: readonly Item[];
  empty: string;
  children: (item: Item) => ReactNode;
}

export function PlainList<Item extends { id: string }>({ items, empty, children }: PlainListProps<Item>) {
  if (items.length === 0) return <p className="fs-sm text-soft">{empty}</p>;
  return (
    <ListGroup as="ul" variant="flush" className="border-0">
      {items.map((item) => (
        <ListGroup.Item as="li" key={item.id} className="px-0 py-2">
          {children(item)}
        </ListGroup.Item>
      ))}
    </ListGroup>
  );
}
