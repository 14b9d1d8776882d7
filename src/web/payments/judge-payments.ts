import type { Payment } from '#shared/payments/payment.schemas.ts';

/** Whether money of any attempt is under way: then nothing else may be paid. */
export const isSettling = (payments: readonly Payment[] | undefined): boolean =>
  payments?.some(({ isConfirming, status }) => isConfirming || status === 'paid') ?? false;

/** Whether the last try with a card came to nothing. The list is newest first. */
export const wasCardDeclined = (payments: readonly Payment[] | undefined): boolean =>
  payments?.find(({ method }) => method === 'card')?.status === 'declined';
