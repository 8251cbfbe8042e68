import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { RoleBadge } from '@/components/account/RoleBadge';
import { DEPARTED_AUTHOR_ID } from '@/model/comments/comment';
import type { Signature } from '@/model/forum/topic';
import { paths } from '@/model/shared/paths';
import { RelativeTime } from './RelativeTime';
import styles from './shared.module.css';

interface AuthorLineProps {
  author: Signature;
  date: Date | null;
  /** More beside the date: 'editado', the number of a reply. */
  children?: ReactNode;
  /** Side of the avatar in CSS pixels. */
  size?: number;
}

export function AuthorLine({ author, date, children, size = 40 }: AuthorLineProps) {
  const { autorId, autorNombre, autorAvatar, autorRol } = author;
  const hasProfile = autorId !== '' && autorId !== DEPARTED_AUTHOR_ID;
  return (
    <div className="hstack gap-3 minw-0">
      <Avatar person={{ nombre: autorNombre, avatar: autorAvatar }} size={size} />
      <div className="minw-0 lh-sm">
        <p className={`hstack flex-wrap column-gap-2 fs-sm fw-semibold ${styles.name}`}>
          {hasProfile ? <Link to={paths.memberProfile.href(autorId)}>{autorNombre}</Link> : autorNombre}
          <RoleBadge rol={autorRol} />
        </p>
        <p className={`hstack flex-wrap column-gap-2 text-soft fs-xs ${styles.date}`}>
          <RelativeTime date={date} />
          {children}
        </p>
      </div>
    </div>
  );
}
