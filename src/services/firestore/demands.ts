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

/** Something is not deleted while others hang from it; says how many. */
export class InUseError extends ServiceError {
  readonly count: number;

  constructor(count: number, message: string) {
    super('failed-precondition', { message });
    this.count = count;
  }
}

/** How many prevent a deletion; 0 when it is done. */
export async function preventedBy(deletion: Promise<unknown>): Promise<number> {
  try {
    await deletion;
    return 0;
  } catch (cause) {
    if (cause instanceof InUseError) return cause.count;
    throw cause;
  }
}
