import { addDays } from 'date-fns';
import { type ForumFigures, levelOf } from '@/model/users/levels';
import { isStaffRole, skeletonOf } from '@/model/users/names';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import type { AccountState, Role } from '@/model/users/roles';
import { PROJECT_ID } from '../lib/paths';
import { HOST, PORTS } from '../lib/ports';
import { earningsOf } from './earnings';
import type { SeedDocument } from './store';

export interface DemoAccount {
  uid: string;
  email: string;
  nombre: string;
  rol: Role;
  estado: AccountState;
  biografia: string;
  avatar: string | null;
  /** How many articles it keeps as favourites. */
  favoritos: number;
}

/** One came after the other. */
const DAYS_BETWEEN = 6;

export const DEMO_PASSWORD = 'demo1234';

/** One account for each role, and a suspended one. Their ids are fixed, so that seeding again changes nothing. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  account('admin', 'administrador', {
    nombre: 'Ignacio Lagos Morán',
    biografia: 'Coordina el sitio y responde a quienes piden charlas.',
    avatar: '/img/avatares/historiador.svg',
    favoritos: 12,
  }),
  account('editor', 'editor', {
    nombre: 'Tomás Sepúlveda Vera',
    biografia: 'Editor. Revisa cada artículo antes de que se publique.',
    avatar: '/img/avatares/escriba.svg',
    favoritos: 14,
  }),
  account('autor', 'autor', {
    nombre: 'Camila Arriagada Núñez',
    biografia: 'Escribe sobre epigrafía y sobre la vida cotidiana en la Antigüedad.',
    avatar: null,
    favoritos: 11,
  }),
  account('moderador', 'moderador', {
    nombre: 'Rodrigo Palma Soto',
    biografia: 'Cuida que las conversaciones del foro sean amables.',
    avatar: '/img/avatares/patriarca.svg',
    favoritos: 8,
  }),
  account('usuario', 'usuario', {
    nombre: 'Isabel Muñoz Araya',
    biografia: 'Lectora. Le interesan los mapas y las rutas antiguas.',
    avatar: null,
    favoritos: 16,
  }),
  account('suspendido', 'usuario', {
    nombre: 'Cuenta suspendida',
    biografia: '',
    avatar: null,
    favoritos: 0,
    estado: 'suspendido',
  }),
];

/** What the library says of the accounts: how many articles each has published and comments written, by uid. */
export interface Activity {
  articles: ReadonlyMap<string, number>;
  comments: ReadonlyMap<string, number>;
  /** Ids of the published articles, for the favourites. */
  published: readonly string[];
  /** What the forum gave an account. */
  forum: (uid: string) => ForumFigures;
}

/** `usuarios` with the awards its points come from, and `perfiles`, with exactly the fields that firestore.rules allows. */
export function accountDocuments(activity: Activity, beginning: Date, lastSeen: Date): SeedDocument[] {
  return DEMO_ACCOUNTS.flatMap((item, index) => {
    const registered = addDays(beginning, index * DAYS_BETWEEN);
    const articulosFavoritos = activity.published.slice(index, index + item.favoritos);
    const comentariosCount = activity.comments.get(item.uid) ?? 0;
    const estadisticasForo = activity.forum(item.uid);
    const { puntos, insignias, awards } = earningsOf(
      articulosFavoritos,
      comentariosCount,
      estadisticasForo.puntosForo,
    );
    const shared = {
      nombre: item.nombre,
      avatar: item.avatar,
      biografia: item.biografia,
      rol: item.rol,
      nivelActividad: levelOf(puntos),
      puntos,
      insignias,
      articulosCount: activity.articles.get(item.uid) ?? 0,
      comentariosCount,
      temasForoCount: estadisticasForo.temasCreados,
      respuestasForoCount: estadisticasForo.respuestasPublicadas,
      fechaRegistro: registered,
    };
    const usuario = {
      ...shared,
      uid: item.uid,
      email: item.email,
      estado: item.estado,
      permisos: defaultPermissions(item.rol),
      articulosFavoritos,
      estadisticasForo,
      fechaActualizacion: registered,
      ultimoAcceso: lastSeen,
      ultimaActividad: lastSeen,
      ultimoEvento: { tipo: 'alta', id: item.uid },
    };
    return [
      { path: `usuarios/${item.uid}`, data: usuario },
      { path: `perfiles/${item.uid}`, data: shared },
      ...(isStaffRole(item.rol)
        ? [{ path: `nombres_reservados/${skeletonOf(item.nombre)}`, data: { uid: item.uid } }]
        : []),
      ...awards.map((award) => ({
        path: `usuarios/${item.uid}/premios/${award.tipo}-${award.referencia}`,
        data: { ...award, fechaObtencion: registered },
      })),
    ];
  });
}

/** Creates the accounts in the Auth emulator, or gives those that exist their name and password back. */
export async function seedAuthAccounts(): Promise<void> {
  for (const { uid, email, nombre } of DEMO_ACCOUNTS) {
    const details = {
      localId: uid,
      email,
      displayName: nombre,
      password: DEMO_PASSWORD,
      emailVerified: true,
    };
    const created = await callAuth('accounts', details);
    if (created.ok) continue;
    const updated = await callAuth('accounts:update', details);
    if (!updated.ok) throw new Error(`The account ${email} could not be created: ${await updated.text()}`);
  }
}

function callAuth(method: string, body: object): Promise<Response> {
  const base = `http://${HOST}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}`;
  return fetch(`${base}/${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function account(
  name: string,
  rol: Role,
  person: Pick<DemoAccount, 'nombre' | 'biografia' | 'avatar' | 'favoritos'> & Partial<DemoAccount>,
): DemoAccount {
  return { uid: `demo-${name}`, email: `${name}@demo.test`, rol, estado: 'activo', ...person };
}
