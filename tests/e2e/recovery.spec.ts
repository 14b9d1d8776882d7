import type { Page } from '@playwright/test';
import { orderLesson } from './orders.ts';
import { signInAdmin, startProduction } from './people.ts';
import { expect, signInPage, test } from './product.ts';

const FAULT = {
  status: 500,
  contentType: 'application/problem+json',
  json: { title: 'Erro', status: 500, message: 'Algo deu errado no servidor.' },
};

/** Opens a screen whose calls all fail, has the server recover, and tries again wherever that is offered. */
async function expectRecovery(page: Page, path: string): Promise<void> {
  await page.route(/\/api\/(?!auth\/)/, (route) => route.fulfill(FAULT));
  await page.goto(path);
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  await expect(retry.first()).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByText(FAULT.json.message).first()).toBeVisible();
  await page.unroute(/\/api\/(?!auth\/)/);
  // One press may mend several parts that stand on the same call.
  while ((await retry.count()) > 0) {
    const before = await retry.count();
    await retry.first().click();
    await expect.poll(() => retry.count()).toBeLessThan(before);
  }
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a screen whose calls fail says so, and trying again brings it back', async ({
  page,
  browser,
  baseURL,
  teacher,
  request,
}) => {
  test.slow();
  const id = await orderLesson(request, teacher, 'Aula que volta');
  const { editor } = await startProduction(request, 'Aula da edição que volta');
  const people = [
    { person: teacher, paths: ['/', '/dashboard', `/analysis/${id}`] },
    { person: editor, paths: ['/editor-dashboard'] },
    { person: await signInAdmin(request), paths: ['/admin', '/admin-functional', '/auditoria'] },
  ];
  await page.close();
  for (const { person, paths } of people) {
    const seat = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })).newPage();
    await signInPage(seat, person);
    for (const path of paths) await test.step(path, () => expectRecovery(seat, path));
    await seat.context().close();
  }
});

test('a screen whose script does not come says so, and trying again brings it', async ({ page, teacher }) => {
  await signInPage(page, teacher);
  const script = /\/assets\/core-/;
  await page.route(script, (route) => route.abort());
  await page.goto('/dashboard');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('não carregou por inteiro');
  await page.unroute(script);
  await notice.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a screen whose code went away with an update comes by loading the page anew, without an error', async ({
  teacherPage: page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let isGone = true;
  // The screen's own: the menu of the bar comes when the browser is idle, on a busy machine only now, and without it the
  // dashboard would be loaded anew, with the change of address lost on the way.
  await page.route(/\/assets\/configuracoes-.*\.js/, (route) => {
    const wasGone = isGone;
    isGone = false;
    return wasGone ? route.abort() : route.continue();
  });
  // No link is pointed at before. A change of address that comes while the dashboard still loads may be lost on the router, here
  // in one of ten tries: it is made again until it is heard.
  await expect(async () => {
    await page.evaluate(() => history.pushState({}, '', '/configuracoes'));
    await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  expect(isGone).toBe(false);
});

// That it takes half a second is held to a clock of its own beside lost-session.ts.
test('an ended session is told and leads to sign in by the address for that', async ({ page }) => {
  await page.goto('/local-login');
  await page.evaluate(() => localStorage.setItem('lousa.token', 'nunca-existiu'));
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  // The words stand for half a second, which a busy machine may spend elsewhere: the page keeps them.
  const told: string[] = [];
  await page.exposeFunction('keepToast', (words: string) => void told.push(words));
  await page.addInitScript(() => {
    const { keepToast } = globalThis as unknown as { keepToast: (words: string) => void };
    new MutationObserver(() => {
      const toast = document.querySelector('.toast');
      if (toast) keepToast(toast.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/upload');
  await page.waitForURL('**/local-login?*');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('Entre para continuar em “Nova Aula”.')).toBeVisible();
  expect(told[0]).toContain('UnauthorizedYou are logged out. Logging in again...');
  expect(opened).toEqual(['/upload', '/api/login', '/local-login']);
  expect(await page.evaluate(() => localStorage.getItem('lousa.token'))).toBeNull();
});

test('without a connection nothing typed is lost, and with it the order goes out', async ({
  teacherPage: page,
  context,
}) => {
  await page.goto('/upload');
  await page.getByLabel('Título da aula').fill('Aula sem rede');
  await page.getByRole('textbox', { name: 'Conteúdo' }).fill('A água evapora, condensa e volta como chuva.');
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: 'Você está sem internet.' });
  await expect(notice).toBeVisible();
  const submit = page.getByRole('button', { name: 'Analisar com IA - Gratuito' }).filter({ visible: true });
  await submit.click();
  await expect(page.getByText('Falha ao enviar aula. Tente novamente.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Título da aula')).toHaveValue('Aula sem rede');

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await submit.click();
  await page.waitForURL('**/analysis/**');
  await expect(page.getByRole('heading', { level: 1, name: /Aula sem rede/ })).toBeVisible();
});
