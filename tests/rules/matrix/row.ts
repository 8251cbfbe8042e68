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

type MakeRow = (operation: Operation, what: string, attempt: Attempt, given?: Given) => Row;

/** Makes the rows of one match for some personas: all of them unless said. */
export function rowsOf(
  match: string,
  personas: readonly Persona[] = PERSONAS,
): { may: MakeRow; mayNot: MakeRow } {
  const make =
    (allowed: boolean): MakeRow =>
    (operation, what, attempt, given = NOTHING) => ({
      match,
      operation,
      what,
      attempt,
      personas,
      allowed,
      given,
    });
  return { may: make(true), mayNot: make(false) };
}

/** A write of one integer field as a double: the SDK sends whole numbers as integers. */
export const asDouble = (projectId: string | undefined, path: string, field: string, value: number) => ({
  update: {
    name: `projects/${projectId}/databases/(default)/documents/${path}`,
    fields: { [field]: { doubleValue: value } },
  },
  updateMask: { fieldPaths: [field] },
});
