import type { Waiting } from '#shared/backoffice/day.contract.ts';
import { formatNumber } from '#shared/text/format.ts';

/** `2 produções atrasadas e 1 projeto sem editor`: what the head of the day says first. */
export function describeDay({ overdue, unassigned }: { overdue: number; unassigned: number }): string {
  const parts = [
    overdue > 0 && (overdue === 1 ? '1 produção atrasada' : `${formatNumber(overdue)} produções atrasadas`),
    unassigned > 0 &&
      (unassigned === 1 ? '1 projeto sem editor' : `${formatNumber(unassigned)} projetos sem editor`),
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${parts.join(' e ')}.` : 'Nada atrasado e nenhum projeto sem editor.';
}

/** Whether the inbox holds anything; mails that failed have their list in the audit. */
export const waitsInInbox = ({ failedMails: _elsewhere, ...waiting }: Waiting): boolean =>
  Object.values(waiting).some((amount) => amount > 0);
