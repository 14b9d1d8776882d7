import { PUBLIC_PATHS } from '#shared/site/public-pages.ts';
import { expect, expectWellMade, test } from './product.ts';

const PUBLIC = [
  '/',
  ...PUBLIC_PATHS,
  '/local-login',
  '/simple-login',
  '/admin-login',
  '/esqueci-senha',
  '/redefinir-senha?token=x',
  '/nao-existe',
];
const SIGNED_IN = ['/', '/dashboard', '/upload?type=presentation', '/upload?type=booklet', '/configuracoes'];

test('every screen of a visitor is accessible and fits', async ({ page }) => {
  for (const path of PUBLIC) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectWellMade(page);
    });
  }
});

test('every screen of a teacher is accessible and fits', async ({ teacherPage: page }) => {
  for (const path of SIGNED_IN) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.osso')).toHaveCount(0);
      await expectWellMade(page);
    });
  }
});
