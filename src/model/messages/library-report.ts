/** Reporting an article or a comment of one. Apart from the others: only who reports downloads it. */
export const libraryReport = {
  comment: {
    title: 'Reportar comentario',
    text: (author: string) => `Cuéntale al equipo de moderación qué pasa con el comentario de ${author}.`,
  },
  article: {
    title: 'Reportar artículo',
    text: (title: string) => `Cuéntale al equipo de moderación qué pasa con «${title}».`,
  },
  reason: 'Motivo del reporte',
  send: 'Enviar reporte',
  sending: 'Enviando…',
} as const;
