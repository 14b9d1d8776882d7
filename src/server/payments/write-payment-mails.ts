import { eq } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { type MailWriter, type WrittenMail, writeMail } from '#server/platform/mail/mails.ts';
import { DIFFERENCE_KINDS } from '#shared/payments/differences.ts';
import { summarise } from './documents/keep-acceptance.ts';
import { differencesTable } from './money/differences.table.ts';
import { paymentMail } from './money/payment-mail.ts';
import { readAttempt } from './money/payments.queries.ts';
import { chargesTable } from './money/payments.table.ts';
import type { PaymentsDeps } from './money/payments-deps.ts';
import { refundRequestsTable } from './money/refunds.table.ts';
import {
  writeConfirmed,
  writeDifference,
  writeRefundAsked,
  writeRefundDenied,
  writeRefunded,
} from './payment-letters.ts';
import { findRefund } from './settlement/find-refund.ts';

const lessons = lessonsAs('lesson');
const owners = peopleAs('owner');

/** Mails about money; nobody can do without them, so no choice is asked. */
export const writePaymentMails = (deps: PaymentsDeps): MailWriter =>
  writeMail(paymentMail, (payload) => write(deps, payload));

type Payload = ReturnType<typeof paymentMail.schema.parse>;

async function write(deps: PaymentsDeps, payload: Payload): Promise<WrittenMail | null> {
  const { db } = deps.database;
  if (payload.kind === 'difference') {
    const named = eq(differencesTable.id, payload.differenceId);
    const [found] = await db.select().from(differencesTable).where(named);
    if (!found) return null;
    const link = `${deps.config.publicUrl}/admin-functional?aba=financeiro`;
    return {
      to: deps.config.adminEmail,
      letter: writeDifference(DIFFERENCE_KINDS[found.kind], found.detail, link),
    };
  }
  if (payload.kind === 'refund_asked' || payload.kind === 'refund_denied') {
    const named = eq(refundRequestsTable.id, payload.requestId);
    const [request] = await db.select().from(refundRequestsTable).where(named);
    if (!request) return null;
    const about = await readLesson(deps, request.lessonId);
    if (payload.kind === 'refund_denied')
      return { ...recipient(about), letter: writeRefundDenied(about, request.answer ?? '') };
    const link = `${deps.config.publicUrl}/admin-functional?aba=financeiro`;
    return {
      to: deps.config.adminEmail,
      lessonId: request.lessonId,
      letter: writeRefundAsked({ ...about, link }, request.reason),
    };
  }
  const attempt = await readAttempt(db, payload.attemptId);
  const [charge] = await db.select().from(chargesTable).where(eq(chargesTable.id, attempt.chargeId));
  if (!charge) return null;
  const about = await readLesson(deps, charge.lessonId);
  if (payload.kind === 'refunded') {
    const { refund } = await findRefund(db, payload.refundId);
    return { ...recipient(about), letter: writeRefunded(about, refund) };
  }
  const summary = summarise(about.lesson, deps.config.company, attempt.createdAt);
  return {
    ...recipient(about),
    letter: writeConfirmed(about, { attempt, lesson: about.lesson, summary }),
  };
}

const recipient = ({
  email,
  ownerId,
  lesson,
}: {
  email: string;
  ownerId: string;
  lesson: { id: string };
}) => ({
  to: email,
  toUserId: ownerId,
  lessonId: lesson.id,
});

async function readLesson({ database, config }: PaymentsDeps, lessonId: string) {
  const [found] = await database.db
    .select({ lesson: lessons, ownerId: owners.id, email: owners.email })
    .from(lessons)
    .innerJoin(owners, eq(owners.id, lessons.ownerId))
    .where(eq(lessons.id, lessonId));
  if (!found) throw new Error('a payment without its lesson');
  return { ...found, title: found.lesson.title, link: `${config.publicUrl}/analysis/${lessonId}` };
}
