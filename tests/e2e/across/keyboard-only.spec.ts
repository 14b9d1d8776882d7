import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { Keyboard } from '#tests/e2e/keyboard.ts';
import { expect, newEmail, PASSWORD, test } from '#tests/e2e/product.ts';
import { soakTurn } from '#tests/setup/soak.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TITLE = 'Fotossíntese sem mouse';

// The story of a booklet, whose studio is worked by keyboard too, has the other turn.
test.skip(!soakTurn(0, 'an order by keyboard alone', 2), 'has its turn with another seed');

test('a visitor signs up, orders with a file, approves and pays by Pix with the keyboard alone', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const keys = await Keyboard.of(page);

  await test.step('from the landing page to the account', async () => {
    await page.goto('/landing');
    expect(await keys.step()).toEqual({ role: 'link', name: 'Pular para o conteúdo' });
    await keys.press('Enter');
    await keys.goTo('link', 'Criar Apresentação');
    await keys.expectNamed();
    await keys.press('Enter');
    // Whoever has no account comes to Cadastro at once, and from there on to what was asked for.
    await page.waitForURL(/\/local-login\?/);
    await keys.goTo('tab', 'Cadastro');
    await keys.goTo('button', 'Criar conta');
    await keys.press('Enter');
    await expect(page.getByText('Nome deve ter pelo menos 2 caracteres', { exact: true })).toBeVisible();
    expect(await keys.here()).toEqual({ role: 'textbox', name: 'Nome' });
    await keys.type('Tecla');
    for (const [name, text] of [
      ['Sobrenome', 'Teste'],
      ['E-mail', newEmail()],
      ['Senha', PASSWORD],
      ['Confirmar senha', PASSWORD],
    ] as const) {
      await keys.goTo('textbox', name);
      await keys.type(text);
    }
    await keys.press('Enter');
    await page.waitForURL('**/upload**');
  });

  await test.step('to the order, where an empty one leads to its first fault', async () => {
    // The heading stands in the document before the app does.
    await expect(page.getByRole('button', { name: 'Analisar com IA - Gratuito' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Nova apresentação' })).toBeVisible();
    expect(await keys.step()).toEqual({ role: 'link', name: 'Pular para o conteúdo' });
    await keys.press('Enter');
    await expect(page.locator('#conteudo')).toBeFocused();
    await keys.expectNamed();
    await keys.goTo('button', 'Analisar com IA - Gratuito');
    await keys.press('Enter');
    await expect(page.getByText('Título é obrigatório', { exact: true })).toBeVisible();
    expect(await keys.here()).toEqual({ role: 'textbox', name: 'Título da aula' });
  });

  await test.step('the order, field by field', async () => {
    await keys.type(TITLE);
    await keys.goTo('textbox', 'Conteúdo');
    await keys.type('Não pode faltar a clorofila.');
    // Asked for before the way there: right before the key, a busy page takes the key first and nobody hears of the dialog.
    const opened = page.waitForEvent('filechooser');
    await keys.goTo('button', 'Escolher arquivo');
    await keys.press('Enter');
    const dialog = await opened;
    const buffer = Buffer.from(writeSampleDocx(photosynthesis));
    await dialog.setFiles({ name: 'aula.docx', mimeType: DOCX, buffer });
    await keys.hear(/Seu material rende cerca de/, 60_000);
    await keys.goTo('radio', /slides$/);
    const ten = page.getByRole('radio', { name: '10 slides' });
    for (let presses = 0; presses < 4 && !(await ten.isChecked()); presses++) await keys.press('ArrowLeft');
    await expect(ten).toBeChecked();
    await keys.goTo('DisclosureTriangle', /^Formato/);
    await keys.press('Enter');
    await keys.goTo('radio', 'PowerPoint');
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Google Slides' })).toBeChecked();
    await keys.goTo('DisclosureTriangle', /^Prazo/);
    await keys.press('Enter');
    await keys.goTo('radio', 'Normal');
    await keys.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Urgente', exact: true })).toBeChecked();
    await keys.hear(/R\$\s64/);
    await keys.goTo('DisclosureTriangle', /^Turma/);
    await keys.press('Enter');
    await keys.goTo('combobox', 'Nível de ensino');
    await keys.press('ArrowDown');
    await keys.goTo('textbox', 'Público-alvo');
    await keys.type('7º ano');
    await keys.goTo('button', 'Analisar com IA - Gratuito');
    await keys.press('Enter');
    await page.waitForURL('**/analysis/**');
  });

  await test.step('the analysis is said to be ready, and a dialog gives the focus back', async () => {
    await keys.hear('A análise está pronta.', 60_000);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await keys.expectNamed();
    await keys.goTo('button', 'Solicitar Ajustes');
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Solicitar Ajustes' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    // Tab goes round inside it.
    for (let stops = 0; stops < 6; stops++) await keys.step();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await keys.here()).toEqual({ role: 'button', name: 'Solicitar Ajustes' });
    await keys.goTo('button', 'Aprovar análise');
    await keys.press('Space');
  });

  await test.step('Pix: the code is copied, and the payment confirms itself', async () => {
    await keys.hear('Análise aprovada. Você pode prosseguir com o pagamento.');
    await expect(page.getByLabel('Pix copia e cola')).toHaveValue(/^000201/);
    await expect.poll(() => keys.here()).toEqual({ role: 'heading', name: TITLE });
    await keys.expectNamed();
    await expect(page.getByRole('region', { name: 'Pagar com PIX' })).toMatchAriaSnapshot(`
      - region "Pagar com PIX":
        - img /QR Code Pix de R\\$\\s64/
        - heading /./ [level=2]
        - textbox "Pix copia e cola"
        - timer "Tempo para pagar este código"
        - status: /Esperando o banco avisar/
    `);
    await keys.goTo('radio', 'PIX');
    await keys.press('ArrowRight');
    await expect(page.getByText('A Lousa não vê nem guarda o número.')).toBeVisible();
    await keys.press('ArrowLeft');
    await expect(page.getByLabel('Pix copia e cola')).toHaveValue(/^000201/);
    await keys.goTo('button', 'Copiar código Pix');
    await keys.press('Enter');
    await keys.hear('copiado');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^000201/);
    await keys.goTo('button', 'Já paguei', 'Shift+Tab');
    await keys.goTo('button', 'Simular pagamento do banco');
    await keys.press('Enter');
    const name = 'Pagamento aprovado! Sua apresentação entrará na fila de produção.';
    await keys.hear(name);
    await expect(page.getByText(/Sua aula chega até/)).toBeVisible();
    await keys.expectNamed();
  });

  await test.step('no screen holds the focus for good: Tab comes to the last link of the page', async () => {
    await keys.goTo('link', /LGPD/);
    await keys.goTo('link', 'Pular para o conteúdo');
  });

  await test.step('the menu of the account opens, closes and signs out', async () => {
    await keys.goTo('button', 'Menu de Tecla');
    await keys.press('Enter');
    await expect(page.getByRole('menuitem')).toHaveText(['Dashboard', 'Configurações', 'Sair']);
    await keys.press('Escape');
    await expect.poll(() => keys.here()).toEqual({ role: 'button', name: 'Menu de Tecla' });
    await keys.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await keys.press('End');
    await expect.poll(() => keys.here()).toEqual({ role: 'menuitem', name: 'Sair' });
    await keys.press('Enter');
    await page.waitForURL('**/local-login');
    await page.goto('/dashboard');
    await page.waitForURL(/\/local-login\?/);
  });
});
