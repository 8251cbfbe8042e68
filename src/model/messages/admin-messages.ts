import { formatNumber } from '../format-number';

/** /admin/mensajes: what the contact form received (design decision 2). */
export const adminMessages = {
  title: 'Mensajes',
  description: 'Lo que llega por el formulario de contacto.',
  loading: 'Cargando los mensajes…',
  loadError: (message: string) => `Error al cargar los mensajes: ${message}`,
  empty: 'Todavía no ha llegado ningún mensaje.',
  emptyFiltered: 'No hay mensajes en este estado.',
  seeAll: 'Ver todos',
  unread: (count: number) => (count === 1 ? '1 sin leer' : `${formatNumber(count)} sin leer`),
  /** Beside the entry of the sidebar; past what is counted, 'más de'. */
  unreadBadge: (count: number, max: number) => (count > max ? `+${max}` : String(count)),
  unreadLabel: (count: number, max: number) =>
    count > max
      ? `más de ${max} mensajes sin leer`
      : count === 1
        ? '1 mensaje sin leer'
        : `${count} mensajes sin leer`,
  filter: 'Estado',
  all: 'Todos',
  states: { nuevo: 'Nuevo', leido: 'Leído', respondido: 'Respondido' },
  filters: { nuevo: 'Nuevos', leido: 'Leídos', respondido: 'Respondidos' },
  open: (name: string) => `Abrir el mensaje de ${name}`,
  close: 'Cerrar el mensaje',
  from: 'De',
  received: 'Recibido',
  reviewed: 'Revisado',
  noEmail: 'Sin correo',
  noName: 'Sin nombre',
  noText: 'El mensaje está vacío.',
  reply: 'Responder por correo',
  replySubject: (site: string) => `Respuesta a tu mensaje a ${site}`,
  replyGreeting: (name: string) => `Hola, ${name}:`,
  replyQuote: (date: string) => `El ${date} escribiste:`,
  markAnswered: 'Marcar como respondido',
  markRead: 'Marcar como leído',
  markNew: 'Marcar como nuevo',
  marked: {
    nuevo: 'Marcado como nuevo.',
    leido: 'Marcado como leído.',
    respondido: 'Marcado como respondido.',
  },
  markError: (message: string) => `No se pudo cambiar el estado del mensaje: ${message}`,
  delete: 'Eliminar',
  deleteConfirm: (name: string) => `¿Eliminar el mensaje de ${name}? Esta acción no se puede deshacer.`,
  deleteYes: 'Eliminar mensaje',
  deleting: 'Eliminando…',
  deleted: 'Mensaje eliminado.',
  deleteError: (message: string) => `No se pudo eliminar el mensaje: ${message}`,
  more: 'Cargar más',
  loadingMore: 'Cargando…',
  moreError: 'No se pudieron cargar más mensajes.',
} as const;
