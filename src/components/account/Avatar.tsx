import { useState } from 'react';
import { usePicturesPlace } from '@/components/ui';
import { avatarUrl, drawnAvatar } from '@/model/users/avatars';

interface AvatarProps {
  person: { nombre: string; avatar: string | null };
  /** Side in CSS pixels. */
  size: number;
}

/** Somebody's picture, or the one drawn from the name where there is none or it fails to load. The name stands beside it. */
export function Avatar({ person, size }: AvatarProps) {
  const wanted = avatarUrl(person, usePicturesPlace());
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <img
      className="flex-shrink-0 rounded-circle bg-sunken"
      style={{ objectFit: 'cover' }}
      src={failed === wanted ? drawnAvatar(person.nombre) : wanted}
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
