import type { Account } from '@/model/account';
import { messages } from '@/model/messages';
import { suspensionNotice } from '@/model/messages/suspension';

type Suspended = Pick<Account, 'estado' | 'suspension'>;

/** Tells a suspended or pending member what they can and cannot do, why and until when; nothing to an active one. */
export function StateNotice({ estado, suspension }: Suspended) {
  if (estado === 'activo') return null;
  if (estado === 'pendiente') return <p className="alert alert-danger mb-5">{messages.account.pending}</p>;
  return (
    <p className="alert alert-danger mb-5">
      {messages.account.suspended}
      {suspension?.motivo && ` ${suspensionNotice.reason(suspension.motivo)}`}
      {suspension?.hasta && ` ${suspensionNotice.until(suspension.hasta)}`}
    </p>
  );
}
