import Modal from 'react-bootstrap/Modal';
import { Avatar } from '@/components/account/Avatar';
import { ownFigures } from '@/components/account/figures';
import { ButtonLink, DateText, EmptyState, ErrorState, LoadingRegion, Skeleton } from '@/components/ui';
import { Dialog } from '@/components/ui/Dialog';
import { FactList } from '@/components/ui/FactList';
import { Figures } from '@/components/ui/Figures';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import type { Account } from '@/model/users/account';
import type { Manager } from '@/model/users/user-changes';
import { useUser } from '@/services/users';
import { PermissionEditor } from './PermissionEditor';

const texts = staff.adminUsers.detail;
const { roles, states } = messages.account;

interface UserDetailProps {
  uid: string;
  manager: Manager;
  onClose: () => void;
}

export function UserDetail({ uid, manager, onClose }: UserDetailProps) {
  const { user, error, retry } = useUser(uid);
  const missing = error?.code === 'not-found';
  const title = missing ? texts.missing : user ? texts.title(user.nombre) : texts.loadingTitle;
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <Modal.Body>
        {missing && <EmptyState text={texts.missingHelp} />}
        {error && !missing && <ErrorState text={texts.loadError(error.message)} onRetry={retry} />}
        {!error && !user && (
          <LoadingRegion text={texts.loading} className="vstack gap-4">
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
      </Modal.Body>
    </Dialog>
  );
}

function Head({ user }: { user: Account }) {
  return (
    <div className="hstack flex-wrap gap-3">
      <Avatar person={user} size={56} />
      <div className="flex-grow-1 minw-0">
        <p className="fw-semibold">{user.email}</p>
        <p className="text-soft fs-sm">
          {roles[user.rol]} · {states[user.estado]}
        </p>
      </div>
      <ButtonLink to={paths.memberProfile.href(user.uid)} variant="secondary" size="small">
        {staff.adminUsers.profile}
      </ButtonLink>
    </div>
  );
}

function Statistics({ user }: { user: Account }) {
  const facts = {
    [texts.level]: user.nivelActividad,
    [texts.registered]: <DateText date={user.fechaRegistro} />,
    [texts.lastAccess]: <DateText date={user.ultimoAcceso} />,
    [texts.lastActivity]: <DateText date={user.ultimaActividad} />,
  };
  return (
    <section aria-labelledby="detalle-estadisticas" className="vstack gap-3 border-top pt-4">
      <h3 id="detalle-estadisticas" className="fs-lg">
        {texts.statistics}
      </h3>
      <Figures figures={ownFigures(user)} />
      <FactList facts={facts} />
    </section>
  );
}
