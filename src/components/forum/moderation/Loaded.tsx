import type { ReactNode } from 'react';
import ListGroup from 'react-bootstrap/ListGroup';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import * as staffForum from '@/model/messages/forum-moderation';
import type { Part } from '@/services/forum';

interface LoadedProps<Data> {
  part: Part<Data>;
  lines?: number;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ part, lines = 3, children }: LoadedProps<Data>) {
  const { missing, loadError, loading } = staffForum.member;
  if (part.status === 'error')
    return <ErrorState text={part.error?.code === 'not-found' ? missing : loadError} onRetry={part.retry} />;
  if (part.data !== undefined) return children(part.data);
  return (
    <LoadingRegion text={loading}>
      <Skeleton lines={lines} />
    </LoadingRegion>
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
