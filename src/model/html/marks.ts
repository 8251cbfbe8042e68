import TurndownService from 'turndown';
import { styleOf } from './elements';

/** What the syntax of readers makes a link of by itself: a sign before any of it would become part of the address. */
const BARE_ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]+|[\w.+-]+@[\w-]+\.[\w.-]+/gi;

interface TextPlace {
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

/** How a piece of text is set. Of a link there is one: links stand in no link, and two in a row stay two. */
export interface Marks {
  strong?: boolean;
  em?: boolean;
  del?: boolean;
  code?: boolean;
  script?: 'sup' | 'sub' | undefined;
  link?: { readonly href: string } | undefined;
}

const BY_TAG: Readonly<Record<string, Marks>> = {
  b: { strong: true },
  strong: { strong: true },
  i: { em: true },
  em: { em: true },
  cite: { em: true },
  dfn: { em: true },
  var: { em: true },
  del: { del: true },
  s: { del: true },
  strike: { del: true },
  code: { code: true },
  tt: { code: true },
  kbd: { code: true },
  samp: { code: true },
  sup: { script: 'sup' },
  sub: { script: 'sub' },
};

/** What an element's own style says, as Word and Google Docs write it. */
function styledMarks(element: Element): Marks {
  if (!element.hasAttribute('style')) return {};
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const place = styleOf(element, 'vertical-align');
  return {
    ...(weight ? { strong: /^(?:bold|bolder|[6-9]00)/.test(weight) } : {}),
    ...(slant ? { em: /^(?:italic|oblique)/.test(slant) } : {}),
    ...(/line-through/.test(styleOf(element, 'text-decoration')) ? { del: true } : {}),
    ...(place === 'super' ? { script: 'sup' as const } : place === 'sub' ? { script: 'sub' as const } : {}),
  };
}

/** The marks of what stands in an element. */
export function marksIn(element: Element, tag: string, around: Marks): Marks {
  return { ...around, ...BY_TAG[tag], ...styledMarks(element) };
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ªᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿºᵖʳˢᵗᵘᵛʷˣʸᶻ';
const RAISED_OF = '0123456789+-=()abcdefghijklmnoprstuvwxyz';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/** Raised and lowered text in the characters that there are for it; as it was where one is missing. */
export function scripted(text: string, script: Marks['script']): string {
  if (script === undefined || text.length > 12) return text;
  const characters = script === 'sup' ? RAISED : LOWERED;
  const found = [...text].map((character) => {
    const at = /\s/.test(character) ? -2 : RAISED_OF.indexOf(character);
    return at === -2 ? character : (characters[at] ?? null);
  });
  return found.includes(null) ? text : found.join('');
}
