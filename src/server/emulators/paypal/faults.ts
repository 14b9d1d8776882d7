import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import type { CaptureFault } from './capture-order.ts';
import type { RefundFault } from './refund-capture.ts';

export type Operation = 'create' | 'capture' | 'get_order' | 'refund' | 'get_refund' | 'token';
/** `_before`: nothing happened; `_after`: it happened and only the answer is lost. */
export type WireFault = 'timeout_before' | 'timeout_after' | 'error_500_before' | 'error_500_after';
export type Fault = WireFault | CaptureFault | RefundFault;

interface PlannedFault {
  fault: Fault;
  times: number;
  orderId: string | null;
}
const PLANS = 'paypal_plan';

export interface Faults {
  plan(operation: Operation, fault: Fault, about?: { times?: number; orderId?: string }): Promise<void>;
  /** The next planned fault of such a call, used up by this; null as a rule. */
  take(operation: Operation, orderId?: string): Promise<Fault | null>;
}

export function openFaults(store: SandboxStore): Faults {
  return {
    async plan(operation, fault, { times = 1, orderId } = {}) {
      await store.update<PlannedFault[]>(PLANS, operation, (plans) => [
        ...(plans ?? []),
        { fault, times, orderId: orderId ?? null },
      ]);
    },
    async take(operation, orderId) {
      const isMeant = (plan: PlannedFault) => plan.orderId === null || plan.orderId === orderId;
      if (!(await store.get<PlannedFault[]>(PLANS, operation))?.some(isMeant)) return null;
      let taken: Fault | null = null;
      await store.update<PlannedFault[]>(PLANS, operation, (plans) => {
        const next = plans?.find(isMeant);
        if (!plans || !next) return null;
        taken = next.fault;
        return plans.flatMap((plan) => {
          if (plan !== next) return [plan];
          return plan.times > 1 ? [{ ...plan, times: plan.times - 1 }] : [];
        });
      });
      return taken;
    },
  };
}
