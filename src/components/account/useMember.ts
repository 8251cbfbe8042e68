import { showToast } from '@/components/ui';
import { messages } from '@/model/messages';
import { onBadgesEarned, type StaffSession } from '@/services/users';
import { type SessionHandle, useSession } from '@/session';

let announcing = false;

/** Badges are earned some time after what earned them, on whatever page the member is by then. */
function announceBadges(): void {
  if (announcing) return;
  announcing = true;
  onBadgesEarned((badges) => {
    for (const { nombre, puntosOtorgados } of badges) {
      showToast(messages.badges.earned(nombre), { detail: messages.badges.earnedPoints(puntosOtorgados) });
    }
  });
}

/** The session, for the screens where a member does things: the badges these earn are announced. */
export function useMember(): SessionHandle {
  announceBadges();
  return useSession();
}

/** The session and its account, for screens behind a gate, which shows them to nobody without one. */
export function useStaff(): SessionHandle & StaffSession {
  const session = useMember();
  const { account } = session;
  if (!account) throw new Error('A gate is missing around this screen');
  return { ...session, account };
}
