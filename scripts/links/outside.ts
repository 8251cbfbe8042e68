import { isIP } from 'node:net';

/** Networks that are nobody's outside: this machine, the home and office ones, link-local (where clouds keep credentials), those for many, for trials, for none. */
const PRIVATE_V4 =
  /^(?:0|10|127|169\.254|192\.168|192\.0\.0|198\.1[89]|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|2(?:2[4-9]|[345]\d))\./;
/** The same, and those that hold an address of version 4 (::ffff:0:0/96, 64:ff9b::/96, 2002::/16). */
const PRIVATE_V6 = /^(?:::|f[cdf]|fe[89a-f]|64:ff9b:|2002:)/i;

/** Whether a host is by its name or number one that only this machine or its network knows: what an author writes leads nobody there. */
export function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|[\].]$/g, '');
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
