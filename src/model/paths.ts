/** The query parameter of /login and /registro with the page to go back to. */
export const RETURN_PARAMETER = 'volver';

/** The query parameter of /foro/nuevo-tema with the category that is chosen from the start. */
export const CATEGORY_PARAMETER = 'categoria';

/** A query longer than this searches with its beginning: it bounds the work, not what people type. */
export const QUERY_MAX_LENGTH = 200;

/** The parameters by which a list (library, forum, its categories) shows something else than its drawn page. */
export const LIST_PARAMETERS: readonly string[] = [
  ...['q', 'categoria', 'anio', 'mes', 'etiqueta', 'orden', 'vista', 'pagina', 'estado', 'tipo'],
];

/** The id of a reply's element in its topic, which addresses of the forum name. */
export const replyAnchor = (replyId: string) => `respuesta-${replyId}`;

function withReturn(path: string, back?: string): string {
  return back ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: back }).toString()}` : path;
}

/**
 * Every route of the site, once: `path` is for the router, `href()` for links. No route is written as a loose string
 * elsewhere, tests included.
 */
export const paths = {
  home: { path: '/', href: () => '/' },
  library: { path: '/biblioteca', href: (search = '') => `/biblioteca${search && `?${search}`}` },
  /** By the slug of the category's name. */
  libraryCategory: {
    path: '/biblioteca/categoria/:slug',
    href: (slug: string) => `/biblioteca/categoria/${encodeURIComponent(slug)}`,
  },
  article: { path: '/articulo/:id', href: (id: string) => `/articulo/${encodeURIComponent(id)}` },
  contact: { path: '/contacto', href: () => '/contacto' },
  login: { path: '/login', href: (back?: string) => withReturn('/login', back) },
  register: { path: '/registro', href: (back?: string) => withReturn('/registro', back) },
  recoverPassword: {
    path: '/recuperar-contrasena',
    href: (back?: string) => withReturn('/recuperar-contrasena', back),
  },
  changePassword: { path: '/cambiar-contrasena', href: () => '/cambiar-contrasena' },
  profile: { path: '/perfil', href: (tab?: string) => `/perfil${tab ? `?tab=${tab}` : ''}` },
  memberProfile: { path: '/perfil/:id', href: (uid: string) => `/perfil/${encodeURIComponent(uid)}` },
  editProfile: { path: '/editar-perfil', href: () => '/editar-perfil' },
  favouritesTool: { path: '/depurar-favoritos', href: () => '/depurar-favoritos' },
  createAdmin: { path: '/crear-admin', href: () => '/crear-admin' },
  createAdminSimple: { path: '/crear-admin-simple', href: () => '/crear-admin-simple' },
  forum: { path: '/foro', href: (search = '') => `/foro${search && `?${search}`}` },
  forumCategory: {
    path: '/foro/categoria/:categoriaId',
    href: (id: string, search = '') => `/foro/categoria/${encodeURIComponent(id)}${search && `?${search}`}`,
  },
  forumTopic: {
    path: '/foro/tema/:temaId',
    /** With a reply's id, the address leads to that reply, on whatever page it stands. */
    href: (id: string, replyId?: string) =>
      `/foro/tema/${encodeURIComponent(id)}${replyId ? `#${replyAnchor(replyId)}` : ''}`,
  },
  newTopic: {
    path: '/foro/nuevo-tema',
    href: (categoryId?: string) =>
      `/foro/nuevo-tema${categoryId ? `?${new URLSearchParams({ [CATEGORY_PARAMETER]: categoryId }).toString()}` : ''}`,
  },
  forumNotices: { path: '/foro/notificaciones', href: () => '/foro/notificaciones' },
  forumFixPermissions: { path: '/foro/corregir-permisos', href: () => '/foro/corregir-permisos' },
  forumDirectAccess: { path: '/foro/acceso-directo', href: () => '/foro/acceso-directo' },
  forumReports: { path: '/foro/admin/reportes', href: () => '/foro/admin/reportes' },
  forumLog: {
    path: '/foro/admin/registro',
    href: (search = '') => `/foro/admin/registro${search && `?${search}`}`,
  },
  forumMember: {
    path: '/foro/admin/miembro/:uid',
    href: (uid: string) => `/foro/admin/miembro/${encodeURIComponent(uid)}`,
  },
  forumStatistics: { path: '/foro/admin/estadisticas', href: () => '/foro/admin/estadisticas' },
  forumCategories: { path: '/foro/admin/categorias', href: () => '/foro/admin/categorias' },
  admin: { path: '/admin', href: () => '/admin' },
  /** Any address of the panel that is no page of it. */
  adminRest: { path: '/admin/*', href: (rest = '') => `/admin/${rest}` },
  adminArticles: {
    path: '/admin/articulos',
    href: (search = '') => `/admin/articulos${search && `?${search}`}`,
  },
  adminNewArticle: { path: '/admin/articulos/nuevo', href: () => '/admin/articulos/nuevo' },
  adminEditArticle: {
    path: '/admin/articulos/editar/:id',
    href: (id: string) => `/admin/articulos/editar/${encodeURIComponent(id)}`,
  },
  adminCategories: { path: '/admin/categorias', href: () => '/admin/categorias' },
  adminUsers: { path: '/admin/usuarios', href: () => '/admin/usuarios' },
  adminComments: { path: '/admin/comentarios', href: () => '/admin/comentarios' },
  adminMessages: { path: '/admin/mensajes', href: () => '/admin/mensajes' },
  adminImport: { path: '/admin/importar', href: () => '/admin/importar' },
  verifyFirestore: { path: '/verificar-firestore', href: () => '/verificar-firestore' },
} as const;
