import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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

  describe('with EMULATORS=official', () => {
    const machine = (files: Record<string, string>): string => {
      const root = mkdtempSync(join(tmpdir(), 'official-'));
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(root, name)), { recursive: true });
        writeFileSync(join(root, name), content, { mode: 0o755 });
      }
      return root;
    };
    const JAVA = { 'bin/java': '#!/bin/sh\n' };
    const official = (env: NodeJS.ProcessEnv) => emulatorEnvironment({ ...env, EMULATORS: 'official' });

    it('finds the component of the Google Cloud CLI by where gcloud really lies', () => {
      const jar = 'sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
      const root = machine({ ...JAVA, 'sdk/bin/gcloud': '', [jar]: '' });
      symlinkSync(join(root, 'sdk/bin/gcloud'), join(root, 'bin/gcloud'));
      expect(official({ PATH: join(root, 'bin') })).toMatchObject({
        FIRESTORE_EMULATOR_BINARY_PATH: `${ROOT}/emulator/bin/official-firestore.jar`,
        OFFICIAL_FIRESTORE_JAR: join(root, jar),
        OFFICIAL_JAVA: join(root, 'bin/java'),
      });
    });

    it('finds the newest that firebase-tools has downloaded', () => {
      const [older, newer] = ['1.9.1', '1.19.8'].map((v) => `cache/cloud-firestore-emulator-v${v}.jar`);
      const root = machine({ ...JAVA, [`${older}`]: '', [`${newer}`]: '' });
      const env = { PATH: join(root, 'bin'), FIREBASE_EMULATORS_PATH: join(root, 'cache') };
      expect(official(env).OFFICIAL_FIRESTORE_JAR).toBe(join(root, `${newer}`));
    });

    it('takes the file that is named before all others', () => {
      const root = machine({ ...JAVA, 'mine.jar': '', 'cache/cloud-firestore-emulator-v1.jar': '' });
      const env = { FIRESTORE_EMULATOR_BINARY_PATH: join(root, 'mine.jar'), PATH: join(root, 'bin') };
      expect(official({ ...env, FIREBASE_EMULATORS_PATH: join(root, 'cache') }).OFFICIAL_FIRESTORE_JAR).toBe(
        join(root, 'mine.jar'),
      );
    });

    it('says what is missing', () => {
      const root = machine({
        'cache/cloud-firestore-emulator-v1.jar': '',
        'bin/java': '#!/bin/sh\nexit 1\n',
      });
      const env = { PATH: join(root, 'bin'), FIREBASE_EMULATORS_PATH: root };
      expect(() => official(env)).toThrow(/emulator is not here: gcloud components install/);
      expect(() => official({ ...env, FIREBASE_EMULATORS_PATH: join(root, 'cache') })).toThrow(
        /no Java on PATH runs/,
      );
    });
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
