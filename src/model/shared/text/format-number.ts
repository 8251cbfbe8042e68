/** From five digits on, Spanish sets thousands apart; four are read at a glance. */
const GROUPED_FROM = 10_000;

/** A whole number as Spanish writes it: 9999, 10.000. By hand: making an Intl.NumberFormat takes a phone 60 ms. */
export function formatNumber(value: number): string {
  const digits = String(Math.round(value));
  return Math.abs(value) < GROUPED_FROM ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** '1 tema', '12.000 temas'. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** '3 de 12': of something that goes on. */
export function outOf(done: number, total: number): string {
  return `${formatNumber(done)} de ${formatNumber(total)}`;
}

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
