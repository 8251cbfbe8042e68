/** /foro/tema/{id}: a topic and its replies (spec 2, section 2). */
export const forumTopic = {
  title: 'Tema',
  loading: 'Cargando el tema...',
} as const;
