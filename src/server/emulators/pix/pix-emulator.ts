import type { EmulatorOptions, RunningEmulator } from '#server/emulators/emulator.ts';
import { type Bank, newTransactionId } from './bank.ts';
import { writeAmount } from './emulator-money.ts';
import { type EmulatorTls, serveBank } from './emulator-server.ts';
import { openOAuth } from './oauth.ts';
import { openPlannedFaults, type PlannedFaults } from './planned-faults.ts';
import { type Payment, receivePix } from './receive-pix.ts';
import { returnByMed, settleRefund } from './refunds.ts';
import { COB_KIND, type StoredCob, type StoredRefund } from './stored-cob.ts';
import { openWebhooks, type PixWebhook } from './webhooks.ts';

/** The demonstration receiver's random key (EVP). */
const KEY = '7b9c1f04-52de-4a83-9e60-d1aa3f5c2b18';

export interface PixEmulatorOptions extends EmulatorOptions {
  /** `held`: callbacks wait for `control`; `auto` (unless told): they are sent and repeated a few times. */
  webhooks?: 'auto' | 'held';
  tls?: EmulatorTls;
}

/** A Pix bank on loopback. The API is at `${baseUrl}/v2`. */
export interface PixEmulator extends RunningEmulator {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  /** The receiver's Pix key. */
  key: string;
  control: PixControl;
}

/**
 * Plays a bank (PSP) with Banco Central's API Pix, and over `POST /emulator/cob/{txid}/pay` the payer's bank. It
 * shares no code with the client; all it knows is in the store but callbacks held back and what its tokens are signed with.
 */
export async function startPixEmulator(options: PixEmulatorOptions): Promise<PixEmulator> {
  const { store, clock, deliver, webhooks: mode = 'auto', tls } = options;
  const webhooks = openWebhooks(store, { mode, deliver });
  const bank: Bank = { store, clock, key: KEY, faults: openPlannedFaults(store), webhooks };
  const oauth = openOAuth(clock);
  const server = await serveBank(bank, oauth, tls);
  return {
    baseUrl: server.baseUrl,
    tokenUrl: `${server.baseUrl}/oauth/token`,
    clientId: oauth.clientId,
    clientSecret: oauth.clientSecret,
    key: KEY,
    control: openControl(bank),
    async close() {
      webhooks.close();
      await server.close();
    },
  };
}

/** A received Pix as the bank's own books have it. */
interface BookedPix {
  endToEndId: string;
  txid: string;
  amountCents: number;
  at: Date;
  refunds: Pick<StoredRefund, 'id' | 'amountCents' | 'status' | 'nature'>[];
}
/** A payment that never was, for a forged callback. */
interface ForgedPix {
  txid: string;
  endToEndId?: string;
  amountCents?: number;
}

/** What tests do at the bank. Whatever a bank would refuse is thrown with its reason. */
interface PixControl {
  pay(txid: string, payment?: Payment): Promise<{ endToEndId: string }>;
  /** The MED takes the whole of a Pix back, or what is left of it. */
  med(endToEndId: string): Promise<void>;
  completeRefund(refundId: string): Promise<void>;
  failRefund(refundId: string, motivo: string): Promise<void>;
  plan: PlannedFaults['plan'];
  books(): Promise<BookedPix[]>;
  /** The callbacks held back so far; they are taken from the queue. */
  heldWebhooks(): PixWebhook[];
  deliver(webhook: PixWebhook): Promise<{ status: number }>;
  /** Several callbacks in one. */
  group(webhooks: PixWebhook[]): PixWebhook;
  /** A callback that no payment stands behind. */
  forge(pix: ForgedPix[]): Promise<PixWebhook>;
}

function openControl(bank: Bank): PixControl {
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
    heldWebhooks: bank.webhooks.takeHeld,
    deliver: bank.webhooks.deliver,
    group(webhooks) {
      const [first] = webhooks;
      if (!first) throw new Error('nothing to group');
      return {
        ...first,
        body: JSON.stringify({ pix: webhooks.flatMap(({ body }) => JSON.parse(body).pix) }),
      };
    },
    forge: (forged) =>
      bank.webhooks.write(
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
