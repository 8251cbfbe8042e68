import { doc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { article, type Data, evidence, shardsAt } from '../fixtures';
import { save, savedArticle } from '../staff-commits';
import { type Attempt, asDouble, type Line, type Row, table } from './row';

const ARTICLE = '/articulos/{articulo}';

const PAST = Timestamp.fromMillis(0);

/** Saves the draft of the fixtures with some change. */
const draft =
  (change: Data): Attempt =>
  (db, { uid }) =>
    save(db, uid, { id: 'borrador', change });
/** Saves it, and something else than follows from the change is written. */
const forged =
  (changes: Data): Attempt =>
  (db, { uid }) =>
    save(db, uid, { id: 'borrador', change: { contenido: 'Otro.' }, article: changes });

const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_value, index) => text(index));
const address = (length: number) => `https://${'x'.repeat(length - 8)}`;
const GALLERY = many(40, (index) => `https://example.org/${index}.webp`);

const LIMITS: Data = {
  titulo: 'ñ'.repeat(200),
  tituloOrden: 'n'.repeat(200),
  tituloClaves: many(60, (index) => `clave${'x'.repeat(13)}${index + 10}`),
  contenido: 'á'.repeat(400_000),
  resumen: 'á'.repeat(1000),
  slug: 'x'.repeat(220),
  autor: 'ñ'.repeat(80),
  categorias: many(10, () => 'ñ'.repeat(60)),
  tags: many(20, () => 'ñ'.repeat(40)),
  imagenPrincipal: address(1000),
  imagenDestacada: address(1000),
  imagenes: GALLERY,
  imagenesAlt: { [GALLERY[0] ?? '']: 'ñ'.repeat(300), [address(1000)]: '' },
  pasajesPrincipales: many(10, (index) => `dc-testament/10${index}/${'1,'.repeat(46)}1-22`),
  fuentes: 'ñ'.repeat(24_000),
  ficha: evidence({
    afirmacion: 'ñ'.repeat(300),
    hallazgo: 'ñ\n'.repeat(500),
    lugar: 'ñ'.repeat(120),
    datacion: 'ñ'.repeat(120),
    pasajes: 'ñ'.repeat(200),
    objeciones: 'ñ\n'.repeat(500),
    estado: 'documentado',
  }),
};

/** What no record of an evidence may hold. */
const WRONG_EVIDENCE: readonly [what: string, changes: Data][] = [
  ['that claims nothing', { afirmacion: '' }],
  ['whose claim shows nothing', { afirmacion: ' ' }],
  ['whose claim has 301 characters', { afirmacion: 'x'.repeat(301) }],
  ['whose claim has two lines', { afirmacion: 'Uno\nDos' }],
  ['whose claim runs into the next field', { afirmacion: 'Uno\tMarib' }],
  ['whose claim is a number', { afirmacion: 7 }],
  ['whose find has 1001 characters', { hallazgo: 'x'.repeat(1001) }],
  ['whose find is a list', { hallazgo: [] }],
  ['whose find turns its direction', { hallazgo: 'x\u202Ey' }],
  ['whose place has 121 characters', { lugar: 'x'.repeat(121) }],
  ['whose place has two lines', { lugar: 'Uno\nDos' }],
  ['whose place is nothing', { lugar: null }],
  ['whose time has 121 characters', { datacion: 'x'.repeat(121) }],
  ['whose time has two lines', { datacion: 'Uno\nDos' }],
  ['whose passages have 201 characters', { pasajes: 'x'.repeat(201) }],
  ['whose passages are a list', { pasajes: ['alma/36'] }],
  ['whose passages have two lines', { pasajes: 'Uno\nDos' }],
  ['whose objections have 1001 characters', { objeciones: 'x'.repeat(1001) }],
  ['whose objections are true', { objeciones: true }],
  ['in a state that does not exist', { estado: 'probado' }],
  ['with a score', { puntuacion: 5 }],
];

