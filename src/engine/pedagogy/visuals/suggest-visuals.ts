import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { DraftVisual, NumberedItem } from './draft-visual.ts';
import { drawForms } from './draw-forms.ts';
import { suggestImages } from './suggest-images.ts';

const MOST = 6;
const MOST_WHEN_ASKED = 10;
/** Weaker signs make a diagram that nobody asked for. */
const LEAST_STRENGTH = 0.4;
/** Of one kind in a lesson: variety keeps the class awake. */
const MOST_OF_A_KIND = 2;

/** Pictures and diagrams for the plan, each from what a passage is (a process, a comparison, figures …); none otherwise. */
export function suggestVisuals(
  lesson: Lesson,
  items: readonly NumberedItem[],
): { images: DraftVisual[]; infographics: DraftVisual[] } {
  const most = lesson.adjustments.wantsMoreVisuals ? MOST_WHEN_ASKED : MOST;
  const best = items
    .filter((item) => item.content !== null)
    .flatMap((item) => drawForms(lesson, item).slice(0, 1))
    .filter((visual) => visual.strength >= LEAST_STRENGTH)
    .sort((a, b) => b.strength - a.strength || (a.planItem ?? 0) - (b.planItem ?? 0));
  const kinds = new Map<string, number>();
  const chosen = best.filter(({ kind }) => {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return (kinds.get(kind) ?? 0) <= MOST_OF_A_KIND;
  });
  return {
    images: suggestImages(lesson, items),
    infographics: chosen.slice(0, most),
  };
}
