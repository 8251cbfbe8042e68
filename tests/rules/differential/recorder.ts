import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { emailOf, uidOf } from '../backend';
import { type Body, type Call, PROJECT } from './rest';

let recorders = 0;

/**
 * Notes what the SDK would send. It takes the place of the network until it is closed; what sends by itself (`Bench`) is
 * not disturbed.
 */
export class Recorder {
  readonly #network = globalThis.fetch;
  readonly #apps = new Map<string, Firestore>();
  readonly #name: string;
  #calls: Call[] = [];

  constructor() {
    recorders += 1;
    this.#name = `recorder-${recorders}`;
    globalThis.fetch = this.#fetch;
  }

  /** A database whose calls are noted. */
  as(persona: string): Firestore {
    const known = this.#apps.get(persona);
    if (known) return known;
    const db = getFirestore(
      initializeApp({ projectId: PROJECT, apiKey: 'demo' }, `${this.#name}-${persona}`),
    );
    const mockUserToken = { user_id: uidOf(persona), email: emailOf(persona) };
    connectFirestoreEmulator(db, '127.0.0.1', 1, persona === 'visitante' ? {} : { mockUserToken });
    this.#apps.set(persona, db);
    return db;
  }

  note(call: Call): void {
    this.#calls.push(call);
  }

  /** The calls since it was last asked. */
  take(): Call[] {
    const taken = this.#calls;
    this.#calls = [];
    return taken;
  }

  async close(): Promise<void> {
    globalThis.fetch = this.#network;
    for (const db of this.#apps.values()) await deleteApp(db.app);
  }

  readonly #fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const [, prefix = '', address = ''] = /^(.*\/documents)([^?]*)/.exec(String(input)) ?? [];
    if (!prefix.includes(PROJECT)) throw new Error(`not to be noted: ${String(input)}`);
    const body: Body = JSON.parse(String(init.body ?? '{}'));
    this.note({ address, body });
    return Response.json(answer(address.slice(address.lastIndexOf(':')), body));
  };
}

/** What the SDK is answered, so that it makes its next call or ends. */
function answer(method: string, { documents = [], writes = [] }: Body): unknown {
  const readTime = new Date().toISOString();
  if (method === ':commit') return { writeResults: writes.map(() => ({})), commitTime: readTime };
  if (method === ':batchGet') return documents.map((missing) => ({ missing, readTime }));
  if (method === ':runAggregationQuery') return [{ result: { aggregateFields: {} }, readTime }];
  return [{ readTime }];
}
