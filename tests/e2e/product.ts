import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { soakOne } from '#tests/setup/soak.ts';
import { watchBrowser } from './faults.ts';
import { wayOf } from './ways.ts';

export interface SignedIn {
  token: string;
  user: { id: string; firstName: string; email: string };
}

export interface Options {
  /** Which of the ways of its file a test is walked in; another than the first only where the whole is asked for. */
  turn: number;
}
interface Fixtures extends Options {
  /** A page on which a teacher of one's own is signed in. */
  teacherPage: Page;
  /** Scripts of third parties, address → text: answered by the test itself, they are no way out of the machine. */
  stubs: Record<string, string>;
  /** What went wrong so far in any page of this test; none may be left at its end. */
  faults: string[];
}
interface WorkerFixtures {
  teacher: SignedIn;
  faultsOfBrowser: string[];
}

export const PASSWORD = 'segredo-de-teste-123';
let made = 0;
export const newEmail = (): string => `e2e-${process.pid}-${Date.now()}-${++made}@escola.test`;

/**
 * Tests of the product in a browser. On no page of any of them may a request leave the machine, an error reach the
 * console or a policy be broken.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  teacher: [
    async ({ playwright }, use, workerInfo) => {
      const { baseURL } = workerInfo.project.use;
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      const answer = await request.post('/api/auth/local/register', {
        data: { firstName: 'Marina', lastName: 'Teste', email: newEmail(), password: PASSWORD },
      });
      expect(answer.status()).toBe(201);
      await use((await answer.json()) as SignedIn);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  turn: [0, { option: true }],
  viewport: async ({ turn }, use, { file, tags }) => use(wayOf(file, tags, turn).viewport),
  hasTouch: async ({ turn }, use, { file, tags }) => use(wayOf(file, tags, turn).hasTouch),
  colorScheme: async ({ turn }, use, { file, tags }) => use(wayOf(file, tags, turn).colorScheme),
  stubs: [{}, { option: true }],
  faultsOfBrowser: [async ({ browserName: _ }, use) => use([]), { scope: 'worker' }],
  browser: [
    async ({ browser, faultsOfBrowser }, use) => {
      watchBrowser(browser, faultsOfBrowser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ faultsOfBrowser, stubs }, use) => {
      faultsOfBrowser.length = 0;
      await use(faultsOfBrowser);
      const expected = new Set(Object.keys(stubs).map((url) => `left the machine: ${url}`));
      expect(faultsOfBrowser.filter((fault) => !expected.has(fault))).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, stubs }, use) => {
    for (const [url, body] of Object.entries(stubs)) {
      await page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    }
    await use(page);
    // An answer that a test holds back may still be under way when it ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  teacherPage: async ({ page, teacher }, use) => {
    await signInPage(page, teacher);
    await use(page);
  },
});

/** Has every document of a page find the session where signing in leaves it: cookie and storage. */
export async function signInPage(page: Page, { token, user }: SignedIn): Promise<void> {
  const { baseURL = '' } = base.info().project.use;
  await page.context().addCookies([{ name: 'lousa_session', value: token, url: baseURL, httpOnly: true }]);
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      localStorage.setItem('lousa.token', storedToken ?? '');
      localStorage.setItem('lousa.user', storedUser ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

/** WCAG 2.2 AA by axe, and nothing that scrolls sideways. `within` bounds what axe looks at. */
export async function expectWellMade(page: Page, within?: string): Promise<void> {
  await settle(page);
  const axe = (await look(page)).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  await expectNoViolations(within ? axe.include(within) : axe);
  await expectNoSidewaysScroll(page);
}

let looks = 0;
/** Whether a look by the way is taken in this run: every fourth of a process, for all screens have tests of their own. */
const isLookTaken = (): boolean =>
  soakOne([true, false, false, false], ++looks, 'looks of axe by the way').includes(true);

/** A look by the way: in each run some of a flow's are taken, and nothing scrolls sideways ever. */
export async function expectInTurn(page: Page, within?: string): Promise<void> {
  if (isLookTaken()) return expectWellMade(page, within);
  await settle(page);
  await expectNoSidewaysScroll(page);
}

/** Looked at in turn as it stands, on a phone in the light, and at a desk in the dark: for a flow that is walked once. */
export async function expectBothInTurn(page: Page): Promise<void> {
  if (!isLookTaken()) return;
  const own = page.viewportSize();
  await expectWellMade(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectWellMade(page);
  await page.emulateMedia({ colorScheme: 'light' });
  if (own) await page.setViewportSize(own);
}

/**
 * What other colours can break of a page that was well made in one: contrasts, and links told from text by colour alone.
 */
export async function expectColours(page: Page, within?: string): Promise<void> {
  await settle(page);
  const axe = (await look(page)).withRules(['color-contrast', 'link-in-text-block']);
  await expectNoViolations(within ? axe.include(within) : axe);
}

/**
 * What another width can break of a page that was well made at one: its targets are large enough or far enough apart,
 * and nothing scrolls sideways. Names, roles and contrasts are the same at every width: they are looked at once.
 */
export async function expectFits(page: Page, within?: string): Promise<void> {
  await settle(page);
  const axe = (await look(page)).withRules(['target-size']);
  await expectNoViolations(within ? axe.include(within) : axe);
  await expectNoSidewaysScroll(page);
}

/**
 * Our pages hold no frames: without the second page that axe opens for them a look costs a quarter. Its half megabyte is
 * handed to each document once; that took longer than some looks.
 */
async function look(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

async function expectNoViolations(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: globalThis.innerWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/**
 * What is still fading in, and rows that stand in for others on their way, have no final colours: axe looks once
 * those have come and every ending animation has ended.
 */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('.transition-opacity.opacity-60')).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

export { expect };
