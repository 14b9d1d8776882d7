import { orderApproved, orderLesson, statusOf } from './orders.ts';
import { expect, test } from './product.ts';

test('what was asked is answered under its own title, and another size is one tap and a confirmation away', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  const id = await orderLesson(request, teacher, 'Aula a ajustar');
  await page.goto(`/analysis/${id}`);
  await page.getByRole('button', { name: 'Solicitar Ajustes' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Solicitar Ajustes' });
  await dialog.getByLabel('O que deve mudar?').fill('Não quero falar de clorofila.\nSó 5 slides');
  await dialog.getByRole('button', { name: 'Enviar pedido' }).dblclick();
  await expect(page.getByRole('heading', { name: 'O que você pediu' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Tirei “clorofila” do plano')).toBeVisible();
  await expect(page.getByText('Erro', { exact: true })).toHaveCount(0);
  await expect(page.getByText('15 slides, PowerPoint')).toBeVisible();

  await page.getByRole('button', { name: 'Mudar para 5 slides · R$ 38' }).first().click();
  const change = page.getByRole('dialog', { name: 'Mudar tamanho ou prazo' });
  await expect(change.getByText('de R$ 90 para')).toBeVisible();
  await change.getByRole('radio', { name: '10 slides' }).press('ArrowUp');
  await expect(change.getByRole('radio', { name: '5 slides', exact: true })).toBeChecked();
  await change.getByRole('button', { name: 'Confirmar · R$ 38' }).dblclick();
  await expect(page.getByText(/(?<!\d)5 slides, PowerPoint/)).toBeVisible({ timeout: 30_000 });
  expect(await statusOf(request, teacher.token, id)).toMatchObject({ price: 38, slideCount: 5 });
});

test('while paying, another delivery keeps the approval and brings a code of the new price', async ({
  teacherPage: page,
  teacher,
  request,
}) => {
  const id = await orderApproved(request, teacher, 'Aula com pressa');
  await page.goto(`/analysis/${id}`);
  const code = page.getByLabel('Pix copia e cola');
  await expect(code).toHaveValue(/540590\.00/);
  await page.getByRole('button', { name: 'Mudar tamanho ou prazo' }).click();
  const change = page.getByRole('dialog', { name: 'Mudar tamanho ou prazo' });
  await change.getByRole('button', { name: 'Confirmar · R$ 90' }).click();
  await expect(change.getByText('Escolha outro tamanho, prazo ou formato.')).toBeVisible();
  await change.getByRole('radio', { name: 'Expressa' }).check();
  await expect(change.getByText('A sua aprovação continua valendo.')).toBeVisible();
  await change.getByRole('button', { name: 'Confirmar · R$ 138' }).click();
  await expect(change).toBeHidden();
  await expect(code).toHaveValue(/5406138\.00/);
  expect((await statusOf(request, teacher.token, id)).status).toBe('waiting_payment');
});
