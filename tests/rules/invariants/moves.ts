import fc from 'fast-check';
import { ACTS } from './acts';
import type { Move } from './search';
import { ACTORS } from './world';

const OFTEN: readonly (typeof ACTORS)[number][] = ['usuario', 'otro', 'moderador', 'administrador'];

/** One of the two whose texts the site begins with, a moderador and an administrador act more often than the others. */
const actor = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...OFTEN.map((persona) => ACTORS.indexOf(persona))),
  },
  { weight: 2, arbitrary: fc.nat(ACTORS.length - 1) },
);

const changed = (times: number) => fc.array(fc.nat(), { minLength: times, maxLength: times });

const act = fc.nat(ACTS.length - 1);

/** Half of the commits are the site's own: only what is accepted leads on. */
const move: fc.Arbitrary<Move> = fc.record({
  actor,
  act,
  seed: fc.nat(),
  changes: fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    { weight: 4, arbitrary: changed(1) },
    { weight: 1, arbitrary: changed(2) },
  ),
  beside: fc.option(act, { freq: 8 }),
});

/** A sequence of commits; a shorter one that breaks the same rule is looked for when one does. */
export const sequences: fc.Arbitrary<Move[]> = fc.array(move, { minLength: 1, maxLength: 40, size: 'max' });
