import type { ContactValues } from '@/model/contact';
import { startAppCheck } from '../../firestore';
import { type SendOnce, usePreloadedModule, useSendOnce } from '../useSendOnce';
import { libraryServices } from '../visitor-services';

const sending = () => import('../../contact/sending');

interface Attempt {
  id: string;
  values: ContactValues;
}

export type SendMessage = Omit<SendOnce<Attempt, void>, 'send'> & {
  send: (values: ContactValues) => Promise<void>;
};

/** Sends the contact form. */
export function useSendMessage(): SendMessage {
  usePreloadedModule(sending);
  const { send, ...state } = useSendOnce({
    mutationFn: async ({ id, values }: Attempt) => {
      const [{ db }, { sendContactMessage }] = await Promise.all([
        libraryServices(),
        sending(),
        startAppCheck(),
      ]);
      await sendContactMessage(db(), id, values);
    },
  });
  return { ...state, send: (values) => send([values], (id) => ({ id, values })) };
}
