import { FirebaseError } from 'firebase/app';
import { expect, it } from 'vitest';
import { ServiceError } from '@/services/firestore/errors';
import { forumProblem } from '@/services/forum/problem';

it.each([
  ['servidor', new FirebaseError('unknown', 'Request failed with error: Internal Server Error')],
  ['servidor', new FirebaseError('internal', 'Request failed with error: Bad Gateway')],
  ['servidor', new FirebaseError('unavailable', 'x')],
  ['servidor', new ServiceError('aborted')],
  ['permisos', new FirebaseError('permission-denied', 'x')],
  ['notFound', new ServiceError('not-found')],
  ['general', new FirebaseError('invalid-argument', 'x')],
  ['general', new TypeError('x is not a function')],
])('the forum shows the panel "%s" for %s', (panel, error) => {
  expect(forumProblem(error)).toBe(panel);
});
