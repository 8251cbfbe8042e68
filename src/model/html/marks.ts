import { styleOf } from './elements';
import { MARKS } from './signs';

/** How a piece of text is set. */
export interface Marks {
  strong?: boolean;
  em?: boolean;
  del?: boolean;
  code?: boolean;
  script?: 'sup' | 'sub' | undefined;
}

const BY_TAG: Readonly<Record<string, Marks>> = {
  b: { strong: true },
  strong: { strong: true },
  i: { em: true },
  em: { em: true },
  caption: { em: true },
  cite: { em: true },
  dfn: { em: true },
  dt: { strong: true },
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

/** The sum of the MARKS: code has no others. */
export function sumOf({ strong, em, del, code }: Marks): number {
  if (code) return MARKS.code;
  return (strong ? MARKS.strong : 0) + (em ? MARKS.em : 0) + (del ? MARKS.del : 0);
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
