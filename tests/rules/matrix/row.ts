import type { Firestore } from 'firebase/firestore/lite';
import { PERSONAS, type Persona, type RawCommit } from '../backend';
import type { Given } from '../fixtures';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';
export const OPERATIONS: readonly Operation[] = ['get', 'list', 'create', 'update', 'delete'];

/** Who attempts, beyond what the SDK knows. */
export interface Asker {
  uid: string;
  commit: RawCommit;
}
export type Attempt = (db: Firestore, asker: Asker) => Promise<unknown>;

export interface Row {
  /** The match of firestore.rules that decides, as it is written there. */
  match: string;
  operation: Operation;
  /** What is attempted, in plain words: it completes "a visitante may (not) …". */
  what: string;
  personas: readonly Persona[];
  allowed: boolean;
  attempt: Attempt;
  given: Given;
}

/** The fixtures as they are. One object, so that rows on it are known to start alike. */
export const NOTHING: Given = {};

export const everyoneBut = (...excluded: Persona[]): Persona[] =>
  PERSONAS.filter((persona) => !excluded.includes(persona));

/** One persona, or several of whom the same holds. */
export type Who = Persona | readonly Persona[];
export const EVERYONE: Who = PERSONAS;

/** A line of a table: who may, or may not, do what, and how it is attempted; on what, where the fixtures are not as they are. */
export type Line = readonly [
  who: Who,
  verdict: 'may' | 'may not',
  what: string,
  attempt: Attempt,
  given?: Given,
];

/** The rows of a table, whose header is said once: the match that decides and the operation. */
export function table(match: string, operation: Operation, lines: readonly Line[]): Row[] {
  return lines.map(([who, verdict, what, attempt, given = NOTHING]) => ({
    match,
    operation,
    what,
    attempt,
    personas: typeof who === 'string' ? [who] : who,
    allowed: verdict === 'may',
    given,
  }));
}

/** The attempt that an act of the fixtures makes, by the uid of who asks. */
export const acting =
  <Args extends unknown[]>(
    act: (db: Firestore, uid: string, ...args: Args) => Promise<unknown>,
    ...args: Args
  ): Attempt =>
  (db, { uid }) =>
    act(db, uid, ...args);

/** The same of an act that says itself whose it is. */
export const sending =
  <Args extends unknown[]>(act: (db: Firestore, ...args: Args) => Promise<unknown>, ...args: Args): Attempt =>
  (db) =>
    act(db, ...args);

/** A write of one integer field as a double: the SDK sends whole numbers as integers. */
export const asDouble = (projectId: string | undefined, path: string, field: string, value: number) => ({
  update: {
    name: `projects/${projectId}/databases/(default)/documents/${path}`,
    fields: { [field]: { doubleValue: value } },
  },
  updateMask: { fieldPaths: [field] },
});
