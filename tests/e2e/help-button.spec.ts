import type { Page } from '@playwright/test';
import { orderApproved, orderLesson } from './orders.ts';
import { signInAdmin } from './people.ts';
import { expect, signInPage, test } from './product.ts';

const STEP_PX = 60;
/** A busy machine draws late; what still lies there after so many stays. */
const MOST_FRAMES = 120;

/**
 * From the top to the end of the page, so that everything passes beneath: controls in view that cannot be pressed where
 * one would press them because the way to help lies over them, and where the page stood. In the page itself, for each
 * of a hundred places would be a call of its own.
 */
const coveredControls = (page: Page) =>
  page.evaluate(
    async ([step, mostFrames]) => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const meets = (one: Element, other: Element): boolean => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      };
      const coveredNow = (help: Element): string[] =>
        [...document.querySelectorAll('a, button, input, select, textarea, summary, label')]
          // What is folded away has a place, and nobody sees it.
          .filter((control) => !help.contains(control) && meets(control, help) && control.checkVisibility())
          .filter((control) => {
            const { left, top, width, height } = control.getBoundingClientRect();
            const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
            return parts.some((x) =>
              parts.some((y) => help.contains(document.elementFromPoint(left + width * x, top + height * y))),
            );
          })
          .map((control) => control.textContent ?? '');
      const all: string[] = [];
      for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
        window.scrollTo(0, y);
        // Taken away or put back with the next frame.
        await frame();
        await frame();
        const covered = async (framesLeft: number): Promise<string[]> => {
          const help = document.querySelector('.help');
          const names = help ? coveredNow(help) : ['there is no way to help'];
          if (names.length === 0 || framesLeft === 0) return names;
          await frame();
          return covered(framesLeft - 1);
        };
        all.push(...(await covered(mostFrames)).map((name) => `${name} at ${y}`));
      }
      return all;
    },
    [STEP_PX, MOST_FRAMES] as const,
  );

async function walkDown(page: Page): Promise<void> {
  expect(await coveredControls(page), page.url()).toEqual([]);
}

test('the way to help covers no control of a teacher, wherever a page stands', async ({
  page,
  teacher,
  request,
}) => {
  test.slow();
  await signInPage(page, teacher);
  const waiting = await orderLesson(request, teacher, 'A fotossíntese e a respiração das plantas');
  const toPay = await orderApproved(request, teacher, 'Frações na cozinha');
  await page.goto(`/analysis/${toPay}`);
  await page.getByRole('button', { name: /Pix/ }).first().click();
  await walkDown(page);
  for (const path of [
    '/',
    '/dashboard',
    '/upload?type=presentation',
    `/analysis/${waiting}`,
    '/configuracoes',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await walkDown(page);
  }
  // At the end of a page room is left for it.
  await page.goto('/dashboard');
  await expect(async () => {
    // The page grows while its rows come.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('.help')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

test('the way to help keeps the focus of a key, whatever comes beneath it meanwhile', async ({
  teacherPage: page,
}) => {
  await page.goto('/dashboard');
  const help = page.locator('.help');
  const last = page.getByRole('contentinfo').getByRole('link', { name: /LGPD/ });
  await expect(async () => {
    await last.focus();
    await expect(help).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press('Tab');
  await expect(help).toBeFocused();
  await page.evaluate(async () => {
    const words = document.createElement('p');
    words.style.cssText = 'position: fixed; inset: 0; z-index: 1; pointer-events: auto';
    words.textContent = 'Sua aula chega até sexta-feira';
    document.body.append(words);
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    for (let frames = 0; frames < 5; frames++) await frame();
  });
  await expect(help).toBeFocused();
  await expect(help).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await expect(help).toBeHidden();
});

test('the way to help is not shown to the house', async ({ page, request }) => {
  await signInPage(page, await signInAdmin(request));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.help')).toBeHidden();
});
