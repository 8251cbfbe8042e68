import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  initializeFirestore,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Account } from '@/model/users/account';
import { BADGES } from '@/model/users/badges';
import { noteProven } from '@/services/users/proven';
import { registerAccount } from '@/services/users/registration';
import type { SiteBackend } from './backend';
import { stored } from './fixtures';

/** A clock that does not wait, and remembers what it was asked for. */
export function instantClock(): { wait: (milliseconds: number) => Promise<void>; waited: number[] } {
  const waited: number[] = [];
  return {
    waited,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
    },
  };
}

const connections = new Map<string, Firestore>();

/** The database as a member's browser sees it: signed in, under the rules, with a proven e-mail unless the name says otherwise. */
export function as(site: SiteBackend, uid: string): Firestore {
  const { projectId } = site;
  const name = `${projectId}-como-${uid}`;
  const known = connections.get(name);
  if (known) return known;
  const db = initializeFirestore(initializeApp({ projectId, apiKey: 'demo' }, name), {
    ignoreUndefinedProperties: true,
  });
  const mockUserToken = {
    user_id: uid,
    email: `${uid}@demo.test`,
    email_verified: !uid.endsWith('sin-verificar'),
  };
  connectFirestoreEmulator(db, site.address.host, site.address.port, { mockUserToken });
  connections.set(name, db);
  return db;
}

/** Signs somebody up, with a proven e-mail and room in its pace; `over` is then given past the rules (role, state, counters). */
export async function join(
  site: SiteBackend,
  uid: string,
  over: Record<string, unknown> = {},
): Promise<{ uid: string; db: Firestore; account: Account }> {
  const db = as(site, uid);
  noteProven(!uid.endsWith('sin-verificar'));
  const account = await registerAccount(db, {
    uid,
    nombre: `Persona ${uid}`,
    email: `${uid}@demo.test`,
    biografia: '',
  });
  await updateDoc(doc(site.admin, 'usuarios', uid), { ritmo: ROOM, ...over });
  const publicOver = Object.entries(over).filter(([name]) => PUBLIC.has(name));
  if (publicOver.length > 0)
    await updateDoc(doc(site.admin, 'perfiles', uid), Object.fromEntries(publicOver));
  return { uid, db, account: { ...account, ritmo: { ...ROOM, actos: 0, hoy: 0 } } };
}

/** A pace with room for whatever a test does. */
export const ROOM = { minuto: new Date(0), actos: -100_000, dia: new Date(0), hoy: -100_000 };

const PUBLIC = new Set([
  'rol',
  'puntos',
  'nivelActividad',
  'insignias',
  'comentariosCount',
  'nombre',
  'avatar',
]);

/** Whether the public side says what the account says. */
export async function publicSideOf(site: SiteBackend, uid: string): Promise<{ equal: boolean }> {
  const account = await stored(site.admin, `usuarios/${uid}`);
  const profile = await stored(site.admin, `perfiles/${uid}`);
  const names = Object.keys(profile ?? {});
  const equal = names.length === 12 && names.every((name) => sameText(profile?.[name], account?.[name]));
  return { equal };
}

function sameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** `insignias/`, where the rules read what each badge asks for and gives. */
export async function writeBadges(site: SiteBackend): Promise<void> {
  const batch = writeBatch(site.admin);
  for (const { id, ...data } of BADGES) batch.set(doc(site.admin, 'insignias', id), data);
  await batch.commit();
}
