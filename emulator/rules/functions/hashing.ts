/** https://firebase.google.com/docs/reference/rules/rules.hashing: of bytes or of a string's UTF-8. */
import { createHash } from 'node:crypto';
import { type Callable, callable, type FunctionTable } from '../methods/method';
import { bytes, fail } from '../values';

const CRC32 = 0xedb88320;
const CRC32C = 0x82f63b78;

export const hashingFunctions: FunctionTable = {
  crc32: hash((data) => crc(data, CRC32)),
  crc32c: hash((data) => crc(data, CRC32C)),
  md5: hash((data) => createHash('md5').update(data).digest()),
  sha256: hash((data) => createHash('sha256').update(data).digest()),
};

function hash(digest: (data: Uint8Array) => Uint8Array): Callable {
  return callable(['any'], (data) => {
    if (data.type === 'bytes') return bytes(digest(data.value));
    if (data.type === 'string') return bytes(digest(new TextEncoder().encode(data.value)));
    return fail(`Only bytes and strings are hashed, received ${data.type}.`);
  });
}

function crc(data: Uint8Array, polynomial: number): Uint8Array {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? polynomial : 0);
  }
  const result = Buffer.alloc(4);
  result.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return result;
}
