import type { AttemptRow, CaptureRow } from './money/payments.table.ts';

/** What a payment is told from: the attempt, the money under it and what of that goes back. */
export interface PaymentParts {
  attempt: AttemptRow;
  lessonId: string;
  captures: CaptureRow[];
  /** Granted back, done or not. */
  refundedCents: number;
}
