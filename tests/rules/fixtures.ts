import { doc, type Firestore, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { BADGES } from '@/model/users/badges';
import { isStaffRole, skeletonOf } from '@/model/users/names';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { AccountState, Role } from '@/model/users/roles';
import { emailOf, type Persona, uidOf } from './backend';
import type { Data, Given } from './fixture-data';
import { FORUM } from './forum-fixtures';

export type { Data, Given } from './fixture-data';

const day = (iso: string) => Timestamp.fromDate(new Date(iso));

export const TITLE = 'Altares de Marib';

/** The shard of each kind that holds the published fixtures, and another one. */
export const SHARD = '2024';

/** The shard of a collection in which the fixtures' articles are, or a further part of it: passages are kept without years. */
export const shardOf = (kind: string, part = ''): string =>
  (kind === 'pasajes' || kind === 'fuentes' ? '0000' : SHARD) + part;
/** The shards that an article of the fixtures names, or further parts of them. */
export const shardsAt = (part = '') => ({
  catalogo: shardOf('catalogo', part),
  buscador: shardOf('buscador', part),
  pasajes: shardOf('pasajes', part),
  fuentes: shardOf('fuentes', part),
});

/** A record of an evidence, as short as it may be. */
export const evidence = (changes: Data = {}): Data => ({
  afirmacion: 'Nahom está atestiguado.',
  hallazgo: '',
  lugar: '',
  datacion: '',
  pasajes: '',
  objeciones: '',
  estado: 'discutido',
  ...changes,
});

export const article = (estado: string, changes: Data = {}): Data => ({
  titulo: TITLE,
  tituloOrden: 'altares de marib',
  tituloClaves: ['al', 'altares', 'de', 'marib'],
  contenido: 'Texto',
  resumen: 'Resumen',
  slug: 'altares-de-marib',
  autorId: 'uid-autor',
  autor: 'Elena Rojas',
  categorias: ['Arqueología'],
  tags: [],
  imagenPrincipal: null,
  imagenes: [],
  imagenesAlt: {},
  pasajesPrincipales: [],
  fuentes: '',
  ficha: null,
  estado,
  version: 3,
  revisiones: 1,
  fragmentos: estado === 'publicado' ? shardsAt() : null,
  ...(estado === 'publicado' ? { fechaPublicacion: day('2024-03-01') } : {}),
  fechaCreacion: day('2024-01-01'),
  fechaActualizacion: day('2024-01-01'),
  visitas: 7,
  comentariosCount: 5,
  ...changes,
});

/** A shard of 2024 with the entries of some articles. */
export const shard = (ids: string[], changes: Data = {}): Data => ({
  anio: 2024,
  entradas: Object.fromEntries(ids.map((id) => [id, 'altares'])),
  total: ids.length,
  ultimoArticulo: 'publicado',
  fechaActualizacion: day('2024-03-01'),
  ...changes,
});

export const comment = (articuloId: string, autorId: string | null, changes: Data = {}): Data => ({
  autor: 'Lucía',
  autorId,
  contenido: 'Muy claro.',
  fechaPublicacion: day('2024-02-01'),
  fechaActualizacion: day('2024-02-01'),
  articuloId,
  articuloTitulo: TITLE,
  articuloPublicado: true,
  ...changes,
});

/** Rol and estado of each persona that has an account. */
const MEMBERS: Readonly<Record<string, readonly [Role, AccountState]>> = {
  usuario: ['usuario', 'activo'],
  otro: ['usuario', 'activo'],
  autor: ['autor', 'activo'],
  editor: ['editor', 'activo'],
  moderador: ['moderador', 'activo'],
  administrador: ['administrador', 'activo'],
  suspendido: ['usuario', 'suspendido'],
  pendiente: ['usuario', 'pendiente'],
};

/** A stored account: it has one favourite and has written a comment, a topic and a reply, so that it has standing. */
export function account(persona: string, changes: Data = {}): Data {
  const [rol, estado] = MEMBERS[persona] ?? ['usuario', 'activo'];
  const born = day('2024-01-15');
  return {
    uid: uidOf(persona),
    nombre: `Nombre de ${persona}`,
    email: emailOf(persona),
    biografia: '',
    avatar: null,
    rol,
    estado,
    permisos: defaultPermissions(rol),
    puntos: 10,
    nivelActividad: 'Principiante',
    insignias: [],
    articulosFavoritos: ['guardado'],
    articulosCount: 0,
    comentariosCount: 1,
    temasForoCount: 1,
    respuestasForoCount: 1,
    fechaRegistro: born,
    fechaActualizacion: born,
    ultimoAcceso: born,
    ultimaActividad: born,
    ultimoEvento: { tipo: 'favorito', id: 'guardado' },
    ritmo: { minuto: born, actos: 0, dia: born, hoy: 0 },
    ...changes,
  };
}

const PUBLIC = [
  'nombre',
  'avatar',
  'biografia',
  'rol',
  'nivelActividad',
  'puntos',
  'insignias',
  'articulosCount',
  'comentariosCount',
  'temasForoCount',
  'respuestasForoCount',
  'fechaRegistro',
];
/** The public profile that the rules want for an account. */
export const profileOf = (source: Data): Data => Object.fromEntries(PUBLIC.map((key) => [key, source[key]]));

export const award = (tipo: string, referencia: string, puntos: number): Data => ({
  tipo,
  referencia,
  puntos,
  fechaObtencion: day('2024-02-01'),
});

/** The names of the staff are reserved. */
const reserved = Object.entries(MEMBERS)
  .filter(([, [rol]]) => isStaffRole(rol))
  .map(([persona]): [string, Data] => [
    `nombres_reservados/${skeletonOf(`Nombre de ${persona}`)}`,
    { uid: uidOf(persona) },
  ]);

const members = Object.keys(MEMBERS).flatMap((persona): [string, Data][] => [
  [`usuarios/${uidOf(persona)}`, account(persona)],
  [`perfiles/${uidOf(persona)}`, profileOf(account(persona))],
]);

/** Every document that the rows of the matrix start from; its path is its name. */
export const FIXTURES: Readonly<Record<string, Data>> = {
  'articulos/publicado': article('publicado'),
  'articulos/borrador': article('borrador'),
  'articulos/archivado': article('archivado'),
  'articulos/guardado': article('publicado'),
  'articulos/antes': article('publicado'),
  'articulos/publicado/revisiones/1': { numero: 1, titulo: TITLE, autorId: 'uid-autor' },
  'articulos/publicado/comentarios/c1': comment('publicado', 'uid-usuario'),
  'articulos/publicado/comentarios/suyo': comment('publicado', 'uid-otro'),
  'articulos/publicado/comentarios/castigado': comment('publicado', 'uid-suspendido'),
  'articulos/publicado/comentarios/huerfano': comment('publicado', 'uid-ausente'),
  'articulos/publicado/comentarios/antiguo': comment('publicado', null),
  'articulos/archivado/comentarios/c1': comment('archivado', 'uid-ausente', { articuloPublicado: false }),
  'articulos/archivado/comentarios/mio': comment('archivado', 'uid-usuario', { articuloPublicado: false }),
  ...Object.fromEntries(
    ['catalogo', 'buscador', 'pasajes', 'fuentes'].flatMap((kind) => {
      const year = { anio: Number(shardOf(kind)) };
      return [
        [`${kind}/${shardOf(kind)}`, shard(['publicado', 'guardado', 'antes'], year)],
        [`${kind}/${shardOf(kind, '-02')}`, shard([], year)],
      ];
    }),
  ),
  'categorias/arqueologia': {
    nombre: 'Arqueología',
    descripcion: '',
    slug: 'arqueologia',
    color: '#3498db',
    fechaCreacion: day('2024-01-01'),
    creadoPor: 'uid-editor',
  },
  ...Object.fromEntries(members),
  ...Object.fromEntries(reserved),
  // Its favourite `antes` was taken away again: the award stays.
  'usuarios/uid-usuario/premios/favorito-guardado': award('favorito', 'guardado', 5),
  'usuarios/uid-usuario/premios/favorito-antes': award('favorito', 'antes', 5),
  // Whose account was deleted, and whose Auth user still is there.
  'usuarios/uid-nuevo/premios/favorito-guardado': award('favorito', 'guardado', 5),
  ...Object.fromEntries(BADGES.map(({ id, ...badge }) => [`insignias/${id}`, badge])),
  'sistema/instalacion': { fecha: day('2024-01-01') },
  ...FORUM,
};

/** A message as it was stored `ageInHours` ago. */
function storedMessage(ageInHours: number): Data {
  return {
    nombre: 'Marta',
    email: 'marta@example.org',
    mensaje: '¿Pueden venir a Chillán?',
    fecha: Timestamp.fromMillis(Date.now() - ageInHours * 3_600_000),
    estado: 'nuevo',
  };
}

export const MESSAGE_TODAY = 'mensajes/aaaaaaaaaaaaaaaaaaaa';
/** The same whenever it is planted. */
const TODAY = storedMessage(1);

const all = (given: Given): Given => ({
  ...FIXTURES,
  [MESSAGE_TODAY]: TODAY,
  ...given,
});

/** The fixtures with the account of one persona otherwise. */
export const withAccount = (persona: Persona, changes: Data): Given => ({
  [`usuarios/${uidOf(persona)}`]: account(persona, changes),
});
/** The same of who owns what the rows are about. */
export const usuarioWith = (changes: Data): Given => withAccount('usuario', changes);

/** Puts every fixture where it belongs, but for what is given; on an empty database. */
export function plant(owner: Firestore, given: Given = {}): Promise<void> {
  return write(owner, all(given));
}

/** Puts what belongs at these paths there; where nothing does, nothing stays. */
export async function replant(owner: Firestore, paths: readonly string[], given: Given): Promise<void> {
  const wanted = all(given);
  if (paths.length > 0)
    await write(owner, Object.fromEntries(paths.map((path) => [path, wanted[path] ?? null])));
}

function write(owner: Firestore, documents: Given): Promise<void> {
  const batch = writeBatch(owner);
  for (const [path, data] of Object.entries(documents)) {
    if (data) batch.set(doc(owner, path), data);
    else batch.delete(doc(owner, path));
  }
  return batch.commit();
}
