import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectInTurn, newEmail, PASSWORD, type SignedIn } from './product.ts';

const CONTENT =
  'A fotossíntese é o processo pelo qual as plantas produzem seu alimento com a luz do sol. ' +
  'A clorofila, pigmento verde das folhas, captura a luz. A planta usa gás carbônico e água e libera oxigênio.';

/** A lesson of 15 slides, urgent: R$ 90. Answers its id once it waits for approval. */
export async function orderLesson(
  request: APIRequestContext,
  { token }: SignedIn,
  title: string,
  content = CONTENT,
): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.post('/api/lessons', {
    headers,
    multipart: { title, content, slideCount: '15', deliveryType: 'urgent' },
  });
  const { id } = (await answer.json()) as { id: string };
  await expect
    .poll(async () => (await statusOf(request, token, id)).status, { timeout: 30_000 })
    .toBe('waiting_approval');
  return id;
}

export async function statusOf(request: APIRequestContext, token: string, id: string) {
  const answer = await request.get(`/api/lessons/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as { status: string };
}

const bearer = ({ token }: SignedIn) => ({ Authorization: `Bearer ${token}` });

/** The same, approved: it waits for payment. */
export async function orderApproved(
  request: APIRequestContext,
  teacher: SignedIn,
  title: string,
  content = CONTENT,
): Promise<string> {
  const id = await orderLesson(request, teacher, title, content);
  await request.put(`/api/lessons/${id}/approve`, { headers: bearer(teacher) });
  return id;
}

/** A client of one's own with a lesson paid by Pix. */
export async function sellLesson(
  request: APIRequestContext,
  title: string,
  content = CONTENT,
): Promise<{ id: string; email: string; teacher: SignedIn }> {
  const email = newEmail();
  const registered = await request.post('/api/auth/local/register', {
    data: { firstName: 'Marina', lastName: 'Teste', email, password: PASSWORD },
  });
  const teacher = (await registered.json()) as SignedIn;
  const headers = bearer(teacher);
  const id = await orderApproved(request, teacher, title, content);
  const started = await request.post('/api/payments', { headers, data: { lessonId: id, method: 'pix' } });
  const payment = (await started.json()) as { id: string };
  await request.post(`/api/sandbox/payments/${payment.id}/pay`, { headers });
  await expect
    .poll(async () => {
      await request.post(`/api/payments/${payment.id}/check`, { headers });
      return (await statusOf(request, teacher.token, id)).status;
    })
    .toBe('paid');
  return { id, email, teacher };
}

/** A look in turn at what a paid card's page says for two seconds; the screen it leaves for is held back so long. */
export async function expectGoodNews(page: Page): Promise<void> {
  const looked = Promise.withResolvers<void>();
  await page.route('**/dashboard*', async (route) => {
    await looked.promise;
    await route.continue();
  });
  const news = page.getByText('Pagamento aprovado! Sua apresentação entrará na fila de produção.');
  await expect(news).toBeVisible();
  await expectInTurn(page);
  looked.resolve();
}
