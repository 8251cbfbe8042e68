import { type ChangeEvent, useRef, useState } from 'react';

type Problems<Values> = { [Name in keyof Values]?: string };

/**
 * When mistakes are named: on leaving a field, its own; on `refuses`, all, and what is said of the `form` as a whole; then each
 * correction at once.
 */
export function useValidation<Values extends { [Name in keyof Values]: string }>(
  values: Values,
  validate: (values: Values) => Problems<Values> & { form?: string },
) {
  type Name = keyof Values & string;
  const form = useRef<HTMLFormElement>(null);
  const [validated, setValidated] = useState<ReadonlySet<string>>(new Set());
  const found = validate(values);
  const wrong: Problems<Values> = found;
  const errors: Problems<Values> = {};
  for (const name in wrong) if (validated.has(name)) errors[name] = wrong[name];
  return {
    form,
    errors,
    problem: validated.has('form') ? found.form : undefined,
    leave: (name: Name) => {
      // An empty field left on the way to another is not a mistake yet.
      if (values[name] !== '') setValidated((now) => new Set([...now, name]));
    },
    /** Before sending: true, with the focus on the first field that is wrong, when it cannot be sent. */
    refuses: () => {
      setValidated(new Set([...Object.keys(values), 'form']));
      const first = Object.keys(wrong).find((name) => name !== 'form');
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return Object.keys(wrong).length > 0;
    },
    forget: () => setValidated(new Set()),
  };
}

export interface FormState<Values> {
  values: Values;
  errors: { readonly [Name in keyof Values]?: string | undefined };
  readOnly: boolean;
  change: (field: keyof Values & string, value: string) => void;
  leave?: (field: keyof Values & string) => void;
}

/** What ties a field to one of the form's texts; spread it on a TextField, a TextArea or a PasswordField. */
export interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur?: () => void;
}

type BindField<Values> = (name: keyof Values & string) => BoundField;

/** Binds the fields of a form by the names of its values. */
export function fieldsOf<Values extends { [Name in keyof Values]: string }>(
  form: FormState<Values>,
): BindField<Values> {
  const { values, errors, readOnly, change, leave } = form;
  return (name) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly,
    onChange: (event) => change(name, event.target.value),
    ...(leave && { onBlur: () => leave(name) }),
  });
}
