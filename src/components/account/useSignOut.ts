import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { orTell } from '@/components/ui/orTell';
import { messages } from '@/model/messages';
import { paths } from '@/model/shared/paths';
import { useSession } from '@/session';

/** Signs out, and only once that is certain goes to the home page. */
export function useSignOut() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => orTell(messages.account.signOutFailed, signOut),
    onSuccess: (isOut) => isOut && navigate(paths.home.href()),
  });
  return { leaving: isPending, leave: () => !isPending && mutate() };
}
