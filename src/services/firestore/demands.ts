import { ServiceError, toServiceError } from './errors';

/** Throws ServiceError 'permission-denied' with the sentence for who may not. */
export function demand(may: boolean, message: string): void {
  if (!may) throw new ServiceError('permission-denied', { message });
}

/** Throws ServiceError 'invalid-argument' with what is wrong, if anything is. */
export function demandValid(problem: string | undefined): void {
  if (problem !== undefined) throw new ServiceError('invalid-argument', { message: problem });
}

/** For catch(): what the rules refuse is told with this sentence. */
export const refusedAs =
  (message: string) =>
  (cause: unknown): never => {
    if (toServiceError(cause).code !== 'permission-denied') throw cause;
    throw new ServiceError('permission-denied', { message, cause });
  };
