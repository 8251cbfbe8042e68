import type { Account } from '@/model/users/account';
import { refusalOf } from '@/model/users/permissions/refusal';
import { ServiceError, type ServiceErrorCode, toServiceError } from './errors';

/** Throws ServiceError 'permission-denied' with the sentence for who may not. */
export function demand(may: boolean, message: string): void {
  if (!may) throw new ServiceError('permission-denied', { message });
}

/** Throws ServiceError 'permission-denied' with the sentence for who is signed in no more. */
export function demandSignedIn<Actor>(actor: Actor | null, message: string): asserts actor is Actor {
  demand(actor !== null, message);
}

/** The same for an account as it is stored: where it is suspended, or waits for approval, the sentence says so instead. */
export function demandOf({ estado }: Pick<Account, 'estado'>, may: boolean, message: string): void {
  demand(may, refusalOf(estado, message));
}

/** Throws ServiceError 'invalid-argument' with what is wrong, if anything is. */
export function demandValid(problem: string | undefined): void {
  if (problem !== undefined) throw new ServiceError('invalid-argument', { message: problem });
}

/** The same of a form: what is wrong with it as a whole, else with its first field. */
export function demandValidForm(wrong: Readonly<Record<string, string>>): void {
  demandValid(wrong.form ?? Object.values(wrong)[0]);
}

/** For catch(): after a failure of these codes `next` goes on; any other is thrown as it came. */
export const onCode =
  <T>(codes: ServiceErrorCode | readonly ServiceErrorCode[], next: (cause: unknown) => T) =>
  (cause: unknown): T => {
    if (![codes].flat().includes(toServiceError(cause).code)) throw cause;
    return next(cause);
  };

/** For catch(): what the rules refuse is told with this sentence. */
export const refusedAs = (message: string) =>
  onCode('permission-denied', (cause): never => {
    throw new ServiceError('permission-denied', { message, cause });
  });
