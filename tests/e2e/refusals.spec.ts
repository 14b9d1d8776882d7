import { expect, newEmail, PASSWORD, test } from './product.ts';

test('a file of another kind is refused before it is sent', async ({ teacherPage: page }) => {
  await page.goto('/upload');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notas.xlsx', mimeType: '', buffer: Buffer.from('x') });
  await expect(page.getByText('Tipo de arquivo não permitido', { exact: true })).toBeVisible();
  await expect(page.getByText('Use apenas PDF, DOCX ou PPTX', { exact: true })).toBeVisible();
});

test('a damaged file says why beside it, and nothing typed is lost', async ({ teacherPage: page }) => {
  await page.goto('/upload');
  await page.getByLabel('Título da aula').fill('Aula com arquivo danificado');
  await page.getByRole('textbox', { name: 'Conteúdo' }).fill('Usar o arquivo em anexo.');
  await page.locator('input[type=file]').setInputFiles({
    name: 'aula.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\nnada disso é um documento'),
  });
  await page.getByRole('button', { name: 'Analisar com IA - Gratuito' }).filter({ visible: true }).click();
  await expect(page.getByText('Falha ao enviar aula. Tente novamente.', { exact: true })).toBeVisible();
  await expect(page.getByText(/O arquivo está danificado/)).toBeVisible();
  await expect(page.getByLabel('Título da aula')).toHaveValue('Aula com arquivo danificado');
  await expect(page).toHaveURL(/upload/);
});

test('an empty order leads to its first fault with the sentences of the rules', async ({
  teacherPage: page,
}) => {
  await page.goto('/upload');
  await page.getByRole('button', { name: 'Analisar com IA - Gratuito' }).filter({ visible: true }).click();
  await expect(page.getByText('Título é obrigatório')).toBeVisible();
  await expect(page.getByText('Conteúdo é obrigatório')).toBeVisible();
  await expect(page.getByLabel('Título da aula')).toBeFocused();
});

test('what was typed comes back after the page was closed', async ({ teacherPage: page }) => {
  await page.goto('/upload');
  await page.getByLabel('Título da aula').fill('Rascunho guardado');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Rascunho guardado');
  await page.reload();
  await expect(page.getByText('Continuamos do seu rascunho')).toBeVisible();
  await expect(page.getByLabel('Título da aula')).toHaveValue('Rascunho guardado');
  await page.getByRole('button', { name: 'Começar do zero' }).click();
  await expect(page.getByLabel('Título da aula')).toHaveValue('');
});

test('a token read from the storage lets nobody in elsewhere', async ({ page, playwright, baseURL }) => {
  await page.goto('/local-login');
  await page.getByRole('tab', { name: 'Cadastro' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('Sobrenome').fill('Prova');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel(/Confirm/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await page.waitForURL('**/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('lousa.token'));
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/auth/user', { headers })).status()).toBe(200);
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  expect((await elsewhere.get('/api/auth/user', { headers })).status()).toBe(401);
  const asCookie = { Cookie: `lousa_session=${token}` };
  expect((await elsewhere.get('/api/auth/user', { headers: asCookie })).status()).toBe(401);
  await elsewhere.dispose();
});

test('a lesson that is not there says so and leads back', async ({ teacherPage: page }) => {
  await page.goto('/analysis/00000000-0000-7000-8000-000000000000');
  await expect(page.getByText('Aula não encontrada')).toBeVisible();
  await expect(page.getByRole('link', { name: /dashboard|projetos/i }).last()).toBeVisible();
});
