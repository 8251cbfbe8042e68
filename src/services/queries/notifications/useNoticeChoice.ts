import { useMutation } from '@tanstack/react-query';
import type { NoticeType } from '@/model/forum/notice';
import { db } from '../../firestore';
import { chooseNotice } from '../../notifications';
import { forMember, type MemberSession, runSerially } from '../users/member';

interface Choice {
  uid: string;
  tipo: NoticeType;
  wanted: boolean;
}

/** Which notices a member wants: each choice shows at once and is undone when it fails, with a ServiceError. */
export function useNoticeChoice({ account, apply }: MemberSession) {
  const show = ({ uid, tipo, wanted }: Choice) =>
    apply(
      forMember(uid, ({ notificacionesForo }) => ({
        notificacionesForo: { ...notificacionesForo, [tipo]: wanted },
      })),
    );
  const { mutateAsync } = useMutation({
    // Each names its own type, so that of two in a row neither takes back the other.
    mutationFn: ({ uid, tipo, wanted }: Choice) => runSerially(() => chooseNotice(db(), uid, tipo, wanted)),
    onMutate: show,
    onError: (_error, choice) => show({ ...choice, wanted: !choice.wanted }),
  });
  return async (tipo: NoticeType, wanted: boolean): Promise<void> => {
    if (account) await mutateAsync({ uid: account.uid, tipo, wanted });
  };
}
