import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { sectionsWithoutExample } from './advice/find-gaps.ts';
import type { Lesson } from './lesson/lesson.ts';
import { countOf, listWords, quoteWords } from './lesson/list-words.ts';
import type { LessonObjective } from './objectives/find-objectives.ts';
import { ownTasks } from './plan/own-tasks.ts';

/** The verdict as a colleague would write it: what it is about, whether it fits, what to look at first. */
export function writeSummary(
  lesson: Lesson,
  objectives: readonly LessonObjective[],
  capacity: AiAnalysis['capacity'],
): string {
  return [tellSubject(lesson), tellFit(lesson, capacity), tellGaps(lesson, objectives, capacity)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function tellSubject(lesson: Lesson): string {
  const titles = lesson.sections.map((section) => section.title).filter((title) => title !== '');
  if (titles.length === 0) return 'Ainda não há conteúdo para analisar além do título.';
  if (titles.length === 1) return `O material trata de “${titles[0]}”.`;
  const shown = titles.slice(0, 4);
  return `O material passa por ${quoteWords(shown)}${titles.length > 4 ? `, entre outras partes (${titles.length} ao todo)` : ''}.`;
}

/** Too little matter is told once, with what can be done about it, by the capacity. */
function tellFit(lesson: Lesson, capacity: AiAnalysis['capacity']): string {
  const size =
    lesson.unit === 'slide'
      ? countOf(capacity.ordered, 'slide', 'slides')
      : countOf(capacity.ordered, 'página', 'páginas');
  if (capacity.verdict === 'cabe') return `O conteúdo cabe bem em ${size}.`;
  return capacity.verdict === 'sobra_material'
    ? `Há mais conteúdo do que cabe em ${size}, então o plano escolhe o essencial de cada parte.`
    : '';
}

function tellGaps(
  lesson: Lesson,
  objectives: readonly LessonObjective[],
  { verdict }: AiAnalysis['capacity'],
): string {
  if (lesson.sections.length === 0) return '';
  const has: string[] = [];
  const lacks: string[] = [];
  (objectives.length > 0 ? has : lacks).push('objetivos declarados');
  if (hasExamples(lesson)) has.push('exemplos');
  else if (sectionsWithoutExample(lesson).length > 0) lacks.push('exemplos');
  (ownTasks(lesson, 1).length > 0 ? has : lacks).push('atividades para a turma');
  if (lacks.length === 0)
    return `Já traz ${listWords(has)}${verdict === 'falta_material' ? '' : '; o que resta é ajuste fino'}.`;
  const strong = has.length === 0 ? 'Faltam' : `Traz ${listWords(has)}; faltam`;
  return `${strong} ${listWords(lacks)}.`;
}

function hasExamples(lesson: Lesson): boolean {
  return lesson.sections.some((section) =>
    section.pieces.some(
      (piece) => piece.kind !== 'heading' && lesson.classOf(piece).forms.includes('example'),
    ),
  );
}
