/** Where Google keeps the pictures of blogs: their addresses say how big a picture is to be. */
export const GOOGLE_HOSTS = /^https?:\/\/[\w.-]*(?:bp\.blogspot\.com|googleusercontent\.com|ggpht\.com)\//i;
/** The part of such an address that says it: '/s320/', '/w400-h300-p/', '=s640'. */
export const SIZE_PART = /\/(?:s\d{2,4}|w\d{2,4}-h\d{2,4}|w\d{2,4}|h\d{2,4})(?:-[a-z]+\d*)*\/(?=[^/]*$)/i;
export const SIZE_TAIL = /=(?:s\d{2,4}|w\d{2,4}(?:-h\d{2,4})?)(?:-[a-z]+\d*)*$/i;

/** The widths that are offered to the browser, in pixels; a picture that is smaller is never made bigger. */
const WIDTHS = [240, 360, 480, 640, 800, 1200];

/**
 * The address of a stored picture that has narrow copies beside it (picture-copies.ts): its name ends with its own width, '…_w1600.webp',
 * and theirs with theirs. Each file has a token of its own, which none needs.
 */
const WITH_COPIES = /^(.*\/o\/articulos%2F[^/?]+_w)(\d{3,4})(\.\w+\?alt=media)(?:&token=[^&]*)?$/i;

/** The parts of such an address before, of and after the width; none of any other. */
export const aroundWidth = (address: string): readonly string[] => WITH_COPIES.exec(address)?.slice(1) ?? [];

function storedSrcSet(address: string): string | undefined {
  const [start, width, end] = aroundWidth(address);
  return start && `${start}400${end} 400w, ${start}800${end} 800w, ${address} ${width}w`;
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
  const [start] = aroundWidth(one);
  return (
    one === other ||
    (GOOGLE_HOSTS.test(one) && plain(one) === plain(other)) ||
    (start !== undefined && start === aroundWidth(other)[0])
  );
}
