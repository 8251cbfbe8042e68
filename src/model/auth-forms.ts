import { EMAIL_PATTERN } from './contact';
import { ACCOUNT_LIMITS, PASSWORD_MAX, PASSWORD_MIN } from './limits';
import { messages } from './messages';
import { isBlank } from './visible-text';

export { authErrorMessage } from './auth-errors';

export interface LoginValues {
  email: string;
  password: string;
}

export interface RegistrationValues extends LoginValues {
  nombre: string;
  confirmacion: string;
  biografia: string;
}

export interface PasswordChangeValues {
  actual: string;
  nueva: string;
  confirmacion: string;
}

export interface ProfileTexts {
  nombre: string;
  biografia: string;
}

/** `form` is said of the form as a whole, beside the fields it is about. */
export type FormErrors<Values> = { [Name in keyof Values]?: string } & { form?: string };

const texts = messages.auth.validation;

/** Says one thing of the whole form and marks each empty field. Passwords may consist of spaces. */
function missing<Values extends object>(
  values: Values,
  required: readonly (keyof Values)[],
  message: string,
): FormErrors<Values> | null {
  const isEmpty = (name: keyof Values) => {
    const value = String(values[name]);
    return PASSWORD_FIELDS.has(String(name)) ? value === '' : isBlank(value);
  };
  const empty = required.filter(isEmpty);
  if (empty.length === 0) return null;
  return { ...found<Values>(empty.map((name) => [name, texts.empty])), form: message };
}

const PASSWORD_FIELDS: ReadonlySet<string> = new Set(['password', 'confirmacion', 'actual', 'nueva']);

function emailProblem(email: string): string | undefined {
  const address = email.trim();
  if (address.length > ACCOUNT_LIMITS.email) return texts.emailTooLong;
  return EMAIL_PATTERN.test(address) ? undefined : texts.emailInvalid;
}

function passwordProblem(password: string): string | undefined {
  if (password.length < PASSWORD_MIN) return texts.passwordShort;
  return password.length > PASSWORD_MAX ? texts.passwordLong : undefined;
}

function nameProblem(nombre: string): string | undefined {
  return nombre.trim().length > ACCOUNT_LIMITS.nombre ? messages.account.validation.nameTooLong : undefined;
}

function biographyProblem(biografia: string): string | undefined {
  return biografia.trim().length > ACCOUNT_LIMITS.biografia
    ? messages.account.validation.biographyTooLong
    : undefined;
}

/** Only the problems that are there. */
function found<Values>(problems: readonly (readonly [name: keyof Values, problem: string | undefined])[]): {
  [Name in keyof Values]?: string;
} {
  const errors: { [Name in keyof Values]?: string } = {};
  for (const [name, problem] of problems) if (problem !== undefined) errors[name] = problem;
  return errors;
}

/** What is wrong with the sign-in form; an empty object when it can be sent. */
export function validateLogin(values: LoginValues): FormErrors<LoginValues> {
  return missing(values, ['email', 'password'], texts.allRequired) ?? {};
}

/** What is wrong with the sign-up form, in the order of spec 1, section 5. */
export function validateRegistration(values: RegistrationValues): FormErrors<RegistrationValues> {
  const required = ['nombre', 'email', 'password'] as const;
  return (
    missing(values, required, texts.requiredFields) ??
    found<RegistrationValues>([
      ['nombre', nameProblem(values.nombre)],
      ['email', emailProblem(values.email)],
      ['password', passwordProblem(values.password)],
      ['confirmacion', values.password === values.confirmacion ? undefined : texts.mismatch],
      ['biografia', biographyProblem(values.biografia)],
    ])
  );
}

/** The form of the first administrator: e-mail and password. */
export function validateAdmin(values: LoginValues): FormErrors<LoginValues> {
  return (
    missing(values, ['email', 'password'], texts.allRequired) ??
    found<LoginValues>([
      ['email', emailProblem(values.email)],
      ['password', passwordProblem(values.password)],
    ])
  );
}

export function validatePasswordChange(values: PasswordChangeValues): FormErrors<PasswordChangeValues> {
  const repeated = values.nueva === values.actual ? texts.samePassword : undefined;
  return (
    missing(values, ['actual', 'nueva', 'confirmacion'], texts.allRequired) ??
    found<PasswordChangeValues>([
      ['nueva', passwordProblem(values.nueva) ?? repeated],
      ['confirmacion', values.nueva === values.confirmacion ? undefined : texts.mismatch],
    ])
  );
}

export function validateReset(values: { email: string }): FormErrors<{ email: string }> {
  return (
    missing(values, ['email'], texts.allRequired) ??
    found<{ email: string }>([['email', emailProblem(values.email)]])
  );
}

/** What is wrong with the profile's form: name required, both texts within their limits once trimmed. */
export function validateProfile(values: ProfileTexts): FormErrors<ProfileTexts> {
  const unnamed = isBlank(values.nombre) ? messages.account.validation.nameRequired : undefined;
  return found<ProfileTexts>([
    ['nombre', unnamed ?? nameProblem(values.nombre)],
    ['biografia', biographyProblem(values.biografia)],
  ]);
}
