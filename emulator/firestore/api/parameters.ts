import { BadRequestError, type Decoder, decode } from './decode';

/** Parameters that every Google API takes; none changes what this server does. */
const COMMON = new Set([
  'key',
  'alt',
  'prettyPrint',
  'fields',
  'quotaUser',
  'access_token',
  'oauth_token',
  'callback',
  'uploadType',
  'upload_protocol',
]);

/**
 * Reads query parameters (mask.fieldPaths=a&mask.fieldPaths=b) into the message they stand for. `names` are its fields;
 * any other name is refused. Throws BadRequestError.
 */
export function decodeParameters<T>(decoder: Decoder<T>, names: string[], parameters: URLSearchParams): T {
  const json: Record<string, unknown> = {};
  for (const name of new Set(parameters.keys())) {
    const [field = '', inner] = name.split('.');
    if (COMMON.has(name) || name.startsWith('$')) continue;
    if (!names.includes(field)) throw unknownParameter(name);
    const values = parameters.getAll(name);
    const value = inner === 'fieldPaths' ? values : values.at(-1);
    if (inner === undefined) json[field] = value;
    else json[field] = { ...asObject(json[field]), [inner]: value };
  }
  return decode(decoder, json);
}

function asObject(json: unknown): object {
  return typeof json === 'object' && json !== null ? json : {};
}

function unknownParameter(name: string): BadRequestError {
  const why = `Cannot bind query parameter. Field '${name}' could not be found in request message.`;
  return new BadRequestError([
    { field: '', description: `Invalid JSON payload received. Unknown name "${name}": ${why}` },
  ]);
}
