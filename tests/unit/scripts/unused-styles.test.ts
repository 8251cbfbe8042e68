import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { unusedStyles } from '../../../scripts/unused-styles';

/** What is left of a sheet of the theme on a site that is drawn by `code`. */
async function left(sheet: string, code: string, from = '/site/src/theme/site.scss'): Promise<string[]> {
  const { root } = await postcss([unusedStyles(code)]).process(sheet, { from });
  return root.nodes.map((node) => (node.type === 'rule' ? node.selector.trim() : node.toString()));
}

describe('the styles of the built site', () => {
  it('are those of the classes that its code names', async () => {
    expect(await left('.mt-3 {top: 0} .mt-4 {top: 0}', '<p className="lead mt-3">')).toEqual(['.mt-3']);
  });

  it('are those of names that a template begins', async () => {
    const sheet = '.btn-danger {top: 0} .alert-danger {top: 0}';
    expect(await left(sheet, `look(\`btn-\${variant}\`)`)).toEqual(['.btn-danger']);
  });

  it('are those that React-Bootstrap puts together', async () => {
    const sheet =
      '.col-md-4 {top: 0} .list-group-flush {top: 0} .modal.fade {top: 0} .collapsing {top: 0} .form-control-color {top: 0}';
    expect(await left(sheet, '<Col md={4}>')).toHaveLength(5);
  });

  it('are those of elements, their properties and states', async () => {
    const sheet = ':focus-visible {top: 0} main[tabindex="-1"]:focus {top: 0} [data-letra="xl"] {top: 0}';
    expect(await left(sheet, '<main data-letra>')).toHaveLength(3);
  });

  it('leave out one selector of several', async () => {
    expect(await left('.mt-3, .mt-4 {top: 0}', 'mt-4')).toEqual(['.mt-4']);
  });

  it('are all those of a component', async () => {
    const sheet = '.row {top: 0}';
    expect(await left(sheet, '', '/site/src/theme/prose.module.css')).toEqual(['.row']);
  });
});
