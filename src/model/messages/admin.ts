import { formatNumber } from '../format-number';

/** The frame of the staff's panel: /admin and what is under it (spec 1, section 2). */
export const admin = {
  title: 'Administración',
  navLabel: 'Panel de administración',
  openSections: 'Secciones',
  backToSite: 'Ver el sitio',
  notAdmitted: 'No tienes permisos para acceder a esa página',
  sections: {
    articles: 'Artículos',
    newArticle: 'Nuevo artículo',
    categories: 'Categorías',
    users: 'Usuarios',
    comments: 'Comentarios',
    messages: 'Mensajes',
    import: 'Importar',
    verify: 'Verificar Firestore',
  },
  /** `max` is as far as they are counted. */
  unread: (count: number, max: number) => (count >= max ? `más de ${max - 1}` : formatNumber(count)),
  unreadLabel: (count: number) => (count === 1 ? 'mensaje sin leer' : 'mensajes sin leer'),
} as const;
