import { messages } from '../messages';
import { textProblem } from '../shared/form-problems';
import { cleanLine } from '../shared/text/written-text';
import { ACCOUNT_LIMITS } from './limits';
import type { Role } from './roles';

/** Latin letters, with the accents of Europe and Vietnam: of these two that look alike can be told. */
export const NAME_LETTERS = 'A-Za-zÀ-ÖØ-öø-žȘ-țẠ-ỹ';
const NAME = new RegExp(`^(?:[ 0-9.,'’·_()&${NAME_LETTERS}-][\\u0300-\\u034E]{0,2})*$`, 'u');
const LETTER = new RegExp(`[${NAME_LETTERS}]`, 'u');

/** What an eye takes for the same letter, in this order: skeletonOf() of firestore.rules holds the same list. */
export const LOOKALIKES: readonly (readonly [seen: string, taken: string])[] = [
  ['[4À-Åà-åĀ-ąẠ-ặ]', 'a'],
  ['[3È-Ëè-ëĒ-ěẸ-ệ]', 'e'],
  ['[1iÌ-Ïì-ïĨ-ıĹ-łỈ-ị]', 'l'],
  ['[0Ò-ÖØò-öøŌ-őỌ-ợ]', 'o'],
  ['[Ù-Üù-üŨ-ųỤ-ự]', 'u'],
  ['[ÝýÿŶ-ŸỲ-ỹ]', 'y'],
  ['[ÇçĆ-č]', 'c'],
  ['[ÐðĎ-đ]', 'd'],
  ['[Ĝ-ģ]', 'g'],
  ['[Ĥ-ħ]', 'h'],
  ['[Ĵĵ]', 'j'],
  ['[Ķ-ĸ]', 'k'],
  ['[ÑñŃ-ŋ]', 'n'],
  ['[Ŕ-ř]', 'r'],
  ['[5Ś-šȘș]', 's'],
  ['[Ţ-ŧȚț]', 't'],
  ['[Ŵŵ]', 'w'],
  ['[Ź-ž]', 'z'],
  ['[Ææ]', 'ae'],
  ['[Œœ]', 'oe'],
  ['ß', 'ss'],
  ['[Þþ]', 'p'],
  ['[Ĳĳ]', 'lj'],
  ['[^a-z0-9]+', ''],
  ['rn', 'm'],
  ['vv', 'w'],
];

/** What the staff goes by, as a skeleton: isFreeName() of firestore.rules. */
export const STAFF_WORDS =
  '.*(admlnlstra|moderador|moderaclon|evldenclasdelllbro).*|(el|la)?(admln|equlpo|soporte|staff).*|mods?|oflclal|slstema|webmaster|usuarloellmlnado';
const STAFF_WORD = new RegExp(`^(?:${STAFF_WORDS})$`);

/** A name as an eye takes it in passing: no case, no accent, no space, and one letter for those that look alike. */
export function skeletonOf(name: string): string {
  // Only A-Z, as Google's emulator has it: the accented ones are in the list in both cases.
  const lower = name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return LOOKALIKES.reduce((text, [seen, taken]) => text.replace(new RegExp(seen, 'gu'), taken), lower);
}

/** Whose names nobody else may take. */
export function isStaffRole(role: Role): boolean {
  return role === 'editor' || role === 'moderador' || role === 'administrador';
}

/** The name that says nothing: of who has lost its own, or has none that may be shown (firestore.rules). */
export const NEUTRAL_NAME = 'Miembro';

const texts = messages.account.validation;

/**
 * What is wrong with a name; undefined when it can be asked for. Whether it looks like that of one of the staff only the server
 * knows (services/users/reserved-names.ts); what the staff goes by is its own.
 */
export function nameProblem(typed: string, role: Role = 'usuario'): string | undefined {
  const name = cleanLine(typed);
  const problem = textProblem(name, ACCOUNT_LIMITS.nombre, texts.nameRequired, texts.nameTooLong);
  if (problem !== undefined) return problem;
  if (!NAME.test(name) || !LETTER.test(name)) return texts.nameCharacters;
  return !isStaffRole(role) && STAFF_WORD.test(skeletonOf(name)) ? texts.nameOfStaff : undefined;
}
