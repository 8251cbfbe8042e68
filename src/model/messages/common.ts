import { outOf } from '../shared/text/format-number';

/** The navigation bar and the footer, which wrap every page. */
export const nav = {
  label: 'Navegación principal',
  home: 'Inicio',
  library: 'Biblioteca',
  sources: 'Fuentes',
  passages: 'Pasajes',
  forum: 'Foro',
  contact: 'Contacto',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  profile: 'Mi perfil',
  search: 'Buscar en el sitio',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  homeOf: (site: string) => `${site}: inicio`,
} as const;

export const footer = {
  navLabel: 'Enlaces del sitio',
  rights: (year: number, site: string) => `© ${year} ${site}. Todos los derechos reservados.`,
  about:
    'Artículos sobre evidencias arqueológicas, históricas y culturales del Libro de Mormón, con sus fuentes y para toda clase de lectores.',
  explore: 'Explorar',
  participate: 'Participar',
  theme: { label: 'Apariencia', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  independent:
    'Este es un sitio independiente, hecho por aficionados al estudio. No es una publicación oficial de ninguna iglesia.',
} as const;

/** Sentences that several screens share, and the app-wide errors (spec 1, sections 2 and 8). */
export const common = {
  skipToContent: 'Saltar al contenido',
  loading: 'Cargando…',
  more: 'Cargar más',
  retry: 'Reintentar',
  close: 'Cerrar',
  unreachable: {
    title: 'No hay conexión',
    text: 'Tu sesión sigue abierta. La página aparece por sí sola en cuanto vuelva la conexión, y lo que escribiste sigue en este dispositivo.',
  },
  draftNotKept: {
    title: 'No se puede guardar el borrador en este dispositivo',
    text: 'Puedes escribir y enviar tu texto; si cierras o recargas la página antes, se pierde.',
  },
  signInFirst: 'Debes iniciar sesión para acceder a esta página',
  cancel: 'Cancelar',
  opensInNewTab: '(se abre en una pestaña nueva)',
  optional: '(opcional)',
  /** Under a field with a limit. */
  characters: (typed: number, limit: number) => `${outOf(typed, limit)} caracteres`,
} as const;

/** Months as the spec's filter lists them, January first. */
export const months = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const;

export const dates = {
  missing: 'Fecha desconocida',
  invalid: 'Fecha no disponible',
  now: 'ahora',
  yesterday: 'ayer',
  dayBefore: 'anteayer',
  /** Units whose plural takes an s. */
  ago: (count: number, unit: 'minuto' | 'hora' | 'día') => `hace ${count} ${unit}${count === 1 ? '' : 's'}`,
} as const;

export const errors = {
  appTitle: 'Algo salió mal',
  appText: 'Ha ocurrido un error en la aplicación. Por favor, intenta recargar la página.',
  appReload: 'Recargar la página',
  appDetails: 'Detalles del error',
  notFoundTitle: '404 - Página no encontrada',
  notFoundText: 'Lo sentimos, la página que buscas no existe.',
  notFoundHome: 'Volver al inicio',
  notFoundLibrary: 'Ir a la biblioteca',
  chunkTitle: 'No se pudo cargar esta página',
  chunkText:
    'Puede que no haya conexión o que el sitio se haya actualizado. Por favor, intenta recargar la página.',
  manyAtOnce:
    'Muchas personas están escribiendo aquí a la vez y tu cambio no llegó a guardarse. Espera un momento e inténtalo de nuevo.',
  sessionEnded: 'Tu sesión ha terminado. Inicia sesión de nuevo: lo que escribiste sigue aquí.',
  /** What a failed call is called inside a sentence that carries `{message}`. */
  byCode: {
    'not-found': 'no se encontró lo que se pedía',
    'permission-denied': 'no hay permiso para hacerlo',
    unauthenticated: 'tu sesión ha terminado',
    unavailable: 'no hay conexión con el servidor',
    'invalid-argument': 'los datos no son válidos',
    'failed-precondition': 'el servidor no pudo atender la petición',
    aborted: 'muchas personas están escribiendo a la vez',
    'already-exists': 'ya existe',
    conflict: 'otra persona lo guardó mientras tanto',
    pace: 'hiciste mucho en poco tiempo',
    'tema-cerrado': 'el tema no admite respuestas',
    pendiente: 'otra respuesta espera la revisión de un moderador',
    unknown: 'ocurrió un error desconocido',
  },
} as const;

/** The card of an article. Apart from the library's: the home page shows cards and no library. */
export const articleCard = {
  readMore: 'Leer más',
  readMoreOf: (titulo: string) => `Leer más: ${titulo}`,
} as const;

/** The text of articles and of the forum's messages, as readers see it. Apart from both: each loads only its own besides. */
export const prose = {
  anchorTo: (texto: string) => `Enlace a la sección ${texto}`,
  tableLabel: 'Tabla',
  sectionMark: '#',
  footnotes: 'Notas',
  backToText: 'Volver al texto',
  done: 'Hecho',
  pending: 'Pendiente',
  enlarge: (alternativa: string) => (alternativa ? `Ampliar la imagen: ${alternativa}` : 'Ampliar la imagen'),
  imageMissing: 'La imagen no está disponible',
  showImage: (host: string) => `Mostrar imagen de ${host}`,
} as const;
