import { isBlank } from './text/blank';

/** The spec's 'basic email pattern': something, an at sign, a domain with a dot, no spaces. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is wrong with a text that has to be there; undefined when it can be sent. Outer spaces do not count. */
export function textProblem(typed: string, max: number, required: string, tooLong: string) {
  if (isBlank(typed)) return required;
  return typed.trim().length > max ? tooLong : undefined;
}

/** Of what may be wrong with a form, field by field, only what is; an empty object when it can be sent. */
export function found<Name extends string>(
  problems: Readonly<Record<Name, string | undefined>>,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name in problems) {
    const problem = problems[name];
    if (problem !== undefined) errors[name] = problem;
  }
  return errors;
}
