import { aroundWidth } from './picture-sizes';

/** The widths of the copies that are stored beside an article's picture which is wider than all of them. */
export const COPY_WIDTHS = [400, 800] as const;

/** Whether a picture so wide has copies. */
export const hasCopies = (width: number): boolean => COPY_WIDTHS.every((copy) => width > copy);

/** How the name of a picture with copies, or of a copy, goes on before its extension. */
export const widthInName = (width: number): string => `_w${width}`;

/** The addresses of a stored picture's copies; none where its name promises none. */
export function copiesOf(address: string): string[] {
  const [start, width, end] = aroundWidth(address);
  return hasCopies(Number(width ?? 0)) ? COPY_WIDTHS.map((copy) => `${start}${copy}${end}`) : [];
}
