import { TextField } from '@/components/feedback';
import { messages } from '@/model/messages';

interface EmailFieldProps {
  /** 'username' where it signs in: password managers look for it. */
  autoComplete: 'username' | 'email';
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (email: string) => void;
}

export function EmailField({ onChange, ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={messages.auth.email}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
