import type { AdminRefund } from '#shared/payments/admin-payments.contract.ts';

const FRESH_MS = 60_000;

/** Whether a refund was granted so lately that it should reach its provider at any moment. */
export function isBeingSent(
  { status, method, createdAt }: Pick<AdminRefund, 'status' | 'method' | 'createdAt'>,
  now: Date,
): boolean {
  return status === 'requested' && method !== 'manual' && now.getTime() - Date.parse(createdAt) < FRESH_MS;
}
