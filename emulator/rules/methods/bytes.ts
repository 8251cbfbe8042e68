/** https://firebase.google.com/docs/reference/rules/rules.Bytes */
import { int, str } from '../values';
import { type MethodTable, method } from './method';

export const bytesMethods: MethodTable = {
  size: method('bytes', [], (self) => int(BigInt(self.value.length))),
  toBase64: method('bytes', [], (self) => str(Buffer.from(self.value).toString('base64'))),
  toHexString: method('bytes', [], (self) => str(Buffer.from(self.value).toString('hex'))),
};
