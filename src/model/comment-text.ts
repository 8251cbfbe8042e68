/** A piece of a comment: words as typed, or an address that leads somewhere. */
export interface CommentPart {
  text: string;
  href?: string;
}

const ADDRESS = /(?<![\p{L}\p{N}@/])(?:https?:\/\/|www\.)[^\s<>"]+/giu;
/** What ends a sentence, not an address. */
const SENTENCE_END = /[.,;:!?…'’”»*_]$/u;
const PAIRS = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** Whether an address ends with a bracket that was opened before it: 'véase (https://…)'. */
function closesEarlier(address: string): boolean {
  return PAIRS.some(
    ([open, close]) => address.endsWith(close) && address.split(close).length > address.split(open).length,
  );
}

function withoutSentence(found: string): string {
  let address = found;
  while (SENTENCE_END.test(address) || closesEarlier(address)) address = address.slice(0, -1);
  return address;
}

/** A comment is plain text, shown as it was typed: only the web addresses in it become links. */
export function commentParts(content: string): CommentPart[] {
  const text = content.trim();
  const parts: CommentPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found);
    if (!/[/.][\p{L}\p{N}]/u.test(address)) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: address, href: /^www/i.test(address) ? `https://${address}` : address });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
