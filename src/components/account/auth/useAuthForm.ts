import { type FormEvent, useState } from 'react';
import { fieldsOf, useValidation } from '@/components/ui';
import type { AuthContext } from '@/model/users/auth-errors';
import type { FormErrors } from '@/model/users/auth-forms';
import { failureMessage } from '@/session/failure';

interface AuthFormOptions<Values> {
  initial: Values;
  validate: (values: Values) => FormErrors<Values>;
  send: (values: Values) => Promise<void>;
  context: AuthContext;
}

export type AuthForm<Values extends { [Name in keyof Values]: string }> = ReturnType<
  typeof useAuthForm<Values>
>;

/** What the sign-in forms share: mistakes are named once it is sent, and no cache holds what is typed: there are passwords in it. */
export function useAuthForm<Values extends { [Name in keyof Values]: string }>(
  options: AuthFormOptions<Values>,
) {
  const { initial, validate, send, context } = options;
  const [values, setValues] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [status, setStatus] = useState<'idle' | 'sending' | 'done'>('idle');
  const { form, errors, problem, refuses, forget } = useValidation(values, validate);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (status === 'sending') return;
    setFailure(null);
    if (refuses()) return;
    setStatus('sending');
    try {
      await send(values);
      setStatus('done');
    } catch (error) {
      console.info('The form could not be sent.', error);
      setFailure(failureMessage(error, context));
      setStatus('idle');
    }
  };

  return {
    form,
    values,
    field: fieldsOf({
      values,
      errors,
      readOnly: status === 'sending',
      change: (name, value) => {
        setFailure(null);
        setValues((now) => ({ ...now, [name]: value }));
      },
    }),
    /** About the form as a whole: what is missing, or why it could not be sent. Fields say what is wrong with them. */
    problem: failure ?? problem ?? null,
    status,
    submit,
    reset: () => {
      setValues(initial);
      setFailure(null);
      setStatus('idle');
      forget();
    },
  };
}
