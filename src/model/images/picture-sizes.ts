/** Where Google keeps the pictures of blogs: their addresses say how big a picture is to be. */
export const GOOGLE_HOSTS = /^https?:\/\/[\w.-]*(?:bp\.blogspot\.com|googleusercontent\.com|ggpht\.com)\//i;
/** The part of such an address that says it: '/s320/', '/w400-h300-p/', '=s640'. */
export const SIZE_PART = /\/(?:s\d{2,4}|w\d{2,4}-h\d{2,4}|w\d{2,4}|h\d{2,4})(?:-[a-z]+\d*)*\/(?=[^/]*$)/i;
export const SIZE_TAIL = /=(?:s\d{2,4}|w\d{2,4}(?:-h\d{2,4})?)(?:-[a-z]+\d*)*$/i;

/** The widths that are offered to the browser, in pixels; a picture that is smaller is never made bigger. */
const WIDTHS = [240, 360, 480, 640, 800, 1200];

/** A picture's widths for `srcset`, so that a card loads none of 1600 px; undefined where its size is unknown. */
export function pictureSrcSet(address: string): string | undefined {
  if (!GOOGLE_HOSTS.test(address) || !(SIZE_PART.test(address) || SIZE_TAIL.test(address))) return undefined;
  const ofWidth = (width: number) =>
    address.replace(SIZE_PART, `/w${width}/`).replace(SIZE_TAIL, `=w${width}`);
  return WIDTHS.map((width) => `${ofWidth(width)} ${width}w`).join(', ');
}

/** Whether two addresses are of one picture, in whatever size. */
export function samePicture(one: string, other: string): boolean {
  const plain = (address: string) => address.replace(SIZE_PART, '/').replace(SIZE_TAIL, '');
  return one === other || (GOOGLE_HOSTS.test(one) && plain(one) === plain(other));
}
