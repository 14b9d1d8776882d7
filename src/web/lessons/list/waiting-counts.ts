import { queryOptions } from '@tanstack/react-query';
import { AWAITING_TEACHER } from '#shared/lessons/lesson-status.ts';
import { listLessons } from '#shared/lessons/lessons.contract.ts';
import { formatNumber } from '#shared/text/format.ts';
import { LESSONS_KEY } from '#web/lessons/lesson-queries.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';

export interface WaitingCounts {
  approve: number;
  pay: number;
}

export const WAITING_KEY = [...LESSONS_KEY, 'waiting'] as const;

/** What a lesson in each of these waits for the teacher to do. */
const WAITS_TO: Record<(typeof AWAITING_TEACHER)[number], keyof WaitingCounts> = {
  waiting_approval: 'approve',
  waiting_payment: 'pay',
};

/** How many lessons wait for the teacher, however long the list is. */
export const waitingCountsQuery = () =>
  queryOptions({
    queryKey: WAITING_KEY,
    queryFn: async ({ signal }): Promise<WaitingCounts> => {
      const count = async (status: keyof typeof WAITS_TO) =>
        (await callApiList(listLessons, { query: { status, limit: 1 }, signal })).total;
      const totals = await Promise.all(AWAITING_TEACHER.map(async (s) => [WAITS_TO[s], await count(s)]));
      return Object.fromEntries(totals);
    },
    ...RENEWED,
  });

const NUMBERS = ['', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
/** In words up to ten; one figure in a sentence makes all of them figures. */
const spellBy = (largest: number) => (count: number) =>
  largest < NUMBERS.length ? (NUMBERS[count] ?? '') : formatNumber(count);

/** `Duas aulas esperam por você: uma para aprovar, uma para pagar.`; null where nothing waits. */
export function describeWaiting({ approve, pay }: WaitingCounts): string | null {
  const all = approve + pay;
  if (all === 0) return null;
  const spell = spellBy(all);
  const begin = spell(all).replace(/^./, (letter) => letter.toLocaleUpperCase('pt-BR'));
  const who = all === 1 ? 'aula espera por você' : 'aulas esperam por você';
  if (pay === 0) return `${begin} ${who} para aprovar a análise.`;
  if (approve === 0) return `${begin} ${who} para fazer o pagamento.`;
  return `${begin} ${who}: ${spell(approve)} para aprovar, ${spell(pay)} para pagar.`;
}
