/**
 * The style sheets of the built site that stand in the drawn pages themselves: a page that asks for them is painted a whole
 * request later, half a second on a slow phone. The content security policy allows each by its hash.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChildNode, type Container, parse, root } from 'postcss';

/** Beside the built site: the elements that ask for a landing's files, by its path (scripts/html-head.ts). */
export const DRAWN_LINKS = '.drawn.json';

/**
 * What no page begins with: messages, what waits, what is wrong, what only members' and staff's screens have, app.html's own, rare elements,
 * and parts of fields that browsers draw. It follows all other sheets in a drawn page, so that no component's sheet (CSS Modules) may have
 * other looks for it.
 */
const LATER = new RegExp(
  [
    '\\.(alert|btn-(check|danger|lg|link)|form-control-color|list-group|placeholder\\.btn|shell|spinner|toast)',
    '\\[(aria-invalid|type=file)',
    '^(abbr|caption|iframe|kbd|mark|output|progress)\\b',
    '::(-moz|file|-webkit-(calendar|color|datetime|inner))|:-moz-focusring',
  ].join('|'),
);

const selectorsOf = (node: ChildNode): string[] => {
  if (node.type === 'rule') return node.selectors;
  return node.type === 'atrule' && node.name === 'keyframes' ? [`.${node.params}`] : [];
};

const comesLater = (node: ChildNode): boolean => {
  const selectors = selectorsOf(node);
  return selectors.length > 0 && selectors.every((selector) => LATER.test(selector));
};

/** Moves what comes later, also within conditions (`@media`). */
function moveLater(from: Container, to: Container): void {
  for (const node of [...(from.nodes ?? [])]) {
    if (comesLater(node) || (node.type === 'atrule' && node.params === 'print')) to.append(node);
    else if (node.type === 'atrule' && node.name === 'media') {
      const part = node.clone({ nodes: [] });
      moveLater(node, part);
      if (part.nodes?.length) to.append(part);
      if (!node.nodes?.length) node.remove();
    }
  }
}

/** Characters. The policy that comes with every answer names each part. */
const WORTH_A_PART = 1000;

/** A sheet as a page carries it: what stands before its text, and what comes behind, where there is much of it. */
export function partsOf(style: string): string[] {
  const first = parse(style);
  const later = root();
  moveLater(first, later);
  const parts = [first, later].map(String);
  return (parts[1]?.length ?? 0) < WORTH_A_PART ? [style] : parts;
}

/** The sheets by their addresses, in parts as pages carry them; none where nothing is built. */
export function drawnStyles(dist: string): ReadonlyMap<string, readonly string[]> {
  const files = [join(dist, 'app.html'), join(dist, DRAWN_LINKS)];
  if (!files.every((file) => existsSync(file))) return new Map();
  const asked = files
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\/assets\/[\w-]+\.css/g)])
    .map(([address]) => address);
  return new Map(
    [...new Set(asked)].map((address) => [
      address,
      partsOf(readFileSync(join(dist, address), 'utf8').trim()),
    ]),
  );
}

/** The sources that the policy's style-src names for them. */
export function styleHashes(dist: string): string[] {
  return [...drawnStyles(dist).values()]
    .flat()
    .map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}
