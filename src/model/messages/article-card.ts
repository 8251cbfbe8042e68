/** The card of an article. Apart from the library's: the home page shows cards and no library. */
export const articleCard = {
  readMore: 'Leer más',
  readMoreOf: (titulo: string) => `Leer más: ${titulo}`,
} as const;
