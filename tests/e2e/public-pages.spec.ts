import { PUBLIC_PATHS } from '#shared/site/public-pages.ts';
import { signInAdmin } from './people.ts';
import { expect, expectWellMade, newEmail, signInPage, test } from './product.ts';

test('every link of the public pages leads somewhere, and every anchor to its place', async ({ request }) => {
  const ids = new Map<string, Set<string>>();
  const links = new Set<string>();
  for (const path of PUBLIC_PATHS) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    const html = await answer.text();
    expect(html).not.toMatch(/⟦|__CSP_NONCE__/);
    ids.set(path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')));
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g))
      links.add(href.startsWith('#') ? `${path}${href}` : href.replace(/^\/#/, '/landing#'));
  }
  for (const link of [...links].filter((href) => href.startsWith('/'))) {
    const [path = '/', anchor] = link.split('#');
    expect([link, (await request.get(path)).status()]).toEqual([link, 200]);
    // What opens the other half of the sign-in is no place in its document.
    if (anchor && anchor !== 'cadastro') expect([link, ids.get(path)?.has(anchor)]).toEqual([link, true]);
  }
});

/** Where spec section 2 has the landing page lead, name → address. */
const LANDING_LINKS = {
  Recursos: '#features',
  Preços: '#pricing',
  'Como funciona': '#how-it-works',
  Entrar: '/local-login',
  'Começar Agora': '/local-login#cadastro',
  'Criar Apresentação': '/local-login?continuar=%2Fupload%3Ftype%3Dpresentation#cadastro',
  'Criar Apostila': '/local-login?continuar=%2Fupload%3Ftype%3Dbooklet#cadastro',
  'Pedir orçamento': '#orcamento',
  'Ver amostras': '#materiais',
};
const FOOTER_LINKS = {
  'Como funciona': '/como-funciona',
  'Perguntas frequentes': '/faq',
  Preços: '/#pricing',
  'Termos de uso': '/termos-de-uso',
  'Política de privacidade': '/politica-privacidade',
  Cookies: '/cookies',
  'Seus direitos (LGPD)': '/lgpd',
  'Entrar ou criar conta': '/local-login',
  Administração: '/admin-login',
  'Perfil da administração': '/profile-management',
};

test('the buttons of the landing page lead where the spec says', async ({ page }) => {
  await page.goto('/landing');
  const footer = page.getByRole('contentinfo');
  const above = page.getByRole('banner').or(page.getByRole('main'));
  for (const [place, links] of [
    [above, LANDING_LINKS],
    [footer, FOOTER_LINKS],
  ] as const) {
    for (const [name, href] of Object.entries(links))
      await expect(place.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href);
  }
  for (const anchor of ['materiais', 'como-funciona', 'precos', 'faq', 'features', 'pricing', 'how-it-works'])
    await expect(page.locator(`#${anchor}`)).toHaveCount(1);

  await page.getByRole('link', { name: 'Preços', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: /preço|quanto/i }).first()).toBeInViewport();
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Recursos', exact: true }).first().click();
  await page.waitForURL('**/#features');
  await expect(page.locator('#features')).toBeInViewport();
  await page.getByRole('link', { name: 'Criar Apostila' }).click();
  await page.waitForURL('**/local-login?*#cadastro');
  await expect(page.getByRole('tab', { name: 'Cadastro' })).toHaveAttribute('aria-selected', 'true');
});

test('help and contact open the chat of the house in a tab of its own', async ({ page }) => {
  await page.goto('/landing');
  const chat = page.locator('a[href^="https://wa.me/5511900000000"]');
  await expect(chat).not.toHaveCount(0);
  for (const link of await chat.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(page.getByRole('contentinfo').locator(chat)).toHaveCount(2);
});

test('what is not there is said with its status, and an address of the app is the app', async ({
  request,
}) => {
  const missing = await request.get('/nao-existe');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('404 Page Not Found');
  expect((await request.get('/analysis/qualquer')).status()).toBe(200);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the prices change with the size that is chosen, and questions open several at a time', async ({
    page,
  }) => {
    await page.goto('/landing');
    await expect(page.getByText('R$ 69').filter({ visible: true })).toBeVisible();
    await page.getByText('70 páginas', { exact: true }).filter({ visible: true }).first().click();
    await expect(page.getByText('R$ 2.360').filter({ visible: true })).toBeVisible();
    await expect(page.getByText('R$ 69', { exact: true }).filter({ visible: true })).toHaveCount(0);
    await page.goto('/faq');
    const questions = page.locator('main details');
    for (const index of [0, 3]) await questions.nth(index).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(2);
  });

  test('each sign-in screen stands there, its form too', async ({ page }) => {
    const screens = {
      '/local-login': 'Senha',
      '/simple-login': 'Senha',
      '/admin-login': 'Usuário ou e-mail',
      '/esqueci-senha': 'E-mail',
      '/redefinir-senha?token=abc': 'Nova senha',
    };
    for (const [path, label] of Object.entries(screens)) {
      await page.goto(path);
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      // Sent all the same, a password must not end in an address.
      await expect(page.locator('form')).toHaveAttribute('method', 'post');
    }
    await page.goto('/confirmar-email?token=abc');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('what is typed and sent before the script has come is not lost', async ({ page }) => {
  let letThrough = () => {};
  const isDue = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/access-*.js', async (route) => {
    await isDue;
    await route.continue();
  });
  const email = newEmail();
  await page.goto('/local-login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('giz-verde-2026');
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/local-login');
  letThrough();
  await expect(page.getByText('Erro no login')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
});

test('a sign-in screen is the one its address asks for, whatever the build made', async ({ page }) => {
  await page.goto('/local-login#cadastro');
  await expect(page.getByLabel('Confirmar senha')).toBeVisible();
  await page.goto('/local-login?conta=excluida');
  await expect(page.getByText('Sua conta foi excluída')).toBeVisible();
  await page.goto('/redefinir-senha');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a school asks for an offer, is told what lacks, and the admin finds the request', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const school = `Escola de teste ${Date.now()}`;
  await page.goto('/landing#orcamento');
  const form = page.locator('form[data-orcamento]');
  await form.getByLabel('Escola ou instituição').fill(school);
  await form.getByLabel('CNPJ').fill('11.222.333/0001-00');
  await form.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(form.getByText('Confira os campos marcados.')).toBeVisible();
  await expect(form.getByText('Informe o nome do contato')).toBeVisible();
  await expect(form.locator('[aria-invalid]').first()).toBeFocused();
  await expectWellMade(page);

  await form.getByLabel('Seu nome').fill('Nadir Teste');
  await form.getByLabel('E-mail').fill(newEmail());
  await form.getByLabel('Telefone com DDD').fill('(11) 91234-5678');
  await form.getByLabel('Disciplinas e turmas').fill('Ciências, 6º ao 9º ano');
  await form.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(form.getByText('CNPJ inválido')).toBeVisible();
  await form.getByLabel('CNPJ').fill('11.222.333/0001-81');
  await form.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(form.getByText(/^Pedido enviado!/)).toBeVisible();
  await expect(form.getByLabel('Escola ou instituição')).toHaveValue('');

  const panel = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })).newPage();
  await signInPage(panel, await signInAdmin(request));
  await panel.goto('/admin-functional?aba=orcamentos');
  await expect(panel.getByText(school).first()).toBeVisible();
  await panel.context().close();
});

test('who is signed in finds the way to their own screens', async ({ teacherPage: page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Meu painel' }).first().click();
  await page.waitForURL('**/dashboard');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /Marina/ })).toBeVisible();
});
