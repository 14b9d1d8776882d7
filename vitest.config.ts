import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SECOND_TRY } from './scripts/testing/second-try.ts';
import { keepTemporaryInMemory } from './scripts/testing/temporary-in-memory.ts';
import { LongFirst } from './tests/setup/long-first.ts';

/**
 * What a test waits for may come late on a busy machine; these limits end what never comes. A wait that ends well
 * costs only its own time.
 */
const PATIENCE = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  retry: SECOND_TRY,
};

keepTemporaryInMemory();

const serverTests = [
  'src/server/**/*.test.ts',
  'tests/builders/**/*.test.ts',
  'tests/integration/**/*.test.ts',
  'scripts/demo/**/*.test.ts',
];

/**
 * Three kinds of tests, so that those of the engine start no database and only those of the web a DOM. The files of a
 * kind share their modules: loading the application anew for each of a hundred files took a fifth of the time.
 */
export default defineConfig({
  test: {
    // Tests of the server wait for jobs, children and mails as often as they compute: three of them on two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'engine',
          include: [
            'src/engine/**/*.test.ts',
            'src/shared/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/sentences/**/*.test.ts',
            'tests/eval/**/*.test.ts',
          ],
          exclude: serverTests,
          setupFiles: ['./tests/setup/no-network.ts', './tests/setup/fail-on-console-error.ts'],
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          include: serverTests,
          globalSetup: './tests/setup/database.ts',
          setupFiles: [
            './tests/setup/no-network.ts',
            './tests/setup/fail-on-console-error.ts',
            './tests/setup/quick-hashing.ts',
          ],
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['./tests/setup/fail-on-console-error.ts', './tests/setup/patient-screens.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
});
