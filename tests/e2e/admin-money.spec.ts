import type { APIRequestContext } from '@playwright/test';
import { signInAdmin } from './people.ts';
import { expect, expectWellMade, newEmail, PASSWORD, type SignedIn, signInPage, test } from './product.ts';

const CONTENT =
  'A fotossíntese é o processo pelo qual as plantas produzem seu alimento com a luz do sol. ' +
  'A clorofila, pigmento verde das folhas, captura a luz. A planta usa gás carbônico e água e libera oxigênio.';

const bearer = ({ token }: SignedIn) => ({ Authorization: `Bearer ${token}` });

/** A client of one's own with a lesson of R$ 29 paid by Pix; answers the e-mail. */
async function sellLesson(request: APIRequestContext, title: string): Promise<string> {
  const email = newEmail();
  const registered = await request.post('/api/auth/local/register', {
    data: { firstName: 'Marina', lastName: 'Teste', email, password: PASSWORD },
  });
  const headers = bearer((await registered.json()) as SignedIn);
  const ordered = await request.post('/api/lessons', {
    headers,
    multipart: { title, content: CONTENT, slideCount: '5', deliveryType: 'normal' },
  });
  const { id } = (await ordered.json()) as { id: string };
  const read = async (path: string) => (await (await request.get(path, { headers })).json()).status as string;
  await expect.poll(() => read(`/api/lessons/${id}`), { timeout: 30_000 }).toBe('waiting_approval');
  await request.put(`/api/lessons/${id}/approve`, { headers });
  const started = await request.post('/api/payments', { headers, data: { lessonId: id, method: 'pix' } });
  const payment = (await started.json()) as { id: string };
  await request.post(`/api/sandbox/payments/${payment.id}/pay`, { headers });
  await expect
    .poll(async () => {
      await request.post(`/api/payments/${payment.id}/check`, { headers });
      return read(`/api/payments/${payment.id}`);
    })
    .toBe('paid');
  return email;
}

test('an admin finds a payment, gives it back in full and sees what became of it', async ({
  page,
  request,
}) => {
  const email = await sellLesson(request, 'Fotossíntese para devolver');
  await signInPage(page, await signInAdmin(request));

  await page.goto('/admin-functional?aba=financeiro');
  await expect(page.getByText('Receita por mês')).toBeVisible();
  await expect(page.locator('.osso')).toHaveCount(0);
  await page.getByText('Ver a receita em tabela').click();
  await expectWellMade(page);

  await page.getByRole('searchbox', { name: 'Buscar pagamento' }).fill(email);
  await expect(page.getByText('1 pagamento', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/aba=financeiro.*q=/);
  await page.getByRole('button', { name: /^Detalhes/ }).click();
  await expectWellMade(page);

  await page.getByRole('button', { name: 'Devolver valor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Valor a devolver').fill('9999');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('O valor passa do que ainda pode ser devolvido')).toBeVisible();
  await expect(dialog.getByText('Escreva o motivo')).toBeVisible();
  await expectWellMade(page);
  await dialog.getByLabel('Valor a devolver').fill('29,00');
  await dialog.getByLabel('Motivo').fill('Pedido em dobro');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByText('a aula “Fotossíntese para devolver” será cancelada')).toBeVisible();
  await expectWellMade(page);
  await dialog.getByRole('button', { name: /^Devolver R\$/ }).click();

  await expect(page.getByText(/^Devolução de R\$\s29 concedida/).first()).toBeVisible();
  await expect(page.getByText('Devolvido', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Comparar agora' }).click();
  await expect(page.getByText('Os livros e os provedores concordam').first()).toBeVisible();
  await expectWellMade(page);

  await page.getByRole('tab', { name: 'Clientes e projetos' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectWellMade(page);
});
