import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { type Data, withAccount } from '../fixtures';
import { type Attempt, asDouble, EVERYONE, everyoneBut, type Line, type Row, table } from './row';

const BADGE = '/insignias/{insignia}';
const EXISTING = 'insignias/explorador';
const NEW = 'insignias/nueva-insignia';

const badge = (changes: Data = {}): Data => ({
  nombre: 'Cartógrafa',
  descripcion: 'Guarda 30 artículos favoritos',
  icono: 'map',
  color: '#1c5c57',
  nivel: 'plata',
  requisito: 'favoritos',
  umbral: 30,
  puntosOtorgados: 25,
  ...changes,
});

const add =
  (changes: Data = {}, path = NEW): Attempt =>
  (db) =>
    setDoc(doc(db, path), badge(changes));

const without =
  (field: string): Attempt =>
  (db) => {
    const { [field]: _, ...rest } = badge();
    return setDoc(doc(db, NEW), rest);
  };

/** A whole badge is stored, and one of its numbers made a double in the same commit. */
const withDouble =
  (field: string, value: number): Attempt =>
  (db, { commit }) => {
    const { update } = asDouble(db.app.options.projectId, NEW, field, value);
    const { nombre, descripcion, icono, color, nivel, requisito } = badge();
    const text = Object.entries({ nombre, descripcion, icono, color, nivel, requisito });
    const fields = {
      ...Object.fromEntries(text.map(([name, stringValue]) => [name, { stringValue }])),
      umbral: { integerValue: 30 },
      puntosOtorgados: { integerValue: 25 },
      ...update.fields,
    };
    return commit([{ update: { ...update, fields } }]);
  };

const SUSPENDED = withAccount('administrador', { estado: 'suspendido' });

/** What can be earned. */
// biome-ignore format: a row is a line
export const BADGES: readonly Row[] = [
  ...table(BADGE, 'get', [
    [EVERYONE, 'may',     'read a badge', (db) => getDoc(doc(db, EXISTING))],
  ]),
  ...table(BADGE, 'list', [
    [EVERYONE, 'may',     'list 50 badges', (db) => getDocs(query(collection(db, 'insignias'), limit(50)))],
    [EVERYONE, 'may not', 'list 51 badges', (db) => getDocs(query(collection(db, 'insignias'), limit(51)))],
    [EVERYONE, 'may not', 'list the badges without a limit', (db) => getDocs(collection(db, 'insignias'))],
  ]),
  ...table(BADGE, 'create', [
    ['administrador',        'may',     'add a badge', add()],
    ['administrador',        'may',     'add a badge with every text and number at its limit',
      add({ nombre: 'ñ'.repeat(80), descripcion: 'á'.repeat(200), icono: 'x'.repeat(50), umbral: 1, puntosOtorgados: 100 })],
    [everyoneBut('administrador'), 'may not', 'add a badge', add()],
    ['administrador',        'may not', 'add a badge while suspended', add(), SUSPENDED],
    ...Object.keys(badge()).map((field): Line => ['administrador', 'may not', `add a badge without ${field}`, without(field)]),
    ...Object.keys(badge()).map((field): Line => ['administrador', 'may not', `add a badge whose ${field} is a list`, add({ [field]: [1] })]),
    ['administrador',        'may not', 'add a badge with one more field', add({ intruso: true })],
    ['administrador',        'may not', 'add a badge with a name of 81 characters', add({ nombre: 'x'.repeat(81) })],
    ['administrador',        'may not', 'add a badge described in 201 characters', add({ descripcion: 'x'.repeat(201) })],
    ['administrador',        'may not', 'add a badge with an icon of 51 characters', add({ icono: 'x'.repeat(51) })],
    ['administrador',        'may not', 'add a badge with a colour by name', add({ color: 'red' })],
    ['administrador',        'may not', 'add a badge of another level', add({ nivel: 'platino' })],
    ['administrador',        'may not', 'add a badge that asks for something else', add({ requisito: 'visitas' })],
    ['administrador',        'may not', 'add a badge that asks for nothing', add({ umbral: 0 })],
    ['administrador',        'may not', 'add a badge that asks for a fraction', withDouble('umbral', 30)],
    ['administrador',        'may not', 'add a badge that gives nothing', add({ puntosOtorgados: 0 })],
    ['administrador',        'may not', 'add a badge that gives 101 points', add({ puntosOtorgados: 101 })],
    ['administrador',        'may not', 'add a badge that gives points with a point', withDouble('puntosOtorgados', 25)],
    ['administrador',        'may not', 'add a badge with an id of another form', add({}, 'insignias/Nueva_1')],
  ]),
  ...table(BADGE, 'update', [
    [EVERYONE, 'may not', 'make a badge easier', (db) => updateDoc(doc(db, EXISTING), { umbral: 1 })],
  ]),
  ...table(BADGE, 'delete', [
    [EVERYONE, 'may not', 'delete a badge', (db) => deleteDoc(doc(db, EXISTING))],
  ]),
];
