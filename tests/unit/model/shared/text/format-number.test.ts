import { describe, expect, it } from 'vitest';
import { formatNumber } from '@/model/shared/text/format-number';

describe('a number as Spanish writes it', () => {
  const asIntl = new Intl.NumberFormat('es', { maximumFractionDigits: 0 });

  it.each([0, 7, 999, 1000, 9999, 10_000, 123_456, 1_000_000, 12_345_678, -9999, -10_000])(
    '%i is written as Intl writes it',
    (value) => {
      expect(formatNumber(value)).toBe(asIntl.format(value).replace('−', '-'));
    },
  );
});
