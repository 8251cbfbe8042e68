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

/** The words and pictures of a block of HTML; parsed in a document of its own, where nothing loads or runs. */
function readBlock(html: string): MarkdownNode[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.querySelectorAll('script, style, template')) element.remove();
  const images = [...parsed.querySelectorAll('img')].map((image) => ({
    type: 'image',
    url: image.getAttribute('src') ?? '',
    alt: image.getAttribute('alt') ?? '',
    title: null,
  }));
  const text = parsed.body.textContent?.replace(/\s+/g, ' ').trim();
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
    return LINE_BREAK.test(value) ? [{ type: 'break' }] : [];
  });
}

/** Remark plugin: HTML inside markdown is never rendered; its words, pictures and line breaks stay. */
export function remarkStrayHtml() {
  return (tree: MarkdownNode): void => replaceHtml(tree);
}
