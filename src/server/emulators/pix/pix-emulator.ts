import { type Bank, newTransactionId } from './bank.ts';
import { writeAmount } from './emulator-money.ts';
import type { PixNotice } from './webhooks.ts';
import type { PlannedFaults } from './planned-faults.ts';
import { type Payment, receivePix } from './receive-pix.ts';
import { returnByMed, settleRefund } from './refunds.ts';
import { COB_KIND, type StoredCob, type StoredRefund } from './stored-cob.ts';

/** A received Pix as the bank's own books have it. */
export interface BookedPix {
  endToEndId: string;
  txid: string;
  amountCents: number;
  at: Date;
  refunds: Pick<StoredRefund, 'id' | 'amountCents' | 'status' | 'nature'>[];
}
/** A payment that never was, for a forged callback. */
export interface ForgedPix {
  txid: string;
  endToEndId?: string;
  amountCents?: number;
}

/** What tests do at the bank. Whatever a bank would refuse is thrown with its reason. */
export interface PixControl {
  pay(txid: string, payment?: Payment): Promise<{ endToEndId: string }>;
  /** The MED takes the whole of a Pix back, or what is left of it. */
  med(endToEndId: string): Promise<void>;
  completeRefund(refundId: string): Promise<void>;
  failRefund(refundId: string, motivo: string): Promise<void>;
  plan: PlannedFaults['plan'];
  books(): Promise<BookedPix[]>;
  /** The callbacks held back so far; they are taken from the queue. */
  heldNotices(): PixNotice[];
  deliver(notice: PixNotice): Promise<{ status: number }>;
  /** Several callbacks in one. */
  group(notices: PixNotice[]): PixNotice;
  /** A callback that no payment stands behind. */
  forge(pix: ForgedPix[]): Promise<PixNotice>;
}

export function openControl(bank: Bank): PixControl {
  return {
    pay: (txid, payment) => receivePix(bank, txid, payment),
    med: (endToEndId) => returnByMed(bank, endToEndId),
    completeRefund: (id) => settleRefund(bank, id, { status: 'DEVOLVIDO', reason: null }),
    failRefund: (id, reason) => settleRefund(bank, id, { status: 'NAO_REALIZADO', reason }),
    plan: bank.faults.plan,
    async books() {
      const cobs = await bank.store.list<StoredCob>(COB_KIND);
      return cobs.flatMap(({ txid, received }) =>
        received.map(({ endToEndId, amountCents, at, refunds }) => ({
          ...{ endToEndId, txid, amountCents, at: new Date(at) },
          refunds: refunds.map(({ id, amountCents: cents, status, nature }) => ({
            ...{ id, amountCents: cents, status, nature },
          })),
        })),
      );
    },
    heldNotices: bank.notices.takeHeld,
    deliver: bank.notices.deliver,
    group(notices) {
      const [first] = notices;
      if (!first) throw new Error('nothing to group');
      return { ...first, body: JSON.stringify({ pix: notices.flatMap(({ body }) => JSON.parse(body).pix) }) };
    },
    forge: (forged) =>
      bank.notices.write(
        bank.key,
        forged.map(({ txid, endToEndId, amountCents = 100 }) => ({
          endToEndId: endToEndId ?? newTransactionId('E', bank.clock.now()),
          txid,
          valor: writeAmount(amountCents),
          chave: bank.key,
          horario: bank.clock.now().toISOString(),
        })),
      ),
  };
}
