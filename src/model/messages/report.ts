/** Reporting to the moderators. Apart from the others: only who reports downloads it. */
export const report = {
  forum: {
    title: 'Reportar contenido',
    text: 'Un moderador revisará lo que reportes. Quien lo escribió no sabrá que fuiste tú.',
  },
  comment: {
    title: 'Reportar comentario',
    text: (author: string) => `Cuéntale al equipo de moderación qué pasa con el comentario de ${author}.`,
  },
  article: {
    title: 'Reportar artículo',
    text: (title: string) => `Cuéntale al equipo de moderación qué pasa con «${title}».`,
  },
  /** To who has no standing yet (decision 22). */
  newcomer:
    'Un moderador lo verá aunque tu cuenta sea nueva. Para que un reporte cuente además por sí solo, la cuenta necesita un correo verificado, una semana y tres publicaciones.',
  reason: 'Motivo del reporte',
  send: 'Enviar reporte',
  sending: 'Enviando…',
} as const;
