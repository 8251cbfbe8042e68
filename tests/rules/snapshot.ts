import { collectionGroup, type Firestore, getDocs } from 'firebase/firestore/lite';

const COLLECTIONS = [
  'articulos',
  'comentarios',
  'revisiones',
  'catalogo',
  'buscador',
  'categorias',
  'usuarios',
  'premios',
  'perfiles',
  'bajas',
  'insignias',
  'mensajes',
  'sistema',
  'notificaciones',
  'foro_categorias',
  'foro_temas',
  'foro_respuestas',
  'foro_indice',
  'foro_reportes',
  'foro_moderacion',
  'foro_estadisticas',
];

/** Everything that is stored: path → its fields. */
export async function snapshot(owner: Firestore): Promise<Record<string, unknown>> {
  const found = await Promise.all(COLLECTIONS.map((name) => getDocs(collectionGroup(owner, name))));
  return Object.fromEntries(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])));
}
