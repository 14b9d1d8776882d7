import { sellLesson } from './orders.ts';
import { signInAdmin, startProduction, takeSeat } from './people.ts';
import { expect, test } from './product.ts';

test('an admin answers, puts off, takes back and assigns from one list', async ({
  browser,
  baseURL,
  request,
}) => {
  const admin = await signInAdmin(request);
  const word = `Caixa ${Date.now()}`;
  const { lessonId } = await startProduction(request, `${word} conversa`);
  const lesson = await (
    await request.get(`/api/lessons/${lessonId}`, { headers: { Authorization: `Bearer ${admin.token}` } })
  ).json();
  const teacher = await (
    await request.post('/api/auth/local/login', {
      data: { email: lesson.user.email, password: 'segredo-de-teste-123' },
    })
  ).json();
  await request.post(`/api/lessons/${lessonId}/messages`, {
    headers: { Authorization: `Bearer ${teacher.token}` },
    data: { content: 'A diretora precisa dela na quinta?' },
  });
  await sellLesson(request, `${word} sem editor`);
  const page = await takeSeat(browser, { baseURL: baseURL ?? '', person: admin });
  await page.goto(`/caixa?q=${encodeURIComponent(word)}`);
  const list = page.getByRole('region', { name: 'Lista da caixa' });
  await expect(list.getByRole('link')).toHaveCount(2);

  // Put off by the keyboard, and taken back.
  await list.getByRole('link', { name: /A diretora precisa/ }).click();
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Amanhã às 8h' }).click();
  await expect(list.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('z');
  await expect(list.getByRole('link')).toHaveCount(2);

  // Answered in place: it leaves the list, what is read stays.
  await list.getByRole('link', { name: /A diretora precisa/ }).click();
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Sim, na quinta às 12h.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('log').getByText('Sim, na quinta às 12h.')).toBeVisible();

  // Assigned to the suggestion.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('sem editor marina');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Atribuir a / }).click();
  await expect(page.getByText('Isto já saiu da caixa.')).toBeVisible();
  await page.context().close();
});
