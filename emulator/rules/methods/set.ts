/** https://firebase.google.com/docs/reference/rules/rules.Set */
import { bool, includes, int, set } from '../values';
import { type MethodTable, method } from './method';

export const setMethods: MethodTable = {
  difference: method('set', ['set'], (self, other) =>
    set(self.items.filter((item) => !includes(other.items, item))),
  ),
  intersection: method('set', ['set'], (self, other) =>
    set(self.items.filter((item) => includes(other.items, item))),
  ),
  union: method('set', ['set'], (self, other) => set([...self.items, ...other.items])),
  hasAll: method('set', ['collection'], (self, other) =>
    bool(other.items.every((item) => includes(self.items, item))),
  ),
  hasAny: method('set', ['collection'], (self, other) =>
    bool(other.items.some((item) => includes(self.items, item))),
  ),
  hasOnly: method('set', ['collection'], (self, other) =>
    bool(self.items.every((item) => includes(other.items, item))),
  ),
  size: method('set', [], (self) => int(BigInt(self.items.length))),
};
