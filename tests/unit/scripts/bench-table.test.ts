import { describe, expect, it } from 'vitest';
import type { Measurements, Row } from '../../bench/rows';
import { renderTable } from '../../bench/table';

const measured = {} as Measurements;

function row(budget: number | null, value: number): Row {
  return { what: 'reads of /', budget, unit: 'reads', value: () => value };
}

describe('the table of budgets', () => {
  it('calls a result at its budget ok', () => {
    const { text, over } = renderTable([row(20, 20)], measured);
    expect(over).toBe(0);
    expect(text).toMatch(/reads of \/ +20 +20 +ok/);
  });

  it('calls a result past its budget over', () => {
    const { text, over } = renderTable([row(20, 21)], measured);
    expect(over).toBe(1);
    expect(text).toMatch(/20 +21 +OVER/);
  });

  it('calls a measurement that failed over', () => {
    expect(renderTable([row(20, Number.NaN)], measured).over).toBe(1);
  });

  it('judges nothing where there is no budget', () => {
    const { text, over } = renderTable([row(null, 12)], measured);
    expect(over).toBe(0);
    expect(text).not.toMatch(/ok|OVER/);
  });
});
