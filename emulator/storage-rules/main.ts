/** The program that the Storage emulator runs to judge its rules (see emulator/bin/java): requests in, answers out. */
import { createInterface } from 'node:readline';
import { idOf, parseRequest } from './protocol';
import { StorageRules } from './runtime';

const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
const rules = new StorageRules(send);

const lines = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
lines.on('line', (line) => {
  if (line.trim() === '') return;
  try {
    rules.handle(parseRequest(line));
  } catch (error) {
    // Errors deny; the Storage emulator prints them.
    const id = idOf(line);
    if (id === undefined) console.error(`a request cannot be read: ${String(error)}`);
    else send({ id, status: 'ok', errors: [String(error)], warnings: [], result: { permit: false } });
  }
});
// The end of its input means that the Storage emulator is gone.
lines.on('close', () => process.exit(0));
process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));

send({ id: -1, status: 'ok' });
