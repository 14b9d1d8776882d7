import type { AppDeps } from '#server/platform/deps.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';

const tell = (wait: string) =>
  `Você enviou muitas mensagens em pouco tempo. Nada se perdeu: tente de novo em ${wait}.`;

/**
 * Counts a message of an account: 60 a minute, 1,000 a day. Nobody writes that much by hand.
 * @throws Problem `too_many_requests`
 */
export function createMessageLimit({ database }: AppDeps): (userId: string) => Promise<void> {
  const ofMinute = createLimiter(database, { name: 'messages', points: 60, durationSeconds: 60, tell });
  const ofDay = createLimiter(database, {
    name: 'messages-day',
    points: 1000,
    durationSeconds: 86_400,
    tell,
  });
  return async (userId) => {
    await ofMinute.consume(userId);
    await ofDay.consume(userId);
  };
}
