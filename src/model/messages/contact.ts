import { CONTACT_LIMITS } from '../contact/limits';

/** The contact page: the form, its answers, and how to ask for a talk or a symposium (spec 1, section 2). */
export const contact = {
  title: 'Contacto',
  description: 'Escríbenos o solicita una charla o un simposio sobre las evidencias del Libro de Mormón.',
  lead: '¿Tienes una pregunta, una sugerencia o quieres organizar una actividad? Escríbenos.',
  form: {
    title: 'Envíanos un mensaje',
    name: 'Nombre',
    email: 'Correo electrónico',
    emailHelp: 'Solo lo usaremos para responderte.',
    message: 'Mensaje',
    required: 'Todos los campos son obligatorios.',
    submit: 'Enviar mensaje',
    sending: 'Enviando…',
    sent: 'Hemos recibido tu mensaje. ¡Gracias por escribirnos!',
    sentHelp: 'Te responderemos al correo que nos indicaste.',
    another: 'Enviar otro mensaje',
    failed: 'Hubo un problema al enviar tu mensaje. Por favor, inténtalo de nuevo.',
    closed: (moment: string) =>
      `Hoy han llegado demasiados mensajes y el formulario está cerrado. Se abrirá ${moment}, o antes. Tu mensaje sigue aquí: envíalo entonces.`,
    failedOffline: 'No hay conexión. Tu mensaje sigue aquí: inténtalo de nuevo cuando vuelva.',
  },
  validation: {
    nameRequired: 'Por favor ingresa tu nombre',
    nameTooLong: `El nombre no puede superar los ${CONTACT_LIMITS.nombre} caracteres`,
    emailRequired: 'Por favor ingresa tu correo electrónico',
    emailInvalid: 'Por favor, ingresa un email válido.',
    emailTooLong: `El correo electrónico no puede superar los ${CONTACT_LIMITS.email} caracteres`,
    messageRequired: 'Por favor ingresa un mensaje',
    messageTooLong: `El mensaje no puede superar los ${CONTACT_LIMITS.mensaje} caracteres`,
  },
  talks: {
    title: 'Solicita una charla o un simposio',
    text: 'Ofrecemos charlas y simposios para barrios, estacas, clases y grupos de estudio, de forma presencial o en línea y sin costo.',
    whatTitle: 'Qué ofrecemos',
    what: [
      'Charlas de 45 a 60 minutos sobre un tema, con tiempo para preguntas',
      'Simposios de una tarde o un día, con varios expositores',
      'Encuentros en línea para grupos de cualquier país',
    ],
    howTitle: 'Cómo solicitarlo',
    how: [
      'Escríbenos con el formulario e indica el lugar, la fecha aproximada y el número de asistentes',
      'Cuéntanos qué temas les interesan y a quién está dirigida la actividad',
      'Te responderemos por correo para acordar los detalles',
    ],
    noticeTitle: 'Con cuánta anticipación',
    notice: 'Para una charla, al menos dos semanas antes; para un simposio, al menos dos meses antes.',
  },
} as const;
