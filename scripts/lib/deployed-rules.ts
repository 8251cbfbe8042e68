import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MAX_SOURCE_BYTES } from '../../emulator/rules/limits';
import { ExpectedError } from './expected-error';
import { inProject } from './paths';

/** A text in quotes, or a comment: what looks like a comment inside a text is none. */
const TEXT_OR_COMMENT = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** The rules without comments and empty lines: what the service evaluates, in fewer bytes. */
export function withoutComments(source: string): string {
  return source
    .replace(TEXT_OR_COMMENT, (found) => (found.startsWith('/') ? ' ' : found))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .concat('\n');
}

/** The one function of firestore.rules that says who may become the first administrator. */
const FIRST_ADMINISTRATOR = /(function isFirstAdministrator\(\) \{\s*return )([^;]*)(;\s*\})/g;
/** None of these signs ends a text in the rules. */
const EMAIL = /^[^\s'"\\@]+@[^\s'"\\@]+\.[^\s'"\\@]+$/;

/**
 * firestore.rules as a public site has them: only the account with this e-mail, proven, may become the first administrator; null:
 * nobody. The embedded backend, which has the file as it is, is open to who comes first.
 * @throws ExpectedError for what is no e-mail; Error where the rules have no such function, or two
 */
export function forFirstAdministrator(source: string, email: string | null): string {
  if (email !== null && !EMAIL.test(email))
    throw new ExpectedError(`FIRST_ADMIN_EMAIL is no e-mail: ${email}`);
  // Auth keeps addresses in small letters.
  const isThis = `isVerified() && request.auth.token.email == '${email?.toLowerCase()}'`;
  const found = source.match(FIRST_ADMINISTRATOR)?.length ?? 0;
  if (found !== 1) throw new Error(`firestore.rules must have one isFirstAdministrator(), not ${found}`);
  const condition = email === null ? 'false' : isThis;
  return source.replace(
    FIRST_ADMINISTRATOR,
    (_, start, body, end) => `${start}${condition} && (${body})${end}`,
  );
}

/** The one function of firestore.rules that says where own pictures are, and the embedded backend's bucket in it. */
const OWN_PICTURE = /(function isOwnPicture\(address\) \{\s*return )([^;]*)(;\s*\})/g;
const DEMO_BUCKET = 'http://127\\\\.0\\\\.0\\\\.1:9199/v0/b/demo-evidencias\\\\.appspot\\\\.com/o/';
const BUCKET = /^[a-z0-9][a-z0-9._-]*[a-z0-9]$/;

/**
 * firestore.rules as a site has them whose pictures are in this bucket: no avatar is taken from another, whose owner would see who
 * reads; null where the project has no Storage: there are no pictures of one's own.
 * @throws ExpectedError for what is no bucket; Error where the rules have no such function, or two
 */
export function forBucket(source: string, bucket: string | null): string {
  if (bucket !== null && !BUCKET.test(bucket))
    throw new ExpectedError(`This is no Storage bucket: ${bucket}`);
  const bodies = [...source.matchAll(OWN_PICTURE)].map(([, , body = '']) => body.split(DEMO_BUCKET));
  if (bodies.length !== 1 || bodies[0]?.length !== 2)
    throw new Error('firestore.rules must have one isOwnPicture(), with the demo bucket in it once');
  const place = `https://firebasestorage\\\\.googleapis\\\\.com/v0/b/${bucket?.replaceAll('.', '\\\\.')}/o/`;
  return source.replace(
    OWN_PICTURE,
    (_, start, body, end) =>
      `${start}${bucket === null ? 'false' : body.split(DEMO_BUCKET).join(place)}${end}`,
  );
}

/**
 * Writes the rules to upload into a folder, and gives their file's name for the configuration there.
 * @throws ExpectedError when they are larger than the service takes
 */
export function writeDeployedRules(
  file: string,
  folder: string,
  change: (source: string) => string = (source) => source,
): string {
  const text = change(withoutComments(readFileSync(inProject(file), 'utf8')));
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_SOURCE_BYTES) {
    throw new ExpectedError(
      `${file} has ${bytes} bytes without its comments: the service takes ${MAX_SOURCE_BYTES}.`,
    );
  }
  const deployed = file.replace('.rules', '.deploy.rules');
  writeFileSync(join(folder, deployed), text);
  console.log(`${basename(file)}: ${bytes} of ${MAX_SOURCE_BYTES} bytes without comments`);
  return deployed;
}
