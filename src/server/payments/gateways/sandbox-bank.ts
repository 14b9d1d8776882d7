import * as z from 'zod/mini';
import type { SandboxBank } from '#server/payments/money/payments-deps.ts';
import type { RunningEmulator } from '#server/emulators/emulator.ts';
import { Problem } from '#server/platform/http/problem.ts';

const paidSchema = z.object({ endToEndId: z.string() });

/** The payer's side of the emulators, over HTTP like everything else about them. */
export function openSandboxBank(
  card: RunningEmulator | null,
  pix: RunningEmulator | null,
): SandboxBank | null {
  if (card === null || pix === null) return null;
  return {
    async payPix(txid) {
      return paidSchema.parse(await post(`${pix.baseUrl}/emulator/cob/${encodeURIComponent(txid)}/pay`, {}));
    },
    async decideCard(orderId, outcome) {
      await post(`${card.baseUrl}/emulator/orders/${encodeURIComponent(orderId)}/buyer`, { outcome });
    },
  };
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status === 404) throw new Problem('payment_not_found');
  if (!response.ok) {
    throw new Problem('wrong_state', {
      message: 'O banco de demonstração recusou: esta cobrança não pode mais ser paga.',
    });
  }
  return response.json();
}
