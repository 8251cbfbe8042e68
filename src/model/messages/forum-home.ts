import { formatNumber } from '../format-number';

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** /foro with its search, and a category's topics (spec 2, section 2). */
export const forumHome = {
  title: 'Foro de la comunidad',
  description:
    'Preguntas, lecturas y hallazgos sobre las evidencias del Libro de Mormón: conversa con otras personas interesadas.',
  lead: 'Preguntas, lecturas y hallazgos, conversados con respeto y con las fuentes a la vista.',
  stats: {
    label: 'El foro en cifras',
    topics: 'Temas',
    replies: 'Respuestas',
    users: 'Usuarios activos',
    loading: 'Cargando las cifras del foro...',
    atLeast: (figure: string) => `${figure}+`,
  },
  actions: {
    newTopic: 'Crear nuevo tema',
    newCategory: 'Crear categoría',
    manageCategories: 'Gestionar categorías',
    label: 'Acciones del foro',
  },
  categories: {
    title: 'Categorías',
    loading: 'Cargando las categorías...',
    error: 'Hubo un problema al cargar las categorías. Por favor, inténtalo de nuevo más tarde.',
    empty: 'Todavía no hay categorías en el foro.',
    more: 'Mostrar más categorías',
    loadingMore: 'Cargando más categorías...',
    topics: (count: number) => counted(count, 'tema', 'temas'),
    messages: (count: number) => counted(count, 'mensaje', 'mensajes'),
    last: 'Último tema:',
    noTopics: 'Todavía no hay temas',
  },
  invitation: {
    title: 'Participa en la conversación',
    text: 'Todos pueden leer. Con una cuenta gratuita puedes abrir temas, responder, guardar lo que te interesa y recibir avisos.',
    login: 'Iniciar sesión',
    register: 'Registrarse',
  },
  foot: {
    label: 'Enlaces del foro',
    help: '¿No puedes publicar?',
    fixPermissions: 'Corregir mis permisos',
    directAccess: 'Acceso directo a «Ideas para la comunidad»',
    home: 'Inicio',
    library: 'Biblioteca',
    contact: 'Contacto',
  },
  search: {
    label: 'Buscar en el foro',
    placeholder: 'Palabras de un tema o de una respuesta',
    submit: 'Buscar',
    title: (words: string) => `Resultados para «${words}»`,
  },
  days: { today: 'Hoy', yesterday: 'Ayer', pinned: 'Anclados' },
  category: {
    loading: 'Cargando la categoría...',
    filters: 'Filtrar los temas',
    state: 'Estado',
    allStates: 'Todos',
    states: { abierto: 'Abiertos', cerrado: 'Cerrados', resuelto: 'Resueltos' },
    order: 'Ordenar',
    orders: {
      recientes: 'Más recientes',
      populares: 'Más vistos',
      antiguos: 'Más antiguos',
      relevancia: 'Más relevantes',
    },
    search: 'Buscar en esta categoría',
    searchPlaceholder: 'Palabras del título o del contenido',
    clear: 'Quitar los filtros',
    topics: 'Temas',
    loadingTopics: 'Cargando los temas...',
    empty: 'Todavía no hay temas en esta categoría.',
    first: 'Crear el primer tema',
    emptyFiltered: 'No hay temas que coincidan con lo elegido.',
    more: 'Cargar más',
    loadingMore: 'Cargando más temas...',
    moreError: 'No se pudieron cargar más temas. Inténtalo de nuevo.',
    updated: 'Actualizado',
  },
} as const;
