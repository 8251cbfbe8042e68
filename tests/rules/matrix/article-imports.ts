import { doc, setDoc, Timestamp, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { type Data, withAccount } from '../fixtures';
import { importedArticle, save } from '../staff-commits';
import { type Attempt, acting, everyoneBut, type Line, type Row, table, type Who } from './row';

const ARTICLE = '/articulos/{articulo}';
const others: Who = everyoneBut('administrador');

const importing =
  (changes: Data): Attempt =>
  (db) =>
    setDoc(doc(db, 'articulos/123'), importedArticle(changes));
const STORED: Data = { ...importedArticle(), fechaActualizacion: Timestamp.fromMillis(0) };
const IMPORTED = { 'articulos/123': STORED };
const again =
  (changes: Data): Attempt =>
  (db) =>
    updateDoc(doc(db, 'articulos/123'), {
      ...importedArticle({ version: 2, origen: { tipo: 'blogger', id: '123', huella: 'def' }, ...changes }),
    });

const WRONG: readonly [what: string, changes: Data][] = [
  ['of another site', { origen: { tipo: 'wordpress', id: '123' } }],
  ['without its id there', { origen: { tipo: 'blogger', id: '' } }],
  ['with a fingerprint of 201 characters', { origen: { tipo: 'blogger', id: '1', huella: 'x'.repeat(201) } }],
  ['with more of its origin', { origen: { tipo: 'blogger', id: '1', nota: 'x' } }],
  ['without an origin', { origen: null }],
  ['without a date of creation', { fechaCreacion: null }],
  ['with less than no comments', { comentariosCount: -1 }],
  ['with visits', { visitas: 5 }],
  ['with one more field', { destacado: true }],
  ['with a title of 201 characters', { titulo: 'x'.repeat(201) }],
  ['with revisions', { revisiones: 2 }],
  ['without a date of publication', { fechaPublicacion: null }],
];

/** Articles that come from another site. */
// biome-ignore format: a row is a line
export const ARTICLE_IMPORTS: readonly Row[] = [
  ...table(ARTICLE, 'create', [
    ['administrador', 'may',     'import an article', importing({})],
    ['administrador', 'may',     'import ten articles in one commit', (db) => {
      const batch = writeBatch(db);
      for (let n = 0; n < 10; n += 1) batch.set(doc(db, `articulos/${n}`), importedArticle());
      return batch.commit();
    }],
    ...WRONG.map(([what, changes]): Line => ['administrador', 'may not', `import an article ${what}`, importing(changes)]),
    ['administrador', 'may not', 'import an article in the name of a member', importing({ autorId: 'uid-usuario' })],
    [others,          'may not', 'import an article', importing({})],
    ['administrador', 'may not', 'import an article while suspended',
      importing({}), withAccount('administrador', { estado: 'suspendido' })],
  ]),
  ...table(ARTICLE, 'update', [
    ['administrador', 'may',     'import an article again', again({}), IMPORTED],
    [others,          'may not', 'import an article again', again({}), IMPORTED],
    ['administrador', 'may not', 'change the visits with an import', again({ visitas: 5 }), IMPORTED],
    ['administrador', 'may not', "import over a member's article", acting(save, { article: { origen: { tipo: 'blogger', id: '1' } } })],
    ['administrador', 'may not', 'give an imported article to a member', again({ autorId: 'uid-usuario' }), IMPORTED],
    ['editor',        'may not', 'change the date of creation of an imported article with a save',
      acting(save, {
        id: '123',
        stored: STORED,
        article: { fechaCreacion: Timestamp.fromMillis(0) },
        catalogo: null,
        buscador: null,
        pasajes: null,
        fuentes: null,
      }),
      IMPORTED],
  ]),
];
