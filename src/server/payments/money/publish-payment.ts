import { lessonTopic } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { readPayment } from './payments.queries.ts';

/** Tells the open pages of a lesson how one of its payments stands, by the transaction's own view. */
export async function publishPayment(tx: Tx, lessonId: string, paymentId: string): Promise<void> {
  const { status } = await readPayment(tx, paymentId);
  await publishEvent(tx, { topic: lessonTopic(lessonId), type: 'payment', data: { paymentId, status } });
}
