import { counted, formatNumber } from '../shared/text/format-number';

/** What the forum's screens share: badges, the breadcrumb, the field for texts, the error panel (spec 2, section 2). */
export const forumCommon = {
  breadcrumb: 'Ruta de navegación',
  forum: 'Foro',
  backToForum: 'Volver al foro',
  roles: { administrador: 'admin', moderador: 'mod', editor: 'editor', autor: 'autor' },
  roleNames: {
    administrador: 'Administrador',
    moderador: 'Moderador',
    editor: 'Editor',
    autor: 'Autor de artículos',
  },
  states: { abierto: 'Abierto', cerrado: 'Cerrado', archivado: 'Archivado', resuelto: 'Resuelto' },
  featured: 'Destacado',
  pinned: 'Anclado',
  views: (n: number) => counted(n, 'vista', 'vistas'),
  replies: (n: number) => counted(n, 'respuesta', 'respuestas'),
  edited: 'editado',
  editedOn: (fecha: string) => `Editado el ${fecha}`,
  tags: 'Etiquetas',
  errorPanel: {
    general: { title: 'Ha ocurrido un error', text: 'Algo no salió bien al cargar esta parte del foro.' },
    permisos: {
      title: 'Permisos insuficientes',
      text: 'Tu cuenta no tiene los permisos que hacen falta para ver esta página.',
    },
    notFound: { title: 'No encontrado', text: 'Lo que buscas no existe o se eliminó.' },
    servidor: {
      title: 'Error del servidor',
      text: 'El servidor no respondió como se esperaba. Por favor, inténtalo de nuevo en un momento.',
    },
    fixPermissions: 'Corregir permisos',
    retry: 'Intentar de nuevo',
  },
  field: {
    toolbar: 'Formato del texto',
    bold: 'Negrita',
    italic: 'Cursiva',
    quote: 'Cita',
    link: 'Enlace',
    bullets: 'Lista',
    linkText: 'texto del enlace',
    write: 'Escribir',
    preview: 'Vista previa',
    previewEmpty: 'Todavía no hay nada que mostrar.',
    mentions: 'A quién mencionar',
    mentionHint: 'Escribe @ para mencionar a un participante.',
  },
} as const;

/** What a search of the forum finds: apart from its field, which every page of the forum has. */
export const forumSearch = {
  emptyTitle: 'Buscar en el foro',
  loading: 'Buscando...',
  error: 'No se pudo buscar. Revisa tu conexión e inténtalo de nuevo.',
  empty: 'No se encontraron temas ni respuestas con esas palabras.',
  emptyHint: 'Prueba con menos palabras o con el comienzo de una palabra.',
  count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'resultado' : 'resultados'}`,
  bounded: (count: number) =>
    `Se revisaron ${formatNumber(count)} mensajes con esas palabras y puede haber más: añade otra palabra para afinar la búsqueda.`,
  back: 'Volver al foro',
  kind: 'Mostrar',
  kinds: { todos: 'Temas y respuestas', tema: 'Solo temas', respuesta: 'Solo respuestas' },
  order: 'Ordenar',
  orders: { relevancia: 'Más relevantes', recientes: 'Más recientes', antiguos: 'Más antiguos' },
  topic: 'Tema',
  reply: 'Respuesta',
  replyIn: (titulo: string) => `Respuesta en: ${titulo}`,
  by: 'por',
} as const;
