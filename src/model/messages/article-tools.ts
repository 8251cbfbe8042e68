/** The row of tools of an article. Apart from the page's other texts, which other pages bring too. */
export const articleTools = {
  title: 'Leer a tu manera',
  settings: 'Letra y apariencia',
  print: 'Imprimir o guardar como PDF',
  listen: 'Escuchar',
  /** On paper alone, at the end of the text. */
  printedFrom: (direccion: string) => `Publicado en ${direccion}`,
} as const;
