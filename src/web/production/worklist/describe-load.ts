import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { WORKLIST_TEXTS } from './worklist-texts.ts';

/** What to begin with, in one line. */
export function describeLoad({
  openProductions,
  overdue,
  dueSoon,
}: Pick<EditorLoad, 'openProductions' | 'overdue' | 'dueSoon'>): string {
  if (overdue > 0) return WORKLIST_TEXTS.leadOverdue(overdue);
  if (dueSoon > 0) return WORKLIST_TEXTS.leadSoon(dueSoon);
  return openProductions > 0 ? WORKLIST_TEXTS.leadCalm : WORKLIST_TEXTS.leadNone;
}
