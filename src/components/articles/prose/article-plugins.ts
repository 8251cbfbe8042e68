import { headingId } from '@/model/articles/reading/reading';
import { decodeEntities } from '@/model/shared/text/entities';
import { isElementName, stripMarkup } from '@/model/shared/text/strip-markup';
import { unbroken } from '@/model/shared/text/unbroken';
import { type TreeNode, treeText } from './tree';

/** As much of a markdown tree as is needed here. */
interface MarkdownNode {
  type: string;
  value?: string;
  url?: string;
  alt?: string;
  title?: string | null;
  children?: MarkdownNode[];
}

const INLINE_PARENTS = new Set(['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell']);
const LINE_BREAK = /^<br\s*\/?>$/i;
const NAME = /^<\/?([a-z][a-z0-9]*)/i;

const IMAGE = /<img\s[^>]*>/gi;

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? '');
}

/** The words and pictures of a block of HTML; read as text, so that nothing of it is ever parsed by the browser. */
function readBlock(html: string): MarkdownNode[] {
  // What no > follows is no tag, and would be searched from each sign in it.
  const images = [...html.slice(0, html.lastIndexOf('>') + 1).matchAll(IMAGE)].map(([tag]) => ({
    type: 'image',
    url: attribute(tag, 'src'),
    alt: attribute(tag, 'alt'),
    title: null,
  }));
  const text = stripMarkup(html);
  const nodes: MarkdownNode[] = text ? [...images, { type: 'text', value: text }] : images;
  return nodes.length > 0 ? [{ type: 'paragraph', children: nodes }] : [];
}

function replaceHtml(parent: MarkdownNode): void {
  if (!parent.children) return;
  const inline = INLINE_PARENTS.has(parent.type);
  parent.children = parent.children.flatMap((node): MarkdownNode[] => {
    if (node.type !== 'html') {
      replaceHtml(node);
      return [node];
    }
    const value = node.value ?? '';
    if (!inline) return readBlock(value);
    if (LINE_BREAK.test(value)) return [{ type: 'break' }];
    const name = NAME.exec(value)?.[1]?.toLowerCase();
    return name && !isElementName(name) ? [{ type: 'text', value }] : [];
  });
}

/** Remark plugin: no HTML of an article is rendered; its words, pictures, breaks and what is no HTML stay. */
export function remarkStrayHtml() {
  return (tree: MarkdownNode): void => replaceHtml(tree);
}

/** Rehype plugin: what belongs together in prose is not parted by the end of a line; code stays as it is. */
export function rehypeUnbroken() {
  const keepTogether = (node: TreeNode): void => {
    if (node.tagName === 'code') return;
    if (node.type === 'text' && node.value) node.value = unbroken(node.value);
    for (const child of node.children ?? []) keepTogether(child);
  };
  return keepTogether;
}

const HEADING = /^h[1-6]$/;

function headingsOf(node: TreeNode): TreeNode[] {
  if (node.tagName && HEADING.test(node.tagName)) return [node];
  return (node.children ?? []).flatMap(headingsOf);
}

/**
 * Rehype plugin: gives each heading the id that the table of contents links to, and takes the first level down one,
 * because the page's only h1 is the article's title. `taken` are the anchors that earlier parts of the text have
 * (model/articles/reading/reading-parts.ts).
 */
export function rehypeHeadings(taken = '') {
  return (tree: TreeNode): void => {
    const seen = new Map<string, number>();
    for (const [slug = '', times] of taken.split(' ').map((one) => one.split(':')))
      seen.set(slug, Number(times));
    for (const heading of headingsOf(tree)) {
      if (heading.properties?.id !== undefined) continue;
      heading.properties = { ...heading.properties, id: headingId(treeText(heading), seen) };
      if (heading.tagName === 'h1') heading.tagName = 'h2';
    }
  };
}
