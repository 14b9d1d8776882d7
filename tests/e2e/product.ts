import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export interface SignedIn {
  token: string;
  user: { id: string; firstName: string; email: string };
}

interface Fixtures {
  /** A page on which a teacher of one's own is signed in. */
  teacherPage: Page;
  /** Scripts of third parties, address → text: answered by the test itself, they are no way out of the machine. */
  stubs: Record<string, string>;
}
interface WorkerFixtures {
  teacher: SignedIn;
}

export const PASSWORD = 'segredo-de-teste-123';
let made = 0;
export const newEmail = (): string => `e2e-${process.pid}-${Date.now()}-${++made}@escola.test`;

/** Tests of the product in a browser: no request leaves the machine, no console error, no broken policy. */
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
  stubs: [{}, { option: true }],
  page: async ({ page, baseURL, stubs }, use) => {
    const faults = watchFaults(page, { baseURL, stubs });
    for (const [url, body] of Object.entries(stubs)) {
      await page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    }
    await use(page);
    expect(faults).toEqual([]);
  },
  teacherPage: async ({ page, teacher }, use) => {
    await signInPage(page, teacher);
    await use(page);
  },
});

/** What goes wrong on a page as long as it is open: a script's error, a broken policy, a way out of the machine. */
export function watchFaults(
  page: Page,
  { baseURL, stubs = {} }: { baseURL: string | undefined; stubs?: Record<string, string> },
): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A refusal the test asks for is logged by the browser itself; everything else is a fault of ours.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      faults.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== baseURL && !(url.href in stubs))
      faults.push(`left the machine: ${url.origin}`);
  });
  return faults;
}

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

/** WCAG 2.2 AA by axe, and nothing that scrolls sideways. */
export async function expectWellMade(page: Page): Promise<void> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
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
