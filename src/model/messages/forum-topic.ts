import { counted } from '../shared/text/format-number';

/** /foro/tema/{id}: a topic and its replies, as everybody reads them (spec 2, section 2). */
export const forumTopic = {
  title: 'Tema',
  loading: 'Cargando el tema...',
  loadingReplies: 'Cargando las respuestas...',
  repliesTitle: 'Respuestas',
  noReplies: 'Todavía no hay respuestas.',
  beFirst: 'Este tema espera su primera respuesta.',
  pageEmpty: 'En este tramo no hay respuestas visibles.',
  /** Those that moderators hid, or that were deleted a moment ago. */
  notShown: (n: number) => counted(n, 'respuesta no está visible.', 'respuestas no están visibles.'),
  repliesFailed: 'No se pudieron cargar las respuestas.',
  previous: 'Ver anteriores',
  more: 'Cargar más',
  toFirst: 'Ir a la primera',
  toLast: 'Ir a la última',
  newReplies: (n: number) => counted(n, 'respuesta nueva', 'respuestas nuevas'),
  number: (numero: number) => `#${numero}`,
  linkTo: (numero: number) => `Enlace a la respuesta ${numero}`,
  replyOf: (numero: number, nombre: string) => `Respuesta ${numero}, de ${nombre}`,
  opener: 'autor del tema',
  accepted: 'Respuesta aceptada',
  seeInPlace: 'Ver en su lugar',
  hidden: 'Oculta',
  /** It has outside links of a new account (decision 31). */
  waiting: 'Pendiente de revisión',
  hiddenHelp: 'Solo la ven quien la escribió y los moderadores.',
  sending: 'Enviando…',
  yourReply: 'Tu respuesta',
  acts: {
    like: 'Me gusta',
    save: 'Guardar',
    saved: 'Guardado',
    report: 'Reportar',
    reply: 'Responder',
    quote: 'Citar',
  },
  floating: 'Responder',
  invitation: {
    title: 'Participa en la conversación',
    text: 'Inicia sesión o regístrate para responder.',
    login: 'Iniciar sesión',
    register: 'Registrarse',
  },
  notOpen: {
    cerrado: 'Este tema está cerrado: ya no admite respuestas.',
    archivado: 'Este tema está archivado: ya no admite respuestas.',
    resuelto: 'Este tema está resuelto: solo quien lo abrió y los moderadores pueden responder.',
  },
  membersFailed: 'No se pudo cargar lo que hace falta para participar.',
} as const;
