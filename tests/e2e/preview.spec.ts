import type { Locator, Page } from '@playwright/test';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { Keyboard } from './keyboard.ts';
import { orderLesson } from './orders.ts';
import { expect, expectInTurn, test } from './product.ts';

/** What a lesson seen whole, and one page of it, may cost a phone. */
const MOST_BYTES = 600_000;
const MOST_PAGE_BYTES = 30_000;

test('the slides of a lesson are seen before it is paid, turned and dressed anew by keyboard', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  const id = await orderLesson(request, teacher, 'Antes de pagar', TYPED_LESSONS.photosynthesis);
  const sizes = weighPictures(page);
  const keys = await Keyboard.of(page);
  const wall = page.getByRole('region', { name: 'Prévia da aula' });
  const pictures = wall.locator('.preview-track img');

  await test.step('the first slide stands before the report', async () => {
    await page.goto(`/analysis/${id}`);
    await expectDrawn(pictures.first());
    await expect(pictures.first()).toBeInViewport();
    await expect(wall.getByRole('heading', { level: 1, name: 'Antes de pagar' })).toBeInViewport();
    await expect(wall.getByText('A marca d’água sai depois do pagamento.')).toBeVisible();
    await expectInTurn(page);
  });

  await test.step('each slide comes, and is told to who cannot see it', async () => {
    await keys.goTo('group', /^Slides da prévia/);
    const count = await wall.getByRole('button', { name: /^Slide \d+, / }).count();
    expect(count).toBe(15);
    for (let number = 1; number <= count; number++) {
      await expect(wall.getByText(new RegExp(`^Slide ${number} de ${count}`))).toBeAttached();
      await expectDrawn(wall.locator(`.preview-track img[src*="/pages/${number}?"]`));
      await keys.press('ArrowRight');
    }
    await keys.press('Home');
    expect(sizes.most()).toBeLessThanOrEqual(MOST_PAGE_BYTES);
    expect(sizes.sum()).toBeLessThanOrEqual(MOST_BYTES);
  });

  await test.step('the whole screen shows one alone, until Escape', async () => {
    await keys.press('ArrowRight');
    await keys.press('f');
    const whole = page.getByRole('dialog', { name: 'Prévia em tela cheia' });
    await expectDrawn(whole.locator('img[src*="/pages/2?"]'));
    await keys.press('ArrowRight');
    await expect(whole.getByText(/^Slide 3 de 15/)).toBeAttached();
    await expectInTurn(page, '[role=dialog]');
    await keys.press('Escape');
    await expect(whole).toHaveCount(0);
    expect((await keys.here()).role).toBe('group');
  });

  await test.step('another theme is there at once, and stays', async () => {
    const before = await pictures.first().getAttribute('src');
    await keys.goTo('radio', /^Quadro/);
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Norma' })).toBeChecked();
    await expect(page.getByText('A prévia muda na hora.')).toBeVisible();
    await expect(wall.locator(`.preview-track img[src="${before}"]`)).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Norma' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Oliva' })).toBeVisible();
    await expectInTurn(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Norma' })).toBeChecked();
    await expectDrawn(pictures.first());
  });
});

const expectDrawn = (picture: Locator): Promise<void> =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);

/** What the pictures of a page have cost so far, in bytes. */
function weighPictures(page: Page): { most: () => number; sum: () => number } {
  const bytes: number[] = [];
  page.on('response', async (response) => {
    if (response.headers()['content-type'] !== 'image/webp') return;
    bytes.push((await response.body().catch(() => Buffer.alloc(0))).length);
  });
  return { most: () => Math.max(...bytes), sum: () => bytes.reduce((total, one) => total + one, 0) };
}
