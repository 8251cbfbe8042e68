import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { ServiceError, toServiceError } from '@/services/firestore/errors';
import { noteSessionEnded } from '@/services/firestore/signed-out';

describe('an error of a service', () => {
  it.each([
    [new FirebaseError('permission-denied', 'x'), 'permission-denied'],
    [new FirebaseError('firestore/not-found', 'x'), 'not-found'],
    [new FirebaseError('unauthenticated', 'x'), 'unauthenticated'],
    [new FirebaseError('unknown', 'FirebaseError: x (auth/user-token-expired).'), 'unauthenticated'],
    [new FirebaseError('resource-exhausted', 'x'), 'unavailable'],
    [new FirebaseError('unknown', 'Request failed with error: Failed to fetch'), 'unavailable'],
    [
      new FirebaseError('unknown', 'Request failed with error: fetch failed (Error: connect ECONNREFUSED)'),
      'unavailable',
    ],
    [new FirebaseError('unknown', 'Request failed with error: Load failed'), 'unavailable'],
    [
      new FirebaseError('unknown', 'Request failed with error: NetworkError when attempting to fetch'),
      'unavailable',
    ],
    [new FirebaseError('data-loss', 'x'), 'unknown'],
    [new SyntaxError('Unexpected token < in JSON'), 'unavailable'],
    [new Error('x'), 'unknown'],
    ['texto', 'unknown'],
  ])('made from %s is %s and keeps its cause', (cause, code) => {
    const error = toServiceError(cause);
    expect(error.code).toBe(code);
    expect(error.cause).toBe(cause);
    expect(error.message).not.toBe('');
  });

  it('is not told as a want of permission where the session has ended', () => {
    noteSessionEnded(true);
    try {
      expect(toServiceError(new FirebaseError('permission-denied', 'x'))).toMatchObject({
        code: 'unauthenticated',
        message: 'Tu sesión ha terminado. Inicia sesión de nuevo: lo que escribiste sigue aquí.',
      });
    } finally {
      noteSessionEnded(false);
    }
  });

  it('stays itself', () => {
    const error = new ServiceError('aborted');
    expect(toServiceError(error)).toBe(error);
  });
});
