/** The forum's texts that several of its screens and services share (spec 2, sections 5 to 8). */
export const forum = {
  validation: {
    queryTooShort: 'La consulta debe tener al menos 3 caracteres',
  },
  signIn: {
    topic: 'Debes iniciar sesión para crear un tema',
    reply: 'Debes iniciar sesión para responder',
    report: 'Debes iniciar sesión para reportar contenido',
    like: 'Debes iniciar sesión para dar like',
    save: 'Debes iniciar sesión para marcar favoritos',
    editTopic: 'Debes iniciar sesión para actualizar un tema',
    deleteTopic: 'Debes iniciar sesión para eliminar un tema',
    deleteReply: 'Debes iniciar sesión para eliminar una respuesta',
  },
  errors: {
    load: 'Hubo un problema al cargar los datos. Por favor, inténtalo de nuevo más tarde.',
    topicMissing: 'El tema no existe',
    replyMissing: 'La respuesta no existe',
    categoryUnavailable: 'La categoría no existe o no es accesible',
    fallback: 'Usando método alternativo de carga debido a problemas con los índices de Firestore.',
  },
  reportSent: 'Reporte enviado correctamente. Un moderador lo revisará pronto.',
  departedAuthor: 'Usuario eliminado',
  unknownUser: 'Usuario desconocido',
  missingDate: 'Desconocida',
} as const;
