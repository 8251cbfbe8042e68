/** What somebody was about to do when they were sent to sign in. */
export type Act = 'like' | 'save' | 'report' | 'reply' | 'quote';

const ACTS: readonly Act[] = ['like', 'save', 'report', 'reply', 'quote'];
const KEY = 'foro-acto';
const place = (topicId: string, replyId: string | null) => `${topicId}/${replyId ?? ''}`;

/** Remembers it in this tab, so that it can be offered once the member is back. */
export function rememberAct(act: Act, topicId: string, replyId: string | null): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ act, place: place(topicId, replyId) }));
  } catch (error) {
    console.debug('What was begun is not remembered on this device', error);
  }
}

/** What was begun here, on a topic or one of its replies, before signing in; it is forgotten with the asking. */
export function takeAct(topicId: string, replyId: string | null): Act | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    if (Reflect.get(kept, 'place') !== place(topicId, replyId)) return null;
    sessionStorage.removeItem(KEY);
    return ACTS.find((act) => act === Reflect.get(kept, 'act')) ?? null;
  } catch (error) {
    console.debug('What was begun cannot be read', error);
    return null;
  }
}
