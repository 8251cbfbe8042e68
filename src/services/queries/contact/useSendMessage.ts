import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ContactValues } from '@/model/contact';
import { sendContactMessage } from '../../contact';
import { db, newId, type ServiceError, toServiceError } from '../../firestore';

export interface SendMessage {
  /** Rejects with a ServiceError; asked again while it is under way, it gives the same answer and sends nothing. */
  send: (values: ContactValues) => Promise<void>;
  status: 'idle' | 'sending' | 'sent' | 'error';
  error: ServiceError | null;
  /** Begins a new message. */
  reset: () => void;
}

interface Attempt {
  id: string;
  text: string;
}

/** Sends the contact form: however often it is pressed or retried, one filling of the form is one message. */
export function useSendMessage(): SendMessage {
  const attempt = useRef<Attempt | null>(null);
  const underWay = useRef<Promise<void> | null>(null);
  const mutation = useMutation({
    mutationFn: ({ id, values }: { id: string; values: ContactValues }) =>
      sendContactMessage(db(), id, values),
  });

  const send = (values: ContactValues): Promise<void> => {
    if (underWay.current) return underWay.current;
    const text = JSON.stringify(values);
    // A retry repeats the id; words changed after a failure are another message.
    if (attempt.current?.text !== text) attempt.current = { id: newId(db()), text };
    const sending = mutation.mutateAsync({ id: attempt.current.id, values }).finally(() => {
      underWay.current = null;
    });
    underWay.current = sending;
    return sending;
  };

  const statuses = { idle: 'idle', pending: 'sending', success: 'sent', error: 'error' } as const;
  return {
    send,
    status: statuses[mutation.status],
    error: mutation.error ? toServiceError(mutation.error) : null,
    reset: () => {
      attempt.current = null;
      mutation.reset();
    },
  };
}
