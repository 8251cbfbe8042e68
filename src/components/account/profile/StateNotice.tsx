import type { AccountState } from '@/model/account';
import { messages } from '@/model/messages';
import styles from './StateNotice.module.css';

/** Tells a suspended or pending member what they can and cannot do; nothing to an active one. */
export function StateNotice({ estado }: { estado: AccountState }) {
  if (estado === 'activo') return null;
  return (
    <p className={styles.notice}>
      {estado === 'suspendido' ? messages.account.suspended : messages.account.pending}
    </p>
  );
}
