import { FORUM_POINTS } from '../forum/limits';
import { counted, formatNumber } from '../shared/text/format-number';

/** The topics that a member saved, and what it did in the forum, on /perfil (spec 2, sections 3 and 9). */
export const savedTopics = {
  title: 'Temas guardados',
  total: (n: number) => counted(n, 'tema guardado', 'temas guardados'),
  empty: 'Todavía no has guardado temas del foro. Guarda los que quieras seguir.',
  toForum: 'Ir al foro',
  loading: 'Cargando tus temas guardados…',
  loadError: 'No se pudieron cargar tus temas guardados.',
  unavailable: 'Tema no disponible',
  replies: (n: number) => counted(n, 'respuesta', 'respuestas'),
  remove: (titulo: string) => `Quitar «${titulo}» de tus temas guardados`,
  removed: (titulo: string) => `Quitaste «${titulo}» de tus temas guardados.`,
  removeFailed: 'No se pudo quitar el tema. Por favor, inténtalo de nuevo.',
  undoFailed: 'No se pudo guardar el tema. Por favor, inténtalo de nuevo.',
  more: 'Cargar más temas',
  moreError: 'No se pudieron cargar más temas.',
  forum: {
    title: 'Tu participación en el foro',
    level: 'Nivel de participación',
    points: 'Puntos del foro',
    topics: 'Temas creados',
    replies: 'Respuestas publicadas',
    accepted: 'Respuestas aceptadas',
    likes: 'Me gusta recibidos',
    likesGiven: 'Me gusta dados',
    toNextLevel: (missing: number, level: string) =>
      missing === 1
        ? `Te falta 1 punto del foro para ${level}`
        : `Te faltan ${formatNumber(missing)} puntos del foro para ${level}`,
    lastLevel: 'Has alcanzado el nivel más alto',
    progress: (level: string) => `Avance hacia el nivel ${level}`,
    ways: 'Crear un tema da 5 puntos; responder, 2; una respuesta tuya aceptada, 10; cada «Me gusta» que recibes, 1.',
  },
} as const;

/** What a suspended member is told. Apart from the others: only the profile shows it. */
export const suspensionNotice = {
  reason: (text: string) => `Motivo: ${text}`,
  until: (date: string) => `Termina el ${date}.`,
} as const;

/** What a member is told whose profile the staff reset. */
export const resetNotice = {
  told: (date: string) =>
    `El equipo de moderación borró parte de tu perfil (nombre, biografía o imagen) el ${date}, porque no respetaba las normas.`,
  again: 'Puedes volver a escribirlo en «Editar perfil», con respeto a los demás.',
  frozen: 'Mientras tu cuenta esté suspendida, no puedes cambiarlo.',
} as const;

