import { PIX_MINUTES } from '#shared/payments/payment-status.ts';

/** Whole seconds from `now` to `expiresAt`, never below nought nor above the life of a code (a clock may be wrong). */
export function secondsLeft(expiresAt: string, now: number): number {
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / 1000);
  return Math.min(Math.max(seconds, 0), PIX_MINUTES * 60);
}

/** `27:41`, `00:09`. */
export function formatCountdown(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}

/** How much of a code's life is left, 0 to 100. */
export const percentLeft = (seconds: number): number => (seconds / (PIX_MINUTES * 60)) * 100;
