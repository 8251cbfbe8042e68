import type { ContactValues } from '@/model/contact';
import { startAppCheck } from '../../firestore';
import { usePreloadedModule, useSendOnce } from '../useSendOnce';
import { libraryServices } from '../visitor-services';

const sending = () => import('../../contact/sending');

/** Sends the contact form. */
export function useSendMessage() {
  usePreloadedModule(sending);
  const { send, ...state } = useSendOnce({
    mutationFn: async ({ id, values }: { id: string; values: ContactValues }) => {
      const [{ db }, { sendContactMessage }] = await Promise.all([
        libraryServices(),
        sending(),
        startAppCheck(),
      ]);
      await sendContactMessage(db(), id, values);
    },
  });
  return { ...state, send: (values: ContactValues) => send([values], (id) => ({ id, values })) };
}
