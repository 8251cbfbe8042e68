import { messages } from '@/model/messages';
import { ServiceError } from '../../firestore';

/**
 * For what only members do, where the session has ended meanwhile, as in another tab: the spec's sentence (spec 2, section 8).
 * Whoever has none from the start is sent to sign in instead.
 */
export function signedOut(act: keyof typeof messages.forum.signIn): ServiceError {
  return new ServiceError('permission-denied', { message: messages.forum.signIn[act] });
}
