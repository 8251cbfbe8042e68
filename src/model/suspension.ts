import type { AccountState } from './roles';

/** A suspension by a moderator: `usuarios/{uid}.suspension`. What an administrador decides has none. */
export interface Suspension {
  /** When it ends by itself; null: when somebody lifts it. */
  hasta: Date | null;
  motivo: string;
  por: string;
}

interface Suspended {
  estado: AccountState;
  suspension?: Suspension | null;
}

/** Whether the time of a suspension has passed: its owner comes back with the next visit. */
export function isSuspensionOver({ estado, suspension }: Suspended, now: Date): boolean {
  return estado === 'suspendido' && suspension?.hasta != null && suspension.hasta.getTime() <= now.getTime();
}
