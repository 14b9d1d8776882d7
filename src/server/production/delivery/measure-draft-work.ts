import { findDraftOpening, loadDraftDeck, type MeasuredDeck } from '#server/composition/composition.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { DraftWork, Kept } from '#shared/production/draft-work.ts';

/**
 * What became of a draft: of its slides, or of the sections of a booklet. A slide is kept where all of it stands as it was, a block where the same block stands
 * anywhere in what was handed over, a word where it is read there as often: so what moved counts as kept.
 * @param made the version that its editor opened first
 * @param delivered the version that was handed over
 */
export function measureDraftWork(made: MeasuredDeck, delivered: MeasuredDeck): DraftWork {
  const after = new Map(delivered.deck.slides.map((slide) => [slide.id, slide]));
  const checks = new Map(made.findings.toReversed().map(({ check, message }) => [check, message]));
  return {
    slides: countKept(made.deck.slides.map(asText), delivered.deck.slides.map(asText)),
    blocks: countKept(blocksOf(made), blocksOf(delivered)),
    words: countKept(wordsOf(made), wordsOf(delivered)),
    layouts: made.deck.slides.flatMap(({ id, layout: from }) => {
      const to = after.get(id)?.layout;
      return to === undefined || to === from ? [] : [{ from, to }];
    }),
    checks: [...checks].map(([check, message]) => ({ check, message })),
  };
}

/** The same of a version that is about to be handed over; null where no editor opened the draft. */
export async function readDraftWork(
  db: Db,
  { id: lessonId, revisionsUsed }: LessonRow,
  version: number,
): Promise<DraftWork | null> {
  const opening = await findDraftOpening(db, { lessonId, round: revisionsUsed + 1 });
  const made = opening && (await loadDraftDeck(db, { lessonId, version: opening.version }));
  const delivered = made && (await loadDraftDeck(db, { lessonId, version }));
  return delivered ? measureDraftWork(made, delivered) : null;
}

const asText = (value: unknown): string => JSON.stringify(value);
const blocksOf = ({ deck }: MeasuredDeck): string[] =>
  deck.slides.flatMap(({ blocks }) => blocks.map(asText));
const wordsOf = ({ pages }: MeasuredDeck): string[] =>
  pages.flatMap(({ title, text }) => `${title} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** How many of these are found among those, each as often as it is there. */
function countKept(made: readonly string[], delivered: readonly string[]): Kept {
  const left = new Map<string, number>();
  for (const one of delivered) left.set(one, (left.get(one) ?? 0) + 1);
  let kept = 0;
  for (const one of made) {
    const count = left.get(one) ?? 0;
    if (count === 0) continue;
    kept += 1;
    left.set(one, count - 1);
  }
  return { made: made.length, kept };
}
