import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { messages } from '@/model/messages';
import { classNames } from './classNames';
import { useSteady } from './useSteady';
import type { BoundField } from './useValidation';

interface Wiring {
  label: string;
  /** The message to show under the field; none means the field is right. */
  error?: string | undefined;
  hint?: ReactNode;
  /** With a limit the field counts its characters; the limit is the form's to enforce, so nothing typed is cut off. */
  limit?: number | undefined;
}

interface Control {
  id: string;
  'aria-invalid': true | undefined;
  /** And not `required`: the form shows its own texts. */
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

type FieldProps = Wiring & {
  /** Said by what stands above it already: only read out. */
  labelHidden?: boolean;
  required: boolean;
  length: number;
  className?: string | undefined;
  control: (wired: Control) => ReactNode;
};

/** Ties a label, a hint, a counter and an error to one control: the only place where these attributes are written. */
export function Field({
  label,
  error: found,
  hint,
  limit,
  required,
  length,
  labelHidden = false,
  className,
  control,
}: FieldProps) {
  const id = useId();
  // Leaving a field by pressing a button names its mistake only after the press, which it would move away.
  const error = useSteady(found);
  const notes = [error && `${id}-error`, hint && `${id}-hint`, limit && `${id}-count`].filter(Boolean);
  return (
    <div className={className}>
      <label className={labelHidden ? 'visually-hidden' : 'form-label'} htmlFor={id}>
        {label}
        {!required && <span className="text-soft fw-normal"> {messages.common.optional}</span>}
      </label>
      {control({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
        'aria-describedby': notes.join(' ') || undefined,
      })}
      <div className="form-notes">
        <div className="minw-0">
          {error && (
            <p className="text-danger fw-semibold" id={`${id}-error`}>
              {error}
            </p>
          )}
          {hint && (
            <p className="form-text" id={`${id}-hint`}>
              {hint}
            </p>
          )}
        </div>
        {limit !== undefined && (
          <p
            className={classNames(
              'flex-shrink-0 nums-tabular',
              length > limit ? 'text-danger fw-semibold' : 'text-soft',
            )}
            id={`${id}-count`}
          >
            {messages.common.characters(length, limit)}
          </p>
        )}
      </div>
    </div>
  );
}

export type Shared = Wiring & { value: string; required?: boolean; className?: string | undefined };

type TextFieldProps = Shared & {
  /** How long the value is, where an emoji counts once. */
  length?: number;
} & Omit<InputHTMLAttributes<HTMLInputElement>, keyof Shared>;

/** A one-line text input with everything around it. */
export function TextField({
  label,
  error,
  hint,
  limit,
  length,
  className,
  required = false,
  ...input
}: TextFieldProps) {
  return (
    <Field
      {...{ label, error, hint, limit, required, className }}
      length={length ?? input.value.length}
      control={(wired) => <input type="text" {...input} {...wired} className="form-control" />}
    />
  );
}

type TextAreaProps = Shared & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Shared>;

export function TextArea({ label, error, hint, limit, className, required = false, ...area }: TextAreaProps) {
  return (
    <Field
      {...{ label, error, hint, limit, required, className }}
      length={area.value.length}
      control={(wired) => <textarea rows={6} {...area} {...wired} className="form-control" />}
    />
  );
}

interface NamedField extends BoundField {
  label: string;
  required?: boolean;
  hint?: ReactNode;
}

export function NameAndEmail({ name, email }: { name: NamedField; email: NamedField }) {
  return (
    <>
      <TextField {...name} autoComplete="name" />
      <TextField {...email} type="email" inputMode="email" autoComplete="email" />
    </>
  );
}
