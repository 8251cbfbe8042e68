import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { idOfWords, newId } from '@/model/shared/stored/document-id';
import { type ServiceError, toServiceError } from '../firestore/errors';

/** Where words come from that the device keeps. */
export interface KeptWords {
  /** Of the draft that holds them: the same words of it are one document, whichever tab sends them, also after a reload. */
  draft?: string;
  /** Of a text that waited for a connection: the id of its first try. */
  id?: string;
}

export interface SendOnce<Attempt, Result> {
  /**
   * Sends `attempt` with an id, the same one for every try at the same words; changed words are something new.
   * Rejects with a ServiceError. Asked again while it is under way, it gives the same answer and sends nothing more.
   */
  send: (words: readonly unknown[], attempt: (id: string) => Attempt, kept?: KeptWords) => Promise<Result>;
  /** The id of the last try that failed, or a new one: for words that are to be sent another day, with this id. */
  idOfLast: () => string;
  status: 'idle' | 'sending' | 'sent' | 'error';
  error: ServiceError | null;
  /** Forgets how the last one ended. */
  reset: () => void;
}

const STATUSES = { idle: 'idle', pending: 'sending', success: 'sent', error: 'error' } as const;

/** Sends what a form holds: however often it is pressed or tried again, one filling of the form is one document. */
export function useSendOnce<Attempt, Result, Shown>(
  mutation: UseMutationResult<Result, Error, Attempt, Shown>,
): SendOnce<Attempt, Result> {
  const earlier = useRef<{ words: string; id: string } | null>(null);
  const underWay = useRef<Promise<Result> | null>(null);
  const begin = async (
    given: readonly unknown[],
    attempt: (id: string) => Attempt,
    { draft, id = draft && idOfWords(draft, given) }: KeptWords = {},
  ) => {
    const words = JSON.stringify(given);
    if (id) earlier.current = { words, id };
    else if (earlier.current?.words !== words) earlier.current = { words, id: newId() };
    const result = await mutation.mutateAsync(attempt(earlier.current.id));
    earlier.current = null;
    return result;
  };
  return {
    send: (words, attempt, kept) => {
      underWay.current ??= begin(words, attempt, kept).finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
    idOfLast: () => earlier.current?.id ?? newId(),
    status: STATUSES[mutation.status],
    error: mutation.error ? toServiceError(mutation.error) : null,
    reset: mutation.reset,
  };
}

/**
 * Brings a chunk together with the form that will need it. A browser that has failed to load a module does not ask for it
 * again before the page is loaded anew: were it first asked for when sending, a form sent without a connection would
 * fail on every new try.
 */
export function usePreloadedModule(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch((cause: unknown) => console.debug('The code that saves is not here yet', cause));
  }, [load]);
}
