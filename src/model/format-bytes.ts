const UNITS = ['B', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** '1,4 MB': a size as people read it. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const digits = size < 10 && unit > 0 ? 1 : 0;
  return `${size.toFixed(digits).replace('.', ',')} ${UNITS[unit]}`;
}
