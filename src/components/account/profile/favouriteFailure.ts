import { messages } from '@/model/messages';

const { favourites } = messages;

/** Failures whose message is a sentence for the person. */
const SENTENCES: ReadonlySet<string> = new Set([
  favourites.full,
  favourites.notAllowed,
  favourites.unavailable,
]);

/** Why favourites could not be changed, as the member reads it. */
export function favouriteFailure(
  error: unknown,
  doing: 'addFailed' | 'removeFailed' | 'clearFailed',
): string {
  return error instanceof Error && SENTENCES.has(error.message) ? error.message : favourites[doing];
}
