import { describe, expect, it } from 'vitest';
import { readDatedJson, writeDatedJson } from '@/model/shared/stored/dated-json';

describe('JSON with dates', () => {
  it('gives back what was written, dates too', () => {
    const value = { a: [new Date(5), null, 'x'], b: { c: new Date('2020-02-03T04:05:06Z'), d: 1.5 } };
    expect(readDatedJson(writeDatedJson(value))).toEqual(value);
  });

  it('may stand inside a script whatever it holds', () => {
    const text = writeDatedJson(['</script><!--']);
    expect(text).not.toContain('<');
    expect(readDatedJson(text)).toEqual(['</script><!--']);
  });
});
