import { COMMENT_LIMITS } from '../comment-limits';

/** Writing, editing and deleting comments (spec 1, sections 2, 5 and 8). */
export const comments = {
  formTitle: 'Deja tu comentario',
  name: 'Nombre',
  email: 'Correo electrónico',
  emailHelp: 'No se publica',
  text: 'Comentario',
  textPlaceholder: 'Escribe tu comentario',
  submit: 'Enviar comentario',
  sending: 'Enviando…',
  sent: '¡Gracias! Tu comentario se ha publicado.',
  submitError: 'Hubo un problema al enviar tu comentario. Por favor, inténtalo de nuevo.',
  unpublished: 'Este artículo ya no está publicado, así que no admite comentarios.',
  notAllowed: 'Tu cuenta no puede comentar en este momento.',
  articleAuthor: 'Autor del artículo',
  edit: 'Editar',
  editLabel: 'Editar tu comentario',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  saved: 'Comentario actualizado.',
  saveError: 'No se pudo guardar el comentario. Por favor, inténtalo de nuevo.',
  delete: 'Eliminar',
  deleteTitle: 'Eliminar comentario',
  deleteConfirm: '¿Eliminar este comentario? Esta acción no se puede deshacer.',
  deleted: 'Comentario eliminado.',
  deleteError: 'No se pudo eliminar el comentario. Por favor, inténtalo de nuevo.',
  edited: 'editado',
  /** The name under the comments of an account that is gone; firestore.rules holds it too. */
  departedAuthor: 'Usuario eliminado',
  validation: {
    nameRequired: 'Por favor ingresa tu nombre',
    nameTooLong: `El nombre no puede superar los ${COMMENT_LIMITS.autor} caracteres`,
    emailInvalid: 'Por favor, ingresa un email válido.',
    textRequired: 'Por favor ingresa un comentario',
    textTooLong: `El comentario no puede superar los ${COMMENT_LIMITS.contenido} caracteres`,
  },
} as const;
