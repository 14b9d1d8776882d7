import { markRated } from '#server/lessons/lesson-progress.api.ts';
import { findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { ratingsTable } from '#server/production/production.table.ts';
import { findProductionOf, type Requester } from '#server/production/production-access.ts';
import { productionMail } from '#server/production/production-mails.ts';
import { recordStep } from '#server/production/record-step.ts';
import { LOW_UNTIL_STARS } from '#shared/production/ratings.ts';

interface Rating {
  stars: number;
  comment: string;
  createdAt: string;
}

/**
 * The teacher rates the latest delivery, once. A low rating is told to the admins.
 * @throws Problem `lesson_not_found`, `wrong_state`, `already_rated`
 */
export async function rateDelivery(
  deps: AppDeps,
  by: Requester,
  given: { lessonId: string; stars: number; comment: string; idempotency: IdempotentRequest | null },
): Promise<IdempotentAnswer<Rating>> {
  const { stars, comment } = given;
  return withIdempotency(deps.database.db, given.idempotency, async (tx) => {
    const lesson = await findLesson(tx, by, given.lessonId, { lock: true });
    const now = deps.clock.now();
    if (!(await markRated(tx, lesson, now))) throw new Problem('already_rated');
    const round = lesson.revisionsUsed + 1;
    await tx.insert(ratingsTable).values({ lessonId: lesson.id, round, stars, comment, createdAt: now });
    const production = await findProductionOf(tx, lesson.id);
    if (production) {
      const after = { round, stars, ...(comment && { comment }) };
      await recordStep(tx, by, production, { action: 'rate', after, now });
      if (stars <= LOW_UNTIL_STARS) {
        const mail = { kind: 'low_rating', productionId: production.id, stars, comment } as const;
        await enqueueMail(tx, deps, productionMail, mail);
      }
    }
    return { status: 201, body: { stars, comment, createdAt: now.toISOString() } };
  });
}
