import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getDoc, getFirestore, updateDoc } from 'firebase/firestore/lite';
import type { Role } from '@/model/users/roles';
import { fetchAccount } from '@/services/users/records';
import { registerAccount } from '@/services/users/registration';
import { type OpenPage, openPage, type PageOptions } from './browser';
import { type DemoRole, demoPerson, newPerson, type Person } from './members';
import { ownerDb } from './owner';

/** What the embedded backend's build is configured with (services/firestore/config.ts). */
const API_KEY = 'demo-clave';
const AUTH = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1';

export interface Member extends Person {
  uid: string;
  /** Where it is not that of who has just signed up. */
  rol?: Role;
  avatar?: string | null;
}

interface SignedUp {
  localId: string;
  idToken: string;
  refreshToken: string;
}

const sessions = new WeakMap<Member, SignedUp>();

async function callAuth<T>(method: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(`${AUTH}/${method}?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** What the member's token says once it has pressed the link of the e-mail. */
async function verified({ email, password }: Person, { localId }: SignedUp): Promise<SignedUp> {
  await callAuth('accounts:update', { localId, emailVerified: true }, { authorization: 'Bearer owner' });
  return callAuth<SignedUp>('accounts:signInWithPassword', { email, password, returnSecureToken: true });
}

/**
 * A member of its own for a test: signed up with Auth, its e-mail proven unless said, its record written by the site's own service
 * under the rules.
 */
export async function newMember({ isVerified = true } = {}): Promise<Member> {
  const person = newPerson();
  const born = await callAuth<SignedUp>('accounts:signUp', {
    email: person.email,
    password: person.password,
    displayName: person.nombre,
    returnSecureToken: true,
  });
  const uid = born.localId;
  const app = initializeApp({ projectId: 'demo-evidencias', apiKey: API_KEY }, `e2e-${uid}`);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', 8080, { mockUserToken: { sub: uid, email: person.email } });
  await registerAccount(db, { uid, nombre: person.nombre, email: person.email, biografia: '' });
  await deleteApp(app);
  const member = { ...person, uid };
  sessions.set(member, isVerified ? await verified(person, born) : born);
  return member;
}

/** One of the seeded accounts, for `openAs`. */
export async function demoMember(role: DemoRole): Promise<Member> {
  const { email, password } = demoPerson(role);
  const session = await callAuth<SignedUp>('accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  const uid = session.localId;
  const { nombre, rol, avatar } = await fetchAccount(ownerDb(), uid);
  const member = { email, password, uid, nombre, rol, avatar };
  sessions.set(member, session);
  return member;
}

/** The account as it is stored. */
export async function stored(member: Member) {
  return (await getDoc(doc(ownerDb(), `usuarios/${member.uid}`))).data();
}

/** Changes an account past the rules: as an administrator would, or as time would have. */
export async function changeAccount(member: Member, fields: Record<string, unknown>): Promise<void> {
  await updateDoc(doc(ownerDb(), `usuarios/${member.uid}`), fields);
}

/** What Auth's SDK keeps in the browser for someone who is signed in. */
function keptUser(member: Member, { idToken, refreshToken }: SignedUp) {
  return {
    uid: member.uid,
    email: member.email,
    // Auth's SDK asks for it when it starts.
    emailVerified: false,
    displayName: member.nombre,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_000_000 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
}

/** A page where the member has signed in before: planted on the device, not clicked. */
export async function openAs(member: Member, options: PageOptions = {}): Promise<OpenPage> {
  const signedUp = sessions.get(member);
  if (!signedUp) throw new Error('Only members of newMember() and demoMember() can be planted');
  const opened = await openPage(options);
  const { uid, nombre, rol = 'usuario', avatar = null } = member;
  await opened.context.addInitScript(
    ([authKey, user, hint]) => {
      // Once for a tab: who signs out stays out.
      if (sessionStorage.getItem('planted') || location.protocol === 'about:') return;
      sessionStorage.setItem('planted', 'yes');
      localStorage.setItem(authKey, user);
      localStorage.setItem('sesion', hint);
    },
    [
      `firebase:authUser:${API_KEY}:[DEFAULT]`,
      JSON.stringify(keptUser(member, signedUp)),
      JSON.stringify({ uid, nombre, avatar, rol }),
    ] as const,
  );
  return opened;
}
