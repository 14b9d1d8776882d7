import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/testing/find-chromium.ts';

// The real product on a folder of its own; `npm test` chooses a free port and a fresh folder.
const port = process.env.E2E_PORT ?? '3999';
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findChromium();

/** What does not depend on width or colours, or chooses them itself; the whole life opens browsers of its own. */
const ONCE =
  /(draft-to-delivery|refusals|report|whole-life|public-pages|routes|policy|keyboard-only|inside-links|steadiness|recovery|gallery|inbox|screens)\.spec/;
/** What people do, step by step: by touch in the light and by mouse in the dark; by touch alone what bears the tag `@once`. */
const FLOWS = /(approve-and-pay|order-to-analysis|admin-money)\.spec/;
/** What only a narrow screen shows. */
const PHONES = /on-a-phone\.spec/;

/** The flags keep Chromium from calling its maker's hosts; the sandbox cannot be had as root in a container. */
const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  forbidOnly: Boolean(process.env.CI),
  // Two cores carry browsers, server and database at once: what fails in CI is tried once more, and named at the end.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
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
  projects: [
    {
      name: 'phone',
      testIgnore: ONCE,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light' },
    },
    {
      name: 'desktop',
      testIgnore: [FLOWS, PHONES],
      use: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    },
    {
      name: 'desktop-dark',
      testMatch: FLOWS,
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
    },
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
