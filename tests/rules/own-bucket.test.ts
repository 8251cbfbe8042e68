import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAvatarOf } from '@/model/users/avatars';
import { forBucket, withoutComments } from '../../scripts/lib/deployed-rules';
import { firestoreRules, openBackend, type RulesBackend, uidOf } from './backend';
import { signUp } from './commits';

const deployed = (bucket: string | null) => forBucket(withoutComments(firestoreRules()), bucket);
const BUCKET = 'sitio.firebasestorage.app';
const placeOf = (bucket: string) => `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`;
const file = (bucket: string, owner = uidOf('usuario')) => `${placeOf(bucket)}avatares%2F${owner}%2Fa.webp`;
const LOCAL = 'http://127.0.0.1:9199/v0/b/demo-evidencias.appspot.com/o/avatares%2Fuid-usuario%2Fa.webp';

describe('the pictures of a site that was deployed', () => {
  let backend: RulesBackend;
  beforeAll(async () => {
    backend = await openBackend('demo-reglas-cubo', deployed(BUCKET));
  });
  // An account that has not done anything yet: no picture is refused by its pace.
  beforeEach(async () => {
    await backend.clear();
    await signUp(backend.as('usuario'), uidOf('usuario'));
  });
  afterAll(() => backend.close());

  const choose = (avatar: string | null) =>
    updateDoc(doc(backend.as('usuario'), 'usuarios/uid-usuario'), {
      avatar,
      fechaActualizacion: serverTimestamp(),
      ritmo: { minuto: serverTimestamp(), actos: 5, dia: serverTimestamp(), hoy: 5 },
    });
  const denied = { code: 'permission-denied' };

  it.each([
    ['another bucket', file('ajeno.appspot.com')],
    ['a bucket whose name begins so', file(`${BUCKET}.ajeno`)],
    ['a bucket that a loose pattern would take', file('sitioxfirebasestorage.app')],
    ['somebody else’s folder', file(BUCKET, 'uid-otro')],
    ['the embedded backend', LOCAL],
    [
      'another bucket behind backslashes',
      `${file(BUCKET).slice(0, -6)}\\..\\..\\..\\..\\b\\ajeno.appspot.com\\o\\a.webp`,
    ],
    ['another bucket behind slashes', `${file(BUCKET).slice(0, -6)}../../../../b/ajeno.appspot.com/o/a.webp`],
  ])('are none of %s', async (_what, address) => {
    expect(isAvatarOf('uid-usuario', address, placeOf(BUCKET))).toBe(false);
    await expect(choose(address)).rejects.toMatchObject(denied);
    await choose('/img/avatares/rey.svg');
  });

  it('are those of its own bucket', async () => {
    const address = `${file(BUCKET)}?alt=media&token=0f6d2c1e-4b7a`;
    expect(isAvatarOf('uid-usuario', address, placeOf(BUCKET))).toBe(true);
    await choose(address);
  });

  // The last: Google's emulator compiles rules for seconds.
  it('are none where the project has no bucket', async () => {
    await backend.putRules(deployed(null));
    expect(isAvatarOf('uid-usuario', file(BUCKET), '')).toBe(false);
    await expect(choose(file(BUCKET))).rejects.toMatchObject(denied);
    await expect(choose(file('null'))).rejects.toMatchObject(denied);
    await choose('/img/avatares/rey.svg');
  });
});

describe('what writes the bucket into the rules', () => {
  it.each(["x' || true", 'x"y', 'a b', 'a/b', '', '.*', 'A'])('refuses %j', (bucket) => {
    expect(() => forBucket(firestoreRules(), bucket)).toThrow('This is no Storage bucket');
  });

  it('never leaves them as they are because the function has another form', () => {
    const complaint = 'one isOwnPicture()';
    for (const [from, to] of [
      ['isOwnPicture', 'isPicture'],
      ['demo-evidencias', 'demo-otro'],
    ] as const)
      expect(() => forBucket(firestoreRules().replaceAll(from, to), BUCKET)).toThrow(complaint);
    expect(() => forBucket(firestoreRules().repeat(2), BUCKET)).toThrow(complaint);
  });
});
