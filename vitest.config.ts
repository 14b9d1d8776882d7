import { defineConfig } from 'vitest/config';

const serverTests = [
  'src/server/**/*.test.ts',
  'tests/builders/**/*.test.ts',
  'tests/integration/**/*.test.ts',
  'scripts/demo/**/*.test.ts',
];

/** Three kinds of tests, so that those of the engine start no database and only those of the web a DOM. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: ['src/engine/**/*.test.ts', 'src/shared/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: serverTests,
          setupFiles: ['./tests/setup/no-network.ts', './tests/setup/fail-on-console-error.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: serverTests,
          globalSetup: './tests/setup/database.ts',
          setupFiles: ['./tests/setup/no-network.ts', './tests/setup/fail-on-console-error.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['./tests/setup/fail-on-console-error.ts'],
        },
      },
    ],
  },
});
