/** https://firebase.google.com/docs/reference/rules/rules.Duration */
import { int } from '../values';
import { type MethodTable, method } from './method';

export const durationMethods: MethodTable = {
  seconds: method('duration', [], (self) => int(self.seconds)),
  nanos: method('duration', [], (self) => int(BigInt(self.nanos))),
};
