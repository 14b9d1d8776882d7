import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/testing/find-chromium.ts';
import { keepTemporaryInMemory } from './scripts/testing/temporary-in-memory.ts';
import type { Options } from './tests/e2e/product.ts';
import { walkedBothWays } from './tests/e2e/ways.ts';

keepTemporaryInMemory();
// The real product on a folder of its own; `npm test` chooses a free port and a fresh folder.
const port = process.env.E2E_PORT ?? '3999';
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findChromium({ prefersShell: true });

/**
 * The flags keep Chromium from calling its maker's hosts; the sandbox cannot be had as root in a container. Without a
 * graphics card the process that draws for one only passes on what the browser could draw itself: a tenth of each page.
 */
const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--in-process-gpu',
];

export default defineConfig<Options>({
  // By name, and folders among them: the long tests in `across` begin first, so that no browser ends the run alone.
  testDir: './tests/e2e',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  // Two cores carry browsers, server and database at once: what fails in CI is tried once more, and named at the end.
  retries: process.env.CI ? 1 : 0,
  workers: 3,
  fullyParallel: true,
  // Generous for a busy machine: a test that hangs still ends, one that is slow still tells the truth.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    // Recorded at every first try, traces took a fifth of all the processor's work; `--trace on` where one is wanted.
    trace: 'on-first-retry',
    launchOptions: { args: QUIET_CHROMIUM, ...(executablePath ? { executablePath } : {}) },
  },
  // Each project has workers and browsers of its own, a second or more each: few serve all, and each test is told its
  // way by tests/e2e/ways. The other way is walked in the same run only where the whole is asked for.
  projects: [
    { name: 'ways' },
    ...(walkedBothWays.length > 0
      ? [
          {
            name: 'other-ways',
            testMatch: walkedBothWays.map((name) => `**/${name}.spec.ts`),
            grepInvert: /@once/,
            use: { turn: 1 },
          },
        ]
      : []),
  ],
  webServer: {
    command: `${process.execPath} scripts/start.js`,
    url: `${baseURL}/api/health/ready`,
    // The first start builds the screens.
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
    env: {
      PORT: port,
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR ?? join(tmpdir(), `lousa-e2e-${process.pid}`),
      ADMIN_EMAIL: 'admin@escola.test',
      ADMIN_PASSWORD: 'Mestre-2026-e2e',
      LOG_LEVEL: 'warn',
      WHATSAPP_NUMBER: '5511900000000',
    },
  },
});
