import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '@/model/messages';
import { paths } from '@/model/paths';
import type { SignInRequest } from '@/session';
import { type Act, rememberAct } from './pending-act';

const REASONS = messages.forum.signIn;
const REASON: Readonly<Record<Act, string>> = {
  like: REASONS.like,
  save: REASONS.save,
  report: REASONS.report,
  reply: REASONS.reply,
  quote: REASONS.reply,
};

/** Sends a visitor to sign in, with the reason, and back to the same place, where the act is offered again. */
export function useAskSignIn(topicId: string): (act: Act, replyId: string | null) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (act, replyId) => {
    rememberAct(act, topicId, replyId);
    const [path, hash] = paths.forumTopic.href(topicId, replyId ?? undefined).split('#');
    const back = `${path}${replyId === null ? search : ''}${hash ? `#${hash}` : ''}`;
    const state: SignInRequest = { message: REASON[act] };
    void navigate(paths.login.href(back), { state });
  };
}
