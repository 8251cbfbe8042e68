/** The debug panel of administrators on the forum's pages (spec 2, section 2). */
export const forumDebug = {
  title: 'Panel de depuración',
  user: 'Usuario',
  console: 'Consola',
  name: 'Nombre',
  id: 'Identificador',
  email: 'Correo',
  role: 'Rol',
  state: 'Estado',
  points: 'Puntos',
  page: 'Página',
  empty: 'Todavía no hay mensajes.',
  since: 'Los últimos 50 mensajes desde que se abrió el foro.',
  clear: 'Limpiar',
} as const;
