import type { Page, Route } from '@playwright/test';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { soakOne } from '#tests/setup/soak.ts';
import { orderApproved, orderLesson } from './orders.ts';
import { signInAdmin, startProduction } from './people.ts';
import { expect, signInPage, test } from './product.ts';

/** web.dev calls 0.1 good; skeletons in the shape of what comes do better. */
const MOST_SHIFT = 0.05;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Holds every answer of the server back, to be let through one at a time. */
async function holdAnswers(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route('**/api/**', (route) => {
    // A stream has no end to wait for.
    if (/\/events/.test(route.request().url())) return route.continue();
    held.push(route);
  });
  return held;
}

/** Two frames: what has come is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a screen on the slowest of networks; answers how much of it moved while its parts came in. */
async function measureShift(page: Page, path: string): Promise<number> {
  const held = await holdAnswers(page);
  await page.goto(path);
  await expect(page.locator('.skeleton:visible').first()).toBeVisible();
  await drawn(page);
  const skeletons = page.locator('.skeleton');
  while ((await skeletons.count()) > 0) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const next = held.shift();
    await next?.continue();
    await (await next?.request().response())?.finished();
    await drawn(page);
  }
  for (const rest of held.splice(0)) await rest.continue();
  await drawn(page);
  await page.unroute('**/api/**');
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  if (moved >= MOST_SHIFT) test.info().annotations.push({ type: path, description: JSON.stringify(shifts) });
  return moved;
}

interface Shift {
  value: number;
  /** What moved. */
  nodes: string[];
}

/** Runs in the page: keeps every shift since it was opened, in `shifts`; only an observer is told of them. */
function recordShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      const nodes = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''));
      shifts.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectSteady(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(recordShifts);
  for (const [at, path] of paths.entries()) {
    for (const size of soakOne([PHONE, DESK], at, 'widths at which each screen stands still', 3)) {
      await test.step(`${path} ${size.width}`, async () => {
        await page.setViewportSize(size);
        expect.soft(await measureShift(page, path), `${path} at ${size.width} px`).toBeLessThan(MOST_SHIFT);
      });
    }
  }
}

test('the screens of a teacher stand still while they load', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  test.slow();
  for (const title of ['Aula um', 'Aula dois', 'Aula três']) await orderApproved(request, teacher, title);
  const id = await orderLesson(request, teacher, 'Aula quatro');
  const shown = await orderLesson(request, teacher, 'Aula cinco', TYPED_LESSONS.photosynthesis);
  await expectSteady(page, ['/', '/dashboard', `/analysis/${id}`, `/analysis/${shown}`, '/configuracoes']);
});

test('the desk of an editor stands still while it loads', async ({ page, request }) => {
  test.slow();
  const { editor, productionId } = await startProduction(request, 'Aula parada');
  await signInPage(page, editor);
  await expectSteady(page, ['/editor-dashboard', `/editor-dashboard?projeto=${productionId}`]);
});

test('the panel of an admin stands still while it loads', async ({ page, request }) => {
  test.slow();
  await signInPage(page, await signInAdmin(request));
  await expectSteady(page, ['/admin', '/admin-functional', '/auditoria']);
});
