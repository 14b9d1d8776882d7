import type { LessonRow } from '#server/lessons/lesson-access.api.ts';
import type { AttemptRow, ChargeRow } from '#server/payments/money/payments.table.ts';

/** A lesson, the charge for it and one attempt to pay that, all locked by the transaction. */
export interface Scene {
  lesson: LessonRow;
  charge: ChargeRow;
  attempt: AttemptRow;
}
