/**
 * The messages between firebase-tools' Storage emulator and the rules runtime, one JSON object a line
 * (firebase-tools src/emulator/storage/rules/runtime.ts).
 */
export interface LoadRequest {
  action: 'load_ruleset';
  id: number;
  rulesetName: string;
  files: { name: string; content: string }[];
}

export interface VerifyRequest {
  action: 'verify';
  id: number;
  rulesetName: string;
  path: string;
  method: string;
  /** `resource` and `request` as typed expression values. */
  variables: Record<string, unknown>;
}

/** The answer to a fetch_firestore_document of ours; it carries the id of the verify that asked. */
export interface DocumentAnswer {
  action: 'document';
  id: number;
  found: boolean;
  fields: unknown;
}

export type Request = LoadRequest | VerifyRequest | DocumentAnswer;

type Json = Record<string, unknown>;

/** Reads one line. Throws an Error for anything that is none of the three requests. */
export function parseRequest(line: string): Request {
  const message = objectOf(JSON.parse(line));
  const id = message.id;
  if (typeof id !== 'number') throw new Error('the message has no id');
  if (message.action === undefined) return documentAnswer(id, message);
  const context = objectOf(message.context);
  const rulesetName = String(context.rulesetName);
  if (message.action === 'load_ruleset') {
    return { action: 'load_ruleset', id, rulesetName, files: filesOf(objectOf(context.source)) };
  }
  if (message.action === 'verify') {
    return {
      action: 'verify',
      id,
      rulesetName,
      path: String(context.path),
      method: String(context.method),
      variables: objectOf(context.variables),
    };
  }
  throw new Error(`the action ${JSON.stringify(message.action)} is unknown`);
}

/** The id a line carries, even where the rest of it cannot be used. */
export function idOf(line: string): number | undefined {
  try {
    const { id } = objectOf(JSON.parse(line));
    return typeof id === 'number' ? id : undefined;
  } catch {
    return undefined;
  }
}

export function objectOf(json: unknown): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new Error('not a JSON object');
  return Object.fromEntries(Object.entries(json));
}

function filesOf({ files }: Json): LoadRequest['files'] {
  if (!Array.isArray(files)) throw new Error('source.files is not a list');
  return files.map((file) => {
    const { name, content } = objectOf(file);
    if (typeof content !== 'string') throw new Error('a rules file has no content');
    return { name: String(name ?? 'storage.rules'), content };
  });
}

function documentAnswer(id: number, { status, result }: Json): DocumentAnswer {
  if (status !== 'ok') return { action: 'document', id, found: false, fields: undefined };
  return { action: 'document', id, found: true, fields: objectOf(result).fields };
}
