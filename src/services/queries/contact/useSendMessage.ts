import type { ContactValues } from '@/model/contact';
import { sendContactMessage } from '../../contact';
import { db, startAppCheck } from '../../firestore';
import { type SendOnce, useSendOnce } from '../useSendOnce';

interface Attempt {
  id: string;
  values: ContactValues;
}

export type SendMessage = Omit<SendOnce<Attempt, void>, 'send'> & {
  send: (values: ContactValues) => Promise<void>;
};

/** Sends the contact form. */
export function useSendMessage(): SendMessage {
  const { send, ...state } = useSendOnce({
    mutationFn: async ({ id, values }: Attempt) => {
      await startAppCheck();
      await sendContactMessage(db(), id, values);
    },
  });
  return { ...state, send: (values) => send([values], (id) => ({ id, values })) };
}
