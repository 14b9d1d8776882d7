import type { AppDeps } from '#server/platform/deps.ts';
import { createLimiter, type Limiter } from '#server/platform/http/limits/rate-limit.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { countWaiting } from '#server/platform/jobs/waiting-jobs.ts';
import { analyseLessonJob } from './analysis/request-analysis.ts';

/** Orders of one account in an hour; 200 taken in must pass, refused ones count as well. */
export function createOrderLimit({ database }: AppDeps): Limiter {
  return createLimiter(database, { name: 'orders', points: 300, durationSeconds: 3600 });
}

/** Attachments of one account in an hour: a conversation, not a store. */
export function createUploadLimit({ database }: AppDeps): Limiter {
  return createLimiter(database, { name: 'uploads', points: 200, durationSeconds: 3600 });
}

/** Files sent ahead of an order by one account in an hour; a form tried out needs a few. */
export function createMaterialLimit({ database }: AppDeps): Limiter {
  return createLimiter(database, { name: 'materials', points: 60, durationSeconds: 3600 });
}

const DAY_SECONDS = 86_400;

/** Materials sent in the place of others in a day, for one lesson and for all of an account. */
export function createReplaceLimit({
  database,
}: AppDeps): (accountId: string, lessonId: string) => Promise<void> {
  const ofLesson = createLimiter(database, {
    ...{ name: 'replace-lesson', points: 20, durationSeconds: DAY_SECONDS },
    tell: (wait) =>
      `O material desta aula já foi trocado 20 vezes hoje. Você pode trocá-lo de novo em ${wait}, ou contar à produção nas mensagens o que falta.`,
  });
  const ofAccount = createLimiter(database, {
    ...{ name: 'replace', points: 60, durationSeconds: DAY_SECONDS },
    tell: (wait) => `Você já trocou materiais 60 vezes hoje. Tente de novo em ${wait}.`,
  });
  return async (accountId, lessonId) => {
    await ofAccount.consume(accountId);
    await ofLesson.consume(`${accountId} ${lessonId}`);
  };
}

/** Lessons of one account whose files wait to be read; more would only wait longer. */
export const MOST_WAITING_FILES = 40;

/**
 * Lets no account order more reading than it can have in some hours: by the time that was read for it, and by what
 * waits for its turn already. Typed text is never refused.
 * @throws Problem `too_many_requests`
 */
export async function refuseMoreReading(
  { readingTime, database }: Pick<AppDeps, 'readingTime' | 'database'>,
  ownerId: string,
): Promise<void> {
  await readingTime.refuseSpent(ownerId);
  const line = { name: analyseLessonJob.name, lane: 'heavy' } as const;
  if ((await countWaiting(database.db, line, ownerId)) < MOST_WAITING_FILES) return;
  throw new Problem('too_many_requests', {
    message: `Você já tem ${MOST_WAITING_FILES} aulas com arquivo na fila. Espere as primeiras ficarem prontas, ou cole o texto da aula agora.`,
    retryAfterSeconds: 120,
  });
}
