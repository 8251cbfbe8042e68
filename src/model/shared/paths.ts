/** The query parameter of /login and /registro with the page to go back to. */
export const RETURN_PARAMETER = 'volver';

/** The query parameter of /foro/nuevo-tema with the category that is chosen from the start. */
export const CATEGORY_PARAMETER = 'categoria';

/** A query longer than this searches with its beginning: it bounds the work, not what people type. */
export const QUERY_MAX_LENGTH = 200;

/** The id of a reply's element in its topic, which addresses of the forum name. */
export const replyAnchor = (replyId: string) => `respuesta-${replyId}`;

const page = <Path extends string>(path: Path) => ({ path, href: () => path });

/** A list: its address may say what of it is shown. */
const list = <Path extends string>(path: Path) => ({
  path,
  href: (search = '') => `${path}${search && `?${search}`}`,
});

/** One of many, by the last part of its address. */
const oneOf = <Folder extends string, Name extends string>(folder: Folder, name: Name) => ({
  path: `${folder}/:${name}` as const,
  href: (id: string) => `${folder}/${encodeURIComponent(id)}`,
});

/** A page that leads back to the one it was opened from. */
const returning = <Path extends string>(path: Path) => ({
  path,
  href: (back?: string) =>
    back ? `${path}?${new URLSearchParams({ [RETURN_PARAMETER]: back }).toString()}` : path,
});

/** Every route, once: `path` for the router, `href()` for links. None is a loose string elsewhere. */
export const paths = {
  home: page('/'),
  library: list('/biblioteca'),
  /** By the slug of the category's name. */
  libraryCategory: oneOf('/biblioteca/categoria', 'slug'),
  article: oneOf('/articulo', 'id'),
  passages: page('/pasajes'),
  /** By the id of a book and the number of a chapter (model/passages); with a verse, at that verse. */
  passageChapter: {
    path: '/pasajes/:libro/:capitulo',
    href: (book: string, chapter: number, verse?: number) =>
      `/pasajes/${book}/${chapter}${verse ? `#v${verse}` : ''}`,
  },
  sources: page('/fuentes'),
  contact: page('/contacto'),
  login: returning('/login'),
  register: returning('/registro'),
  recoverPassword: returning('/recuperar-contrasena'),
  changePassword: page('/cambiar-contrasena'),
  profile: { path: '/perfil', href: (tab?: string) => `/perfil${tab ? `?tab=${tab}` : ''}` },
  memberProfile: oneOf('/perfil', 'id'),
  editProfile: page('/editar-perfil'),
  favouritesTool: page('/depurar-favoritos'),
  createAdmin: page('/crear-admin'),
  createAdminSimple: page('/crear-admin-simple'),
  forum: list('/foro'),
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
  forumNotices: page('/foro/notificaciones'),
  forumFixPermissions: page('/foro/corregir-permisos'),
  forumDirectAccess: page('/foro/acceso-directo'),
  forumReports: page('/foro/admin/reportes'),
  forumLog: list('/foro/admin/registro'),
  forumMember: oneOf('/foro/admin/miembro', 'uid'),
  forumStatistics: page('/foro/admin/estadisticas'),
  forumCategories: page('/foro/admin/categorias'),
  admin: page('/admin'),
  /** Any address of the panel that is no page of it. */
  adminRest: { path: '/admin/*', href: (rest = '') => `/admin/${rest}` },
  adminArticles: list('/admin/articulos'),
  adminNewArticle: page('/admin/articulos/nuevo'),
  adminEditArticle: oneOf('/admin/articulos/editar', 'id'),
  adminCategories: page('/admin/categorias'),
  adminUsers: page('/admin/usuarios'),
  adminComments: page('/admin/comentarios'),
  adminMessages: page('/admin/mensajes'),
  adminLinks: page('/admin/enlaces'),
  adminImport: page('/admin/importar'),
  verifyFirestore: page('/verificar-firestore'),
} as const;
