import { Keyboard } from './keyboard.ts';
import { expect, test } from './product.ts';

test('a toast lies over no control that has the focus, down to the last of the page', async ({
  teacherPage: page,
}) => {
  const keys = await Keyboard.of(page);
  await page.goto('/configuracoes');
  await page.getByRole('button', { name: 'Atualizar perfil' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toBeVisible();
  // Pointed at, it stays.
  await toast.hover();
  await page.getByRole('button', { name: 'Atualizar perfil' }).focus();
  // Each control below enters the window at its lower edge, where the toast is.
  await keys.goTo('link', /LGPD/);
  await expect(toast, 'it was there all the while').toBeVisible();
});

test('the strip of sections lies over no control on the way back up', async ({ teacherPage: page }) => {
  const keys = await Keyboard.of(page);
  await page.goto('/configuracoes');
  await expect(page.getByRole('button', { name: 'Atualizar perfil' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: /LGPD/ }).focus();
  await keys.goTo('button', 'Atualizar perfil', 'Shift+Tab');
});
