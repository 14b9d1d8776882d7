import type { Page } from '@playwright/test';
import { serveGallery } from '#scripts/web/gallery.ts';
import { soakPart, soakTurn } from '#tests/setup/soak.ts';
import { faintIcons, smallTargets, unmarkedFocus } from './looks.ts';
import { expect, expectColours, expectFits, expectWellMade, test as product } from './product.ts';

const THEMES = ['light', 'dark'] as const;
const PHONE = { width: 390, height: 844 };
const WIDER = [
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const LAYER = '[role=dialog], [role=alertdialog], [role=menu], [role=tooltip], .toast';

const isBesideSomething = (state: string): boolean => /^(toaster|menu|tooltip|popover)\//.test(state);
const GROUPS = {
  'beside something': isBesideSomething,
  'over the page': (state: string) => !isBesideSomething(state),
};

// One worker for all: the page is built once.
product.describe.configure({ mode: 'default' });
// The screens one by one, which the pieces make up, have the other turn: the shorter one, beside the long backup by command.
product.skip(!soakTurn(1, 'the gallery of pieces', 2), 'has its turn with another seed');

/** The page of the pieces has a server of its own: the product does not know it. */
let gallery: ReturnType<typeof serveGallery> | undefined;
product.afterAll(async () => {
  await (await gallery)?.close();
});
// As a fixture of a worker, it would ask for a worker and a browser of its own.
const test = product.extend({
  baseURL: async ({ browserName: _ }, use) => {
    gallery ??= serveGallery();
    await use((await gallery).origin);
  },
});

async function openPiece(page: Page, piece = ''): Promise<void> {
  await page.goto(`/gallery/?peca=${piece}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

/** All that can be opened above the page, as `piece/state`; `by` names the element that opens it. */
async function statesToOpen(page: Page, by = ''): Promise<string[]> {
  await openPiece(page);
  expect(await page.locator('[data-opens]').count()).toBeGreaterThan(25);
  return page
    .locator(`${by}[data-opens]`)
    .evaluateAll((openers) => openers.map((opener) => opener.getAttribute('data-opens') ?? ''));
}

const pieceOf = (state: string): string => state.split('/')[0] ?? '';

/**
 * In both colours on a phone, and as wide as a tablet and a desk. Colours change no size, and widths no colour. `within`
 * bounds what axe looks at.
 */
async function expectPiece(page: Page, within?: string): Promise<void> {
  await page.setViewportSize(PHONE);
  expect(await smallTargets(page)).toEqual([]);
  await expectWellMade(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColours(page, within);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const size of WIDER) {
    await page.setViewportSize(size);
    await expectFits(page, within);
  }
}

test('every piece is well made in all its states', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPiece(page);
  await expectPiece(page);
});

for (const [name, isOfGroup] of Object.entries(GROUPS)) {
  test(`what opens ${name} is well made`, async ({ page }) => {
    test.slow();
    const looked = new Set<string>();
    const states = (await statesToOpen(page)).filter(isOfGroup);
    for (const state of soakPart(states, `pieces that open ${name}`, 5)) {
      await test.step(state, async () => {
        await page.setViewportSize(PHONE);
        await openPiece(page, state);
        await expect(page.locator(LAYER).first()).toBeVisible();
        // What a layer does to the page beneath it, it does in all its states; the page alone was looked at above.
        const piece = pieceOf(state);
        await expectPiece(page, looked.has(piece) ? LAYER : undefined);
        looked.add(piece);
      });
    }
  });
}

for (const colorScheme of soakPart(THEMES, 'themes in colours of the reader', 3)) {
  test(`focus and icons stay visible in colours of the reader's own, ${colorScheme}`, async ({ page }) => {
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors });
      await openPiece(page);
      expect(await unmarkedFocus(page)).toEqual([]);
      expect(await faintIcons(page)).toEqual([]);
    }
    for (const state of [
      'menu/account',
      'dialog/form',
      'alert-dialog/danger',
      'drawer/board',
      'popover/short',
    ]) {
      await openPiece(page, state);
      await expect(page.locator(LAYER).first()).toBeVisible();
      expect([state, ...(await unmarkedFocus(page))]).toEqual([state]);
    }
  });
}

test('with less motion nothing moves but the ring that says something is being done', async ({ page }) => {
  await openPiece(page);
  await page.getByRole('button', { name: 'Com formulário' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => [
        ...new Set(
          document
            .getAnimations()
            .filter(({ playState }) => playState === 'running')
            .map((moving) => (moving as CSSAnimation).animationName),
        ),
      ]),
    )
    .toEqual(['turn']);
});

test('boxes look chosen where they are, and only there', async ({ page }) => {
  await openPiece(page);
  const boxes = await page.locator('.tick').evaluateAll((marks) =>
    (marks as HTMLInputElement[]).map((mark) => ({
      is: mark.checked || (mark.type === 'checkbox' && mark.indeterminate),
      looks: getComputedStyle(mark, '::before').scale !== '0',
    })),
  );
  expect(boxes.length).toBeGreaterThan(25);
  expect(boxes.map(({ looks }) => looks)).toEqual(boxes.map(({ is }) => is));
});

test('Escape closes what opens above the page and gives the focus back', async ({ page }) => {
  // A toast stays until it is closed, and what is busy cannot be left.
  const states = (await statesToOpen(page, 'button')).filter((state) => !/^toaster|busy$/.test(state));
  // Each piece on a page of its own: a layer restyles all that lies beneath it.
  for (const [piece, ofPiece = []] of Object.entries(Object.groupBy(states, pieceOf))) {
    await openPiece(page, piece);
    for (const state of ofPiece) {
      const opener = page.locator(`button[data-opens="${state}"]`);
      await opener.focus();
      await page.keyboard.press('Enter');
      const layer = page.locator('[role=dialog], [role=alertdialog]');
      await expect(layer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layer).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  }
});
