import type { ReactNode } from 'react';
import { TextField } from './Field';
import type { BoundField } from './fieldsOf';

interface NamedField extends BoundField {
  label: string;
  required?: boolean;
  hint?: ReactNode;
}

/** Who writes: in the forms where somebody leaves a text. */
export function NameAndEmail({ name, email }: { name: NamedField; email: NamedField }) {
  return (
    <>
      <TextField {...name} autoComplete="name" />
      <TextField {...email} type="email" inputMode="email" autoComplete="email" />
    </>
  );
}
