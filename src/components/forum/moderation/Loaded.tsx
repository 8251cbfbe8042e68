import type { ReactNode } from 'react';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { staffForum } from '@/model/forum-moderation-messages';
import type { Part } from '@/services/queries/forum/useModeratedMember';

interface LoadedProps<Data> {
  part: Part<Data>;
  children: (data: Data) => ReactNode;
}

/** What a part of the view of a member reads: skeleton, failure with another try, or what came. */
export function Loaded<Data>({ part, children }: LoadedProps<Data>) {
  if (part.error) return <ErrorState text={staffForum.member.loadError} onRetry={part.retry} />;
  if (part.data !== undefined) return children(part.data);
  return (
    <LoadingRegion text={staffForum.member.loading}>
      <Skeleton lines={3} />
    </LoadingRegion>
  );
}
