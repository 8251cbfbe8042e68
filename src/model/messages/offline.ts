/** What is said about the copy of the site that a device keeps, and about being without a connection (docs/offline.md). */
export const offline = {
  lost: {
    title: 'No hay conexión',
    text: 'Puedes leer lo que está guardado en este dispositivo. Lo que escribas se queda aquí hasta que lo envíes.',
  },
  newVersion: { title: 'Hay una versión nueva', update: 'Actualizar' },
  install: {
    title: '¿Te resulta útil?',
    text: 'Puedes instalar el sitio en este dispositivo y leer también sin conexión.',
    install: 'Instalar',
  },
  /** A text that could be sent no more while it was written: the account, or the topic, does not allow it any longer. */
  unsent: {
    title: 'Lo que escribiste',
    text: 'No se publicó. Sigue guardado en este dispositivo: puedes copiarlo.',
  },
  waiting: {
    title: 'Tu texto espera en este dispositivo',
    offline: 'No hay conexión. Cuando vuelva podrás enviarlo.',
    ready: 'Lo escribiste sin conexión y todavía no se ha enviado.',
    send: 'Enviar ahora',
    edit: 'Seguir escribiendo',
    discard: 'Descartar',
  },
  storage: {
    title: 'Guardado en este dispositivo',
    text: 'Lo que has leído se guarda aquí para poder leerlo sin conexión; tus favoritos, desde tu segunda visita.',
    label: 'Espacio ocupado',
    used: (used: string, limit: string) => `${used} de ${limit}`,
    data: (size: string) => `Además, ${size} de artículos y temas leídos.`,
    empty: 'Vaciar',
    emptied: 'Se ha vaciado lo guardado en este dispositivo',
    failed: 'No se pudo vaciar lo guardado en este dispositivo',
    kept: 'Los textos que aún no has enviado se conservan.',
  },
} as const;
