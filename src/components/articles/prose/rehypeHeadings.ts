import { headingId } from '@/model/reading';

/** As much of an HTML tree as is needed here. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

const HEADING = /^h[1-6]$/;

function headingsOf(node: TreeNode): TreeNode[] {
  if (node.tagName && HEADING.test(node.tagName)) return [node];
  return (node.children ?? []).flatMap(headingsOf);
}

function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/**
 * Rehype plugin: gives each heading the id that the table of contents links to, and takes the first level down one,
 * because the page's only h1 is the article's title. `taken` are the anchors that earlier parts of the text have
 * (model/reading-parts.ts).
 */
export function rehypeHeadings(taken = '') {
  return (tree: TreeNode): void => {
    const seen = new Map<string, number>();
    for (const slug of taken.split(' ')) seen.set(slug, (seen.get(slug) ?? 0) + 1);
    for (const heading of headingsOf(tree)) {
      if (heading.properties?.id !== undefined) continue;
      heading.properties = { ...heading.properties, id: headingId(textOf(heading), seen) };
      if (heading.tagName === 'h1') heading.tagName = 'h2';
    }
  };
}
