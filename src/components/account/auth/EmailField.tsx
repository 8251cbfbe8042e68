import { type BoundField, TextField } from '@/components/ui';
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
