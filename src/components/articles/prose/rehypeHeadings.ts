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
 * because the page's only h1 is the article's title. The levels of the table of contents are numbered first, so that
 * both count repeated headings alike.
 */
export function rehypeHeadings() {
  return (tree: TreeNode): void => {
    const seen = new Map<string, number>();
    const headings = headingsOf(tree).filter((heading) => heading.properties?.id === undefined);
    const listed = headings.filter(({ tagName }) => tagName === 'h2' || tagName === 'h3');
    const others = headings.filter((heading) => !listed.includes(heading));
    for (const heading of [...listed, ...others]) {
      heading.properties = { ...heading.properties, id: headingId(textOf(heading), seen) };
      if (heading.tagName === 'h1') heading.tagName = 'h2';
    }
  };
}
