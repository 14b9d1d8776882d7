import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import type { Clock } from '#server/platform/clock.ts';
import { EmulatorProblem } from './emulator-problem.ts';
import type { PlannedFaults } from './planned-faults.ts';
import { COB_KIND, E2E_KIND, type StoredCob, type StoredPix } from './stored-cob.ts';
import type { Webhooks } from './webhooks.ts';

/** The emulated bank: everything a call works on. */
export interface Bank {
  store: SandboxStore;
  clock: Clock;
  /** The receiver's Pix key. */
  key: string;
  faults: PlannedFaults;
  webhooks: Webhooks;
}

/** The transaction id of one Pix: E or D, ISPB, minute in UTC, 11 of the bank's own. */
export function newTransactionId(prefix: 'E' | 'D', at: Date): string {
  const minute = at.toISOString().replaceAll(/\D/g, '').slice(0, 12);
  return `${prefix}00000000${minute}${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`;
}

/** The charge of a received Pix, and the Pix. */
export async function findPix(bank: Bank, endToEndId: string): Promise<{ cob: StoredCob; pix: StoredPix }> {
  const entry = await bank.store.get<{ txid: string }>(E2E_KIND, endToEndId);
  const cob = entry && (await bank.store.get<StoredCob>(COB_KIND, entry.txid));
  const pix = cob?.received.find((received) => received.endToEndId === endToEndId);
  if (!cob || !pix) throw new EmulatorProblem('PixNaoEncontrado', 'Nenhum Pix com este endToEndId.');
  return { cob, pix };
}

/** Changes one received Pix alone; answers it as it stands afterwards. */
export async function changePix(bank: Bank, endToEndId: string, change: (pix: StoredPix) => StoredPix) {
  const { cob: found } = await findPix(bank, endToEndId);
  const cob = await bank.store.update<StoredCob>(COB_KIND, found.txid, (current) =>
    current
      ? {
          ...current,
          received: current.received.map((pix) => (pix.endToEndId === endToEndId ? change(pix) : pix)),
        }
      : null,
  );
  const pix = cob?.received.find((received) => received.endToEndId === endToEndId);
  if (!cob || !pix) throw new EmulatorProblem('PixNaoEncontrado', 'Nenhum Pix com este endToEndId.');
  return { cob, pix };
}
