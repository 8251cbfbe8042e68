import type { ReactNode } from 'react';
import { Avatar } from '@/components/account/Avatar';
import { ButtonLink, EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { Dialog, DialogBody } from '@/components/ui/Dialog';
import type { Account } from '@/model/account';
import { formatDate, isoDate } from '@/model/dates';
import { formatNumber } from '@/model/format-number';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import { staff } from '@/model/staff-messages';
import type { Manager } from '@/model/user-changes';
import { useUser } from '@/services/queries/users/useUsers';
import { PermissionEditor } from './PermissionEditor';
import styles from './UserDetail.module.css';

const texts = staff.adminUsers.detail;
const { roles, states } = messages.account;

interface UserDetailProps {
  uid: string;
  manager: Manager;
  onClose: () => void;
}

/** Everything about an account: what it has done, and what it may do. */
export function UserDetail({ uid, manager, onClose }: UserDetailProps) {
  const { user, error, retry } = useUser(uid);
  const missing = error?.code === 'not-found';
  const title = missing ? texts.missing : user ? texts.title(user.nombre) : texts.loadingTitle;
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <DialogBody>
        {missing && <EmptyState text={texts.missingHelp} />}
        {error && !missing && <ErrorState text={texts.loadError(error.message)} onRetry={retry} />}
        {!error && !user && (
          <LoadingRegion text={texts.loading} className={styles.loading}>
            <Skeleton height="3.5rem" />
            <Skeleton height="8rem" />
            <Skeleton height="14rem" />
          </LoadingRegion>
        )}
        {user && !missing && (
          <>
            <Head user={user} />
            <Statistics user={user} />
            <PermissionEditor user={user} manager={manager} />
          </>
        )}
      </DialogBody>
    </Dialog>
  );
}

function Head({ user }: { user: Account }) {
  return (
    <div className={styles.head}>
      <Avatar person={user} size={56} />
      <div className={styles.who}>
        <p className={styles.email}>{user.email}</p>
        <p className={styles.soft}>
          {roles[user.rol]} · {states[user.estado]}
        </p>
      </div>
      <ButtonLink to={paths.memberProfile.href(user.uid)} variant="secondary" size="small">
        {staff.adminUsers.profile}
      </ButtonLink>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function Statistics({ user }: { user: Account }) {
  const names = texts.figures;
  const figures = [
    [names.points, user.puntos],
    [names.badges, user.insignias.length],
    [names.favourites, user.articulosFavoritos.length],
    [names.comments, user.comentariosCount],
    [names.articles, user.articulosCount],
    [names.topics, user.temasForoCount],
    [names.replies, user.respuestasForoCount],
  ] as const;
  const dates = [
    [texts.registered, user.fechaRegistro],
    [texts.lastAccess, user.ultimoAcceso],
    [texts.lastActivity, user.ultimaActividad],
  ] as const;
  return (
    <Section id="detalle-estadisticas" title={texts.statistics}>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.dates}>
        <div>
          <dt>{texts.level}</dt>
          <dd>{user.nivelActividad}</dd>
        </div>
        {dates.map(([name, date]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <time dateTime={isoDate(date)}>{formatDate(date)}</time>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
