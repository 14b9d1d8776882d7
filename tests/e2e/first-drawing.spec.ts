import type { Page } from '@playwright/test';
import { orderApproved } from './orders.ts';
import { expect, test } from './product.ts';

/** Every reading call of a page until nothing moves any more, in the order they were made. */
async function listCalls(page: Page, path: string, isThere: () => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  const keep = (request: { url(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/events')) calls.push(pathname + search);
  };
  page.on('request', keep);
  await page.goto(path);
  await isThere();
  await page.waitForLoadState('networkidle');
  page.off('request', keep);
  return calls;
}

test('what a screen shows first is asked for before its scripts, and asked for once', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  await orderApproved(request, teacher, 'Aula primeira');
  for (const path of ['/', '/dashboard', '/upload']) {
    await test.step(path, async () => {
      const calls = await listCalls(page, path, () =>
        expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(),
      );
      const named = await page.locator('meta[name="lousa-calls"]').getAttribute('content');
      const early = named?.split(' ') ?? [];
      expect(early.length).toBeGreaterThan(0);
      expect(calls.slice(0, early.length).toSorted(), 'the first calls are those of the document').toEqual(
        early.toSorted(),
      );
      expect(calls.toSorted(), 'no call is made twice').toEqual([...new Set(calls)].toSorted());
      const left = await page.evaluate(() => [
        ...((globalThis as { lousaEarly?: Map<string, unknown> }).lousaEarly?.keys() ?? []),
      ]);
      expect(left, 'each early answer is used').toEqual([]);
    });
  }
});

test('the words of the screens stand there before any script of theirs', async ({ teacherPage: page }) => {
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('before-paint') ? route.continue() : undefined,
  );
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Marina');
  await page.goto('/upload?type=booklet', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Nova apostila/, { useInnerText: true });
  await expect(page.getByText('Nova apresentação')).toBeHidden();
  await page.goto('/upload', { waitUntil: 'commit' });
  await expect(page.getByText('Nova apostila')).toBeHidden();
  await expect(page.getByText('Escreva o texto, envie um arquivo ou os dois.')).toBeVisible();
});
