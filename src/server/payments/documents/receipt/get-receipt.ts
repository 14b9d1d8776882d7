import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { LESSON_STATUSES } from '#shared/lessons/lesson-status.ts';
import { findReceiptFacts } from './find-receipt-facts.ts';
import { renderReceipt } from './render-receipt.ts';

/**
 * Answers the receipt of a lesson as a PDF attachment, from paid on, also after the money went back.
 * @throws Problem `lesson_not_found`, also for what exists but is not the reader's; `wrong_state` before paid
 */
export async function getReceipt(
  deps: AppDeps,
  session: Session,
  { lessonId, reply }: { lessonId: string; reply: FastifyReply },
): Promise<FastifyReply> {
  const { db } = deps.database;
  const lesson = await findLesson(db, session, lessonId);
  const facts = await findReceiptFacts(db, lesson.id, deps.config.company);
  if (facts === null) {
    throw new Problem('wrong_state', {
      message: `A aula está em "${LESSON_STATUSES[lesson.status].label}": o recibo existe depois do pagamento.`,
      data: { lessonStatus: lesson.status },
    });
  }
  const pdf = await renderReceipt(facts);
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(`recibo-${facts.number}.pdf`, { type: 'attachment' }),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'content-length': pdf.length,
    })
    .send(pdf);
}
