import ShowIcon from 'bootstrap-icons/icons/eye.svg?react';
import HideIcon from 'bootstrap-icons/icons/eye-slash.svg?react';
import { type InputHTMLAttributes, useState } from 'react';
import { messages } from '@/model/messages';
import { Button } from './Button';
import { Field, type Shared } from './Field';

type PasswordFieldProps = Omit<Shared, 'limit'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof Shared | 'type'> & {
    autoComplete: 'current-password' | 'new-password';
  };

export function PasswordField({
  label,
  error,
  hint,
  className,
  required = false,
  ...input
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const texts = messages.auth;
  return (
    <Field
      {...{ label, error, hint, required, className }}
      length={input.value.length}
      control={(wired) => (
        <div className="form-inside">
          <input
            {...input}
            {...wired}
            type={visible ? 'text' : 'password'}
            className="form-control"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <Button
            variant="icon"
            aria-controls={wired.id}
            aria-label={visible ? texts.hidePassword : texts.showPassword}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <HideIcon aria-hidden="true" /> : <ShowIcon aria-hidden="true" />}
          </Button>
        </div>
      )}
    />
  );
}
