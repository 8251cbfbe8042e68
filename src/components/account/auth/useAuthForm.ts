import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { type BindField, fieldsOf, focusFirstWrong } from '@/components/ui';
import type { AuthContext } from '@/model/auth-errors';
import type { FormErrors } from '@/model/auth-forms';
import { messages } from '@/model/messages';
import { failureMessage } from '@/session/failure';

interface AuthFormOptions<Values> {
  initial: Values;
  validate: (values: Values) => FormErrors<Values>;
  send: (values: Values) => Promise<void>;
  /** What the failures' sentences speak of. */
  context: AuthContext;
}

export interface AuthForm<Values> {
  form: RefObject<HTMLFormElement | null>;
  values: Values;
  /** The props of the field of that name. */
  field: BindField<Values>;
  /** About the form as a whole: what is missing, or why it could not be sent. Fields say what is wrong with them. */
  problem: string | null;
  status: 'idle' | 'sending' | 'done';
  submit: (event: FormEvent) => Promise<void>;
  /** Starts again, empty. */
  reset: () => void;
}

/** The sentence about the whole form is said once; the fields it is about say a shorter one. */
function said<Values>(found: FormErrors<Values>): FormErrors<Values> {
  const errors: FormErrors<Values> = { ...found };
  for (const name of Object.keys(found) as (keyof FormErrors<Values>)[]) {
    if (name !== 'form' && found[name] === found.form) errors[name] = messages.auth.validation.empty;
  }
  return errors;
}

/**
 * The behaviour the sign-in forms share: nothing is judged before it is sent; then every correction shows at once. What
 * was typed stays after a failure, and sending twice sends once.
 */
export function useAuthForm<Values extends { [Name in keyof Values]: string }>(
  options: AuthFormOptions<Values>,
): AuthForm<Values> {
  const { initial, validate, send, context } = options;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [validated, setValidated] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [status, setStatus] = useState<AuthForm<Values>['status']>('idle');

  const found = validate(values);
  const errors: FormErrors<Values> = validated ? said(found) : {};

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (status === 'sending') return;
    setValidated(true);
    setFailure(null);
    const { form: _whole, ...wrong } = found;
    if (focusFirstWrong(form.current, wrong)) return;
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
    problem: failure ?? errors.form ?? null,
    status,
    submit,
    reset: () => {
      setValues(initial);
      setValidated(false);
      setFailure(null);
      setStatus('idle');
    },
  };
}
