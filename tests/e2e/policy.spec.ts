import type { Page } from '@playwright/test';
import { orderApproved } from './orders.ts';
import { expect, test } from './product.ts';

/** Opens an address with an inline script put into its document, as a hole in our HTML would let it in. */
async function plant(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</head>', '<script>window.planted = true</script></head>');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Takes the reports out of the faults: here they are wanted. */
function takeReports(faults: string[]): string[] {
  return faults.splice(0).filter((fault) => fault.startsWith('report: '));
}

/** Writes HTML text into the page, as a careless line of ours would; answers what was thrown. */
const writeHtml = (page: Page) =>
  page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="/x" alt="">';
      return null;
    } catch (error) {
      return String(error);
    }
  });

test('a script planted into a page does not run and is reported once, on every kind of document', async ({
  teacherPage: page,
  teacher,
  request,
  faults,
}) => {
  const id = await orderApproved(request, teacher, 'Aula com script plantado');
  for (const path of ['/landing', '/local-login', '/dashboard', `/pagamento-cartao/${id}`]) {
    await test.step(path, async () => {
      await plant(page, path);
      expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
      expect(takeReports(faults)).toEqual([`report: ${path} script-src-elem inline`]);
    });
  }
});

test('HTML made of text is refused: reported where no policy judges it, thrown back where ours does', async ({
  teacherPage: page,
  faults,
}) => {
  await page.goto('/landing');
  expect(await writeHtml(page)).toContain("requires 'TrustedHTML'");
  await expect
    .poll(() => faults.join())
    .toContain('report: /landing require-trusted-types-for trusted-types-sink');
  expect(takeReports(faults)).toHaveLength(1);
  await page.goto('/dashboard');
  // The heading stands in the document already; the app brings its policy along.
  await page.waitForFunction(() => {
    const { trustedTypes } = globalThis as { trustedTypes?: { defaultPolicy: unknown } };
    return Boolean(trustedTypes?.defaultPolicy);
  });
  expect(await writeHtml(page)).toContain('HTML from text is not allowed here');
});

test('a page outside the fixture is watched too', async ({ browser, baseURL, faults }) => {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await plant(page, '/faq');
  expect(takeReports(faults)).toEqual(['report: /faq script-src-elem inline']);
  await page.context().close();
});
