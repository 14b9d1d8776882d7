import type { EditorLoad } from '#shared/production/production.schemas.ts';
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
  // Rounded down, so that 100% means that none was late.
  const percent = Math.floor(punctuality * 100 + 1e-9);
  return { percent, words: EDITOR_TEXTS.onTime(percent), basis: EDITOR_TEXTS.ofLast(deliveriesCounted) };
}
