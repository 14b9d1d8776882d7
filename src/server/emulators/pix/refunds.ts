import { type Bank, changePix, findPix, newTransactionId } from './bank.ts';
import { readAmount } from './emulator-money.ts';
import { EmulatorProblem } from './emulator-problem.ts';
import { COB_KIND, type StoredCob, type StoredPix, type StoredRefund, takenBack } from './stored-cob.ts';

const DAY_MS = 86_400_000;
/** API Pix: 90 days from the settlement of the Pix. */
const WINDOW_DAYS = 90;
type Outcome = Pick<StoredRefund, 'status' | 'reason'>;

const refusal = (detail: string) => new EmulatorProblem('PixDevolucaoInvalida', detail);

function newRefund(
  id: string,
  amountCents: number,
  nature: StoredRefund['nature'],
  { now, status, reason }: Outcome & { now: Date },
): StoredRefund {
  return {
    ...{ id, amountCents, nature, status, reason },
    rtrId: newTransactionId('D', now),
    requestedAt: now.toISOString(),
    settledAt: status === 'DEVOLVIDO' ? now.toISOString() : null,
  };
}

/** The id makes it repeatable: the same value is the same refund, another is refused. */
export async function putRefund(
  bank: Bank,
  { endToEndId, id, body, ...outcome }: { endToEndId: string; id: string; body: unknown } & Outcome,
): Promise<{ cob: StoredCob; pix: StoredPix; refund: StoredRefund }> {
  const amountCents = readAmount((body as { valor?: unknown } | null)?.valor);
  if (amountCents === null || !/^[a-zA-Z0-9]{1,35}$/.test(id)) {
    throw new EmulatorProblem('PixDevolucaoInvalida', 'A devolução não respeita o schema.', [
      'devolucao.valor',
    ]);
  }
  const now = bank.clock.now();
  let isNew = false;
  const { cob, pix } = await changePix(bank, endToEndId, (current) => {
    const found = current.refunds.find((refund) => refund.id === id);
    if (found?.amountCents === amountCents) return current;
    if (found) throw refusal('O id já foi usado por outra devolução deste Pix.');
    if (takenBack(current) + amountCents > current.amountCents) {
      throw refusal('A soma das devoluções excederia o valor do Pix.');
    }
    if (now.getTime() - Date.parse(current.at) > WINDOW_DAYS * DAY_MS) {
      throw refusal('O prazo de 90 dias para devolver este Pix passou.');
    }
    isNew = true;
    return {
      ...current,
      refunds: [...current.refunds, newRefund(id, amountCents, 'ORIGINAL', { now, ...outcome })],
    };
  });
  const refund = pickRefund(pix, id);
  if (isNew && refund.status !== 'EM_PROCESSAMENTO') await bank.webhooks.announce(cob, pix);
  return { cob, pix, refund };
}

export async function getRefund(bank: Bank, endToEndId: string, id: string): Promise<StoredRefund> {
  return pickRefund((await findPix(bank, endToEndId)).pix, id);
}

function pickRefund(pix: StoredPix, id: string): StoredRefund {
  const refund = pix.refunds.find((candidate) => candidate.id === id);
  if (!refund) throw new EmulatorProblem('PixDevolucaoNaoEncontrada', 'Nenhuma devolução com este id.');
  return refund;
}

/** Brings a refund that is under way to its end. */
export async function settleRefund(bank: Bank, id: string, outcome: Outcome): Promise<void> {
  const received = (await bank.store.list<StoredCob>(COB_KIND)).flatMap((cob) => cob.received);
  const under = received.find(({ refunds }) => refunds.some((refund) => refund.id === id));
  if (!under) throw new EmulatorProblem('PixDevolucaoNaoEncontrada', 'Nenhuma devolução com este id.');
  const settledAt = outcome.status === 'DEVOLVIDO' ? bank.clock.now().toISOString() : null;
  const { cob, pix } = await changePix(bank, under.endToEndId, (current) => {
    if (pickRefund(current, id).status !== 'EM_PROCESSAMENTO') throw refusal('A devolução já terminou.');
    return {
      ...current,
      refunds: current.refunds.map((refund) =>
        refund.id === id ? { ...refund, ...outcome, settledAt } : refund,
      ),
    };
  });
  await bank.webhooks.announce(cob, pix);
}

/** The Mecanismo Especial de Devolução takes all that is left of a Pix, without asking the receiver. */
export async function returnByMed(bank: Bank, endToEndId: string): Promise<void> {
  const now = bank.clock.now();
  const { cob, pix } = await changePix(bank, endToEndId, (current) => {
    const left = current.amountCents - takenBack(current);
    if (left <= 0) throw refusal('Nada deste Pix está com quem recebeu.');
    const id = `MED${crypto.randomUUID().replaceAll('-', '')}`.slice(0, 35);
    const med = newRefund(id, left, 'MED_FRAUDE', { now, status: 'DEVOLVIDO', reason: null });
    return { ...current, refunds: [...current.refunds, med] };
  });
  await bank.webhooks.announce(cob, pix);
}
