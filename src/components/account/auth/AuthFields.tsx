import { type BoundField, PasswordField, TextField } from '@/components/ui';
import { messages } from '@/model/messages';

interface EmailFieldProps extends BoundField {
  /** 'username' where it signs in: password managers look for it. */
  autoComplete: 'username' | 'email';
}

export function EmailField(field: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={messages.auth.email}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

interface NewPasswordFieldsProps {
  password: BoundField;
  confirmation?: BoundField;
  labels?: { password: string; confirmation: string };
}

const LABELS = { password: messages.auth.password, confirmation: messages.auth.register.confirm };

export function NewPasswordFields({ password, confirmation, labels = LABELS }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={labels.password}
        autoComplete="new-password"
        required
        hint={messages.auth.register.passwordHelp}
      />
      {confirmation && (
        <PasswordField {...confirmation} label={labels.confirmation} autoComplete="new-password" required />
      )}
    </>
  );
}
