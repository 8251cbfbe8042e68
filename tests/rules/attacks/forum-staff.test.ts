import { deleteDoc, deleteField, doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { defaultPermissions } from '@/model/users/permissions/role-permissions';
import { NEW_ID } from '../forum-commits';
import { besiege } from './support';

/** A moderador who reaches for more: what only an administrador may, reports and the log as it would like them. */
const MOD = 'uid-moderador';
const site = besiege('demo-ataques-moderador', 'moderador');
const { refuses } = site;
const now = serverTimestamp;
const change = (path: string, changes: object) => updateDoc(doc(site.db, path), changes);
const decided = (changes: object) => ({ ...changes, fechaActualizacion: now() });
const note = (changes: object = {}) => ({ hasta: null, motivo: 'x', por: MOD, ...changes });
const suspend = (uid: string, changes: object = {}) =>
  change(`usuarios/${uid}`, decided({ estado: 'suspendido', suspension: note(), ...changes }));

const PENDING = 'foro_reportes/respuesta_denunciada_uid-usuario';
const PROCESSED = 'foro_reportes/respuesta_denunciada_uid-editor';
const outcome = (changes: object = {}) => ({
  estado: 'revisado',
  accionTomada: 'ocultar',
  moderadorId: MOD,
  moderadorNombre: 'Nombre de moderador',
  fechaRevision: now(),
  comentarioModerador: null,
  ...changes,
});
const LINE = 'foro_moderacion/linea';

describe('what only an administrador may', () => {
  const roles = (rol: 'administrador' | 'editor') => decided({ rol, permisos: defaultPermissions(rol) });
  refuses([
    ['makes itself an administrador', () => change(`usuarios/${MOD}`, roles('administrador'))],
    ['makes somebody an editor', () => change('usuarios/uid-usuario', roles('editor'))],
    ['suspends an administrador', () => suspend('uid-administrador')],
    ['suspends an editor', () => suspend('uid-editor')],
    ['suspends somebody without a reason', () => suspend('uid-usuario', { suspension: null })],
    [
      'suspends in the name of an administrador',
      () => suspend('uid-usuario', { suspension: note({ por: 'uid-administrador' }) }),
    ],
    ['takes points with a suspension', () => suspend('uid-usuario', { puntos: 0 })],
    ['lets somebody wait', () => change('usuarios/uid-usuario', decided({ estado: 'pendiente' }))],
    [
      'lets in whom an administrador suspended',
      () => change('usuarios/uid-suspendido', decided({ estado: 'activo', suspension: null })),
    ],
    [
      'takes over the suspension of an administrador',
      () => suspend('uid-suspendido', { suspension: note({ hasta: new Date(Date.now() + 60_000) }) }),
    ],
    [
      'removes a field of an account',
      () => change('usuarios/uid-usuario', decided({ permisos: deleteField() })),
    ],
    ['deletes a category of the forum', () => deleteDoc(doc(site.db, 'foro_categorias/vacia'))],
    [
      'marks a message of the contact form',
      () => change('mensajes/aaaaaaaaaaaaaaaaaaaa', { estado: 'leido' }),
    ],
    ['writes the figures of the forum', () => change('foro_estadisticas/resumen', { totalTemas: 0 })],
  ]);
});

describe('reports', () => {
  refuses([
    ['processes one twice', () => change(PROCESSED, outcome())],
    ['opens one again', () => change(PROCESSED, outcome({ estado: 'pendiente', accionTomada: null }))],
    [
      'processes one in the name of another',
      () => change(PENDING, outcome({ moderadorId: 'uid-administrador' })),
    ],
    ['rewrites why it was sent', () => change(PENDING, outcome({ motivo: 'Nada' }))],
    ['rewrites whose content it is about', () => change(PENDING, outcome({ autorId: 'uid-usuario' }))],
    ['rewrites its comment afterwards', () => change(PROCESSED, { comentarioModerador: 'Otro' })],
    ['deletes one', () => deleteDoc(doc(site.db, PENDING))],
    [
      'sends its own words as a notice',
      () =>
        setDoc(
          doc(
            site.db,
            `usuarios/uid-usuario/notificaciones/reporte_procesado_respuesta_denunciada_uid-usuario`,
          ),
          {
            tipo: 'reporte_procesado',
            titulo: 'Gana dinero',
            mensaje: 'Nombre de moderador',
            temaId: 'abierto',
            respuestaId: 'denunciada',
            autorId: MOD,
            moderadorId: MOD,
            reporteId: 'respuesta_denunciada_uid-usuario',
            accion: null,
            comentario: 'Gana dinero',
            fecha: now(),
            leida: false,
            cuenta: 1,
          },
        ),
    ],
  ]);
});

describe('the log', () => {
  const line = (changes: object = {}) => ({
    accion: 'nota',
    moderadorId: MOD,
    moderadorNombre: 'Nombre de moderador',
    tipo: 'miembro',
    objetivoId: 'uid-usuario',
    titulo: 'Nombre de usuario',
    autorId: 'uid-usuario',
    motivo: 'x',
    reporteId: null,
    fecha: now(),
    ...changes,
  });
  const write = (changes: object, id = NEW_ID) => setDoc(doc(site.db, 'foro_moderacion', id), line(changes));
  refuses([
    ['rewrites a line of its own', () => change(LINE, { motivo: 'Otro' })],
    ['writes over a line', () => write({}, 'linea')],
    ['deletes a line', () => deleteDoc(doc(site.db, LINE))],
    [
      'writes as an administrador',
      () => write({ moderadorId: 'uid-administrador', moderadorNombre: 'Nombre de administrador' }),
    ],
    ['writes of last year', () => write({ fecha: new Date(0) })],
  ]);
});
