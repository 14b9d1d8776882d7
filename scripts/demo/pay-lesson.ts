import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Answer, ApiClient } from '#tests/builders/api-client.ts';

/** Pays as a customer of the sandbox does: most by Pix, some by card, so that both are in the books. */
export async function payLesson(teacher: ApiClient, { id: lessonId, title, price }: Lesson): Promise<void> {
  const call = async (answer: Promise<Answer>) => {
    const { status, text, json } = await answer;
    if (status >= 300) throw new Error(`paying "${title}" was refused with ${status}: ${text}`);
    return json;
  };
  if (title.length % 3 !== 0) {
    const payment = await call(teacher.post('/api/payments', { lessonId, method: 'pix' }));
    await call(teacher.post(`/api/sandbox/payments/${payment.id}/pay`));
    await call(teacher.post(`/api/payments/${payment.id}/check`));
    return;
  }
  const order = { lessonId, amount: price, currency: 'BRL', intent: 'capture' };
  const { id } = await call(teacher.post('/api/paypal/order', order));
  await call(teacher.post(`/api/sandbox/paypal/${id}/approve`, { outcome: 'approved' }));
  await call(teacher.post(`/api/paypal/order/${id}/capture`));
}
