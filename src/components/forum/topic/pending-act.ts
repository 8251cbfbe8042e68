import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '@/model/messages';
import { tabNotes } from '@/model/shared/notes';
import { paths } from '@/model/shared/paths';
import { choiceOf, fieldOf, parsedJson } from '@/model/shared/unknown-value';
import type { SignInRequest } from '@/session';

const ACTS = ['like', 'save', 'report', 'reply', 'quote'] as const;

/** What somebody was about to do when they were sent to sign in: this tab remembers it until they are back. */
export type PendingAct = (typeof ACTS)[number];
const KEY = 'foro-acto';
const place = (topicId: string, replyId: string | null) => `${topicId}/${replyId ?? ''}`;

/** What was begun here, on a topic or one of its replies, before signing in; it is forgotten with the asking. */
export function takeAct(topicId: string, replyId: string | null): PendingAct | null {
  const kept = parsedJson(tabNotes.read(KEY));
  if (fieldOf(kept, 'place') !== place(topicId, replyId)) return null;
  tabNotes.write(KEY, null);
  return choiceOf(fieldOf(kept, 'act'), ACTS);
}

/** Sends a visitor to sign in, with the reason, and back to the same place, where the act is offered again. */
export function useAskSignIn(topicId: string): (act: PendingAct, replyId: string | null) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (act, replyId) => {
    tabNotes.write(KEY, JSON.stringify({ act, place: place(topicId, replyId) }));
    const { href } = paths.forumTopic;
    const back = replyId === null ? href(topicId) + search : href(topicId, replyId);
    const state: SignInRequest = { message: messages.forum.signIn[act === 'quote' ? 'reply' : act] };
    void navigate(paths.login.href(back), { state });
  };
}