/** /perfil and its tabs (spec 1, sections 2 and 8). */
export const profile = {
  title: 'Mi perfil',
  description: 'Tu perfil, tus favoritos, tus insignias y tu actividad.',
  noSession: 'No hay ningún usuario con sesión iniciada',
  loadError: 'Error al cargar el perfil. Por favor, intenta de nuevo más tarde.',
  tabsLabel: 'Secciones del perfil',
  tabs: { perfil: 'Perfil', favoritos: 'Favoritos', insignias: 'Insignias', estadisticas: 'Estadísticas' },
  points: (puntos: number) => counted(puntos, 'punto', 'puntos'),
  level: 'Nivel',
  toNextLevel: (missing: number, level: string) =>
    missing === 1
      ? `Te falta 1 punto para ${level}`
      : `Te faltan ${formatNumber(missing)} puntos para ${level}`,
  lastLevel: 'Has alcanzado el nivel más alto',
  levelProgress: (level: string) => `Avance hacia el nivel ${level}`,
  levelsTitle: 'Niveles de actividad',
  levelFrom: (puntos: number) =>
    puntos === 0 ? 'Desde el comienzo' : `Desde ${formatNumber(puntos)} puntos`,
  levelCurrent: 'Tu nivel',
  pointsTitle: 'Cómo se ganan puntos',
  pointsWays: [
    '5 puntos por cada artículo que guardas en tus favoritos por primera vez',
    '10, 25 o 50 puntos por cada insignia de bronce, plata u oro',
    `En el foro: ${FORUM_POINTS.topic} por cada tema, ${FORUM_POINTS.reply} por cada respuesta y ${FORUM_POINTS.accepted} más si se acepta`,
    `También en el foro: ${FORUM_POINTS.like} por cada «Me gusta» que recibes y ${FORUM_POINTS.savedTopic} por cada tema que guardas por primera vez`,
  ],
  role: 'Rol',
  email: 'Correo electrónico',
  emailPrivate: 'Solo lo ves tú',
  publicProfile: 'Ver mi perfil público',
  actions: 'Tu cuenta',
  biography: 'Biografía',
  noBiography: 'Todavía no has escrito tu biografía.',
  memberSince: (fecha: string) => `Miembro desde el ${fecha}`,
  edit: 'Editar perfil',
  changePassword: 'Cambiar contraseña',
  favouritesEmpty: 'Todavía no tienes artículos favoritos. Guarda los que quieras volver a leer.',
  favouritesLoading: 'Cargando tus favoritos…',
  favouritesLoadError: 'No se pudieron cargar los datos de tus favoritos.',
  favouritesTotal: (n: number) => counted(n, 'artículo guardado', 'artículos guardados'),
  favouritesToLibrary: 'Ir a la biblioteca',
  favouriteRemove: (titulo: string) => `Quitar «${titulo}» de tus favoritos`,
  favouriteRemoveShort: 'Quitar',
  favouriteRemoved: (titulo: string) => `Quitaste «${titulo}» de tus favoritos.`,
  undo: 'Deshacer',
  favouritesMissing: (n: number) =>
    counted(n, 'favorito ya no está publicado', 'favoritos ya no están publicados'),
  badgesEarned: 'Insignias obtenidas',
  badgesToEarn: 'Insignias por obtener',
  badgesEmpty: 'Todavía no tienes insignias.',
  hints: {
    comentarios: 'Escribe 5 comentarios para obtener la insignia de comentarista de bronce',
    favoritos: 'Guarda 10 favoritos para obtener la insignia de coleccionista de bronce',
    puntos: 'Alcanza 100 puntos para obtener la insignia de explorador',
  },
  statistics: {
    title: 'Tu actividad',
    points: 'Puntos',
    badges: 'Insignias',
    favourites: 'Favoritos',
    articles: 'Artículos',
    comments: 'Comentarios',
    topics: 'Temas del foro',
    replies: 'Respuestas del foro',
    registered: 'Fecha de registro',
    lastActivity: 'Última actividad',
  },
} as const;

