import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { laterStylesLast, partsOf } from '../../../scripts/lib/later-styles';

const SITE = '/site/src/theme/site.scss';
const built = (sheet: string, from = SITE) => postcss([laterStylesLast]).process(sheet, { from }).css;

describe('the sheet that every page has', () => {
  it('ends with what no page begins with', () => {
    const messages = [
      '.toast{top:0}',
      'body:has(.toast){margin:0}',
      '.form-control[aria-invalid="true"]{top:0}',
    ];
    expect(built(`.btn{top:0}${messages.join('')}.card{top:0}`)).toBe(
      `.btn{top:0}.card{top:0}${messages.join('')}`,
    );
  });

  it('keeps in its place a rule that something of the first screen has too', () => {
    expect(built('.btn,.alert{top:0}.toast{top:0}.card{top:0}')).toBe(
      '.btn,.alert{top:0}.card{top:0}.toast{top:0}',
    );
  });

  it('has the conditions of its rules in both places, and those for paper at the end', () => {
    const wide = (rules: string) => `@media (min-width:48rem){${rules}}`;
    const paper = '@media print{a{top:0}}';
    expect(built(wide('a{top:0}.toast{top:0}') + paper + wide('.alert{top:0}') + wide('b{top:0}'))).toBe(
      wide('a{top:0}') + wide('b{top:0}') + wide('.toast{top:0}') + paper + wide('.alert{top:0}'),
    );
  });

  it('alone is put in order: others have what their components need', () => {
    const sheet = '.toast{top:0}.card{top:0}';
    expect(built(sheet, '/site/src/theme/members.scss')).toBe(sheet);
  });
});

describe('a sheet in a drawn page', () => {
  /** So much that a part of its own is worth while. */
  const messages = `.alert{inset:${'0'.repeat(1000)}}@media print{.card{top:0}}`;

  it('has its end, with which no page begins, behind the text', () => {
    expect(partsOf(`.btn{top:0}.card{top:0}${messages}`)).toEqual(['.btn{top:0}.card{top:0}', messages]);
  });

  it.each([['.btn{top:0}.toast{top:0}'], [`${messages}.btn{top:0}`], ['.btn{top:0}']])(
    'stays whole where little of it, or nothing, would come later',
    (sheet) => {
      expect(partsOf(sheet)).toEqual([sheet]);
    },
  );
});
