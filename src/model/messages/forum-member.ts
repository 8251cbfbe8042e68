import { formatNumber } from '../format-number';
import { SUSPENSION_REASON_MAX } from '../forum/limits';

/** /foro/admin/miembro/{uid}: what a moderator sees and decides of a member. */
export const member = {
  title: 'Miembro',
  titleOf: (name: string) => `Moderar a ${name}`,
  description: 'Su actividad en el foro, los reportes sobre su contenido y lo que el equipo decidió.',
  noPermission: 'No tienes permisos para moderar miembros',
  loading: 'Cargando al miembro…',
  loadError: 'Hubo un problema al cargar los datos. Por favor, inténtalo de nuevo más tarde.',
  missing: 'Usuario no encontrado',
  profile: 'Ver perfil público',
  since: (date: string) => `Miembro desde ${date}`,
  figures: { topics: 'Temas', replies: 'Respuestas', points: 'Puntos' },
  states: { activo: 'Activa', suspendido: 'Suspendida', pendiente: 'Pendiente' },
  state: 'Cuenta',
  until: (date: string) => `Suspendida hasta el ${date}.`,
  untilLifted: 'Suspendida hasta que se levante.',
  byAdministrator: 'La decidió un administrador: solo un administrador puede cambiarla.',
  staffAccount: 'Las cuentas del equipo solo las cambia un administrador, desde Usuarios.',
  topics: 'Temas recientes',
  replies: 'Respuestas recientes',
  reports: 'Reportes sobre su contenido',
  history: 'Notas y decisiones',
  noTopics: 'No ha creado temas.',
  noReplies: 'No ha respondido.',
  noReports: 'Nadie ha reportado su contenido.',
  noHistory: 'Todavía no hay notas ni decisiones.',
  hidden: 'Oculta',
  inTopic: 'Ver en el tema',
  suspend: 'Suspender',
  changeSuspension: 'Cambiar suspensión',
  lift: 'Levantar suspensión',
  suspendTitle: (name: string) => `Suspender a ${name}`,
  suspendText:
    'Podrá leer y editar su perfil, pero no publicar, dar «Me gusta» ni reportar. Verá el motivo y hasta cuándo.',
  duration: 'Duración',
  days: (n: number | null) => (n === null ? 'Hasta que se levante' : n === 1 ? '1 día' : `${n} días`),
  reason: 'Motivo',
  reasonRequired: 'Por favor, indica el motivo.',
  reasonTooLong: `El motivo no puede superar los ${SUSPENSION_REASON_MAX} caracteres`,
  suspended: (name: string) => `La cuenta de ${name} quedó suspendida.`,
  lifted: (name: string) => `La cuenta de ${name} está activa otra vez.`,
  suspendError: (message: string) => `No se pudo cambiar la suspensión: ${message}`,
  notAllowed: 'Tu cuenta no puede suspender a este miembro.',
  note: 'Nota para el equipo',
  noteHint: 'Solo la lee el equipo de moderación. No se puede cambiar ni borrar.',
  addNote: 'Guardar nota',
  noteRequired: 'Escribe la nota.',
  noteSaved: 'Nota guardada.',
  noteError: (message: string) => `No se pudo guardar la nota: ${message}`,
  removeAll: 'Eliminar todo lo que publicó',
  removeAllText: (topics: number, replies: number) =>
    `Se eliminarán ${topics === 1 ? '1 tema' : `${formatNumber(topics)} temas`} con todas sus respuestas y ${
      replies === 1 ? '1 respuesta' : `${formatNumber(replies)} respuestas`
    } en temas de otros. No se puede deshacer.`,
  removeAllConfirm: (name: string) => `Sí, eliminar todo lo de ${name}`,
  removing: 'Eliminando lo que publicó',
  progress: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
  stop: 'Interrumpir',
  removed: (n: number) =>
    n === 1 ? 'Se eliminó 1 publicación.' : `Se eliminaron ${formatNumber(n)} publicaciones.`,
  removeStopped: (n: number) =>
    `Interrumpido después de ${formatNumber(n)} publicaciones. Puedes continuar cuando quieras.`,
  removeFailed: (n: number, message: string) =>
    `Se eliminaron ${formatNumber(n)} publicaciones y el resto no se pudo: ${message}. Puedes continuar.`,
} as const;
