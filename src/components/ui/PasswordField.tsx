import ShowIcon from 'bootstrap-icons/icons/eye.svg?react';
import HideIcon from 'bootstrap-icons/icons/eye-slash.svg?react';
import { type InputHTMLAttributes, useState } from 'react';
import { messages } from '@/model/messages';
import { classNames } from './classNames';
import { Field, type Shared } from './Field';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Omit<Shared, 'limit'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof Shared | 'type'> & {
    /** Tells password managers which one is asked for. */
    autoComplete: 'current-password' | 'new-password';
  };

/** A password with a button to see what was typed. */
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
        <div className={styles.box}>
          <input
            {...input}
            {...wired}
            type={visible ? 'text' : 'password'}
            className={classNames('form-control', styles.input)}
            aria-required={required || undefined}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={wired.id}
            aria-label={visible ? texts.hidePassword : texts.showPassword}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <HideIcon aria-hidden="true" /> : <ShowIcon aria-hidden="true" />}
          </button>
        </div>
      )}
    />
  );
}
