/** The commits that the staff's screens make, as the rules want them. Each part can be changed, or left out with null. */
import {
  deleteField,
  doc,
  FieldPath,
  type Firestore,
  increment,
  serverTimestamp,
  Timestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { paced } from './commits';
import { account, article, type Data, FIXTURES, shardsAt } from './fixtures';

type Part = Data | null;
export const KINDS = ['catalogo', 'buscador', 'pasajes', 'fuentes'] as const;
type Kind = (typeof KINDS)[number];
type Shards = Record<Kind, string>;

export interface SaveParts {
  id?: string;
  /** The article as it is stored; null: it is created. By default what the fixtures hold. */
  stored?: Data | null;
  /** What the writer decides. The rest of the commit follows from it. */
  change?: Data;
  /** Changes to what is then written: to the article itself, to each shard, to the revision, to the author's account. */
  article?: Part;
  catalogo?: Part;
  buscador?: Part;
  pasajes?: Part;
  fuentes?: Part;
  revision?: Part;
  author?: Part;
}

/** A new article of `uid`, a draft, with everything at its smallest. */
export const newArticle = (uid: string): Data => ({
  ...article('borrador', { autorId: uid, visitas: 0, comentariosCount: 0, version: 0, revisiones: 0 }),
  fechaCreacion: serverTimestamp(),
});

const shardsOf = (data: Data | null): Shards | null => (data?.fragmentos ?? null) as Shards | null;
const numberIn = (data: Data | null, field: string): number => Number(data?.[field] ?? 0);
const isPublished = (data: Data | null): boolean => data?.estado === 'publicado';

function dateOf(stored: Data | null, next: Data): Timestamp | undefined {
  const known = stored?.fechaPublicacion;
  if (known instanceof Timestamp && (isPublished(stored) || !isPublished(next))) return known;
  return isPublished(next) ? Timestamp.now() : undefined;
}

/** The article after the save, with the fields that follow from the writer's change. */
export function savedArticle(uid: string, stored: Data | null, change: Data): Data {
  const next = { ...(stored ?? newArticle(uid)), ...change };
  const date = dateOf(stored, next);
  const year = String((date ?? Timestamp.now()).toDate().getUTCFullYear());
  const shards = shardsOf(stored) ?? { ...shardsAt(), catalogo: year, buscador: year };
  return {
    ...next,
    version: numberIn(stored, 'version') + 1,
    revisiones: numberIn(stored, 'revisiones') + (isPublished(next) ? 1 : 0),
    fragmentos: isPublished(next) ? shards : null,
    fechaActualizacion: serverTimestamp(),
    ...(date ? { fechaPublicacion: date } : {}),
    ...('fragmentos' in change ? { fragmentos: change.fragmentos } : {}),
    ...('fechaPublicacion' in change ? { fechaPublicacion: change.fechaPublicacion } : {}),
  };
}

const GONE = deleteField();

/** How many entries a shard of the fixtures has once an article's is put there or taken out. */
function entriesAfter(kind: Kind, shard: string, id: string, isPut: boolean): number {
  const others = Object.keys((FIXTURES[`${kind}/${shard}`]?.entradas ?? {}) as Data).filter(
    (key) => key !== id,
  );
  return others.length + Number(isPut);
}

/** An entry put into a shard, which is begun when the fixtures have none, or taken out of it. */
function addEntryToBatch(
  batch: WriteBatch,
  db: Firestore,
  kind: Kind,
  id: string,
  shard: string,
  changes: Data,
) {
  const place = doc(db, kind, shard);
  const total = entriesAfter(kind, shard, id, changes.entrada !== GONE);
  const common = { total, ultimoArticulo: id, fechaActualizacion: serverTimestamp() };
  const { entrada = 'marib', ...rest } = { ...common, ...changes } as Data;
  if (entrada === GONE || FIXTURES[`${kind}/${shard}`])
    batch.update(place, new FieldPath('entradas', id), entrada, ...Object.entries(rest).flat());
  else batch.set(place, { anio: Number(shard.slice(0, 4)), entradas: { [id]: entrada }, ...rest });
}

/** The entry where it has to be, and no longer where it was. */
function addShardsToBatch(
  batch: WriteBatch,
  db: Firestore,
  id: string,
  before: Shards | null,
  parts: SaveParts,
) {
  return (after: Shards | null): void => {
    for (const kind of KINDS) {
      const changes = parts[kind] === undefined ? {} : parts[kind];
      if (changes === null) continue;
      const [old, next] = [before?.[kind], after?.[kind]];
      if (old && old !== next) addEntryToBatch(batch, db, kind, id, old, { entrada: GONE });
      if (next) addEntryToBatch(batch, db, kind, id, next, changes);
    }
  };
}

const COPIED = ['titulo', 'contenido', 'resumen', 'categorias', 'tags', 'imagenPrincipal', 'imagenes'];

/** The revision that a save by `uid` leaves. */
export const revisionOf = (uid: string, saved: Data, changes: Data = {}): Data => ({
  ...Object.fromEntries(COPIED.map((field) => [field, saved[field]])),
  numero: saved.revisiones,
  imagenesAlt: saved.imagenesAlt ?? {},
  pasajesPrincipales: saved.pasajesPrincipales ?? [],
  fuentes: saved.fuentes ?? '',
  ficha: saved.ficha ?? null,
  fecha: serverTimestamp(),
  autorId: uid,
  autor: `Nombre de ${uid.replace('uid-', '')}`,
  desde: null,
  ...changes,
});

/** The author's account counts an article that is published (1) or withdrawn (-1) by `uid`. */
export function addCountToBatch(
  batch: WriteBatch,
  db: Firestore,
  uid: string,
  author: string,
  id: string,
  step: number,
  changes: Data = {},
): void {
  batch.update(doc(db, 'usuarios', author), {
    articulosCount: increment(step),
    ultimoEvento: { tipo: step > 0 ? 'articulo-publicado' : 'articulo-retirado', id },
    ...(author === uid ? { ultimaActividad: serverTimestamp() } : {}),
    ...(author === uid && step > 0 ? paced('articulo-publicado') : {}),
    ...changes,
  });
}

/** Everything that saving an article writes. Returns the article as it will be. */
export function addSaveToBatch(batch: WriteBatch, db: Firestore, uid: string, parts: SaveParts = {}): Data {
  const { id = 'publicado', change = {}, article = {}, revision = {}, author = {} } = parts;
  const stored = parts.stored === undefined ? (FIXTURES[`articulos/${id}`] ?? null) : parts.stored;
  const saved = savedArticle(uid, stored, change);
  const place = doc(db, 'articulos', id);
  if (article && stored) {
    const changed = Object.entries(saved).filter(([field, value]) => value !== stored[field]);
    batch.update(place, { ...Object.fromEntries(changed), ...article });
  } else if (article) batch.set(place, { ...saved, ...article });
  addShardsToBatch(batch, db, id, shardsOf(stored), parts)(shardsOf(saved));
  if (revision && isPublished(saved)) {
    const number = numberIn(saved, 'revisiones');
    batch.set(doc(place, 'revisiones', String(number)), revisionOf(uid, saved, revision));
    if (number > 20) batch.delete(doc(place, 'revisiones', String(number - 20)));
  }
  const step = Number(isPublished(saved)) - Number(isPublished(stored));
  const owner = String(saved.autorId);
  if (author && step !== 0 && FIXTURES[`usuarios/${owner}`])
    addCountToBatch(batch, db, uid, owner, id, step, author);
  return saved;
}

export function save(db: Firestore, uid: string, parts: SaveParts = {}): Promise<void> {
  const batch = writeBatch(db);
  addSaveToBatch(batch, db, uid, parts);
  return batch.commit();
}

/** A draft that is published for the first time. */
export const publish = (db: Firestore, uid: string, parts: SaveParts = {}): Promise<void> =>
  save(db, uid, { id: 'borrador', ...parts, change: { estado: 'publicado', ...parts.change } });

export const withdraw = (db: Firestore, uid: string, parts: SaveParts = {}): Promise<void> =>
  save(db, uid, { ...parts, change: { estado: 'archivado', ...parts.change } });

/** An account of the staff with one permission stored otherwise. */
export const withPermission = (persona: string, permission: string, value: boolean): Data => {
  const known = account(persona);
  return { ...known, permisos: { ...(known.permisos as Data), [permission]: value } };
};

/** An article of the old blog, as an import writes it. */
export const importedArticle = (changes: Data = {}): Data => ({
  ...newArticle('blogger'),
  estado: 'publicado',
  version: 1,
  fragmentos: { catalogo: '2011', buscador: '2011', pasajes: '0000', fuentes: '0000' },
  fechaCreacion: Timestamp.fromDate(new Date('2011-05-04')),
  fechaPublicacion: Timestamp.fromDate(new Date('2011-05-04')),
  fechaActualizacion: serverTimestamp(),
  comentariosCount: 2,
  origen: { tipo: 'blogger', id: '123', huella: 'abc' },
  ...changes,
});
