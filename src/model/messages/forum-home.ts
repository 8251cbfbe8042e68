/** /foro, a category and the new topic (spec 2, section 2). */
export const forumHome = {
  title: 'Foro de la comunidad',
  description:
    'Preguntas, lecturas y hallazgos sobre las evidencias del Libro de Mormón: conversa con otras personas interesadas.',
  loading: 'Cargando el foro...',
  category: { title: 'Categoría', loading: 'Cargando la categoría...' },
  newTopic: { title: 'Crear nuevo tema' },
} as const;
