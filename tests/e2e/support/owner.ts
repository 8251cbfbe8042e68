import { getApps, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';

const NAME = 'e2e-owner';

/** The backend under test, past the rules: to look at what the site stored, and to put it back as it was. */
export function ownerDb(): Firestore {
  const known = getApps().find((app) => app.name === NAME);
  if (known) return getFirestore(known);
  const db = getFirestore(initializeApp({ projectId: 'demo-evidencias', apiKey: 'demo' }, NAME));
  connectFirestoreEmulator(db, '127.0.0.1', 8080, { mockUserToken: 'owner' });
  return db;
}

const PROJECT = 'projects/demo-evidencias';

/** Other rules for the site, until they are put back. */
export async function putRules(content: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:8080/emulator/v1/${PROJECT}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`the rules were not taken: ${await response.text()}`);
}

/** The links of the e-mails that Auth sent to prove this address. */
export async function proofsSentTo(email: string): Promise<string[]> {
  const sent = await fetch(`http://127.0.0.1:9099/emulator/v1/${PROJECT}/oobCodes`);
  const { oobCodes }: { oobCodes: { email: string; requestType: string; oobLink: string }[] } =
    await sent.json();
  return oobCodes
    .filter((one) => one.email === email && one.requestType === 'VERIFY_EMAIL')
    .map(({ oobLink }) => oobLink);
}

/** Follows the link of the e-mail that Auth sent last to prove this address. */
export async function proveEmail(email: string): Promise<void> {
  const link = (await proofsSentTo(email)).at(-1);
  if (!link) throw new Error(`no e-mail was sent to ${email}`);
  await fetch(link);
}
