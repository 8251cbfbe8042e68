import type { ContactValues } from '@/model/contact';
import { startAppCheck } from '../../firestore';
import { usePreloadedModule, useSendOnce } from '../useSendOnce';
import { libraryServices } from '../visitor-services';

const sending = () => import('../../contact/sending');

/** Sends the contact form. */
export function useSendMessage() {
  usePreloadedModule(sending);
  const { send, ...state } = useSendOnce({
    mutationFn: async (values: ContactValues) => {
      const [{ db }, { sendContactMessage }] = await Promise.all([
        libraryServices(),
        sending(),
        startAppCheck(),
      ]);
      await sendContactMessage(db(), values);
    },
  });
  return { ...state, send: (values: ContactValues) => send([values], () => values) };
}
