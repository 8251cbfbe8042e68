import type { ReactNode } from 'react';
import type { PublicProfile } from '@/model/account';
import { formatDate, isoDate } from '@/model/dates';
import { messages } from '@/model/messages';
import { Avatar } from '../Avatar';
import { LevelProgress } from './LevelProgress';
import styles from './ProfileHeader.module.css';

const texts = messages.profile;

interface ProfileHeaderProps {
  profile: PublicProfile;
  /** The member looks at their own: the way to the next level is told. */
  own: boolean;
  actions?: ReactNode;
}

/** Who a member is at a glance: picture, name, role, level and points. */
export function ProfileHeader({ profile, own, actions }: ProfileHeaderProps) {
  const { nombre, rol, nivelActividad, puntos, fechaRegistro } = profile;
  return (
    <header className={styles.header}>
      <span className={styles.avatar}>
        <Avatar person={profile} size={112} />
      </span>
      <div className={styles.who}>
        <h1 className={styles.name}>{nombre}</h1>
        <p className={styles.line}>
          <span className={styles.role} data-role={rol}>
            {messages.account.roles[rol]}
          </span>
          {fechaRegistro && (
            <time dateTime={isoDate(fechaRegistro)}>{texts.memberSince(formatDate(fechaRegistro))}</time>
          )}
        </p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.standing}>
        <p className={styles.level}>
          <span className={styles.levelName}>
            <span className={styles.label}>{texts.level}</span> {nivelActividad}
          </span>
          <strong className={styles.points}>{texts.points(puntos)}</strong>
        </p>
        {own && <LevelProgress puntos={puntos} />}
      </div>
    </header>
  );
}
