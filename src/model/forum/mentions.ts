import { foldText } from '../shared/text/fold-text';
import { FORUM_LIMITS } from './limits';

/** What one query can ask for. */
const NAMES_AT_ONCE = 30;

export interface Participant {
  uid: string;
  nombre: string;
}

/** How many members the rules give at once to who writes. */
export const PEOPLE_AT_ONCE = 10;

const MENTION = /(?:^|[\s(¿¡])@([\p{L}\p{N} .'-]{0,40})$/u;

/** What is being written after an @ right before the cursor, and where that stands; null when no name is. */
export function mentionBefore(text: string, cursor: number) {
  const found = MENTION.exec(text.slice(0, cursor));
  const typed = found?.[1];
  return typed === undefined ? null : { at: cursor - typed.length - 1, typed };
}

/** Who the typed beginning may mean: every word of it begins a word of the name. */
export function mentionChoices(typed: string, people: readonly Participant[], max = 5): Participant[] {
  const words = foldText(typed).trim().split(/\s+/).filter(Boolean);
  const fits = ({ nombre }: Participant) => {
    const parts = foldText(nombre).split(/\s+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return people.filter(fits).slice(0, max);
}

const LETTER_BEFORE = /[\p{L}\p{N}]$/u;
const LETTER_AFTER = /^[\p{L}\p{N}]/u;

/** Takes every '@Nombre' out, but no address ('ana@Bruno.cl') and no beginning of another name ('@Anabel'). */
function withoutMention(text: string, nombre: string): string {
  return text.split(`@${nombre}`).reduce((before, after) => {
    const isOther = LETTER_BEFORE.test(before) || LETTER_AFTER.test(after);
    // What takes its place keeps the pieces from making another name.
    return isOther ? `${before}@${nombre}${after}` : `${before} ${after}`;
  });
}

/** Who a text mentions by '@Nombre', at most five; a longer name wins over one it begins with. */
export function mentionedIn(text: string, people: readonly Participant[]): Participant[] {
  let rest = text;
  const longestFirst = [...people].sort((a, b) => b.nombre.length - a.nombre.length);
  const found = longestFirst.filter(({ nombre }) => {
    const without = nombre === '' ? rest : withoutMention(rest, nombre);
    const isMentioned = without !== rest;
    rest = without;
    return isMentioned;
  });
  return people.filter((person) => found.includes(person)).slice(0, FORUM_LIMITS.menciones);
}

/** Words that a name may have. */
const NAME_WORDS = 5;
const MENTIONED = /(?:^|[^\p{L}\p{N}])@([\p{L}\p{N}][\p{L}\p{N} .'-]{0,59})/gu;

/** Names a mention may mean, 30 at most: '@Ana Ruiz dijo' is 'Ana' or longer. mentionedIn() then decides. */
export function namesMentioned(text: string): string[] {
  const names = new Set<string>();
  const starts = new Set([...text.matchAll(MENTIONED)].map(([, start = '']) => start));
  for (const start of [...starts].slice(0, FORUM_LIMITS.menciones)) {
    const words = start.split(' ').slice(0, NAME_WORDS);
    for (let count = 1; count <= words.length; count += 1) {
      const name = words.slice(0, count).join(' ');
      for (const one of [name, name.replace(/[ .'-]+$/u, '')]) if (one !== '') names.add(one);
    }
  }
  return [...names].slice(0, NAMES_AT_ONCE);
}
