/** The widths of the copies that are stored beside an article's picture which is wider than all of them. */
export const COPY_WIDTHS = [400, 800] as const;

/** Whether a picture so wide has copies. */
export const hasCopies = (width: number): boolean => COPY_WIDTHS.every((copy) => width > copy);

/** How the name of a picture with copies, or of a copy, goes on before its extension. */
export const widthInName = (width: number): string => `_w${width}`;

/**
 * The address of a stored picture that has narrow copies beside it: its name ends with its own width, '…_w1600.webp', and theirs with
 * theirs. Each file has a token of its own, which none needs.
 */
const WITH_WIDTH = /^(.*\/o\/articulos%2F[^/?]+_w)(\d{3,4})(\.\w+\?alt=media)(?:&token=[^&]*)?$/i;

/** The parts of such an address before, of and after the width; none of any other. */
export const aroundWidth = (address: string): readonly string[] => WITH_WIDTH.exec(address)?.slice(1) ?? [];

/** The copies of a stored picture by their widths; none where its name promises none. */
export function copiesOf(address: string): Map<number, string> {
  const [start, width, end] = aroundWidth(address);
  const promised = hasCopies(Number(width ?? 0)) ? COPY_WIDTHS : [];
  return new Map(promised.map((copy) => [copy, `${start}${copy}${end}`]));
}
