import { formatDate } from '../dates';

/** What a suspended member is told. Apart from the others: only the profile shows it. */
export const suspensionNotice = {
  reason: (text: string) => `Motivo: ${text}`,
  until: (date: Date) => `Termina el ${formatDate(date)}.`,
} as const;
