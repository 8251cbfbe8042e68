import { messages } from '@/model/messages';
import { toServiceError } from '@/services/queries';

/** Why favourites could not be changed, as the member reads it. */
export function favouriteFailure(
  cause: unknown,
  doing: 'addFailed' | 'removeFailed' | 'clearFailed',
): string {
  const { isSentence, message } = toServiceError(cause);
  return isSentence ? message : messages.favourites[doing];
}
