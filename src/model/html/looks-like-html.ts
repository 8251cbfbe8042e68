const FENCES = /^(```|~~~)[\s\S]*?^\1/gm;
const BLOCK_TAG = /(?<!\\)<(p|div|br|h[1-6]|ul|ol|table|blockquote|img|a|iframe|span)(\s[^>]*)?\/?>/i;
const MARKDOWN_LINE = /^ {0,3}(#{1,6} \S|[-*+] \S|\d+\. \S|> \S|```|~~~|\|.+\|)|\]\([^)\s]/m;

/** Whether content is HTML of the old blog: tags, and no sign of markdown. A stray tag does not count. */
export function looksLikeHtml(content: string): boolean {
  const text = content.replace(FENCES, '');
  // Without what no > follows: from each < in it the whole rest would be searched.
  const end = text.lastIndexOf('>') + 1;
  const tags = text.slice(0, end);
  return BLOCK_TAG.test(tags) && !MARKDOWN_LINE.test(tags.replace(/<[^>]*>/g, '') + text.slice(end));
}
