import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { Lesson } from './lesson/lesson.ts';
import { listWords } from './lesson/list-words.ts';
import type { PassageBook } from './material/passage-book.ts';
import type { DraftSection } from './plan/draft-item.ts';
import type { NumberedItem } from './visuals/draft-visual.ts';

/** The drafted plan with its numbers, blocks and passages; `items` is the same plan for what is suggested on it. */
export function writeStructure(
  lesson: Lesson,
  draft: readonly DraftSection[],
  book: PassageBook,
): { structure: AiAnalysis['structure']; items: NumberedItem[] } {
  const plan: PlanItem[] = [];
  const items: NumberedItem[] = [];
  const sections = draft.map((section, index) => {
    for (const item of section.items) {
      const at = `/structure/plan/${plan.length}`;
      const statements = item.points.flatMap((point) => point.basis);
      const blocks = [
        ...item.pieces.map((piece) => piece.blockRef),
        ...statements.map(({ piece }) => piece.blockRef),
      ];
      plan.push({
        number: plan.length + 1,
        section: index,
        purpose: item.purpose,
        title: item.title,
        points: item.points.map((point, place) => book.record(`${at}/points/${place}`, point)),
        blockIds: [...new Set(blocks)].filter((ref) => !ref.startsWith('o:')),
        passageIds: [...new Set(statements.map(book.cite))],
      });
      items.push({ number: plan.length, title: item.title, pieces: item.pieces, content: section.content });
    }
    return {
      title: section.title,
      description: book.record(`/structure/sections/${index}/description`, section.description),
      slides: section.items.map((item) => item.title),
    };
  });
  nameAnswers(plan, lesson.unit);
  return { structure: { unit: lesson.unit, slideCount: lesson.input.size, sections, plan }, items };
}

/** The answer key says which slides or pages it answers; the answers themselves come with the production. */
function nameAnswers(plan: PlanItem[], unit: 'slide' | 'page'): void {
  const practices = plan.filter(
    (item) => (item.purpose === 'pratica' || item.purpose === 'verificacao') && item.points.length > 0,
  );
  const places = practices.map((item) => String(item.number));
  const [one, many] = unit === 'slide' ? ['do slide', 'dos slides'] : ['da página', 'das páginas'];
  for (const item of plan)
    if (item.purpose === 'gabarito' && places.length > 0)
      item.points.push(`Respostas dos exercícios ${places.length === 1 ? one : many} ${listWords(places)}`);
}
