import { ARTICLE_LIMITS } from '../articles/limits';
import { counted, formatNumber, outOf } from '../shared/text/format-number';

/** What a save refuses besides the form, and who may not do what (spec 1, sections 5 and 6). */
export const articleForm = {
  validation: {
    categoryInvalid: `El nombre de una categoría debe tener entre 1 y ${ARTICLE_LIMITS.categoria} caracteres`,
    authorInvalid: `El nombre del autor debe tener entre 1 y ${ARTICLE_LIMITS.autor} caracteres`,
  },
  missing: 'El artículo no existe',
  /** Of one that was to be deleted. */
  notFound: 'Artículo no encontrado',
  conflict: 'Este artículo se guardó en otro lugar mientras lo editabas',
  goingAway: 'Este artículo se está eliminando y ya no se puede cambiar',
  denied: {
    create: 'No tienes permisos para crear artículos',
    view: 'No tienes permisos para ver este artículo',
    edit: 'No tienes permisos para editar este artículo',
    remove: 'No tienes permisos para eliminar este artículo',
  },
  revisionMissing: 'Esa versión del artículo ya no está guardada',
} as const;

/** On /admin/articulos of a site that nobody has published anything on. */
export const firstSteps = {
  title: 'Primeros pasos',
  lead: 'El sitio está vacío: los lectores todavía no ven ningún artículo. Con estos pasos empieza.',
  begun: 'Los lectores ya ven el primer artículo. Esta lista no vuelve a salir.',
  isDone: '(hecho)',
  isAhead: '(por hacer)',
  steps: {
    category: {
      title: 'Crea una categoría',
      text: 'Las categorías ordenan la biblioteca: Arqueología, Geografía, Textos…',
      go: 'Ir a las categorías',
    },
    article: {
      title: 'Escribe un artículo',
      text: 'Se guarda como borrador: nadie más lo ve hasta que lo publiques.',
      go: 'Escribir un artículo',
    },
    publish: {
      title: 'Publícalo',
      text: 'Entonces aparece en la biblioteca y en la página de inicio.',
      go: 'Ir a publicarlo',
    },
    import: {
      title: 'O trae el blog anterior',
      text: 'Si tienes una copia de seguridad de Blogger, sus artículos y comentarios llegan de una vez. No es obligatorio.',
      go: 'Importar un blog',
    },
  },
} as const;

/** /admin/articulos (spec 1, sections 2, 6 and 8). */
export const adminArticles = {
  title: 'Artículos',
  lead: {
    all: 'Todos los artículos del sitio, sea cual sea su estado.',
    own: 'Los artículos que has escrito, sea cual sea su estado.',
  },
  create: 'Nuevo artículo',
  loading: 'Cargando los artículos...',
  loadError: 'Hubo un problema al cargar los artículos. Por favor, inténtalo de nuevo.',
  filters: {
    label: 'Buscar y filtrar artículos',
    search: 'Buscar por título',
    searchPlaceholder: 'Palabras del título',
    searchHint: 'Escribe al menos dos letras',
    estado: 'Estado',
    anyEstado: 'Todos',
    categoria: 'Categoría',
    anyCategory: 'Todas',
    loadingCategories: 'Cargando las categorías…',
    categoriesError: 'Error al cargar las categorías',
    order: 'Ordenar por',
    clear: 'Quitar los filtros',
    more: 'Filtrar por categoría',
  },
  estados: { borrador: 'Borrador', publicado: 'Publicado', archivado: 'Archivado' },
  orders: {
    reciente: 'Más recientes',
    antiguo: 'Más antiguos',
    'titulo-asc': 'Título: A–Z',
    'titulo-desc': 'Título: Z–A',
  },
  deleting: 'Eliminación a medias',
  /** At /articulo/{id}, for whoever may see it there before readers do. */
  unpublished: {
    label: 'Estado del artículo',
    borrador: 'Es un borrador: los lectores todavía no lo ven.',
    archivado: 'Está archivado: los lectores ya no lo ven.',
    publicado: 'Está publicado.',
    borrando: 'Su eliminación quedó a medias: los lectores ya no lo ven.',
    edit: 'Editar el artículo',
    toList: 'Ir a la lista de artículos',
  },
  listLabel: 'Lista de artículos',
  shown: (count: number) => (count === 1 ? 'Se muestra 1 artículo' : `Se muestran ${count} artículos`),
  empty: 'Todavía no hay artículos.',
  emptyOwn: 'Todavía no has escrito ningún artículo.',
  emptyFiltered: 'No hay artículos que coincidan con la búsqueda y los filtros.',
  emptySoFar: 'No hay coincidencias entre los artículos revisados hasta aquí.',
  emptyPage: 'No hay más artículos.',
  by: (autor: string) => `por ${autor}`,
  noCategory: 'Sin categoría',
  awaitsPublication: 'En la web en la próxima publicación',
  publishedOn: (fecha: string) => `Publicado el ${fecha}`,
  changedOn: (fecha: string) => `Cambiado el ${fecha}`,
  visits: (count: number) => counted(count, 'visita', 'visitas'),
  comments: (count: number) => counted(count, 'comentario', 'comentarios'),
  actions: {
    label: (titulo: string) => `Acciones de «${titulo}»`,
    edit: 'Editar',
    publish: 'Publicar',
    archive: 'Archivar',
    draft: 'Volver a borrador',
    remove: 'Eliminar',
    goOnRemoving: 'Continuar eliminando',
    view: 'Ver',
    of: (titulo: string) => ` «${titulo}»`,
  },
  done: {
    publicado: (titulo: string) => `«${titulo}» está publicado`,
    archivado: (titulo: string) => `«${titulo}» está archivado`,
    borrador: (titulo: string) => `«${titulo}» vuelve a ser un borrador`,
    removed: (titulo: string) => `«${titulo}» se ha eliminado`,
  },
  failed: {
    publicado: (message: string) => `Error al publicar: ${message}`,
    archivado: (message: string) => `Error al archivar: ${message}`,
    borrador: (message: string) => `Error al guardar: ${message}`,
    removed: (message: string) => `Error al eliminar: ${message}`,
  },
  removal: {
    title: 'Eliminar el artículo',
    question: (titulo: string) => `¿Quieres eliminar «${titulo}»?`,
    consequences: (comments: number) =>
      comments === 0
        ? 'Se eliminan también sus imágenes y sus versiones guardadas. No se puede deshacer.'
        : `Se eliminan también ${comments === 1 ? 'su comentario' : `sus ${formatNumber(comments)} comentarios`}, sus imágenes y sus versiones guardadas. No se puede deshacer.`,
    goOn: (titulo: string) =>
      `La eliminación de «${titulo}» quedó a medias: ya no está en la biblioteca. Puedes continuarla.`,
    confirm: 'Eliminar',
    confirmAgain: 'Continuar eliminando',
    close: 'Cerrar',
    progress: 'Eliminando el artículo',
    steps: {
      retirar: 'Retirándolo de la biblioteca',
      comentarios: 'Eliminando los comentarios',
      imagenes: 'Eliminando las imágenes',
      articulo: 'Eliminando el artículo',
    },
    commentsDone: (done: number, total: number) => `${outOf(done, total)} comentarios eliminados`,
    stop: 'Detener',
    stopped: 'La eliminación se detuvo. Puedes continuarla cuando quieras.',
  },
  pages: {
    label: 'Páginas de artículos',
    first: 'Primera página',
    previous: 'Anteriores',
    next: 'Siguientes',
  },
} as const;
