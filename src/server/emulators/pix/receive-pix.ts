import { type Bank, newTransactionId } from './bank.ts';
import { getCob } from './cobs.ts';
import { EmulatorProblem } from './emulator-problem.ts';
import { COB_KIND, E2E_KIND, type StoredCob, type StoredPix } from './stored-cob.ts';

export interface Payment {
  /** What the payer sends; the charge's own amount unless told. */
  amountCents?: number;
  /** Lets money in after expiry or removal, which a bank should refuse and some do not. */
  late?: true;
  /** Lets money in once more for a charge that is CONCLUIDA. */
  again?: true;
}

function refusePayment(cob: StoredCob, { late, again }: Payment, now: Date) {
  const refuse = (detail: string) => {
    throw new EmulatorProblem('PagamentoRecusado', detail);
  };
  const expiresAt = Date.parse(cob.createdAt) + cob.expiresInSeconds * 1000;
  if (cob.status === 'CONCLUIDA' && !again) refuse('Esta cobrança já foi paga.');
  if (cob.status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR' && !late) {
    refuse('Esta cobrança foi cancelada por quem recebe.');
  }
  if (cob.status === 'ATIVA' && now.getTime() >= expiresAt && !late) refuse('Este código Pix expirou.');
}

/**
 * The payer's bank: pays a charge. Whatever the amount, an ATIVA charge becomes CONCLUIDA (pix-api issue 232).
 */
export async function receivePix(
  bank: Bank,
  txid: string,
  payment: Payment = {},
): Promise<{ endToEndId: string }> {
  const now = bank.clock.now();
  refusePayment(await getCob(bank, txid), payment, now);
  const endToEndId = newTransactionId('E', now);
  // First, so that no crash leaves a Pix that cannot be found by its name.
  await bank.store.update(E2E_KIND, endToEndId, () => ({ txid }));
  let pix: StoredPix | null = null;
  const cob = await bank.store.update<StoredCob>(COB_KIND, txid, (found) => {
    if (!found) return null;
    refusePayment(found, payment, now);
    const amountCents = payment.amountCents ?? found.amountCents;
    pix = { endToEndId, amountCents, at: now.toISOString(), refunds: [] };
    return {
      ...found,
      status: found.status === 'ATIVA' ? 'CONCLUIDA' : found.status,
      received: [...found.received, pix],
    };
  });
  if (cob && pix) await bank.webhooks.announce(cob, pix);
  return { endToEndId };
}
