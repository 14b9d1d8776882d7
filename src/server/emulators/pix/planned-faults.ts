import type { SandboxStore } from '#server/emulators/sandbox-store.ts';

export type PixOperation = 'create' | 'get' | 'remove' | 'refund' | 'get_refund' | 'list' | 'token';
/**
 * `before` and `after` say whether the call has had its effect. A timeout drops the connection without an answer:
 * to a client the same as one that never comes, without the wait.
 */
export type PixFault =
  | 'timeout_before'
  | 'timeout_after'
  | 'error_503_before'
  | 'error_503_after'
  | 'refund_pending'
  | 'refund_failed'
  | 'without_copy_paste';

interface PlannedFault {
  operation: PixOperation;
  fault: PixFault;
  times: number;
  txid: string | null;
}
const KIND = 'pix_plan';
const ID = 'all';

export interface PlannedFaults {
  plan(operation: PixOperation, fault: PixFault, about?: { times?: number; txid?: string }): Promise<void>;
  /** The next fault planned for such a call, used up by being taken. */
  take(operation: PixOperation, findTxid: () => Promise<string | null>): Promise<PixFault | null>;
}

export function openPlannedFaults(store: SandboxStore): PlannedFaults {
  return {
    async plan(operation, fault, { times = 1, txid } = {}) {
      await store.update<PlannedFault[]>(KIND, ID, (plan) => [
        ...(plan ?? []),
        { operation, fault, times, txid: txid ?? null },
      ]);
    },
    async take(operation, findTxid) {
      const standing = await store.get<PlannedFault[]>(KIND, ID);
      if (!standing?.some((planned) => planned.operation === operation)) return null;
      const txid = await findTxid();
      let taken: PixFault | null = null;
      await store.update<PlannedFault[]>(KIND, ID, (plan) => {
        const fitting = plan?.find((p) => p.operation === operation && (p.txid === null || p.txid === txid));
        if (!plan || !fitting) return null;
        taken = fitting.fault;
        fitting.times -= 1;
        return plan.filter((planned) => planned.times > 0);
      });
      return taken;
    },
  };
}
