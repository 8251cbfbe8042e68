/**
 * What may be drawn as a link or a picture of another site: an address with http(s) or www, also behind a backslash or a
 * character reference, which markdown reads as the sign that they stand for. Paths of this site ('/articulo/…') are none.
 */
const OUTSIDE = /[hH][tT]{2}[pP][sS]?\\?:|[wW]{3}\\?\.|&(#|colon;|period;)/;

/**
 * Whether a text of the forum may show an outside link or picture. Of who has no standing it waits for the staff (decision 31);
 * hasOutsideLinks() of firestore.rules decides the same.
 */
export const hasOutsideLinks = (text: string): boolean => OUTSIDE.test(text);
