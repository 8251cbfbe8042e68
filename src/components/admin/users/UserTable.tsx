import Table from 'react-bootstrap/Table';
import { Link } from 'react-router-dom';
import { Avatar } from '@/components/account/Avatar';
import { Button, DateText } from '@/components/ui';
import { optionsOf, SelectField } from '@/components/ui/SelectField';
import { messages } from '@/model/messages';
import * as staff from '@/model/messages/staff';
import { paths } from '@/model/shared/paths';
import { formatNumber } from '@/model/shared/text/format-number';
import type { Account } from '@/model/users/account';
import { ACCOUNT_STATES, type AccountState, ROLES, type Role } from '@/model/users/roles';
import { changeProblem, type Manager } from '@/model/users/user-changes';
import styles from './UserTable.module.css';

const texts = staff.adminUsers;
const { roles, states } = messages.account;
export const ROLE_OPTIONS = optionsOf(ROLES, roles);
export const STATE_OPTIONS = optionsOf(ACCOUNT_STATES, states);

export type AskedChange = { user: Account } & ({ rol: Role } | { estado: AccountState });

interface RowsProps {
  manager: Manager;
  onAsk: (change: AskedChange) => void;
  onOpen: (uid: string) => void;
}

export function UserTable({
  users,
  label,
  ...rows
}: RowsProps & { users: readonly Account[]; label: string }) {
  const { columns } = texts;
  return (
    <div className={styles.frame}>
      <Table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{columns.user}</th>
            <th scope="col">{columns.role}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.registered}</th>
            <th scope="col" className={styles.number}>
              {columns.points}
            </th>
            <th scope="col">
              <span className="visually-hidden">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.uid} user={user} {...rows} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function UserRow({ user, manager, onAsk, onOpen }: RowsProps & { user: Account }) {
  const { uid, nombre, email, rol, estado, fechaRegistro, puntos } = user;
  const refusal = (aspect: 'rol' | 'estado') => changeProblem(manager, uid, aspect) ?? undefined;
  return (
    <tr data-uid={uid}>
      <th scope="row">
        <div className="d-flex gap-3 align-items-start fw-normal">
          <Avatar person={user} size={40} />
          <div className="minw-0">
            <p>
              <Link to={paths.memberProfile.href(uid)} className={styles.name} title={texts.profile}>
                {nombre}
              </Link>
              {uid === manager.uid && <span className="badge badge-accent ms-2">{texts.you}</span>}
            </p>
            <p className="text-soft">{email}</p>
          </div>
        </div>
      </th>
      <td data-label={texts.columns.role}>
        <SelectField
          label={texts.roleOf(nombre)}
          labelled="hidden"
          small
          value={rol}
          options={ROLE_OPTIONS}
          disabledReason={refusal('rol')}
          onChange={(value) => onAsk({ user, rol: value })}
        />
      </td>
      <td data-label={texts.columns.state}>
        <SelectField
          label={texts.stateOf(nombre)}
          labelled="hidden"
          small
          value={estado}
          options={STATE_OPTIONS}
          mark={<span className={styles.dot} data-state={estado} aria-hidden="true" />}
          disabledReason={refusal('estado')}
          onChange={(value) => onAsk({ user, estado: value })}
        />
      </td>
      <td data-label={texts.columns.registered} className={styles.date}>
        <DateText date={fechaRegistro} />
      </td>
      <td data-label={texts.columns.points} className={styles.number}>
        {formatNumber(puntos)}
      </td>
      <td className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          aria-label={texts.detailsOf(nombre)}
          onClick={() => onOpen(uid)}
        >
          {texts.details}
        </Button>
      </td>
    </tr>
  );
}
