import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
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
    infographics: chosen.length > 0 || !canBeMapped(lesson) ? chosen.slice(0, most) : mapParts(lesson),
  };
}

const FEWEST_PARTS = 3;
const LONGEST_MAP = 280;

/** Small children read no map, and the questions of a list have no middle that they hang on. */
const canBeMapped = ({ input, material }: Lesson): boolean =>
  input.level !== 'infantil' && material.strategy.course === 'explain';

/** Where no passage has a form of its own, the parts of the lesson are the structure that is there. */
function mapParts(lesson: Lesson): DraftVisual[] {
  const { input, sections } = lesson;
  const parts = sections.flatMap(({ title, pieces }) => {
    const first = pieces.flatMap(({ statements }) => statements).at(0);
    // `Usa sempre` is no knot of a map.
    return first === undefined || title === '' || hasFiniteVerb(title) ? [] : [{ title, first }];
  });
  const text = `Mapa conceitual: “${nameTheme(lesson) ?? input.title}” no centro, ligado a ${listWords(parts.map(({ title }) => `“${title}”`))}.`;
  // `Curupira e Saci`, `Formato, instalação e compilação`: knots that hold several things map nothing.
  const areKnots = parts.every(({ title }) => !/[,;:?]|\se\s/u.test(title));
  if (parts.length < FEWEST_PARTS || text.length > LONGEST_MAP || !areKnots) return [];
  const basis = parts.map(({ first }) => first);
  return [{ kind: 'mapa_conceitual', text, basis, planItem: null, strength: LEAST_STRENGTH }];
}
