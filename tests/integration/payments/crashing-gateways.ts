import type { Gateways } from '#server/payments/money/payments-deps.ts';

/** What a process is when it is gone: no handler knows it, nothing after it runs. */
export class Crash extends Error {
  override name = 'Crash';
}

export interface CrashPlan {
  /** Dies at the next call to a provider: before it is sent, or after it was answered. */
  next: 'before' | 'after' | null;
}

/** Gateways whose caller may die in the middle of a call. */
export function crashingGateways(gateways: Gateways, plan: CrashPlan): Gateways {
  const { card, pix } = gateways;
  return { ...gateways, card: crashing(card, plan), pix: crashing(pix, plan) };
}

function crashing<T extends object>(gateway: T, plan: CrashPlan): T {
  return new Proxy(gateway, {
    get(target, name) {
      const method = Reflect.get(target, name);
      if (typeof method !== 'function' || name === 'readHints' || name === 'readWebhook') return method;
      return async (...args: unknown[]) => {
        const when = plan.next;
        plan.next = null;
        if (when === 'before') throw new Crash('the process died before the call');
        const answer = await method.apply(target, args);
        if (when === 'after') throw new Crash('the process died after the call');
        return answer;
      };
    },
  });
}
