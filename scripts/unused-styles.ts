/**
 * Leaves Bootstrap's rules out of the built sheets where nothing on this site has their classes: a fifth of what its parts bring. Only the
 * theme's sheets are looked at; those of components (CSS Modules) have no others than their own.
 */
import purgeUnused from '@fullhuman/postcss-purgecss';

type Plugin = Extract<ReturnType<typeof purgeUnused>, { postcssPlugin: string }>;

/** Whatever may be a class's name. */
const WORD = /[\w-]+/g;
/** The beginning of names that are put together: `btn-${variant}`. All that begin so stay. */
const BEGINNING = /([\w-]+-)\$\{/g;
/**
 * What React-Bootstrap puts together from its properties (`<Col md={4}>`), so that no code of ours names it: the families of the
 * components that are used, whole. Visitors' pages have few of them.
 */
const FAMILIES =
  /^(accordion|badge|bs-popover|btn-close|btn-group|card-body|col(?!-form)|collaps|fade|form-check|form-control-color|input-group|list-group|modal|nav|offcanvas|popover|progress|row(?!-gap)|show|table)(-|ing|e|$)/;
/** Properties that elements have beside their classes: what they are is not looked at. */
const ANY_VALUE = [
  ...['aria-invalid', 'data-bs-popper', 'data-letra', 'data-popper-placement'],
  ...['role', 'rows', 'tabindex', 'title', 'type'],
];

/** Takes out of the theme's sheets what styles no class that `code` names: the text of all that draws the site. */
export function unusedStyles(code: string): Plugin {
  const words = [...new Set(code.match(WORD))];
  const beginnings = Array.from(code.matchAll(BEGINNING), ([, beginning]) => new RegExp(`^${beginning}`));
  const purge = purgeUnused({
    content: [{ raw: words.join(' '), extension: 'txt' }],
    defaultExtractor: (all: string) => all.split(' '),
    dynamicAttributes: ANY_VALUE,
    safelist: { standard: [FAMILIES, /^:/, ...beginnings] },
  });
  return {
    postcssPlugin: 'unused-styles',
    async OnceExit(sheet, helpers) {
      const isTheme = /[\\/]src[\\/]theme[\\/][\w-]+\.scss$/.test(helpers.result.opts.from ?? '');
      if (isTheme && 'OnceExit' in purge) await purge.OnceExit?.(sheet, helpers);
    },
  };
}
