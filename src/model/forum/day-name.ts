const short = new Intl.DateTimeFormat('es', { weekday: 'short', day: 'numeric' });
const long = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });

/** 'lun 3', for the foot of a chart. */
export const formatDayName = (day: Date): string => short.format(day).replace(',', '');

/** 'Lunes, 3 de marzo'. */
export function formatLongDay(day: Date): string {
  const text = long.format(day);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
