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
import { type Row, rowsOf } from './row';

/** Collections that everyone reads by pages and nobody writes from a browser. */
function readOnly(match: string, name: string, existing: string, cap: number): Row[] {
  const { may, mayNot } = rowsOf(match);
  return [
    may('get', `read one document of ${name}`, (db) => getDoc(doc(db, existing))),
    may('list', `list ${cap} documents of ${name}`, (db) => getDocs(query(collection(db, name), limit(cap)))),
    mayNot('list', `list ${cap + 1} documents of ${name}`, (db) =>
      getDocs(query(collection(db, name), limit(cap + 1))),
    ),
    mayNot('list', `list ${name} without a limit`, (db) => getDocs(collection(db, name))),
    mayNot('create', `create a document in ${name}`, (db) =>
      setDoc(doc(db, `${name}/1999`), { nombre: 'X' }),
    ),
    mayNot('update', `change a document of ${name}`, (db) => updateDoc(doc(db, existing), { nombre: 'X' })),
    mayNot('delete', `delete a document of ${name}`, (db) => deleteDoc(doc(db, existing))),
  ];
}

export const READ_ONLY: readonly Row[] = [
  ...readOnly('/catalogo/{fragmento}', 'catalogo', 'catalogo/2024', 50),
  ...readOnly('/buscador/{fragmento}', 'buscador', 'buscador/2024', 50),
  ...readOnly('/categorias/{categoria}', 'categorias', 'categorias/arqueologia', 100),
];
