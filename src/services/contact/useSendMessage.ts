import type { ContactValues } from '@/model/contact/contact-form';
import { usePreloadedModule, useSendOnce } from '../client/useSendOnce';
import { libraryServices } from '../client/visitor-services';
import { startAppCheck } from '../firestore/app-check';

const sending = () => import('./sending');

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
