const FENCES = /^(```|~~~)[\s\S]*?^\1/gm;
const BLOCK_TAG = /(?<!\\)<(p|div|br|h[1-6]|ul|ol|table|blockquote|img|a|iframe|span)(\s[^>]*)?\/?>/i;
const MARKDOWN_LINE = /^ {0,3}(#{1,6} \S|[-*+] \S|\d+\. \S|> \S|```|~~~|\|.+\|)|\]\([^)\s]/m;

/**
 * Whether an article's content is HTML brought from the old blog. Markdown with a stray tag in it is markdown: only
 * content that shows tags and no sign of markdown is converted.
 */
export function looksLikeHtml(content: string): boolean {
  const text = content.replace(FENCES, '');
  return BLOCK_TAG.test(text) && !MARKDOWN_LINE.test(text.replace(/<[^>]*>/g, ''));
}
