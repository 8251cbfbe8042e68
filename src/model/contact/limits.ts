/** Lengths of the contact form, used by the form, the service, the rules' tests and the messages. */
export const CONTACT_LIMITS = { nombre: 100, email: 254, mensaje: 5000 } as const;
