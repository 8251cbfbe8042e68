import { formatNumber } from '../format-number';

const comments = (count: number) => (count === 1 ? '1 comentario' : `${formatNumber(count)} comentarios`);

/** /admin/comentarios: the comments of every article, for who moderates them. */
export const adminComments = {
  title: 'Comentarios',
  description: 'Los últimos comentarios de todos los artículos.',
  loading: 'Cargando los comentarios…',
  loadError: (message: string) => `Error al cargar los comentarios: ${message}`,
  empty: 'Todavía no hay comentarios.',
  departed: 'Cuenta eliminada',
  imported: 'Sin cuenta',
  profileOf: (name: string) => `Ver el perfil de ${name}`,
  unpublished: 'Artículo no publicado',
  on: 'En',
  select: (author: string, date: string) => `Seleccionar el comentario de ${author} del ${date}`,
  selectAll: 'Seleccionar todos los cargados',
  selected: (count: number) => (count === 1 ? '1 seleccionado' : `${formatNumber(count)} seleccionados`),
  showAll: 'Ver entero',
  showLess: 'Ver menos',
  delete: 'Eliminar',
  deleteOf: (author: string) => `Eliminar el comentario de ${author}`,
  deleteOne: 'Eliminar comentario',
  deleteSelected: 'Eliminar seleccionados',
  deleting: 'Eliminando comentarios',
  confirm: (count: number) =>
    count === 1
      ? '¿Eliminar este comentario? Esta acción no se puede deshacer.'
      : `¿Eliminar ${comments(count)}? Esta acción no se puede deshacer.`,
  confirmYes: (count: number) => `Eliminar ${comments(count)}`,
  progress: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
  stop: 'Interrumpir',
  deleted: (count: number) =>
    count === 1 ? '1 comentario eliminado.' : `${formatNumber(count)} comentarios eliminados.`,
  stopped: (done: number, left: number) =>
    `Interrumpido. Eliminados: ${formatNumber(done)}. Por eliminar: ${formatNumber(left)}, que siguen seleccionados.`,
  failed: (count: number, reason: string) =>
    `No se ${count === 1 ? 'pudo' : 'pudieron'} eliminar ${comments(count)}: ${reason}. ${
      count === 1 ? 'Sigue seleccionado' : 'Siguen seleccionados'
    } para volver a intentarlo.`,
  more: 'Cargar más',
  loadingMore: 'Cargando…',
  moreError: 'No se pudieron cargar más comentarios.',
} as const;
