import { spawn } from 'node:child_process';
import { ExpectedError } from '../lib/expected-error';
import { inProject, PROJECT_ROOT } from '../lib/paths';

/**
 * Draws the pages of a site that is built for the embedded backend from what that holds: what visitors get. In a process of its own,
 * since React chooses its build once for a process. Gives what it said. Throws ExpectedError; ends with `signal`.
 */
export async function publishEmbedded(dist: string, signal?: AbortSignal): Promise<string> {
  const args = ['--import', 'tsx', inProject('scripts/publish.ts'), '--embedded', '--into', dist];
  // As from a shell, which sets no NODE_ENV.
  const { NODE_ENV: _ours, ...env } = process.env;
  const child = spawn(process.execPath, args, { cwd: PROJECT_ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill();
  signal?.addEventListener('abort', stop);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  signal?.removeEventListener('abort', stop);
  if (status === 0) return said.join('');
  throw new ExpectedError(`The pages could not be drawn.\n${said.join('').trimEnd()}`);
}
