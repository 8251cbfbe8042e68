import { messages } from '../messages';
import { EMAIL_PATTERN, found } from '../shared/form-problems';
import { isBlank } from '../shared/text/blank';
import { cleanText } from '../shared/text/written-text';
import type { Account } from './account';
import { ACCOUNT_LIMITS, PASSWORD_MAX, PASSWORD_MIN } from './limits';
import { nameProblem } from './names';

export interface LoginValues {
  email: string;
  password: string;
}

export type ProfileTexts = Pick<Account, 'nombre' | 'biografia'>;

export interface RegistrationValues extends LoginValues, ProfileTexts {
  confirmacion: string;
}

export interface PasswordChangeValues {
  actual: string;
  nueva: string;
  confirmacion: string;
}

/** `form` is said of the form as a whole, beside the fields it is about. */
export type FormErrors<Values> = { [Name in keyof Values]?: string } & { form?: string };

const texts = messages.auth.validation;
const accountTexts = messages.account.validation;

/** Passwords may consist of spaces. */
const PASSWORD_FIELDS: ReadonlySet<string> = new Set(['password', 'confirmacion', 'actual', 'nueva']);

/** Says one thing of the whole form and marks each empty field; undefined when none is. */
function missing<Name extends keyof typeof texts.empty>(
  values: Readonly<Record<Name, string>>,
  required: readonly Name[],
  message: string = texts.allRequired,
): Partial<Record<Name | 'form', string>> | undefined {
  const errors: Partial<Record<Name | 'form', string>> = {};
  for (const name of required) {
    const isEmpty = PASSWORD_FIELDS.has(name) ? values[name] === '' : isBlank(values[name]);
    if (isEmpty) errors[name] = texts.empty[name];
  }
  return Object.keys(errors).length === 0 ? undefined : { ...errors, form: message };
}

function emailProblem(email: string): string | undefined {
  const address = email.trim();
  if (address.length > ACCOUNT_LIMITS.email) return texts.emailTooLong;
  return EMAIL_PATTERN.test(address) ? undefined : texts.emailInvalid;
}

function passwordProblem(password: string): string | undefined {
  if (password.length < PASSWORD_MIN) return texts.passwordShort;
  return password.length > PASSWORD_MAX ? texts.passwordLong : undefined;
}

const repeatProblem = (password: string, repeated: string) =>
  password === repeated ? undefined : texts.mismatch;

/** What is wrong with the sign-in form; an empty object when it can be sent. */
export function validateLogin(values: LoginValues): FormErrors<LoginValues> {
  return missing(values, ['email', 'password']) ?? {};
}

/** What is wrong with the profile's form: name required, both texts within their limits; the name that the account has stays its own. */
export function validateProfile(
  { nombre, biografia }: ProfileTexts,
  own?: Pick<Account, 'nombre' | 'rol'>,
): FormErrors<ProfileTexts> {
  const isLong = cleanText(biografia).length > ACCOUNT_LIMITS.biografia;
  return found({
    nombre: nombre === own?.nombre ? undefined : nameProblem(nombre, own?.rol),
    biografia: isLong ? accountTexts.biographyTooLong : undefined,
  });
}

/** What is wrong with the sign-up form, in the order of spec 1, section 5. */
export function validateRegistration(values: RegistrationValues): FormErrors<RegistrationValues> {
  const { nombre, biografia } = validateProfile(values);
  return (
    missing(values, ['nombre', 'email', 'password'], texts.requiredFields) ??
    found({
      nombre,
      email: emailProblem(values.email),
      password: passwordProblem(values.password),
      confirmacion: repeatProblem(values.password, values.confirmacion),
      biografia,
    })
  );
}

/** The form of the first administrator: e-mail and password. */
export function validateAdmin(values: LoginValues): FormErrors<LoginValues> {
  const problems = { email: emailProblem(values.email), password: passwordProblem(values.password) };
  return missing(values, ['email', 'password']) ?? found(problems);
}

export function validatePasswordChange(values: PasswordChangeValues): FormErrors<PasswordChangeValues> {
  const { actual, nueva, confirmacion } = values;
  const same = nueva === actual ? texts.samePassword : undefined;
  return (
    missing(values, ['actual', 'nueva', 'confirmacion']) ??
    found({
      nueva: passwordProblem(nueva) ?? same,
      confirmacion: repeatProblem(nueva, confirmacion),
    })
  );
}

export function validateReset(values: { email: string }): FormErrors<{ email: string }> {
  return missing(values, ['email']) ?? found({ email: emailProblem(values.email) });
}
