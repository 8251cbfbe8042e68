import type { ContactValues } from '@/model/contact/contact-form';
import { useChange } from '../client/useChange';
import { usePreloadedModule, useSendOnce } from '../client/useSendOnce';
import { libraryServices } from '../client/visitor-services';
import { startAppCheck } from '../firestore/app-check';

const sending = () => import('./sending');

/** Sends the contact form. */
export function useSendMessage() {
  usePreloadedModule(sending);
  const { send, ...state } = useSendOnce(
    useChange({
      send: async (values: ContactValues) => {
        const code = [libraryServices(), sending(), startAppCheck()] as const;
        const [{ db }, { sendContactMessage }] = await Promise.all(code);
        await sendContactMessage(db(), values);
      },
    }),
  );
  return { ...state, send: (values: ContactValues) => send([values], () => values) };
}
