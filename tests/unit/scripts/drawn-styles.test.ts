import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../scripts/lib/drawn-styles';

/** So much that a part of its own is worth while. */
const LONG = '0'.repeat(1000);

describe('a sheet in a drawn page', () => {
  it('has behind the text what no page begins with', () => {
    const messages = `.toast{inset:${LONG}}body:has(.toast){margin:0}.form-control[aria-invalid=true]{color:red}`;
    expect(partsOf(`.btn{color:red}${messages}.card{color:red}`)).toEqual([
      '.btn{color:red}.card{color:red}',
      messages,
    ]);
  });

  it('keeps before it a rule that something of the first screen has too', () => {
    const later = `.alert{inset:${LONG}}`;
    expect(partsOf(`.btn,.alert{color:red}${later}`)).toEqual(['.btn,.alert{color:red}', later]);
  });

  it('has the conditions of its rules in both parts, and those for paper behind', () => {
    const wide = (rules: string) => `@media (min-width:48rem){${rules}}`;
    const paper = `@media print{a{inset:${LONG}}}`;
    expect(partsOf(wide('a{top:0}.toast{top:0}') + wide('.alert{top:0}') + paper)).toEqual([
      wide('a{top:0}'),
      wide('.toast{top:0}') + wide('.alert{top:0}') + paper,
    ]);
  });

  it('stays whole where little of it would come later', () => {
    const sheet = 'a{color:red}.toast{top:0}';
    expect(partsOf(sheet)).toEqual([sheet]);
  });
});