/** /editar-perfil (spec 1, sections 2, 5 and 8), with what one may do with one's own data. */
export const editProfile = {
  title: 'Editar perfil',
  name: 'Nombre',
  biography: 'Biografía',
  email: 'Correo electrónico',
  role: 'Rol',
  readOnly: 'No se puede cambiar',
  avatar: 'Avatar',
  lead: 'Tu nombre, tu biografía y tu avatar se ven en tu perfil público.',
  cancel: 'Volver al perfil',
  unsaved: 'Tienes cambios sin guardar. Se conservan en este dispositivo.',
  discard: 'Descartar los cambios',
  avatarChange: 'Cambiar la imagen',
  avatarChosen: 'Tu imagen nueva',
  avatarReady: 'La imagen está lista. Guarda los cambios para usarla.',
  avatarDrawn: 'Dibujado con tu nombre',
  avatarOwn: 'Subir una imagen',
  avatarOwnCurrent: 'Tu imagen',
  avatarHelp: 'JPG, PNG, GIF o WebP de hasta 5 MB. Se recorta en un cuadrado.',
  uploading: 'Subiendo la imagen…',
  submit: 'Guardar cambios',
  submitting: 'Guardando…',
  saved: 'Perfil actualizado correctamente',
  saveError: (message: string) => `Error al guardar los cambios: ${message}`,
  images: {
    invalid: 'Debe proporcionar un archivo válido',
    tooBig: 'La imagen es demasiado grande. Máximo 5 MB.',
    type: 'Tipo de archivo no permitido. Solo se permiten imágenes JPG, PNG, GIF y WebP.',
    unreadable: 'El archivo seleccionado no es una imagen',
    failed: 'Error desconocido al subir la imagen',
  },
  data: {
    title: 'Tus datos',
    export: 'Descargar mis datos',
    exporting: 'Preparando tus datos…',
    exportHelp:
      'Un archivo JSON con tu cuenta, tus insignias, tus comentarios, tus temas y respuestas del foro y tus notificaciones.',
    exportFailed: 'No se pudieron reunir tus datos. Por favor, inténtalo de nuevo.',
    fileName: 'mis-datos.json',
  },
  deletion: {
    title: 'Eliminar mi cuenta',
    password: 'Escribe tu contraseña para confirmarlo',
    consequences: [
      'Se eliminan tu cuenta, tus favoritos, tus puntos, tus insignias, tus notificaciones y tu imagen.',
      'Tus comentarios y tus temas y respuestas del foro se conservan con el nombre «Usuario eliminado».',
      'No se puede deshacer. Si quieres, descarga antes tus datos.',
    ],
    start: 'Quiero eliminar mi cuenta',
    word: 'ELIMINAR',
    wordLabel: 'Escribe ELIMINAR para confirmarlo',
    wordRequired: 'Escribe ELIMINAR, en mayúsculas',
    passwordRequired: 'Escribe tu contraseña',
    submit: 'Eliminar mi cuenta',
    submitting: 'Eliminando tu cuenta…',
    progress: (done: number) => counted(done, 'comentario sin tu nombre', 'comentarios sin tu nombre'),
    steps: {
      avatar: 'Tu imagen ya no está',
      comentarios: 'Tus comentarios ya no llevan tu nombre',
      cuenta: 'Tu cuenta ya no está',
      temas: 'Tus temas del foro ya no llevan tu nombre',
      respuestas: 'Tus respuestas del foro ya no llevan tu nombre',
      notificaciones: 'Tus notificaciones ya no están',
      premios: 'Tus puntos e insignias ya no están',
    },
    stop: 'Interrumpir',
    done: 'Tu cuenta se ha eliminado.',
    notActive:
      'Mientras esté suspendida o pendiente, tu cuenta no se puede eliminar. Escríbenos desde la página de contacto.',
    failed: 'No se pudo terminar de eliminar tu cuenta. Puedes continuar donde quedó.',
    resume: 'Continuar',
  },
} as const;

/** /perfil/{id}. */
export const memberProfile = {
  title: (nombre: string) => `Perfil de ${nombre}`,
  loading: 'Cargando el perfil…',
  notFound: 'Usuario no encontrado',
  notFoundHelp: 'Puede que la dirección no sea correcta o que la cuenta ya no exista.',
  activity: 'Actividad',
  loadError: 'Error al cargar el perfil. Por favor, intenta de nuevo más tarde.',
  noBiography: 'Este miembro no ha escrito su biografía.',
  noBadges: 'Todavía no tiene insignias.',
  articles: 'Sus artículos',
  articlesLoading: 'Cargando sus artículos…',
  allArticles: 'Verlos en la biblioteca',
  own: 'Así ven los demás tu perfil.',
  edit: 'Editar mi perfil',
  description: (nombre: string) => `Perfil público de ${nombre}: nivel, insignias y actividad.`,
} as const;
