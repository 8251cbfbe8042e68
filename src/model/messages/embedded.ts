/** In the place of what a page had embedded. Apart from the others: only what converts old pages needs them. */
export const embedded = {
  video: 'Ver el video',
  map: 'Ver el mapa',
  sound: 'Escuchar el audio',
  document: 'Ver el documento',
  frame: 'Ver el contenido incrustado',
} as const;
