/** https://firebase.google.com/docs/reference/rules/rules.List */
import { bool, fail, includes, int, list, set, str, toText } from '../values';
import { type MethodTable, method } from './method';

export const listMethods: MethodTable = {
  concat: method('list', ['list'], (self, other) => list([...self.items, ...other.items])),
  hasAll: method('list', ['list'], (self, other) =>
    bool(other.items.every((item) => includes(self.items, item))),
  ),
  hasAny: method('list', ['list'], (self, other) =>
    bool(other.items.some((item) => includes(self.items, item))),
  ),
  hasOnly: method('list', ['list'], (self, other) =>
    bool(self.items.every((item) => includes(other.items, item))),
  ),
  join: method('list', ['string'], (self, separator) => {
    const texts: string[] = [];
    for (const item of self.items) {
      const text = toText(item);
      if (text === null) return fail(`join() cannot write a ${item.type}.`);
      texts.push(text);
    }
    return str(texts.join(separator.value));
  }),
  removeAll: method('list', ['list'], (self, other) =>
    list(self.items.filter((item) => !includes(other.items, item))),
  ),
  size: method('list', [], (self) => int(BigInt(self.items.length))),
  toSet: method('list', [], (self) => set(self.items)),
};
