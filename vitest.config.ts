import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

const isOfficial = process.env.EMULATORS === 'official';
/** On Google's emulator they share its projects (tests/rules/backend.ts). */
const oneByOne = isOfficial ? { fileParallelism: false } : {};
/** What asks nothing new of Firestore: Google's emulator proves nothing of it. */
const WITHOUT_FIRESTORE =
  'tests/services/{config,deployment,device,device-drafts,errors,image-endpoints,long-task}.test.ts';
/** Each needs a connection and a cache of its own, of which the application has one. */
const WITH_THE_APPLICATION =
  'tests/services/{catalogue-queries,device,drawn-lists,first-steps,managed-hooks,member-hooks,queries,forum/topic-hooks}.test.ts';

/** One project per kind of test: `npx vitest run --project unit`. services, rules and e2e need the emulators (npm test). */
export default defineConfig({
  resolve: { alias },
  test: {
    // A gate on a busy machine is slow, not wrong: a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // What a failed end-to-end test no longer waits for is given up with its page: the test has said what failed.
    onUnhandledError: ({ message }) => !/Target page, context or browser has been closed/.test(message),
    projects: [
      // What these import is loaded once. They share globals and documents: each leaves them as it found them.
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], isolate: false } },
      { extends: true, test: { name: 'emulator', include: ['tests/emulator/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...oneByOne, isolate: false },
      },
      ...[true, false].map((isApart) => ({
        extends: true as const,
        test: {
          name: isApart ? 'services-apart' : 'services',
          include: isApart ? [WITH_THE_APPLICATION] : ['tests/services/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...(isApart ? [] : [WITH_THE_APPLICATION]),
            ...(isOfficial ? [WITHOUT_FIRESTORE] : []),
          ],
          testTimeout: isOfficial ? 180_000 : 60_000,
          ...oneByOne,
          // Without a running emulator each file starts a server of its own.
          isolate: isApart || !process.env.FIRESTORE_EMULATOR_HOST,
        },
      })),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 90_000,
          // A browser on a busy machine: one second try, which the gate reports by name, and a third at its end.
          retry: 1,
          // One file at a time: the read meter and the injected faults belong to the whole backend. All of them in one
          // process: with one browser, and what they import loaded once.
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
});
