import { aroundWidth, copiesOf } from './picture-copies';

/** Where Google keeps the pictures of blogs: their addresses say how big a picture is to be. */
export const GOOGLE_HOSTS = /^https?:\/\/[\w.-]*(?:bp\.blogspot\.com|googleusercontent\.com|ggpht\.com)\//i;
/** The part of such an address that says it: '/s320/', '/w400-h300-p/', '=s640'. */
export const SIZE_PART = /\/(?:s\d{2,4}|w\d{2,4}-h\d{2,4}|w\d{2,4}|h\d{2,4})(?:-[a-z]+\d*)*\/(?=[^/]*$)/i;
export const SIZE_TAIL = /=(?:s\d{2,4}|w\d{2,4}(?:-h\d{2,4})?)(?:-[a-z]+\d*)*$/i;

/** The widths that are offered to the browser, in pixels; a picture that is smaller is never made bigger. */
const WIDTHS = [240, 360, 480, 640, 800, 1200];

function storedSrcSet(address: string): string | undefined {
  const copies = copiesOf(address);
  const sized = (url: string) => `${url} ${aroundWidth(url)[1]}w`;
  return copies.length > 0 ? [...copies, address].map(sized).join(', ') : undefined;
}

/** A picture's widths for `srcset`, so that a card loads none of 1600 px; undefined where it has one size, or none is known. */
export function pictureSrcSet(address: string): string | undefined {
  if (!GOOGLE_HOSTS.test(address)) return storedSrcSet(address);
  if (!(SIZE_PART.test(address) || SIZE_TAIL.test(address))) return undefined;
  const ofWidth = (width: number) =>
    address.replace(SIZE_PART, `/w${width}/`).replace(SIZE_TAIL, `=w${width}`);
  return WIDTHS.map((width) => `${ofWidth(width)} ${width}w`).join(', ');
}

/** How wide a picture of a text is shown: the whole of a phone, else the measure. */
export const TEXT_PICTURE_SIZES = '(min-width: 46rem) 42rem, 100vw';

/** What all sizes of a picture have in common in their addresses. */
const sizeless = (address: string): string =>
  aroundWidth(address)[0] ??
  (GOOGLE_HOSTS.test(address) ? address.replace(SIZE_PART, '/').replace(SIZE_TAIL, '') : address);

/** Whether two addresses are of one picture, in whatever size. */
export const samePicture = (one: string, other: string): boolean => sizeless(one) === sizeless(other);
