import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { emulatorEnvironment } from '../../../emulator/bin/environment';
import { ROOT, runJava, startFirestore } from './child';

async function output(args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = runJava(args);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}

describe('the java that firebase-tools finds', () => {
  it('says it is version 21, on stderr', async () => {
    const { code, stderr } = await output(['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^openjdk version "21\.0\.1"/);
  });

  it('runs nothing but the two programs of ours', async () => {
    const { code, stderr } = await output(['-jar', '/tmp/otro.jar']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/not '\/tmp\/otro\.jar'/);
  });
});

describe('the environment', () => {
  it('puts our java first and names program files that exist', () => {
    const environment = emulatorEnvironment({ PATH: '/usr/bin', HOME: '/root' });
    expect(environment.PATH).toBe(`${ROOT}/emulator/bin:/usr/bin`);
    expect(environment.HOME).toBe('/root');
    expect(existsSync(environment.FIRESTORE_EMULATOR_BINARY_PATH ?? '')).toBe(true);
    expect(existsSync(environment.STORAGE_EMULATOR_BINARY_PATH ?? '')).toBe(true);
  });

  it('stays as it is with EMULATORS=official', () => {
    const base = { PATH: '/usr/bin', EMULATORS: 'official' };
    expect(emulatorEnvironment(base)).toEqual(base);
  });
});

describe('the Firestore program', () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`ends with code 0 at ${signal}, also with a connection kept open`, async () => {
      const firestore = await startFirestore([
        '--websocket_port',
        '9150',
        '--database-edition',
        'standard',
        '--single_project_mode',
        'true',
      ]);
      expect((await fetch(firestore.url)).status).toBe(200);
      expect(await firestore.end(signal)).toBe(0);
    });
  }

  it('ends when who started it is killed', async () => {
    const launcher = spawn(
      'sh',
      ['-c', `java -jar ${ROOT}/emulator/bin/firestore.jar --host 127.0.0.1 --port 0 & echo "pid $!"; wait`],
      { env: emulatorEnvironment(process.env), stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const lines = createInterface({ input: launcher.stdout });
    for await (const line of lines) if (line.includes('http://')) break;
    launcher.kill('SIGKILL');
    // The pipe closes when the last process that holds it, the program, is gone.
    await once(launcher, 'close');
    expect(launcher.signalCode).toBe('SIGKILL');
  });

  it('says that its port is taken, as firebase-tools looks for', async () => {
    const first = await startFirestore();
    const { code, stderr } = await output([
      '-jar',
      `${ROOT}/emulator/bin/firestore.jar`,
      '--port',
      new URL(first.url).port,
    ]);
    await first.end('SIGTERM');
    expect(code).toBe(1);
    expect(stderr).toMatch(/address already in use/);
  });
});
