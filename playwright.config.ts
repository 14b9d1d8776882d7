import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/testing/find-chromium.ts';
import { keepTemporaryInMemory } from './scripts/testing/temporary-in-memory.ts';
import { soakOne } from './tests/setup/soak.ts';

keepTemporaryInMemory();
// The real product on a folder of its own; `npm test` chooses a free port and a fresh folder.
const port = process.env.E2E_PORT ?? '3999';
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findChromium({ prefersShell: true });

/** What people do, step by step: by touch in the light or by mouse in the dark; by touch in any run what bears the tag `@once`. */
const FLOWS = ['approve-and-pay', 'order-to-analysis', 'admin-money'];
/** What depends on width, not on colours. */
const WIDTHS = ['change-order', 'help-button', 'preview', 'first-drawing', 'focus-in-sight'];
/** What only a narrow screen shows. */
const PHONES = /on-a-phone\.spec/;

/** Those of both that this run plays by touch, the others by mouse; the next run the other way round. */
const playedBy = (way: 'touch' | 'mouse') =>
  [...FLOWS, ...WIDTHS].filter((_name, at) =>
    soakOne(['touch', 'mouse'], at, 'ways, touch or mouse, in which a flow is walked').includes(way),
  );
const filesOf = (names: string[]) => names.map((name) => `**/${name}.spec.ts`);

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

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'light' } as const;
const DESK = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
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
  projects: [
    { name: 'phone', testMatch: [PHONES, ...filesOf(playedBy('touch'))], grepInvert: /@once/, use: PHONE },
    { name: 'phone-once', testMatch: filesOf(FLOWS), grep: /@once/, use: PHONE },
    {
      name: 'desktop',
      testIgnore: [
        PHONES,
        ...filesOf(FLOWS),
        ...filesOf(WIDTHS.filter((name) => !playedBy('mouse').includes(name))),
      ],
      use: { ...DESK, colorScheme: 'light' },
    },
    {
      name: 'desktop-dark',
      testMatch: filesOf(FLOWS.filter((name) => playedBy('mouse').includes(name))),
      grepInvert: /@once/,
      use: { ...DESK, colorScheme: 'dark' },
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
