import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { createCardOrder } from '#shared/payments/payments.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

/** Opens an order at PayPal for the price on screen; the server refuses it where the price is another one by now. */
export async function createOrder({ id, price }: Pick<Lesson, 'id' | 'price'>): Promise<{ orderId: string }> {
  const order = await callApi(createCardOrder, {
    body: { lessonId: id, amount: price, currency: 'BRL', intent: 'capture' },
    idempotencyKey: crypto.randomUUID(),
  });
  return { orderId: order.id };
}
