import { replyAnchor } from '../shared/paths';

/** What an address's hash leads to: a reply by its id or its number, the place to reply, or nothing. */
export type Target = { id: string } | { numero: number } | null;

const REPLY = new RegExp(`^#${replyAnchor('')}([A-Za-z0-9]{1,40})$`);

/** What the hash of a topic's address leads to. */
export function targetIn(hash: string): Target {
  const id = REPLY.exec(hash)?.[1];
  if (id !== undefined) return { id };
  const numero = /^#(\d{1,7})$/.exec(hash)?.[1];
  return numero === undefined || Number(numero) === 0 ? null : { numero: Number(numero) };
}
