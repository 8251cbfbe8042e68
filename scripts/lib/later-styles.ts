/**
 * The rules that no page begins with: the build puts them at the end of the sheet that every page has, and a drawn page has them behind
 * its text, so that a first screen comes with the first packets.
 */
import { type ChildNode, type Container, type Plugin, parse, root } from 'postcss';

/**
 * Messages, what waits, what is wrong, what only members' and staff's screens have, app.html's own, rare elements, and parts of fields that
 * browsers draw. In a drawn page they follow all other sheets, so that no component's sheet (CSS Modules) may have other looks for them.
 */
const LATER = new RegExp(
  [
    '\\.(alert|btn-(check|danger|lg|link)|form-control-color|list-group|placeholder\\.btn|shell|spinner|toast)',
    '\\[(aria-invalid|type=file)',
    '^(abbr|caption|iframe|kbd|mark|output|progress)\\b',
    '::(-moz|file|-webkit-(calendar|color|datetime|inner))|:-moz-focusring',
  ].join('|'),
);

/** As the build writes it, which leaves quotation marks out. */
const isLater = (selector: string) => LATER.test(selector.replaceAll('"', ''));

/** Whether all of a rule, or of what stands within a condition (`@media`), comes later. */
function comesLater(node: ChildNode): boolean {
  if (node.type === 'rule') return node.selectors.every(isLater);
  if (node.type !== 'atrule') return false;
  if (node.name === 'keyframes') return isLater(`.${node.params}`);
  return node.name === 'media' && (node.params === 'print' || (node.nodes ?? []).every(comesLater));
}

/** Moves what comes later, also within conditions. */
function moveLater(from: Container, to: Container): void {
  for (const node of [...(from.nodes ?? [])]) {
    if (comesLater(node)) to.append(node);
    else if (node.type === 'atrule' && node.name === 'media') {
      const part = node.clone({ nodes: [] });
      moveLater(node, part);
      if (part.nodes?.length) to.append(part);
    }
  }
}

/** Puts what comes later at the end of the sheet that every page has (src/theme/site.scss), where the build makes it. */
export const laterStylesLast: Plugin = {
  postcssPlugin: 'later-styles-last',
  OnceExit(sheet, { result }) {
    if (!/[\\/]src[\\/]theme[\\/]site\.scss$/.test(result.opts.from ?? '')) return;
    const later = root();
    moveLater(sheet, later);
    sheet.append(later.nodes);
  },
};

/** Characters. The policy that comes with every answer names each part. */
const WORTH_A_PART = 1000;

/** A sheet as a page carries it: what stands before its text, and what comes behind, where there is much of it at the sheet's end. */
export function partsOf(sheet: string): string[] {
  const { nodes } = parse(sheet);
  const last = nodes.findLastIndex((node) => !comesLater(node));
  const at = nodes[last + 1]?.source?.start?.offset ?? sheet.length;
  return sheet.length - at < WORTH_A_PART ? [sheet] : [sheet.slice(0, at), sheet.slice(at)];
}
