import { type CSSProperties, useState } from 'react';
import { usePicturesPlace } from '@/components/ui';
import { avatarUrl, drawnAvatar } from '@/model/users/avatars';
import styles from './Avatar.module.css';

interface AvatarProps {
  person: { nombre: string; avatar: string | null };
  /** Side in CSS pixels. */
  size: number;
}

/** Somebody's picture, or the one drawn from the name where there is none or it fails to load. The name stands beside it. */
export function Avatar({ person, size }: AvatarProps) {
  const wanted = avatarUrl(person.avatar, usePicturesPlace());
  const [failed, setFailed] = useState<string | null>(null);
  if (wanted === null || failed === wanted) return <DrawnAvatar name={person.nombre} size={size} />;
  return (
    <img
      className="flex-shrink-0 rounded-circle bg-sunken"
      style={{ objectFit: 'cover' }}
      src={wanted}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(wanted)}
    />
  );
}

interface DrawnAvatarProps {
  name: string;
  /** Side in CSS pixels. */
  size: number;
}

/** The avatar of who has no picture. */
function DrawnAvatar({ name, size }: DrawnAvatarProps) {
  const { letters, ground } = drawnAvatar(name);
  return (
    <span
      className={`${styles.drawn} flex-shrink-0 rounded-circle`}
      style={{ '--side': `${size}px`, backgroundColor: ground } as CSSProperties}
      data-letters={letters}
      aria-hidden="true"
    />
  );
}
