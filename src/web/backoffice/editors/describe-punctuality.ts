import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { wholePercent } from '#shared/production/whole-percent.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';

/** Punctuality in whole percent, with its words; null before the first delivery. */
export function describePunctuality({
  punctuality,
  deliveriesCounted,
}: Pick<EditorLoad, 'punctuality' | 'deliveriesCounted'>): {
  percent: number;
  words: string;
  basis: string;
} | null {
  if (punctuality === null) return null;
  const percent = wholePercent(punctuality);
  return { percent, words: EDITOR_TEXTS.onTime(percent), basis: EDITOR_TEXTS.ofLast(deliveriesCounted) };
}
