/** What tells where a picture is from, or what may be done with it. */
export const CREDIT = /\b(?:fuente|licencia|foto|fotografía|dibujo|mapa|crédito|imagen):/i;
/** What stands under a picture: its text, where that names a source. What only says what is to be seen is for who cannot see it. */
export function pictureCaption(text: string | undefined): string | null {
  return text !== undefined && CREDIT.test(text) ? text : null;
}
