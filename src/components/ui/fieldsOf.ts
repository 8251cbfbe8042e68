import type { ChangeEvent } from 'react';

interface FormState<Values> {
  values: Values;
  errors: { readonly [Name in keyof Values]?: string | undefined };
  readOnly: boolean;
  change: (field: keyof Values & string, value: string) => void;
  /** The focus has left the field. */
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

export type BindField<Values> = (name: keyof Values & string) => BoundField;

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
