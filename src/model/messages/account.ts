import { outOf } from '../shared/text/format-number';
import { ACCOUNT_LIMITS } from '../users/limits';

/** What has to do with an account on any screen: its record, its menu, its roles (spec 1, sections 5 to 8; spec 2, navigation bar). */
export const account = {
  notFound: 'Usuario no encontrado',
  gone: 'Esta cuenta fue eliminada.',
  notVerified: 'El usuario no se pudo verificar en Firestore después de guardarlo',
  recordFailed:
    'Tu cuenta se creó, pero no se pudieron guardar tus datos. Inicia sesión para completar el registro.',
  broken: {
    title: 'Falta completar tu cuenta',
    text: 'Tu sesión es válida, pero no encontramos los datos de tu cuenta. Podemos crearlos de nuevo.',
    repair: 'Completar mi cuenta',
    repairing: 'Completando tu cuenta…',
    repaired: 'Tu cuenta está completa.',
    failed: 'No se pudo completar tu cuenta. Por favor, inténtalo de nuevo.',
  },
  suspended: 'Tu cuenta está suspendida: puedes leer y editar tu perfil, pero no participar.',
  pending: 'Tu cuenta está pendiente de aprobación: puedes leer y editar tu perfil, pero no participar.',
  menu: {
    open: (nombre: string) => `Menú de ${nombre}`,
    forum: 'Foro',
    admin: 'Administración',
    adminArticles: 'Artículos',
    adminCategories: 'Categorías',
    adminUsers: 'Usuarios',
    adminComments: 'Comentarios',
    forumReports: 'Reportes del foro',
    forumCategories: 'Categorías del foro',
    signOut: 'Cerrar sesión',
  },
  /** Above the page, while the session of who was here has ended by itself. */
  ended: {
    title: 'Tu sesión ha terminado',
    text: 'Lo que escribiste sigue en esta página. Inicia sesión de nuevo para guardarlo.',
    leave: 'Seguir sin cuenta',
  },
  signOutFailed: 'No se pudo cerrar la sesión. Por favor, inténtalo de nuevo.',
  roles: {
    usuario: 'Usuario',
    autor: 'Autor',
    editor: 'Editor',
    moderador: 'Moderador',
    administrador: 'Administrador',
  },
  states: { activo: 'Activo', suspendido: 'Suspendido', pendiente: 'Pendiente' },
  validation: {
    nameRequired: 'Por favor ingresa tu nombre',
    nameTooLong: `El nombre no puede superar los ${ACCOUNT_LIMITS.nombre} caracteres`,
    nameCharacters: "El nombre lleva letras latinas, números, espacios y los signos . , ' - _ ( ) &",
    nameOfStaff: 'Ese nombre se parece al de alguien del equipo. Por favor, elige otro.',
    biographyTooLong: `La biografía no puede superar los ${ACCOUNT_LIMITS.biografia} caracteres`,
  },
} as const;

export const badges = {
  earned: (nombre: string) => `¡Nueva insignia: ${nombre}!`,
  earnedPoints: (puntos: number) => `+${puntos} puntos`,
  earnedOn: (fecha: string) => `Obtenida el ${fecha}`,
  progress: (current: number, target: number) => outOf(current, target),
  tiers: { bronce: 'Bronce', plata: 'Plata', oro: 'Oro' },
} as const;
