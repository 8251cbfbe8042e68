import { messages } from '../../messages';
import type { AccountState } from '../roles';

/** Why an account may not do something: its state, or for an active one `otherwise`. */
export function refusalOf(estado: AccountState, otherwise: string): string {
  if (estado === 'activo') return otherwise;
  return messages.account[estado === 'suspendido' ? 'suspended' : 'pending'];
}
