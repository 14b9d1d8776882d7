import { queryOptions } from '@tanstack/react-query';
import { listLessons } from '#shared/lessons/lessons.contract.ts';
import { LESSONS_KEY } from '#web/lessons/lesson-queries.ts';
import { callApiList } from '#web/platform/call-api.ts';
import { formatNumber } from '#web/platform/format.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';

export interface WaitingCounts {
  approve: number;
  pay: number;
}

export const WAITING_KEY = [...LESSONS_KEY, 'waiting'] as const;

/** How many lessons wait for the teacher, however long the list is. */
export const waitingCountsQuery = () =>
  queryOptions({
    queryKey: WAITING_KEY,
    queryFn: async ({ signal }): Promise<WaitingCounts> => {
      const count = async (status: string) =>
        (await callApiList(listLessons, { query: { status, limit: 1 }, signal })).total;
      const [approve, pay] = await Promise.all([count('waiting_approval'), count('waiting_payment')]);
      return { approve, pay };
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
