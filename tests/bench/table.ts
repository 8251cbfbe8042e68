import type { Measurements, Row } from './rows';

export interface Verdict {
  text: string;
  /** Rows over their budget. */
  over: number;
}

/** The table of what was measured: what, budget, result, ok or OVER. A result that is no number is over. */
export function renderTable(rows: readonly Row[], measured: Measurements): Verdict {
  const cells = rows.map((row) => {
    const value = row.value(measured) ?? Number.NaN;
    const over = row.budget !== null && !(value <= row.budget);
    return {
      over,
      columns: [row.what, show(row.budget, row.unit), show(value, row.unit), verdict(row, over)],
    };
  });
  const table = [['what', 'budget', 'result', ''], ...cells.map(({ columns }) => columns)];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const text = table
    .map(([what = '', budget = '', result = '', mark = '']) =>
      [what.padEnd(widths[0] ?? 0), budget.padStart(widths[1] ?? 0), result.padStart(widths[2] ?? 0), mark]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
  return { text, over: cells.filter(({ over }) => over).length };
}

function verdict(row: Row, over: boolean): string {
  if (row.budget === null) return '';
  return over ? 'OVER' : 'ok';
}

function show(value: number | null, unit: Row['unit']): string {
  if (value === null) return '–';
  if (Number.isNaN(value)) return 'failed';
  const digits = unit === 'KB' ? 1 : unit === '' && !Number.isInteger(value) ? 3 : 0;
  return `${value.toFixed(digits)}${unit === 'reads' || unit === '' ? '' : ` ${unit}`}`;
}
