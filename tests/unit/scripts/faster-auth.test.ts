import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inProject } from '../../../scripts/lib/paths';

/** In a process of its own, as the tools have it: what they compile with is changed for all of it. */
const SCRIPT = `
  const { createRequire } = require('node:module');
  const tools = createRequire(require.resolve('firebase-tools/package.json'));
  const { compileOptions } = createRequire(tools.resolve('exegesis'))('./options');
  console.log(JSON.stringify(compileOptions({ allErrors: true }), ['allErrors', 'lazyCompileValidationSchemas']));
`;

it('the Auth emulator compiles a schema only when a request comes to it', () => {
  const preloaded = pathToFileURL(inProject('scripts/lib/faster-auth.mjs')).href;
  const args = ['--import', preloaded, '-e', SCRIPT];
  const said = execFileSync(process.execPath, args, { cwd: inProject('.'), encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({ allErrors: true, lazyCompileValidationSchemas: true });
});
