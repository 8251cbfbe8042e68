import type { LogAction } from '../forum/staff-log';

interface About {
  what: string;
  of: string;
  isTopic: boolean;
}

/** /foro/admin/registro: what the staff did. */
export const log = {
  title: 'Registro de moderación',
  lead: 'Todo lo que el equipo hizo en el foro, lo último primero. Nadie puede cambiarlo.',
  noPermission: 'No tienes permisos para ver el registro de moderación',
  loading: 'Cargando el registro…',
  loadError: 'Hubo un problema al cargar el registro. Por favor, inténtalo de nuevo más tarde.',
  empty: 'Todavía no hay acciones registradas.',
  emptyFiltered: 'Ninguna acción coincide con el filtro.',
  action: 'Acción',
  all: 'Todas',
  moderator: 'Moderador',
  anyone: 'Todos',
  moreError: 'No se pudo cargar más del registro.',
  /** In the filter. */
  actions: {
    advertir: 'Advertencias',
    ocultar: 'Ocultar o cerrar por reportes',
    mostrar: 'Volver a mostrar',
    eliminar: 'Eliminar',
    descartar: 'Descartar reportes',
    cerrar: 'Cerrar temas',
    abrir: 'Abrir temas',
    archivar: 'Archivar temas',
    destacar: 'Destacar temas',
    anclar: 'Anclar temas',
    mover: 'Mover temas',
    editar: 'Editar',
    suspender: 'Suspender',
    levantar: 'Levantar suspensiones',
    nota: 'Notas',
    'borrar-todo': 'Eliminar todo lo publicado',
    resolver: 'Marcar como resuelto',
    aceptar: 'Aceptar respuestas',
    'quitar-aceptada': 'Retirar respuestas aceptadas',
    'crear-categoria': 'Crear categorías',
    'editar-categoria': 'Editar categorías',
    'ordenar-categorias': 'Ordenar categorías',
    'vaciar-categoria': 'Vaciar categorías',
    'eliminar-categoria': 'Eliminar categorías',
  },
  /** Groups of the filter. */
  groups: { contenido: 'Contenido', temas: 'Temas', miembros: 'Miembros', categorias: 'Categorías' },
  /** What stands between the name of who did it and the title of what it was done to. */
  did: {
    advertir: ({ of }) => `advirtió al autor ${of}`,
    ocultar: ({ what, isTopic }) => (isTopic ? `cerró por reportes ${what}` : `ocultó ${what}`),
    mostrar: ({ what }) => `volvió a mostrar ${what}`,
    eliminar: ({ what }) => `eliminó ${what}`,
    descartar: ({ of }) => `descartó los reportes ${of}`,
    cerrar: ({ what }) => `cerró ${what}`,
    abrir: ({ what }) => `abrió ${what}`,
    archivar: ({ what }) => `archivó ${what}`,
    destacar: ({ of }) => `cambió el destacado ${of}`,
    anclar: ({ of }) => `cambió el anclado ${of}`,
    mover: ({ what }) => `cambió de categoría ${what}`,
    editar: ({ what }) => `editó ${what}`,
    resolver: ({ what }) => `marcó como resuelto ${what}`,
    suspender: () => 'suspendió a',
    levantar: () => 'levantó la suspensión de',
    nota: () => 'anotó sobre',
    'borrar-todo': () => 'eliminó todo lo publicado por',
    aceptar: ({ what }) => `aceptó ${what}`,
    'quitar-aceptada': () => 'retiró la respuesta aceptada en',
    'crear-categoria': ({ what }) => `creó ${what}`,
    'editar-categoria': ({ what }) => `editó ${what}`,
    'ordenar-categorias': () => 'cambió el orden de las categorías',
    'vaciar-categoria': ({ what }) => `empezó a eliminar con todos sus temas ${what}`,
    'eliminar-categoria': ({ what }) => `eliminó ${what}`,
  } satisfies Record<LogAction, (about: About) => string>,
  /** The same where it was noted whether the mark was set or taken away. */
  marks: {
    destacar: ({ what, of }: About, set: boolean) => (set ? `destacó ${what}` : `quitó el destacado ${of}`),
    anclar: ({ what, of }: About, set: boolean) => (set ? `ancló ${what}` : `quitó el anclado ${of}`),
  },
  /** After the title: from what to what. */
  moved: (de: string, a: string) => `de «${de}» a «${a}»`,
  renamed: (a: string) => `que ahora se llama «${a}»`,
  was: {
    abierto: 'que estaba abierto',
    cerrado: 'que estaba cerrado',
    archivado: 'que estaba archivado',
    resuelto: 'que estaba resuelto',
  },
  /** What a line is about, as an object and with «de». */
  what: {
    tema: 'el tema',
    respuesta: 'una respuesta en',
    comentario: 'un comentario en',
    articulo: 'el artículo',
    miembro: 'al miembro',
    categoria: 'la categoría',
  },
  of: {
    tema: 'del tema',
    respuesta: 'de una respuesta en',
    comentario: 'de un comentario en',
    articulo: 'del artículo',
    miembro: 'del miembro',
    categoria: 'de la categoría',
  },
};
