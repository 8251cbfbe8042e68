import { isIP } from 'node:net';

/** Networks that are nobody's outside: this machine, the home and office ones, link-local (where clouds keep credentials), none. */
const PRIVATE_V4 =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const PRIVATE_V6 = /^(?:::|f[cd]|fe[89ab])/i;

/** Whether a host is by its name or number one that only this machine or its network knows: what an author writes leads nobody there. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  const kind = isIP(bare);
  if (kind === 4) return PRIVATE_V4.test(`${bare}.`);
  if (kind === 6) return PRIVATE_V6.test(bare);
  return !bare.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/i.test(bare);
}

/** Whether an address is one of the web outside of this site. */
export function isOutside(address: string, isOwn: (address: URL) => boolean): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  return !isOwn(new URL(address));
}
