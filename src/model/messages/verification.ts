/** Proving the e-mail, and what waits for it or for the staff. Apart from the others: only who has not proven it downloads it. */
export const verification = {
  title: 'Verifica tu correo',
  text: (email: string) => `Te enviamos un mensaje a ${email}: abre su enlace y vuelve aquí.`,
  /** What needs it (decisions 22, 23 and 31). */
  profile:
    'Hace falta para avisar a quienes mencionas, para que tus enlaces e imágenes se vean sin esperar, para que tus reportes cuenten y para publicar más que unas pocas veces al día. Todo lo demás ya funciona.',
  mentions: 'Mientras no lo verifiques, no avisamos a quienes mencionas.',
  send: 'Enviar el correo de nuevo',
  sending: 'Enviando…',
  sent: 'Correo enviado. Si no llega en unos minutos, mira en el correo no deseado.',
  wait: 'Podrás pedir otro dentro de un minuto.',
  check: 'Ya abrí el enlace',
  checking: 'Comprobando…',
  notYet: 'Todavía no consta. Abre el enlace del mensaje más reciente e inténtalo de nuevo.',
  done: 'Tu correo quedó verificado. ¡Gracias!',
} as const;

/** Outside links of who has no standing (decision 31). */
export const outsideLinks = {
  reply:
    'Tu cuenta es nueva y tu respuesta lleva un enlace o una imagen de otro sitio: la revisará un moderador antes de que la vean los demás.',
  topic:
    'Tu cuenta es nueva: un tema no puede llevar todavía enlaces ni imágenes de otros sitios. Publícalo sin ellos y añádelos en una respuesta, que revisará un moderador.',
  waiting:
    'Lleva un enlace o una imagen de otro sitio y tu cuenta es nueva. La verán los demás cuando un moderador la publique; mientras, puedes eliminarla.',
} as const;
