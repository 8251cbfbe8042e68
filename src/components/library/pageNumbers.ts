export const GAP = null;

/** The pages worth a link: the first, the last and those around the current one; GAP where some are left out. */
export function pageNumbers(current: number, total: number): (number | typeof GAP)[] {
  const wanted = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [GAP, page];
  });
}
