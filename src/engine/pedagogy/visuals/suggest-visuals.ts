import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { DraftVisual, NumberedItem } from './draft-visual.ts';
import { drawForms } from './draw-forms.ts';
import { suggestImages } from './suggest-images.ts';

const MOST = 6;
const MOST_WHEN_ASKED = 10;
/** Weaker signs make a diagram that nobody asked for. */
const LEAST_STRENGTH = 0.4;
/** Of one kind in a lesson: variety keeps the class awake. */
const MOST_OF_A_KIND = 2;

/** Pictures and diagrams for the plan, each from what a passage is (a process, a comparison, figures …). */
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
  const infographics = chosen.slice(0, most);
  return {
    images: suggestImages(lesson, items),
    infographics: infographics.length > 0 ? infographics : drawConcepts(lesson, items),
  };
}

/** Where no passage asks for a form of its own, the main terms make a concept map. */
function drawConcepts(lesson: Lesson, items: readonly NumberedItem[]): DraftVisual[] {
  const item = items.find((one) => one.content !== null);
  const terms = lesson.terms.terms.slice(0, 5).map((term) => term.phrase);
  const basis = selectStatements(
    lesson,
    lesson.sections.flatMap((section) => section.pieces).slice(0, 400),
    3,
  );
  if (item === undefined || terms.length === 0 || basis.length === 0) return [];
  const place = `${lesson.unit === 'slide' ? 'Slide' : 'Página'} ${item.number}`;
  const text =
    terms.length === 1
      ? `${place}: mapa conceitual com “${terms[0]}” no centro, completado pela turma.`
      : `${place}: mapa conceitual com ${listWords(terms)}; a turma liga os termos e escreve o porquê em cada linha.`;
  return [{ kind: 'mapa_conceitual', text, basis, planItem: item.number, strength: 0.3 }];
}
