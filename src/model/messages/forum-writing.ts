import { FORUM_LIMITS } from '../forum/limits';
import { forum } from './forum';

/** Why something cannot be written in the forum, which readers do not download (spec 2, sections 5 to 8). */
export const forumWriting = {
  validation: {
    /** Of the form as a whole; under each empty field what belongs there. */
    required: 'Por favor, completa todos los campos obligatorios.',
    empty: {
      titulo: 'Escribe un título.',
      categoriaId: 'Elige una categoría.',
      contenido: 'Escribe el contenido.',
      nombre: 'Escribe un nombre.',
      descripcion: 'Escribe una descripción.',
    },
    titleTooLong: `El título no puede superar los ${FORUM_LIMITS.titulo} caracteres`,
    topicTooLong: `El contenido no puede superar los ${FORUM_LIMITS.contenidoTema} caracteres`,
    replyRequired: 'Por favor, escribe una respuesta',
    replyTooLong: `La respuesta no puede superar los ${FORUM_LIMITS.contenidoRespuesta} caracteres`,
    tooManyMarks:
      'Tiene demasiadas marcas de formato (citas, listas o enlaces unos dentro de otros) y se mostraría sin formato. Quita algunas.',
    reasonRequired: 'Por favor, indica el motivo del reporte',
    reasonTooLong: `El motivo no puede superar los ${FORUM_LIMITS.motivo} caracteres`,
    tagExists: 'Este tag ya existe',
    tooManyTags: 'No puedes añadir más de 5 tags',
    tagTooLong: `Un tag no puede superar los ${FORUM_LIMITS.tag} caracteres`,
    categoryNameTooLong: `El nombre no puede superar los ${FORUM_LIMITS.nombreCategoria} caracteres`,
    categoryDescriptionTooLong: `La descripción no puede superar los ${FORUM_LIMITS.descripcionCategoria} caracteres`,
    iconInvalid: 'Elige uno de los iconos',
    colorInvalid: 'El color debe tener la forma #rrggbb',
    kindInvalid: 'Tipo de contenido no válido',
  },
  errors: {
    ...forum.errors,
    noTopics: 'No tienes permisos para crear temas',
    topicOfReplyMissing: 'El tema asociado a esta respuesta no existe',
    noCategories: 'No tienes permisos para crear categorías',
    noReplies: 'No tienes permisos para responder en temas',
    closed: 'No se puede responder en un tema cerrado o archivado',
    resolved: 'Este tema quedó resuelto: solo quien lo abrió y los moderadores pueden responder',
    chosenCategoryMissing: 'La categoría seleccionada no existe',
    contentMissing: 'El contenido no existe',
    reportedMissing: 'El contenido reportado no existe',
    noTopicDeletion: 'No tienes permisos para eliminar este tema',
    noReplyDeletion: 'No tienes permisos para eliminar esta respuesta',
    noTopicEdit: 'No tienes permisos para editar este tema',
    onePending:
      'Ya tienes una respuesta con enlaces pendiente de revisión. Cuando un moderador la haya visto podrás enviar otra; mientras, puedes responder sin enlaces.',
    noLinksInTopic:
      'Con una cuenta nueva, un tema no puede llevar enlaces ni imágenes de otros sitios. Publícalo sin ellos y añádelos en una respuesta: un moderador la revisará.',
    noLinksInEdit:
      'Con una cuenta nueva, al editar no puedes poner enlaces ni imágenes de otros sitios. Ponlos en una respuesta: un moderador la revisará.',
    noReplyEdit: 'No tienes permisos para editar esta respuesta',
    onlyAdministrators: 'Solo los administradores pueden realizar esta operación',
    ownLike: 'No puedes dar «Me gusta» a tu propio contenido',
    ownReport: 'No puedes reportar tu propio contenido',
    alreadyReported: 'Ya reportaste este contenido. Un moderador lo revisará pronto.',
    noAction: 'Tu cuenta no puede hacer esto en este momento.',
    tooManySaved: `No puedes guardar más de ${FORUM_LIMITS.temasFavoritos} temas`,
    reportSend: 'Hubo un problema al enviar el reporte. Por favor, inténtalo de nuevo.',
  },
} as const;
