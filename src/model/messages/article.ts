import { counted } from '../shared/text/format-number';

/** The article page (spec 1, sections 2, 5 and 8). */
export const article = {
  loading: 'Cargando el artículo...',
  invalidId: 'ID de artículo no válido',
  notFound: 'No se encontró el artículo solicitado.',
  notFoundHelp: 'Puede que ya no esté publicado o que la dirección no sea correcta.',
  loadError: (message: string) =>
    `Hubo un problema al cargar el artículo: ${message}. Por favor, inténtalo de nuevo más tarde.`,
  back: 'Volver a la biblioteca',
  report: {
    open: 'Reportar artículo',
    /** As the forum's, whose texts this page does without. */
    signIn: 'Debes iniciar sesión para reportar contenido',
    unavailable: 'No se pudo abrir el formulario. Por favor, inténtalo de nuevo.',
  },
  cite: {
    open: 'Citar este artículo',
    unavailable: 'No se pudo abrir la cita. Por favor, inténtalo de nuevo.',
  },
  toLibrary: 'Ver todos los artículos',
  by: (autor: string) => `Por ${autor}`,
  updatedOn: (fecha: string) => `Actualizado el ${fecha}`,
  readingTime: (minutes: number) => (minutes === 1 ? '1 minuto de lectura' : `${minutes} minutos de lectura`),
  visits: (n: number) => counted(n, 'visita', 'visitas'),
  toc: 'En este artículo',
  categories: 'Categorías',
  tags: 'Etiquetas',
  tagLink: (etiqueta: string) => `Ver artículos con la etiqueta ${etiqueta}`,
  categoryLink: (nombre: string) => `Ver artículos de la categoría ${nombre}`,
  gallery: {
    title: 'Galería de imágenes',
    picture: (n: number, total: number) => `Imagen ${n} de ${total}`,
    open: (n: number) => `Ampliar la imagen ${n}`,
    openOf: (n: number, alternativa: string) => `Ampliar la imagen ${n}: ${alternativa}`,
    close: 'Cerrar la galería',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
  },
  pictureOf: (titulo: string) => `Imagen del artículo «${titulo}»`,
  favourite: {
    add: 'Guardar en favoritos',
    invitation: 'Inicia sesión para guardar este artículo en tus favoritos',
  },
  share: {
    title: 'Compartir',
    facebook: 'Compartir en Facebook',
    x: 'Compartir en X',
    whatsapp: 'Compartir en WhatsApp',
    native: 'Compartir con otra aplicación',
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    copyFailed: 'No se pudo copiar el enlace. Puedes copiarlo de la barra de direcciones.',
  },
  comments: {
    title: 'Comentarios',
    count: (n: number) => counted(n, 'comentario', 'comentarios'),
    loading: 'Cargando los comentarios...',
    answers: (name: string) => `Respuestas a ${name}`,
    empty: 'Todavía no hay comentarios. Sé la primera persona en comentar.',
    loadError: 'No se pudieron cargar los comentarios.',
    moreError: 'No se pudieron cargar más comentarios.',
    more: 'Ver más comentarios',
    loadingMore: 'Cargando más comentarios...',
    anonymous: 'Anónimo',
    formTitle: 'Deja tu comentario',
    invitation: 'Inicia sesión o regístrate para dejar un comentario.',
  },
  recommended: {
    title: 'Artículos recomendados',
    loading: 'Cargando recomendaciones...',
  },
} as const;
