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

/**
 * Writes the rules to upload into a folder, and gives their file's name for the configuration there.
 * @throws ExpectedError when they are larger than the service takes
 */
export function writeDeployedRules(file: string, folder: string): string {
  const text = withoutComments(readFileSync(inProject(file), 'utf8'));
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
