import { deleteDoc, doc, type Firestore, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBackend, type RawCall, type RulesBackend } from './backend';
import { NOTHING } from './matrix/row';
import { snapshot } from './snapshot';
import { Stage } from './stage';

/** Each row begins on its own fixtures, whatever the one before has written and however. Articles may be written here, nothing else. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /articulos/{id} { allow read, write: if true; }
  }
}`;
const PATH = 'articulos/publicado';
const FIELDS = { titulo: { stringValue: 'Otro' } };

let backend: RulesBackend;
let stage: Stage;
beforeAll(async () => {
  backend = await openBackend('demo-escenario', RULES);
});
beforeEach(async () => {
  stage = new Stage(backend);
  await stage.plant(NOTHING);
});
afterAll(() => backend.close());

const changed = (db: Firestore) => updateDoc(doc(db, PATH), { titulo: 'Otro' });
const named = (path: string) => `projects/${backend.projectId}/databases/(default)/documents/${path}`;
const call = async (one: RawCall) => expect((await backend.callAs('usuario', one)).status).toBe(200);

const WAYS: [what: string, write: (db: Firestore) => Promise<unknown>][] = [
  ['an update', changed],
  ['a new document', (db) => setDoc(doc(db, 'articulos/otro'), { titulo: 'Otro' })],
  ['a deletion', (db) => deleteDoc(doc(db, PATH))],
  [
    'a batch',
    (db) => writeBatch(db).delete(doc(db, PATH)).set(doc(db, 'articulos/otro'), { titulo: 'Otro' }).commit(),
  ],
  [
    'writes apart from each other',
    () =>
      call({ address: ':batchWrite', body: { writes: [{ update: { name: named(PATH), fields: FIELDS } }] } }),
  ],
  [
    'a transform',
    () => {
      const transform = {
        document: named(PATH),
        fieldTransforms: [{ fieldPath: 'version', increment: { integerValue: '1' } }],
      };
      return call({ address: ':commit', body: { writes: [{ transform }] } });
    },
  ],
  ['a patch', () => call({ method: 'PATCH', address: `/${PATH}`, body: { fields: FIELDS } })],
  ['a deletion by its address', () => call({ method: 'DELETE', address: `/${PATH}` })],
  [
    'a creation by its address',
    () => call({ address: '/articulos?documentId=otro', body: { fields: FIELDS } }),
  ],
  ['the deletion of everything', () => backend.clear()],
  ['a commit before one that is refused', (db) => changed(db).then(() => setDoc(doc(db, 'nada/x'), {}))],
];

describe('the next row begins as if there had been none before', () => {
  it.each(WAYS)('after %s', async (_what, write) => {
    const planted = await snapshot(backend);
    await stage.attempt({ attempt: write, given: NOTHING }, 'usuario').catch(() => {});
    expect(await snapshot(backend)).not.toEqual(planted);
    await stage.plant(NOTHING);
    expect(await snapshot(backend)).toEqual(planted);
  });

  it('on documents of its own', async () => {
    const planted = await snapshot(backend);
    const given = { [PATH]: null, 'articulos/otro': { titulo: 'Otro' } };
    await stage.attempt({ attempt: async () => {}, given }, 'usuario');
    expect(await snapshot(backend)).toMatchObject({ 'articulos/otro': FIELDS });
    await stage.plant(NOTHING);
    expect(await snapshot(backend)).toEqual(planted);
  });
});

describe('what is left at the end', () => {
  it('is nothing after what the stage has seen', async () => {
    await stage.attempt({ attempt: changed, given: NOTHING }, 'usuario');
    expect(await stage.leftovers()).toEqual([]);
  });

  it('is told by its path where something else has written', async () => {
    await changed(backend.owner);
    expect(await stage.leftovers()).toEqual([PATH]);
  });
});
