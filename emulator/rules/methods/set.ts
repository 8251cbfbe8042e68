/** https://firebase.google.com/docs/reference/rules/rules.Set */
import { bool, int, set, setIncludes } from '../values';
import { type MethodTable, method } from './method';

export const setMethods: MethodTable = {
  difference: method('set', ['set'], (self, other) =>
    set(self.items.filter((item) => !setIncludes(other.items, item))),
  ),
  intersection: method('set', ['set'], (self, other) =>
    set(self.items.filter((item) => setIncludes(other.items, item))),
  ),
  union: method('set', ['set'], (self, other) => set([...self.items, ...other.items])),
  hasAll: method('set', ['collection'], (self, other) =>
    bool(other.items.every((item) => setIncludes(self.items, item))),
  ),
  hasAny: method('set', ['collection'], (self, other) =>
    bool(other.items.some((item) => setIncludes(self.items, item))),
  ),
  hasOnly: method('set', ['collection'], (self, other) =>
    bool(self.items.every((item) => setIncludes(other.items, item))),
  ),
  size: method('set', [], (self) => int(BigInt(self.items.length))),
};
