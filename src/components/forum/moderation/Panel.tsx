import { type ReactNode, useId } from 'react';
import { ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { staffForum } from '@/model/forum-moderation-messages';
import type { Part } from '@/services/queries/forum/useModeratedMember';
import styles from './Member.module.css';

/** A part of the view of a member, with its title. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface LoadedProps<Data> {
  part: Part<Data>;
  children: (data: Data) => ReactNode;
}

/** What a part reads: skeleton, failure with another try, or what came. */
export function Loaded<Data>({ part, children }: LoadedProps<Data>) {
  if (part.error) return <ErrorState text={staffForum.member.loadError} onRetry={part.retry} />;
  if (part.data === undefined)
    return (
      <LoadingRegion text={staffForum.member.loading}>
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  return children(part.data);
}
