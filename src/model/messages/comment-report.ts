/** Reporting a comment of an article. Apart from the others: only who reports downloads it. */
export const commentReport = {
  title: 'Reportar comentario',
  text: (author: string) => `Cuéntale al equipo de moderación qué pasa con el comentario de ${author}.`,
  reason: 'Motivo del reporte',
  send: 'Enviar reporte',
  sending: 'Enviando…',
} as const;
