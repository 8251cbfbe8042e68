const FENCES = /^(```|~~~)[\s\S]*?^\1/gm;
const BLOCK_TAG = /(?<!\\)<(p|div|br|h[1-6]|ul|ol|table|blockquote|img|a|iframe|span)(\s[^>]*)?\/?>/i;
const MARKDOWN_LINE = /^ {0,3}(#{1,6} \S|[-*+] \S|\d+\. \S|> \S|```|~~~|\|.+\|)|\]\([^)\s]/m;

/** Whether content is HTML of the old blog: tags, and no sign of markdown. A stray tag does not count. */
export function looksLikeHtml(content: string): boolean {
  const text = content.replace(FENCES, '');
  return BLOCK_TAG.test(text) && !MARKDOWN_LINE.test(text.replace(/<[^>]*>/g, ''));
}