/** What no article may hold, whoever saves it. */
const WRONG: readonly [what: string, change: Data][] = [
  ['without a title', { titulo: ' ' }],
  ['with a title of 201 characters', { titulo: 'x'.repeat(201) }],
  ['with an order of 201 characters', { tituloOrden: 'x'.repeat(201) }],
  ['with an order that is a list', { tituloOrden: [] }],
  ['with 61 search keys', { tituloClaves: many(61, () => 'xx') }],
  ['with a search key of 21 characters', { tituloClaves: ['ok', 'x'.repeat(21)] }],
  ['with search keys in one text', { tituloClaves: 'altares' }],
  ['with a content of 400 001 characters', { contenido: 'x'.repeat(400_001) }],
  ['with a content that is a list', { contenido: [] }],
  ['with a summary of 1001 characters', { resumen: 'x'.repeat(1001) }],
  ['with a summary that is a list', { resumen: [] }],
  ['with a slug of 221 characters', { slug: 'x'.repeat(221) }],
  ['with a slug that is a list', { slug: [] }],
  ['without a name of its author', { autor: '' }],
  ['with an author of 81 characters', { autor: 'x'.repeat(81) }],
  ['with 11 categories', { categorias: many(11, () => 'x') }],
  ['with a category of 61 characters', { categorias: ['x'.repeat(61)] }],
  ['with an empty category', { categorias: [''] }],
  ['with 21 tags', { tags: many(21, () => 'x') }],
  ['with an empty text for tags', { tags: '' }],
  ['with a tag of 41 characters', { tags: ['x', 'x'.repeat(41)] }],
  ['with a main picture of 1001 characters', { imagenPrincipal: address(1001) }],
  ['with a main picture that is a script', { imagenPrincipal: 'javascript:alert(1)' }],
  ['with a main picture over http', { imagenPrincipal: 'http://example.org/x.webp' }],
  ['with a drawing in its main picture', { imagenPrincipal: 'data:image/svg+xml,<svg/>' }],
  ['with a featured picture that is a script', { imagenDestacada: 'javascript:alert(1)' }],
  ['with 41 pictures', { imagenes: many(41, () => '/img/x.svg') }],
  ['with a picture that is a script', { imagenes: ['/img/x.svg', 'javascript:alert(1)'] }],
  ['with pictures of 40 001 characters', { imagenes: [address(40_001)] }],
  ['with the text of a picture that it has not', { imagenesAlt: { 'https://example.org/x.webp': 'x' } }],
  [
    'with a picture described in 301 characters',
    { imagenPrincipal: '/img/x.svg', imagenesAlt: { '/img/x.svg': 'x'.repeat(301) } },
  ],
  ['with 11 main passages', { pasajesPrincipales: many(11, (index) => `alma/${index + 1}`) }],
  ['with a main passage of 101 characters', { pasajesPrincipales: [`alma/${'1'.repeat(101)}`] }],
  ['with a main passage without a chapter', { pasajesPrincipales: ['alma'] }],
  ['with a main passage that is an address', { pasajesPrincipales: ['https://example.org/1'] }],
  ['with main passages in one text', { pasajesPrincipales: 'alma/36' }],
  ['with sources of 24 001 characters', { fuentes: 'x'.repeat(24_001) }],
  ['with sources that are a list', { fuentes: [{ clave: 'nibley-1952' }] }],
  ['with sources that are a number', { fuentes: 7 }],
  ['with sources that turn the direction of writing', { fuentes: '[{"titulo":"\u202Ex"}]' }],
  ['with a record in one text', { ficha: 'Nahom' }],
  ['with a record that lacks a field', { ficha: { afirmacion: 'Nahom', estado: 'discutido' } }],
  ['in a state that does not exist', { estado: 'oculto' }],
];

// biome-ignore format: a row is a line
const FIELDS = table(ARTICLE, 'update', [
  ['autor', 'may',     'save a draft with every field at its limit', draft(LIMITS)],
  ['autor', 'may',     'save a draft with pictures of the site and of the Storage emulator',
    draft({ imagenPrincipal: 'http://127.0.0.1:9199/v0/b/x/o/y', imagenes: ['/img/x.svg'] })],
  ...WRONG.map(([what, change]): Line => ['autor', 'may not', `save a draft ${what}`, draft(change)]),
  ['autor', 'may',     'save a draft with a short record of evidence', draft({ ficha: evidence() })],
  ['autor', 'may',     'save a draft with evidence that is refuted', draft({ ficha: evidence({ estado: 'refutado' }) })],
  ...WRONG_EVIDENCE.map(([what, changes]): Line => ['autor', 'may not', `save a draft with a record ${what}`, draft({ ficha: evidence(changes) })]),
  ['autor', 'may not', 'skip a version', forged({ version: 5 })],
  ['autor', 'may not', 'keep the version', forged({ version: 3 })],
  ['autor', 'may not', 'save a draft in the past', forged({ fechaActualizacion: PAST })],
  ['autor', 'may not', 'count a revision of a draft', forged({ revisiones: 2 })],
  ['autor', 'may not', 'say that a draft is in the shards', forged({ fragmentos: shardsAt() })],
  ['autor', 'may not', 'give an article to another', forged({ autorId: 'uid-otro' })],
  ['autor', 'may not', 'change the date of creation', forged({ fechaCreacion: PAST })],
  ['autor', 'may not', 'change the visits with a save', forged({ visitas: 1000 })],
  ['autor', 'may not', 'change the count of comments with a save', forged({ comentariosCount: 0 })],
  ['autor', 'may not', 'change the last comment with a save', forged({ ultimoComentario: 'x' })],
  ['autor', 'may not', 'say that an article was imported', forged({ origen: { tipo: 'blogger', id: '1' } })],
  ['autor', 'may not', 'add a field to an article', forged({ destacado: true })],
  ['autor', 'may not', 'publish an article with nothing else', (db) => updateDoc(doc(db, 'articulos/borrador'), { estado: 'publicado' })],
  ...['version', 'revisiones'].map((field): Line =>
    ['autor', 'may not', `make the ${field} a floating-point number`, async (db, { uid, commit }) => {
      const next = savedArticle(uid, article('borrador'), {});
      const path = 'articulos/borrador';
      const { update } = asDouble(db.app.options.projectId, path, field, Number(next[field]));
      const version = field === 'version' ? {} : { version: { integerValue: String(next.version) } };
      await commit([
        {
          update: { ...update, fields: { ...update.fields, ...version } },
          updateMask: { fieldPaths: ['version', field].filter((name, at, all) => all.indexOf(name) === at) },
          updateTransforms: [{ fieldPath: 'fechaActualizacion', setToServerValue: 'REQUEST_TIME' }],
        },
      ]);
    }]
  ),
]);

/** What a save may hold. */
export const ARTICLE_FIELDS: readonly Row[] = FIELDS;
