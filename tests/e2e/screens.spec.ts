import { expect, expectWellMade, test } from './product.ts';

const PUBLIC = [
  '/',
  '/local-login',
  '/simple-login',
  '/admin-login',
  '/esqueci-senha',
  '/redefinir-senha?token=x',
  '/nao-existe',
];
const SIGNED_IN = ['/', '/dashboard', '/upload?type=presentation', '/upload?type=booklet', '/configuracoes'];

for (const path of PUBLIC) {
  test(`a visitor's ${path} is accessible and fits the screen`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWellMade(page);
  });
}

for (const path of SIGNED_IN) {
  test(`a teacher's ${path} is accessible and fits the screen`, async ({ teacherPage: page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.osso')).toHaveCount(0);
    await expectWellMade(page);
  });
}
