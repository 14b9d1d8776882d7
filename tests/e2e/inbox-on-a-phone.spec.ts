import { sellLesson } from './orders.ts';
import { signInAdmin } from './people.ts';
import { expect, signInPage, test } from './product.ts';

test('on a phone an item takes the screen and leads back to the list', async ({ page, request }) => {
  const word = `Bolso ${Date.now()}`;
  await sellLesson(request, word);
  await signInPage(page, await signInAdmin(request));
  await page.goto(`/caixa?q=${encodeURIComponent(word)}`);
  await page.getByRole('link', { name: new RegExp(word) }).click();
  await expect(page.getByRole('button', { name: /^Atribuir a |^Atribuir$/ })).toBeInViewport();
  await page.getByRole('button', { name: 'Voltar à caixa' }).click();
  await expect(page.getByRole('region', { name: 'Lista da caixa' })).toBeVisible();
});
