import type { TopicState } from '../forum/kinds';
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
  /** Each action as the filter names it, and what stands between who did it and the title of what it was done to. */
  acts: {
    advertir: ['Advertencias', ({ of }) => `advirtió al autor ${of}`],
    ocultar: [
      'Ocultar o cerrar por reportes',
      ({ what, isTopic }) => (isTopic ? `cerró por reportes ${what}` : `ocultó ${what}`),
    ],
    mostrar: ['Volver a mostrar', ({ what }) => `volvió a mostrar ${what}`],
    eliminar: ['Eliminar', ({ what }) => `eliminó ${what}`],
    descartar: ['Descartar reportes', ({ of }) => `descartó los reportes ${of}`],
    cerrar: ['Cerrar temas', ({ what }) => `cerró ${what}`],
    abrir: ['Abrir temas', ({ what }) => `abrió ${what}`],
    archivar: ['Archivar temas', ({ what }) => `archivó ${what}`],
    destacar: ['Destacar temas', ({ of }) => `cambió el destacado ${of}`],
    anclar: ['Anclar temas', ({ of }) => `cambió el anclado ${of}`],
    mover: ['Mover temas', ({ what }) => `cambió de categoría ${what}`],
    editar: ['Editar', ({ what }) => `editó ${what}`],
    suspender: ['Suspender', () => 'suspendió a'],
    levantar: ['Levantar suspensiones', () => 'levantó la suspensión de'],
    nota: ['Notas', () => 'anotó sobre'],
    'restablecer-perfil': ['Restablecer perfiles', () => 'restableció el perfil de'],
    'borrar-todo': ['Eliminar todo lo publicado', () => 'eliminó todo lo publicado por'],
    resolver: ['Marcar como resuelto', ({ what }) => `marcó como resuelto ${what}`],
    aceptar: ['Aceptar respuestas', ({ what }) => `aceptó ${what}`],
    'quitar-aceptada': ['Retirar respuestas aceptadas', () => 'retiró la respuesta aceptada en'],
    'crear-categoria': ['Crear categorías', ({ what }) => `creó ${what}`],
    'editar-categoria': ['Editar categorías', ({ what }) => `editó ${what}`],
    'ordenar-categorias': ['Ordenar categorías', () => 'cambió el orden de las categorías'],
    'vaciar-categoria': ['Vaciar categorías', ({ what }) => `empezó a eliminar con todos sus temas ${what}`],
    'eliminar-categoria': ['Eliminar categorías', ({ what }) => `eliminó ${what}`],
  } satisfies Record<LogAction, readonly [string, (about: About) => string]>,
  /** Groups of the filter. */
  groups: { contenido: 'Contenido', temas: 'Temas', miembros: 'Miembros', categorias: 'Categorías' },
  /** The same where it was noted whether the mark was set or taken away. */
  marks: {
    destacar: ({ what, of }: About, set: boolean) => (set ? `destacó ${what}` : `quitó el destacado ${of}`),
    anclar: ({ what, of }: About, set: boolean) => (set ? `ancló ${what}` : `quitó el anclado ${of}`),
  },
  /** After the title: from what to what. */
  moved: (de: string, a: string) => `de «${de}» a «${a}»`,
  renamed: (a: string) => `que ahora se llama «${a}»`,
  was: (estado: TopicState) => `que estaba ${estado}`,
  /** What a line is about, as an object. */
  what: {
    tema: 'el tema',
    respuesta: 'una respuesta en',
    comentario: 'un comentario en',
    articulo: 'el artículo',
    miembro: 'al miembro',
    categoria: 'la categoría',
  },
  /** The same with «de», which is one word with «el»: 'del tema', 'de la categoría'. */
  of: (what: string) => `de ${what}`.replace(/^de [ea]l /, 'del '),
};
