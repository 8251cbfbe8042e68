import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '@/model/users/permissions/can';
import type { Permission, PermissionMap } from '@/model/users/permissions/permission-list';
import { ACCOUNT_STATES, ROLES } from '@/model/users/roles';
import { openBackend, type RulesBackend } from './backend';
import { account, article, type Data, FIXTURES } from './fixtures';
import { save } from './staff-commits';

/** As permissions.test.ts, for what the staff does: the same matrix, asked of the model and of the rules. */
let backend: RulesBackend;
const UID = 'uid-usuario';
const MINE = article('borrador', { autorId: UID });
const CATEGORY = 'categorias/arqueologia';

beforeAll(async () => {
  backend = await openBackend('demo-permisos-personal');
});
afterAll(() => backend.close());

const now = () => ({ fechaActualizacion: serverTimestamp() });
const category = { nombre: 'Arte', descripcion: '', slug: 'arte', color: '#112233' };
const saving = (db: Firestore, autorId: string) =>
  save(db, UID, { id: 'borrador', stored: { ...MINE, autorId }, change: { contenido: 'Otro.' } });

/** What needs one permission: what is stored before, and how it is tried. */
const ACTIONS: readonly [Permission, Data | null, (db: Firestore) => Promise<unknown>][] = [
  ['crearArticulos', null, (db) => save(db, UID, { id: 'borrador', stored: null })],
  ['editarPropiosArticulos', MINE, (db) => saving(db, UID)],
  ['editarTodosArticulos', article('borrador'), (db) => saving(db, 'uid-autor')],
  ['eliminarPropiosArticulos', MINE, (db) => deleteDoc(doc(db, 'articulos/borrador'))],
  ['eliminarTodosArticulos', article('borrador'), (db) => deleteDoc(doc(db, 'articulos/borrador'))],
  ['editarTodosArticulos', null, (db) => getDocs(query(collection(db, 'articulos'), limit(10)))],
  [
    'crearCategorias',
    null,
    (db) =>
      setDoc(doc(db, 'categorias/arte'), { ...category, fechaCreacion: serverTimestamp(), creadoPor: UID }),
  ],
  ['editarCategorias', null, (db) => updateDoc(doc(db, CATEGORY), { color: '#112233', ...now() })],
  ['eliminarCategorias', null, (db) => deleteDoc(doc(db, CATEGORY))],
];

const ACTORS = ROLES.flatMap((rol) => ACCOUNT_STATES.map((estado) => ({ rol, estado })));
/** What may be stored of one permission, whatever the role. */
const STORED = [true, false, undefined];

describe.each(ACTORS)('a $rol in state $estado', ({ rol, estado }) => {
  it.each(ACTIONS)('acts as the model says of %s', async (permission, stored, act) => {
    for (const value of STORED) {
      const permisos: PermissionMap = value === undefined ? {} : { [permission]: value };
      await plant({ 'articulos/borrador': stored, 'categorias/arte': null, [CATEGORY]: FIXTURES[CATEGORY] });
      await plant({ [`usuarios/${UID}`]: account('usuario', { rol, estado, permisos }) });
      const outcome = await act(backend.as('usuario')).then(
        () => true,
        () => false,
      );
      expect(outcome, `with ${value}`).toBe(can({ rol, estado, permisos }, permission));
    }
  });
});

async function plant(documents: Record<string, Data | null | undefined>): Promise<void> {
  for (const [path, data] of Object.entries(documents)) {
    const place = doc(backend.owner, path);
    await (data ? setDoc(place, data) : deleteDoc(place));
  }
}
