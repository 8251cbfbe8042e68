import { formatNumber, outOf } from '../format-number';

/** What members do on a topic's page: answer, edit, report, moderate (spec 2, sections 2, 5, 6 and 8). */
export const forumTopicActs = {
  form: {
    title: 'Tu respuesta',
    label: 'Respuesta',
    placeholder: 'Escribe tu respuesta…',
    send: 'Publicar respuesta',
    sending: 'Enviando…',
    sent: 'Tu respuesta se publicó.',
    error: (message: string) => `Error: ${message}`,
    kept: 'Tu texto sigue aquí: puedes intentarlo de nuevo.',
  },
  like: { failed: 'No se pudo guardar tu «Me gusta».', takeBackFailed: 'No se pudo quitar tu «Me gusta».' },
  save: {
    done: 'Tema guardado',
    donePoints: (puntos: number) => `Tema guardado: +${puntos} puntos`,
    removed: 'Tema quitado de tus guardados',
    failed: 'No se pudo guardar el tema.',
    removeFailed: 'No se pudo quitar el tema de tus guardados.',
  },
  edit: {
    action: 'Editar',
    topicTitle: 'Editar el tema',
    replyTitle: 'Editar la respuesta',
    content: 'Contenido',
    save: 'Guardar cambios',
    saving: 'Guardando…',
    saved: 'Cambios guardados',
    discard: 'Descartar cambios',
    /** The dialog was left with Escape or its cross. */
    kept: 'Lo que escribiste se conserva en este dispositivo.',
    failed: (message: string) => `No se pudieron guardar los cambios. ${message}`,
  },
  remove: {
    action: 'Eliminar',
    topicTitle: '¿Eliminar este tema?',
    topicText: (respuestas: number) =>
      respuestas === 0
        ? 'El tema dejará de existir. Esta acción no se puede deshacer.'
        : `El tema y ${respuestas === 1 ? 'su respuesta' : `sus ${formatNumber(respuestas)} respuestas`} dejarán de existir. Esta acción no se puede deshacer.`,
    replyTitle: '¿Eliminar esta respuesta?',
    replyText: 'La respuesta dejará de existir. Esta acción no se puede deshacer.',
    confirm: 'Eliminar',
    removing: 'Eliminando el tema',
    progress: (done: number, total: number) => `${outOf(done, total)} respuestas eliminadas`,
    stop: 'Detener',
    stopped:
      'La eliminación se detuvo. El tema ya no está a la vista de nadie; puedes continuarla cuando quieras.',
    topicDone: 'Tema eliminado',
    replyDone: 'Respuesta eliminada',
    failed: (message: string) => `No se pudo eliminar. ${message}`,
    unfinishedTitle: 'Este tema se está eliminando',
    unfinishedText:
      'Su eliminación no llegó a terminar: ya no lo ve nadie más, pero quedan respuestas por borrar.',
    resume: 'Continuar la eliminación',
  },
  accept: {
    accept: 'Aceptar respuesta',
    unaccept: 'Quitar aceptación',
    accepted: 'Respuesta aceptada: el tema queda resuelto',
    acceptedOnly: 'Respuesta aceptada',
    unaccepted: 'La respuesta ya no está aceptada',
  },
  hide: { hide: 'Ocultar', show: 'Mostrar', hidden: 'Respuesta oculta', shown: 'Respuesta visible de nuevo' },
  manage: {
    menu: 'Gestionar tema',
    member: 'Moderar al autor',
    menuReply: (numero: number) => `Más acciones de la respuesta ${numero}`,
    resolve: 'Marcar como resuelto',
    reopen: 'Reabrir',
    close: 'Cerrar tema',
    archive: 'Archivar tema',
    pin: 'Anclar',
    unpin: 'Quitar ancla',
    feature: 'Destacar',
    unfeature: 'Quitar de destacados',
    move: 'Mover a otra categoría',
    moveTitle: 'Mover el tema',
    moveLabel: 'Nueva categoría',
    moveConfirm: 'Mover',
    moved: 'Tema movido',
    loadingCategories: 'Cargando las categorías...',
    done: 'Cambio guardado',
    failed: (message: string) => `No se pudo guardar el cambio. ${message}`,
  },
} as const;
