import TurndownService from 'turndown';

/** What the syntax of readers makes a link of by itself: a sign before any of it would become part of the address. */
const BARE_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+/gi;

export interface TextPlace {
  /** It begins a line of its own. */
  begins?: boolean;
  /** It ends right before a link, which an exclamation mark would make a picture. */
  beforeLink?: boolean;
  inLink?: boolean;
  inCell?: boolean;
}

const base = new TurndownService();

function escapeWords(text: string): string {
  return base
    .escape(text)
    .replace(/<(?=[a-z/!?]|$)/gi, '\\<')
    .replace(/&(?=#?\w+;|$)/g, '\\&')
    .replace(/~/g, '\\~');
}

/** A text that reads as itself in markdown: turndown's own signs, and those that turndown leaves. */
export function escapeText(text: string, { begins, beforeLink, inLink, inCell }: TextPlace): string {
  const parts: string[] = [];
  let from = 0;
  if (!inLink)
    for (const found of text.matchAll(BARE_ADDRESS)) {
      parts.push(escapeWords(text.slice(from, found.index)), found[0]);
      from = found.index + found[0].length;
    }
  parts.push(escapeWords(text.slice(from)));
  let escaped = parts.join('');
  if (begins)
    escaped = escaped.replace(/^(#{1,6}|\+)(?=\s|$)/, '\\$1').replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
  if (inCell) escaped = escaped.replace(/\|/g, '\\|');
  return beforeLink ? escaped.replace(/!$/, '\\!') : escaped;
}
