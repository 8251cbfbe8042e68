/** Notices of the forum: the page with all of them (spec 2, sections 2 and 3). */
export const forumNotices = {
  title: 'Notificaciones',
  loading: 'Cargando las notificaciones...',
} as const;
