import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { DESK_TEXTS } from './worklist-texts.ts';

/** What to begin with, in one line. */
export function describeLoad({
  openProductions,
  overdue,
  dueSoon,
}: Pick<EditorLoad, 'openProductions' | 'overdue' | 'dueSoon'>): string {
  if (overdue > 0) return DESK_TEXTS.leadOverdue(overdue);
  if (dueSoon > 0) return DESK_TEXTS.leadSoon(dueSoon);
  return openProductions > 0 ? DESK_TEXTS.leadCalm : DESK_TEXTS.leadNone;
}
