const BREAKS = /<br\s*\/?>|<\/p>\s*<p[^>]*>/gi;
const TAGS = /<\/?[a-z][^<>]*>/gi;

/** A comment as plain text: those of the old blog carry tags, of which only the line breaks stay. */
export function plainComment(content: string): string {
  return content.replace(BREAKS, '\n').replace(TAGS, '').trim();
}
