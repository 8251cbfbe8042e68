import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { emulatorEnvironment } from '../../../emulator/bin/environment';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Runs our `java` as firebase-tools would, in a directory that is not the project's. */
export function runJava(args: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn('java', args, {
    cwd: '/tmp',
    env: emulatorEnvironment({ ...process.env, ...environment }),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

export interface FirestoreProcess {
  process: ChildProcess;
  url: string;
  /** Sends the signal and waits for the end; gives the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the Firestore program in a process of its own, on a free port, and waits until it listens. */
export async function startFirestore(
  args: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<FirestoreProcess> {
  const jar = `${ROOT}/emulator/bin/firestore.jar`;
  const child = runJava(
    ['-jar', jar, '--host', '127.0.0.1', '--port', '0', '--project_id', 'demo-prueba', ...args],
    environment,
  );
  child.stderr?.pipe(process.stderr);
  const url = await firstUrl(child);
  return {
    process: child,
    url,
    end: async (signal) => {
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = await exit;
      return typeof code === 'number' ? code : null;
    },
  };
}

async function firstUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the process has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('the process ended before it listened');
}
