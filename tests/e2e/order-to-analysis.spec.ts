import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { TYPED_EXAM } from '#tests/builders/typed-lessons.ts';
import { orderLesson } from './orders.ts';
import { expect, expectInTurn, newEmail, PASSWORD, test } from './product.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('a teacher signs up, orders with a file and reads the analysis of it', async ({ page }) => {
  await page.goto('/local-login');
  await page.getByRole('tab', { name: 'Cadastro' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Marina');
  await page.getByLabel('Sobrenome').fill('Teste');
  await page.getByLabel('E-mail').fill(newEmail());
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar senha').fill(PASSWORD);
  await expectInTurn(page);
  await page.getByRole('button', { name: 'Criar conta' }).click();

  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Nenhum projeto ainda')).toBeVisible();
  await expectInTurn(page);
  await page.getByRole('link', { name: 'Criar Primeira Apresentação' }).click();

  await page.waitForURL('**/upload**');
  await page.getByLabel('Título da aula').fill('Fotossíntese para o 7º ano');
  await page.locator('input[type=file]').setInputFiles({
    name: 'fotossíntese.docx',
    mimeType: DOCX,
    buffer: Buffer.from(writeSampleDocx(photosynthesis)),
  });
  // The file alone is enough; what it yields is told, and a size chosen stays.
  await expect(page.getByText(/Seu material rende cerca de \d+ slides/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('radio', { name: /slides/, checked: true })).toHaveCount(1);
  await page.getByRole('radio', { name: '15 slides' }).check();
  await page.locator('summary', { hasText: 'Prazo' }).click();
  await page.getByRole('radio', { name: 'Urgente', exact: true }).check();
  await expect(page.getByText('R$ 90').filter({ visible: true }).first()).toBeVisible();
  await expectInTurn(page);
  await page.getByRole('button', { name: 'Analisar com IA - Gratuito' }).filter({ visible: true }).click();

  await page.waitForURL('**/analysis/**');
  await expect(page.getByRole('heading', { level: 1, name: 'Fotossíntese para o 7º ano' })).toBeVisible();
  await expect(page.getByText('Aguardando Aprovação').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/^Sua aula (rende|daria) \d+/)).toBeVisible();
  const said = page.getByText(/clorofila|gás carbônico|elódea/i).filter({ visible: true });
  await expect(said.first()).toBeVisible();
  await expectInTurn(page);

  await page.getByRole('button', { name: 'Aprovar análise' }).filter({ visible: true }).click();
  await expect(
    page.getByText('Análise aprovada. Você pode prosseguir com o pagamento.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Aguardando Pagamento').first()).toBeVisible();
  await expectInTurn(page);
});

test('the analysing screen never stays behind, however late the answers come', async ({
  teacherPage: page,
}) => {
  /** Each answer about a lesson is held back up to 1.5 s, by turns, so that they come out of order. */
  const delays = [1500, 100, 900, 1300, 0, 700];
  let asked = 0;
  await page.route(/\/api\/lessons\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, delays[asked++ % delays.length]));
    await route.fulfill({ response });
  });
  for (let order = 1; order <= 6; order++) {
    asked = order;
    await page.goto('/upload?type=presentation');
    await page.getByLabel('Título da aula').fill(`Fotossíntese ${order}`);
    await page
      .getByRole('textbox', { name: 'Conteúdo' })
      .fill('A clorofila captura a luz do sol nas folhas.');
    await page.getByRole('button', { name: 'Analisar com IA - Gratuito' }).filter({ visible: true }).click();
    await page.waitForURL('**/analysis/**');
    await expect(page.getByText('Aguardando Aprovação').first()).toBeVisible({ timeout: 20_000 });
  }
});

test('a teacher says that the material is something else, without a mouse', { tag: '@once' }, async ({
  teacherPage: page,
  teacher,
}) => {
  const id = await orderLesson(page.request, teacher, 'Revisão de Biologia', TYPED_EXAM);
  await page.goto(`/analysis/${id}`);
  await expect(page.getByText('Li o seu material como uma prova.')).toBeVisible();
  await page.getByRole('button', { name: 'Por quê?' }).press('Enter');
  await expect(page.getByText('há questões com alternativas')).toBeVisible();
  await expectInTurn(page);
  await page.getByRole('button', { name: 'Não é isso?' }).press('Enter');
  await expectInTurn(page);
  await page.getByRole('radio', { name: 'Prova' }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Prova' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Apostila' }).check();
  await page.getByRole('button', { name: 'Refazer a análise' }).press('Enter');
  await expect(page.getByText('Li o seu material como uma apostila, como você disse.')).toBeVisible();
  await expectInTurn(page);
});
