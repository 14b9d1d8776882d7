import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  capture,
  createPaymentTest,
  lessonToPay,
  type PaymentTest,
  startCard,
  startPix,
} from '#tests/builders/payments.ts';

let pay: PaymentTest;
let lessonId = '';
let other = '';
beforeAll(async () => {
  pay = await createPaymentTest();
  const paid = await lessonToPay(pay);
  lessonId = paid.lessonId;
  const orderId = await startCard(paid.teacher, lessonId);
  await pay.paypal.control.approve(orderId);
  await capture(paid.teacher, orderId);
  const waiting = await lessonToPay(pay, paid.teacher);
  other = waiting.lessonId;
  await startPix(paid.teacher, other);
});
afterAll(() => pay.close());

/** Runs raw SQL as somebody with a database console would; answers the message of the refusal, null where it passed. */
async function refusalOf(...statements: string[]): Promise<string | null> {
  const client = await pay.test.deps.database.pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return null;
  } catch (error) {
    await client.query('rollback');
    return (error as Error).message;
  } finally {
    client.release();
  }
}
const chargeOf = (id: string) => `(select id from charges where lesson_id = '${id}')`;
const newCapture = (
  ref: string,
  set: { isSettling: boolean; status?: string; currency?: string; amount?: number },
) => `
  insert into payment_captures (attempt_id, charge_id, method, provider_ref, status, amount_cents, currency, is_settling, received_at, created_at)
  select a.id, a.charge_id, a.method, '${ref}', '${set.status ?? 'completed'}', ${set.amount ?? 4900}, '${set.currency ?? 'BRL'}', ${set.isSettling}, now(), now()
  from payment_attempts a where a.charge_id = ${chargeOf(lessonId)} limit 1`;
const newBooking = (ref: string, ...cents: number[]) => [
  `insert into ledger_transactions (ref, kind, lesson_id, is_live, booked_at) values ('${ref}', 'capture', '${lessonId}', false, now())`,
  ...cents.map(
    (amount) =>
      `insert into ledger_entries (transaction_id, account, amount_cents) select id, 'owed', ${amount} from ledger_transactions where ref = '${ref}'`,
  ),
];
const newRefund = (cents: number) => `
  insert into payment_refunds (id, capture_id, amount_cents, reason, created_at)
  select gen_random_uuid(), id, ${cents}, 'other', now() from payment_captures where charge_id = ${chargeOf(lessonId)} and is_settling`;

describe('the database itself refuses', () => {
  it('a second capture that settles a charge', async () => {
    expect(await refusalOf(newCapture('X-1', { isSettling: true }))).toContain(
      'payment_captures_one_settling',
    );
  });
  it('a settling capture that is no money, or not in reais', async () => {
    for (const set of [{ status: 'pending' }, { currency: 'USD' }]) {
      const undone = `update payment_captures set is_settling = false where is_settling and false`;
      expect(await refusalOf(undone, newCapture('X-2', { isSettling: true, ...set }))).toContain('settling');
    }
  });
  it('the same capture, order or key of a provider twice', async () => {
    expect(
      await refusalOf(newCapture('X-3', { isSettling: false }), newCapture('X-3', { isSettling: false })),
    ).toContain('payment_captures_provider_ref');
    const copy = (columns: string) => `
      insert into payment_attempts (id, charge_id, method, status, amount_cents, provider_ref, create_key, created_at, updated_at)
      select gen_random_uuid(), charge_id, method, 'expired', amount_cents, ${columns}, now(), now() from payment_attempts where charge_id = ${chargeOf(lessonId)} limit 1`;
    expect(await refusalOf(copy(`provider_ref, 'k1'`))).toContain('payment_attempts_provider_ref');
    expect(await refusalOf(copy(`'R-9', create_key`))).toContain('payment_attempts_create_key');
  });
  it('two Pix codes that live at once for one charge', async () => {
    const second = `
      insert into payment_attempts (id, charge_id, method, status, amount_cents, provider_ref, create_key, created_at, updated_at)
      select gen_random_uuid(), charge_id, 'pix', 'awaiting_payer', amount_cents, 'T-2', 'T-2', now(), now() from payment_attempts where charge_id = ${chargeOf(other)} limit 1`;
    expect(await refusalOf(second)).toContain('payment_attempts_one_live_pix');
  });
  it('a second open or settled charge of a lesson', async () => {
    const second = `insert into charges (lesson_id, price_version, amount_cents, is_live, created_at) values ('${lessonId}', 99, 4900, false, now())`;
    expect(await refusalOf(second)).toContain('charges_one_open_or_settled');
  });
  it('a booking that does not balance, or has one side', async () => {
    expect(await refusalOf(...newBooking('b1', 100, -99))).toContain('does not balance');
    expect(await refusalOf(...newBooking('b2', 100))).toContain('does not balance');
    expect(await refusalOf(...newBooking('b3'))).toContain('does not balance');
    expect(await refusalOf(...newBooking('b4', 100, -100))).toBeNull();
    expect(await refusalOf(...newBooking('b4', 100, -100))).toContain('ledger_transactions_ref');
  });
  it('every change of the ledger', async () => {
    for (const statement of [
      'update ledger_entries set amount_cents = amount_cents + 1',
      'update ledger_transactions set booked_at = now()',
      'delete from ledger_entries',
      'delete from ledger_transactions',
      'truncate ledger_entries',
      'truncate ledger_transactions cascade',
    ]) {
      expect([statement, await refusalOf(statement)]).toEqual([
        statement,
        expect.stringContaining('append-only'),
      ]);
    }
  });
  it('refunds beyond what came in, also in two steps', async () => {
    expect(await refusalOf(newRefund(4901))).toContain('refunds of a capture would pass');
    expect(await refusalOf(newRefund(4000), newRefund(901))).toContain('refunds of a capture would pass');
    expect(await refusalOf(newRefund(0))).toContain('payment_refunds_amount_positive');
  });
  it('a change of what a provider reported', async () => {
    for (const set of [
      'amount_cents = 1',
      `currency = 'USD'`,
      `status = 'pending', is_settling = false`,
      `provider_ref = 'Z'`,
    ]) {
      expect(await refusalOf(`update payment_captures set ${set}`)).toContain(
        'facts of a capture do not change',
      );
    }
  });
  it('to delete a live payment', async () => {
    const asLive = `update charges set is_live = true`;
    for (const table of ['payment_captures', 'payment_attempts', 'charges']) {
      expect(await refusalOf(asLive, `delete from ${table}`)).toContain('a live payment is never deleted');
    }
  });
  it('a manual payment without a reason', async () => {
    const manual = `
      insert into payment_attempts (id, charge_id, method, status, amount_cents, create_key, created_at, updated_at, note)
      select gen_random_uuid(), charge_id, 'manual', 'captured', amount_cents, 'm', now(), now(), ' ' from payment_attempts limit 1`;
    expect(await refusalOf(manual)).toContain('payment_attempts_manual_reason');
  });
  it('the same webhook twice', async () => {
    const webhook = `insert into provider_events (provider, event_id, type, body_sha256, received_at) values ('paypal', 'WH-1', 't', 'h', now())`;
    expect(await refusalOf(webhook, webhook)).toContain('provider_events_once');
  });
});
