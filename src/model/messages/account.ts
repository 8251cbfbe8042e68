import { ACCOUNT_LIMITS } from '../account-limits';
import { formatNumber } from '../format-number';

/** What has to do with an account on any screen: its record, its menu, its roles (spec 1, sections 5 to 8; spec 2, navigation bar). */
export const account = {
  notFound: 'Usuario no encontrado',
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
    forumReports: 'Reportes del foro',
    forumCategories: 'Categorías del foro',
    signOut: 'Cerrar sesión',
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
    biographyTooLong: `La biografía no puede superar los ${ACCOUNT_LIMITS.biografia} caracteres`,
  },
} as const;

export const badges = {
  earned: (nombre: string) => `¡Nueva insignia: ${nombre}!`,
  earnedPoints: (puntos: number) => `+${puntos} puntos`,
  points: (puntos: number) => (puntos === 1 ? '1 punto' : `${formatNumber(puntos)} puntos`),
  earnedOn: (fecha: string) => `Obtenida el ${fecha}`,
  progress: (current: number, target: number) => `${formatNumber(current)} de ${formatNumber(target)}`,
  tiers: { bronce: 'Bronce', plata: 'Plata', oro: 'Oro' },
} as const;

/** Favourites: the toggle, the quick menu and /depurar-favoritos (spec 1, sections 2, 5 and 8). */
export const favourites = {
  add: 'Guardar en favoritos',
  remove: 'Quitar de favoritos',
  added: 'Artículo guardado en tus favoritos',
  addedPoints: (puntos: number) => `Artículo guardado en tus favoritos: +${puntos} puntos`,
  removed: 'Artículo quitado de tus favoritos',
  addFailed: 'No se pudo guardar el artículo en tus favoritos. Por favor, inténtalo de nuevo.',
  removeFailed: 'No se pudo quitar el artículo de tus favoritos. Por favor, inténtalo de nuevo.',
  clearFailed: 'No se pudieron quitar tus favoritos. Por favor, inténtalo de nuevo.',
  full: `Ya tienes ${ACCOUNT_LIMITS.favoritos} favoritos, el máximo. Quita alguno para guardar otro.`,
  unavailable: 'El artículo no existe o ya no está publicado',
  notAllowed: 'Tu cuenta no puede guardar favoritos en este momento.',
  unavailableTitle: 'Artículo no disponible',
  menu: {
    /** After the number on the button, for screen readers. */
    counted: (total: number) => (total === 1 ? 'artículo' : 'artículos'),
    title: 'Mis favoritos',
    empty: 'Todavía no tienes favoritos.',
    none: 'Tus favoritos no están publicados en este momento.',
    failed: 'No se pudieron cargar tus favoritos.',
    all: 'Ver todos mis favoritos',
  },
  tool: {
    title: 'Depurar favoritos',
    description: 'Revisa y corrige los artículos favoritos de tu cuenta.',
    loading: 'Cargando datos...',
    none: 'No tienes artículos favoritos guardados.',
    noIds: 'No tienes IDs de favoritos guardados.',
    savedIds: (n: number) => (n === 1 ? '1 ID guardado' : `${n} IDs guardados`),
    select: 'Selecciona un artículo',
    add: 'Agregar',
    remove: 'Eliminar',
    view: 'Ver artículo',
    removeOf: (titulo: string) => `Eliminar «${titulo}» de tus favoritos`,
    viewOf: (titulo: string) => `Ver artículo «${titulo}» (se abre en una pestaña nueva)`,
    article: 'Artículo',
    addTitle: 'Agregar un artículo',
    clearYes: 'Quitar todos',
    clear: 'Limpiar todos',
    clearConfirm: '¿Quitar todos tus favoritos? Los puntos ganados se conservan.',
    columnTitle: 'Título',
    columnId: 'ID',
    columnActions: 'Acciones',
    idsTitle: 'IDs guardados',
    listTitle: 'Artículos favoritos',
    signInRequired: 'Debes iniciar sesión para realizar esta acción',
    selectRequired: 'Debes seleccionar un artículo',
    duplicate: 'Este artículo ya está en tus favoritos',
  },
} as const;
