import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { loadEnv } from 'vite';
import { pictureProblem } from '@/model/picture-file';
import { readAccount } from '@/services/account-records';
import { storeArticleImage } from '@/services/article-images';
import { parseConfig } from '@/services/config';
import { db, emulators, startFirebase } from '@/services/firebase';
import type { CopyPicture } from '@/services/import/run';
import { ExpectedError } from '../lib/expected-error';
import { PROJECT_ROOT } from '../lib/paths';

const DEMO = { email: 'admin@demo.test', password: 'demo1234' };
const PATIENCE_MS = 30_000;

/** Connects to the project of .env, or to the embedded backend where .env names none. `expected` guards against the wrong one. */
export function startSite(expected?: string): void {
  const parsed = parseConfig({ ...loadEnv('production', PROJECT_ROOT, 'VITE_'), DEV: true });
  if (!parsed.ok)
    throw new ExpectedError(`Missing from .env (see .env.example): ${parsed.missing.join(', ')}`);
  const { projectId } = parsed.config.firebase;
  if (expected !== undefined && expected !== projectId)
    throw new ExpectedError(`.env is of the project ${projectId}, not of ${expected}.`);
  startFirebase(parsed.config);
  console.log(`→ ${projectId}${parsed.config.emulators ? ' (embedded backend)' : ''}`);
}

/** Asks at the terminal; what is typed for a secret is not shown. */
async function ask(question: string, secret = false): Promise<string> {
  if (!process.stdin.isTTY)
    throw new ExpectedError('Set IMPORT_EMAIL and IMPORT_PASSWORD: there is no terminal to ask at.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stdout.write(question);
  const reader = createInterface({
    input: process.stdin,
    output: secret ? silent : process.stdout,
    terminal: true,
  });
  const answer = await reader.question('');
  reader.close();
  if (secret) process.stdout.write('\n');
  return answer.trim();
}

/**
 * Signs in with the e-mail and the password of an administrador: IMPORT_EMAIL and IMPORT_PASSWORD, or asked for; the embedded
 * backend has its demo account. Nothing is kept. Gives the uid.
 */
export async function signInAsAdministrator(): Promise<string> {
  const local = emulators();
  const auth = initializeAuth(db().app, { persistence: inMemoryPersistence });
  if (local) connectAuthEmulator(auth, `http://${local.host}:${local.authPort}`, { disableWarnings: true });
  const email = process.env.IMPORT_EMAIL ?? (local ? DEMO.email : await ask('Correo electrónico: '));
  const password = process.env.IMPORT_PASSWORD ?? (local ? DEMO.password : await ask('Contraseña: ', true));
  const signedIn = await signInWithEmailAndPassword(auth, email, password).catch((cause: unknown) => {
    throw new ExpectedError(`No se pudo iniciar sesión: ${cause instanceof Error ? cause.message : cause}`);
  });
  const { uid } = signedIn.user;
  const { account } = await readAccount(db(), uid);
  if (account.rol !== 'administrador' || account.estado !== 'activo')
    throw new ExpectedError('La cuenta no es de un administrador activo.');
  return uid;
}

/** Pictures as they are: there is no browser to make them smaller. Those that are too big or no pictures keep their links. */
export function copyPictures(uid: string): CopyPicture {
  return async (articleId, address, signal) => {
    const url = address.replace(/^\/\//, 'https://');
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if (!response.ok) throw new Error(String(response.status));
    const picture = await response.blob();
    const problem = pictureProblem(picture);
    if (problem !== undefined) throw new Error(problem);
    return storeArticleImage(db(), picture, articleId, { uid, signal });
  };
}
