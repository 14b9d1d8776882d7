import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { wholePercent } from '#shared/production/whole-percent.ts';
import { formatNumber } from '#shared/text/format.ts';
import { ASSIGN_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';

/** `4 em andamento, 1 atrasado`, `nenhum em andamento`. */
export function describeLoad({ openProductions, overdue }: EditorLoad): string {
  if (openProductions === 0) return 'nenhum em andamento';
  const late = overdue === 1 ? ', 1 atrasado' : `, ${formatNumber(overdue)} atrasados`;
  return `${formatNumber(openProductions)} em andamento${overdue > 0 ? late : ''}`;
}

/** `96% no prazo`; who has delivered nothing yet has no history. */
export function describePunctuality({ punctuality }: EditorLoad): string {
  return punctuality === null
    ? ASSIGN_TEXTS.noHistory
    : `${wholePercent(punctuality)}% ${ASSIGN_TEXTS.onTime}`;
}
