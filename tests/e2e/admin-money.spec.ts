import { sellLesson } from './orders.ts';
import { signInAdmin } from './people.ts';
import { expect, expectInTurn, signInPage, test } from './product.ts';

test('an admin finds a payment, gives it back in full and sees what became of it', async ({
  page,
  request,
}) => {
  const { email } = await sellLesson(request, 'Fotossíntese para devolver');
  await signInPage(page, await signInAdmin(request));

  await page.goto('/admin-functional?aba=financeiro');
  await expect(page.getByText('Receita por mês')).toBeVisible();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await page.getByText('Ver a receita em tabela').click();
  await expectInTurn(page);

  await page.getByRole('tab', { name: 'Pagamentos' }).click();
  await page.getByRole('searchbox', { name: 'Buscar pagamento' }).fill(email);
  await expect(page.getByText('1 pagamento', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/aba=financeiro.*q=/);
  await page.getByRole('button', { name: /^Detalhes/ }).click();
  await expectInTurn(page);

  await page.getByRole('button', { name: 'Reembolsar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Valor do reembolso').fill('9999');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('O valor passa do que ainda pode ser reembolsado')).toBeVisible();
  await expect(dialog.getByText('Escreva o motivo')).toBeVisible();
  await expectInTurn(page);
  await dialog.getByLabel('Valor do reembolso').fill('90,00');
  await dialog.getByLabel('Motivo').fill('Pedido em dobro');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('a aula “Fotossíntese para devolver” será cancelada')).toBeVisible();
  await expectInTurn(page);
  await dialog.getByRole('button', { name: /^Reembolsar R\$/ }).click();

  await expect(page.getByText(/^Reembolso de R\$\s90 concedido/).first()).toBeVisible();
  await expect(
    page.getByText('Reembolsado', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.getByRole('tab', { name: /^Reembolsos/ }).click();
  await expect(page.getByText('Outro motivo: Pedido em dobro').first()).toBeVisible();
  await expectInTurn(page);
  await page.getByRole('tab', { name: 'Notas fiscais' }).click();
  await expectInTurn(page);
  await page.getByRole('tab', { name: /^Diferenças/ }).click();
  await page.getByRole('button', { name: 'Comparar agora' }).click();
  await expect(page.getByText('Os livros e os provedores concordam').first()).toBeVisible();
  await expectInTurn(page);

  await page.getByRole('tab', { name: 'Clientes e projetos' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectInTurn(page);
});
