/** Where Google keeps the pictures of blogs: their addresses say how big a picture is to be. */
export const GOOGLE_HOSTS = /^https?:\/\/[\w.-]*(?:bp\.blogspot\.com|googleusercontent\.com|ggpht\.com)\//i;
/** The part of such an address that says it: '/s320/', '/w400-h300-p/', '=s640'. */
export const SIZE_PART = /\/(?:s\d{2,4}|w\d{2,4}-h\d{2,4}|w\d{2,4}|h\d{2,4})(?:-[a-z]+\d*)*\/(?=[^/]*$)/i;
export const SIZE_TAIL = /=(?:s\d{2,4}|w\d{2,4}(?:-h\d{2,4})?)(?:-[a-z]+\d*)*$/i;

/** The widths that are offered to the browser, in pixels; a picture that is smaller is never made bigger. */
const WIDTHS = [240, 360, 480, 640, 800, 1200];

/** The widths of the copies that are stored beside an article's picture which is wider than all of them. */
export const COPY_WIDTHS = [400, 800] as const;
/** What the name of a stored picture with copies ends with says: its own width, '…_w1600.webp'; the copies' say theirs. */
const WIDTH_IN_NAME = /(\/o\/articulos%2F[^/?]+_w)(\d{3,4})(?=\.(?:webp|png|jpg)(?:\?|$))/i;

/** Whether a picture so wide has copies. */
export const hasCopies = (width: number): boolean => COPY_WIDTHS.every((copy) => width > copy);

/** How the name of a picture with copies goes on before its extension. */
export const widthInName = (width: number): string => `_w${width}`;

/** The copies of a stored picture, by width: at its own address, without the token, which each file has its own of. */
export function copiesOf(address: string): { width: number; address: string }[] {
  const width = Number(WIDTH_IN_NAME.exec(address)?.[2] ?? 0);
  if (!hasCopies(width)) return [];
  return COPY_WIDTHS.map((copy) => ({
    width: copy,
    address: address.replace(WIDTH_IN_NAME, `$1${copy}`).replace(/&token=[^&]*/, ''),
  }));
}

function storedSrcSet(address: string): string | undefined {
  const copies = copiesOf(address);
  if (copies.length === 0) return undefined;
  const own = { width: Number(WIDTH_IN_NAME.exec(address)?.[2]), address };
  return [...copies, own].map((one) => `${one.address} ${one.width}w`).join(', ');
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

/** Whether two addresses are of one picture, in whatever size. */
export function samePicture(one: string, other: string): boolean {
  const plain = (address: string) => address.replace(SIZE_PART, '/').replace(SIZE_TAIL, '');
  const stored = (address: string) => address.replace(/\?.*$/, '').replace(WIDTH_IN_NAME, '$1');
  return (
    one === other ||
    (GOOGLE_HOSTS.test(one) && plain(one) === plain(other)) ||
    (WIDTH_IN_NAME.test(one) && stored(one) === stored(other))
  );
}
