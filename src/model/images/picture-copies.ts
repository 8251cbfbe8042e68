/** The widths of the copies that are stored beside an article's picture which is wider than all of them. */
export const COPY_WIDTHS = [400, 800] as const;

/** Whether a picture so wide has copies. */
export const hasCopies = (width: number): boolean => COPY_WIDTHS.every((copy) => width > copy);

/**
 * The address of a stored picture that has narrow copies beside it: its name ends with its own width, '…_w1600.webp', and theirs with
 * theirs. Each file has a token of its own, which none needs.
 */
const WITH_WIDTH = /^(.*\/o\/articulos%2F[^/?]+_w)(\d{3,4})(\.\w+\?alt=media)(?:&token=[^&]*)?$/i;

/** The parts of such an address before, of and after the width; none of any other. */
export const aroundWidth = (address: string): readonly string[] => WITH_WIDTH.exec(address)?.slice(1) ?? [];

/** The addresses of a stored picture's copies; none where its name promises none. */
export function copiesOf(address: string): string[] {
  const [start, width, end] = aroundWidth(address);
  return hasCopies(Number(width)) ? COPY_WIDTHS.map((copy) => `${start}${copy}${end}`) : [];
}
