import type { RulesAuth } from '../../rules/types';
import { FirestoreError } from '../errors';
import { jsonToRules } from './values';

/** Who sends a request: the owner (rules do not apply), a signed-in user or, with auth null, a visitor. */
export type Caller = { kind: 'owner' } | { kind: 'user'; auth: RulesAuth | null };

/**
 * Reads the Authorization header. `Bearer owner` is the owner; anything else must be a token of the Auth emulator: a JWT
 * whose signature and expiry are not looked at (the SDK's mockUserToken is born expired), but whose subject is. Throws
 * UNAUTHENTICATED.
 */
export function callerOf(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization.trim() === '') return { kind: 'user', auth: null };
  const token = /^Bearer\s+(\S+)$/i.exec(authorization.trim())?.[1];
  if (token === undefined) throw unauthenticated('the Authorization header is not "Bearer TOKEN".');
  if (token === 'owner') return { kind: 'owner' };
  const claims = claimsOf(token);
  const uid = claims.user_id ?? claims.sub;
  if (typeof uid !== 'string' || uid === '') throw unauthenticated('the token names no user.');
  const decoded = jsonToRules(claims);
  return { kind: 'user', auth: { uid, token: decoded.type === 'map' ? decoded.entries : new Map() } };
}

function claimsOf(token: string): Record<string, unknown> {
  const [header, payload, signature] = token.split('.');
  if (!header || !payload || signature === undefined) throw unauthenticated('the token is not a JWT.');
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof claims === 'object' && claims !== null) return Object.fromEntries(Object.entries(claims));
  } catch (error) {
    throw unauthenticated(`the token cannot be read (${String(error)}).`);
  }
  throw unauthenticated('the token holds no claims.');
}

function unauthenticated(why: string): FirestoreError {
  return new FirestoreError('UNAUTHENTICATED', `Missing or invalid authentication: ${why}`);
}
