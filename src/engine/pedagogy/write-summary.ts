import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { sectionsWithoutExample } from './advice/find-gaps.ts';
import type { Lesson } from './lesson/lesson.ts';
import { countOf, formatNumber, listWords, nestQuotes } from './lesson/list-words.ts';
import type { LessonObjective } from './objectives/find-objectives.ts';
import type { DraftSection } from './plan/draft-item.ts';
import { ownTasks } from './plan/own-tasks.ts';

/** What the verdict is read off. */
export interface Judged {
  lesson: Lesson;
  objectives: readonly LessonObjective[];
  capacity: AiAnalysis['capacity'];
  draft: readonly DraftSection[];
  warnings: SourceDocument['warnings'];
}

/**
 * The verdict in one sentence that somebody understands who sees the product for the first time: how much the material
 * gives for the size that was ordered, then the one thing that lacks most. Every figure is one of the analysis.
 */
export function writeSummary(judged: Judged): string {
  if (judged.lesson.sections.every(({ title }) => title === ''))
    return 'Ainda não há conteúdo para analisar além do título.';
  const gap = tellUnread(judged.warnings) ?? tellEmpty(judged) ?? tellGap(judged);
  return `${tellYield(judged)}${gap === null ? '' : `; ${gap}`}.`;
}

/** `Sua aula rende 12 bons slides`, and what that is beside the order. */
function tellYield({ lesson: { unit }, capacity: { ordered, supported, verdict } }: Judged): string {
  const isSlide = unit === 'slide';
  const lesson = isSlide ? 'Sua aula' : 'Sua apostila';
  const [one, many] = isSlide ? ['slide', 'slides'] : ['página', 'páginas'];
  if (verdict === 'falta_material')
    return `${lesson} rende só ${formatNumber(supported)} ${isSlide ? 'dos' : 'das'} ${countOf(ordered, one, many)} do pedido`;
  if (verdict === 'sobra_material')
    return `${lesson} daria ${countOf(supported, one, many)}, e ${isSlide ? 'os' : 'as'} ${formatNumber(ordered)} do pedido levam o essencial`;
  const good = isSlide
    ? countOf(Math.min(supported, ordered), 'bom slide', 'bons slides')
    : countOf(Math.min(supported, ordered), 'boa página', 'boas páginas');
  return supported < ordered
    ? `${lesson} rende ${good} e cabe bem no pedido de ${formatNumber(ordered)}`
    : `${lesson} rende ${good}`;
}

/** What was not read can lack in all the rest. */
function tellUnread(warnings: Judged['warnings']): string | null {
  const slides = warnings.filter(({ code }) => code === 'partial').length;
  const pages = warnings.reduce((sum, { unread = 0 }) => sum + unread, 0);
  if (pages > 0)
    return `${countOf(pages, 'página do arquivo não foi lida', 'páginas do arquivo não foram lidas')}`;
  if (slides > 0) return 'uma parte do arquivo não foi lida';
  return warnings.some(({ code }) => code === 'text_cap') ? 'o fim do arquivo não foi lido' : null;
}

/** Places of the plan for which there is no matter: the whole is too short, or one part alone has nothing. */
function tellEmpty({ draft, capacity, lesson }: Judged): string | null {
  if (capacity.verdict === 'falta_material') {
    const others = capacity.ordered - capacity.supported;
    return lesson.unit === 'slide'
      ? `falta texto para ${others === 1 ? 'o outro' : `os outros ${formatNumber(others)}`}`
      : `falta texto para ${others === 1 ? 'a outra' : `as outras ${formatNumber(others)}`}`;
  }
  const parts = draft.filter(({ content }) => content !== null);
  const bare = parts.filter(({ items }) => items.every(({ points }) => points.length === 0));
  if (bare.length === 0) return null;
  return `${nameParts(bare.map(({ title }) => title))} ${bare.length === 1 ? 'ficou' : 'ficaram'} sem texto`;
}

/** What a lesson has and this one has not, the most useful first. */
function tellGap({ lesson, objectives, capacity }: Judged): string | null {
  if (lesson.material.strategy.course === 'practise') return 'falta a teoria, que não está no material';
  const bare = sectionsWithoutExample(lesson).map(({ title }) => title);
  if (bare.length > 0)
    return `${bare.length === 1 ? 'falta um exemplo' : 'faltam exemplos'} em ${nameParts(bare)}`;
  const lacks: string[] = [];
  if (objectives.length === 0) lacks.push('os objetivos da aula');
  if (ownTasks(lesson, 1).length === 0) lacks.push('as atividades para a turma');
  if (lacks.length > 0) return `faltam ${listWords(lacks)}`;
  return capacity.verdict === 'cabe' ? 'nada falta: já traz objetivos e atividades' : null;
}

const LONGEST_NAME = 48;

/** `“Luz”`, `“Luz” e “Água”`, `“Luz” e mais 3 partes`; long titles are cut between words. */
function nameParts([first = '', ...others]: readonly string[]): string {
  const [second] = others;
  if (second === undefined) return quote(first);
  return others.length === 1
    ? `${quote(first)} e ${quote(second)}`
    : `${quote(first)} e mais ${formatNumber(others.length)} partes`;
}

function quote(title: string): string {
  const plain = nestQuotes(title);
  const end = plain.lastIndexOf(' ', LONGEST_NAME);
  return `“${plain.length <= LONGEST_NAME ? plain : `${plain.slice(0, end > 0 ? end : LONGEST_NAME)}…`}”`;
}
