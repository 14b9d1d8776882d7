import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { requestDraft } from '#server/composition/composition.api.ts';
import { findLesson } from '#server/lessons/lessons.api.ts';
import { keepAcceptance } from '#server/payments/documents/keep-acceptance.ts';
import { openCharge } from '#server/payments/money/charges.ts';
import { toProviderProblem } from '#server/payments/money/gateway-error.ts';
import { lockPayment } from '#server/payments/money/locked-payment.ts';
import { readAttempt } from '#server/payments/money/payments.queries.ts';
import { type AttemptRow, attemptsTable, type ChargeRow } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { publishPayment } from '#server/payments/money/publish-payment.ts';
import { moveAttempt } from '#server/payments/settlement/move-attempt.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type IdempotentRequest, withIdempotency } from '#server/platform/http/idempotency.ts';
import type { Session } from '#server/platform/http/session.ts';
import { PIX_MINUTES } from '#shared/payments/payment-status.ts';
import { insertAttempt } from './insert-attempt.ts';

/**
 * Starts paying a lesson by Pix, or answers the attempt that lives. Kept before the provider is asked, so that
 * nothing is lost in between; its txid makes asking twice one charge.
 * @throws Problem `lesson_not_found`, `wrong_state`, `provider_unavailable`, `provider_refused`
 */
export async function startPixPayment(
  deps: PaymentsDeps,
  session: Session,
  { lessonId, ip, idempotency }: { lessonId: string; ip: string; idempotency: IdempotentRequest | null },
): Promise<AttemptRow> {
  const { body } = await withIdempotency(deps.database.db, idempotency, async (tx) => {
    const lesson = await findLesson(tx, session, lessonId, { lock: true });
    const now = deps.clock.now();
    const charge = await openCharge(tx, lesson, deps.gateways.isLive, now);
    await keepAcceptance(tx, { lesson, company: deps.config.company, now, ip });
    const live = await findLiveAttempt(tx, charge, now);
    // Made while the money is on its way; what nobody pays was a second of a child.
    await requestDraft(tx, deps, lesson);
    const { id } = live ?? (await insertPixAttempt(tx, charge, now));
    return { status: 201, body: { attemptId: id, title: lesson.title } };
  });
  const { attemptId, title } = body;
  const attempt = await readAttempt(deps.database.db, attemptId);
  return attempt.status === 'created' ? openPixCharge(deps, attempt, { lessonId, title }) : attempt;
}

/** At most one Pix of a charge lives; one whose code ran out makes room. */
async function findLiveAttempt(tx: Tx, charge: ChargeRow, now: Date): Promise<AttemptRow | null> {
  const ofCharge = and(
    eq(attemptsTable.chargeId, charge.id),
    eq(attemptsTable.method, 'pix'),
    inArray(attemptsTable.status, ['created', 'awaiting_payer']),
  );
  const isFresh = gt(attemptsTable.expiresAt, now);
  const [live] = await tx.select().from(attemptsTable).where(and(ofCharge, isFresh)).for('update');
  if (live) return live;
  await tx
    .update(attemptsTable)
    .set({ status: 'expired', nextCheckAt: now, checks: 0, updatedAt: now })
    .where(ofCharge);
  return null;
}

/** The provider's own end replaces the one kept here; an attempt whose charge never came to be must end as well. */
function insertPixAttempt(tx: Tx, charge: ChargeRow, now: Date): Promise<AttemptRow> {
  const id = randomUUID();
  const txid = id.replaceAll('-', '');
  const keys = { providerRef: txid, createKey: txid };
  return insertAttempt(tx, charge, { id, method: 'pix', ...keys, minutes: PIX_MINUTES, now });
}

/** Has the provider make the charge of an attempt, and keeps what the payer needs. */
async function openPixCharge(
  deps: PaymentsDeps,
  attempt: AttemptRow,
  { lessonId, title }: { lessonId: string; title: string },
): Promise<AttemptRow> {
  const charge = await deps.gateways.pix
    .createCharge({
      txid: attempt.createKey,
      amountCents: attempt.amountCents,
      expiresInSeconds: PIX_MINUTES * 60,
      description: `Lousa: ${title}`,
    })
    .catch((error: unknown) => {
      throw toProviderProblem(error);
    });
  const { copyPaste, expiresAt } = charge;
  return deps.database.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, attempt.id);
    if (locked.attempt.status !== 'created') return locked.attempt;
    if (!isSameKey(charge.key, deps.gateways.pixKey)) {
      deps.log.error({ attemptId: attempt.id }, 'the bank made a charge for another Pix key');
      return moveAttempt(tx, deps, locked, { status: 'failed', nextCheckAt: null, failure: 'foreign_key' });
    }
    const set = { status: 'awaiting_payer', pixCopyPaste: copyPaste, expiresAt } as const;
    const [opened] = await tx
      .update(attemptsTable)
      .set({ ...set, updatedAt: deps.clock.now() })
      .where(eq(attemptsTable.id, attempt.id))
      .returning();
    if (!opened) throw new Error('the attempt was not written');
    await publishPayment(tx, lessonId, opened.id);
    return opened;
  });
}

/** Banks write the same key in more than one way: letters of an e-mail, the country of a phone. */
function isSameKey(theirs: string, ours: string): boolean {
  const plain = (key: string) =>
    key
      .trim()
      .toLowerCase()
      .replace(/^\+55/, '')
      .replaceAll(/[^a-z0-9@]/g, '');
  return plain(theirs) === plain(ours);
}
