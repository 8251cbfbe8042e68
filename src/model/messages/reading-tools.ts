/** What helps to read an article and comes when it is asked for: apart from the page's own texts (messages/article.ts). */
export const readingTools = {
  listen: {
    region: 'Escuchar el artículo',
    play: 'Reproducir',
    pause: 'Pausar',
    previous: 'Frase anterior',
    next: 'Frase siguiente',
    speed: 'Velocidad',
    speedOf: (rate: number) => `${String(rate).replace('.', ',')}×`,
    voice: 'Voz',
    close: 'Dejar de escuchar',
    place: (at: number, all: number) => `Frase ${at} de ${all}`,
    ended: 'Fin del artículo',
    failed: 'El navegador no pudo leer esta frase en voz alta.',
    nothing: 'Este artículo no tiene texto que leer en voz alta.',
  },
  continue: {
    title: 'Seguir leyendo',
    inSection: (seccion: string) => `Ibas por «${seccion}».`,
    at: (percent: number) => `Ibas por el ${percent} %.`,
    go: 'Seguir leyendo',
  },
  viewer: {
    zoomIn: 'Agrandar',
    zoomOut: 'Ver la imagen entera',
    moveAbout: 'Imagen agrandada: se mueve con las flechas',
  },
  author: {
    about: 'Sobre el autor',
    profile: 'Ver el perfil',
    profileOf: (autor: string) => `Ver el perfil de ${autor}`,
  },
  /** Why an article is recommended. */
  why: {
    pasaje: (pasaje: string) => `También sobre ${pasaje}`,
    etiqueta: (etiqueta: string) => `Con la etiqueta ${etiqueta}`,
    categoria: (categoria: string) => `De la misma categoría: ${categoria}`,
    /** Nothing but its words, or its date, speaks for it. */
    otro: 'También en la biblioteca',
  },
  /** On the home page. */
  home: {
    title: 'Seguir leyendo',
    read: (percent: number) => `${percent} % leído`,
    remove: (titulo: string) => `Quitar «${titulo}» de lo que leías`,
  },
  paragraph: {
    copy: 'Copiar el enlace de un párrafo',
    copyOf: (comienzo: string) => `Copiar el enlace del párrafo «${comienzo}»`,
    help: 'Copiar el enlace de este párrafo (con las flechas, otro)',
    copied: 'Enlace al párrafo copiado',
    copyFailed: 'No se pudo copiar el enlace del párrafo.',
  },
  contents: {
    open: 'Ver el contenido del artículo',
    close: 'Cerrar el contenido',
  },
  settings: {
    region: 'Letra y apariencia',
    size: 'Tamaño de la letra',
    sizes: { s: 'Pequeña', '': 'Normal', l: 'Grande', xl: 'Muy grande' },
  },
} as const;
