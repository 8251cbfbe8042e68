import type { ReactNode } from 'react';
import { Avatar } from '@/components/account/Avatar';
import { DateText } from '@/components/ui';
import { Panel } from '@/components/ui/Panel';
import { messages } from '@/model/messages';
import { resetNotice, suspensionNotice } from '@/model/messages/profile';
import { formatDate } from '@/model/shared/dates';
import { type Account, isProfileFrozen, isResetNews, type PublicProfile } from '@/model/users/account';
import styles from './ProfileHeader.module.css';

const texts = messages.profile;

interface ProfileHeaderProps {
  profile: PublicProfile;
  actions?: ReactNode;
  children?: ReactNode;
}

export function ProfileHeader({ profile, actions, children }: ProfileHeaderProps) {
  const { nombre, rol, nivelActividad, puntos, fechaRegistro } = profile;
  return (
    <header className={`card shadow-sm ${styles.header}`}>
      <span className={styles.avatar}>
        <Avatar person={profile} size={112} />
      </span>
      <div className={`minw-0 ${styles.who}`}>
        <h1 className="fs-2xl">{nombre}</h1>
        <p className="d-flex flex-wrap gap-2 align-items-center mt-2 fs-sm text-soft">
          <span className={rol === 'usuario' ? 'badge badge-accent' : 'badge badge-clay'}>
            {messages.account.roles[rol]}
          </span>
          {fechaRegistro && <DateText date={fechaRegistro} words={texts.memberSince} />}
        </p>
      </div>
      {actions && (
        <div className={`d-flex flex-wrap gap-3 align-items-center ${styles.actions}`}>{actions}</div>
      )}
      <div className={`vstack gap-3 justify-content-center ${styles.standing}`}>
        <p className="d-flex flex-wrap gap-2 align-items-baseline justify-content-between">
          <span className="font-serif fs-lg fw-semibold">
            <span className="font-sans fs-sm fw-normal text-soft">{texts.level}</span> {nivelActividad}
          </span>
          <strong className="text-clay">{texts.points(puntos)}</strong>
        </p>
        {children}
      </div>
    </header>
  );
}

/** What a member tells of itself, or that it tells nothing. */
export function Biography({ text, none }: { text: string; none: string }) {
  return (
    <Panel title={texts.biography}>
      {text ? (
        <p className="mw-measure" style={{ whiteSpace: 'pre-line' }}>
          {text}
        </p>
      ) : (
        <p className="text-soft">{none}</p>
      )}
    </Panel>
  );
}

type State = Pick<Account, 'estado' | 'suspension' | 'perfilRestablecido'>;

/** Tells a suspended or pending member what they can and cannot do, why and until when, and whose profile was reset that it was. */
export function StateNotice(account: State) {
  return (
    <>
      <ActivityNotice {...account} />
      <ResetNotice {...account} />
    </>
  );
}

function ActivityNotice({ estado, suspension }: State) {
  if (estado === 'activo') return null;
  if (estado === 'pendiente') return <p className="alert alert-danger mb-5">{messages.account.pending}</p>;
  return (
    <p className="alert alert-danger mb-5">
      {messages.account.suspended}
      {suspension?.motivo && ` ${suspensionNotice.reason(suspension.motivo)}`}
      {suspension?.hasta && ` ${suspensionNotice.until(formatDate(suspension.hasta))}`}
    </p>
  );
}

function ResetNotice(account: State) {
  if (!isResetNews(account, new Date())) return null;
  return (
    <p className="alert alert-danger mb-5">
      {resetNotice.told(formatDate(account.perfilRestablecido ?? null))}{' '}
      {isProfileFrozen(account) ? resetNotice.frozen : resetNotice.again}
    </p>
  );
}
