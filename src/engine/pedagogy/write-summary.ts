import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { sectionsWithoutExample } from './advice/find-gaps.ts';
import { HOLDS_NO_CLASS } from './advice/suggest-improvements.ts';
import {
  bringsAims,
  bringsKey,
  bringsPractice,
  bringsTheory,
  explainsMore,
} from './advice/what-it-brings.ts';
import { tellShare } from './lesson/judge-capacity.ts';
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
  /** Share of the running text that stands on no slide or page, 0 to 1. */
  leftOut: number;
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

/** From this share on, what the slides leave out is told before anything else that lacks. */
const MUCH_LEFT = 0.4;

/** `Sua aula rende 12 bons slides`, and what that is beside the order. */
function tellYield({ lesson: { unit }, capacity: { ordered, supported, verdict }, leftOut }: Judged): string {
  const isSlide = unit === 'slide';
  const lesson = isSlide ? 'Sua aula' : 'Sua apostila';
  const [one, many] = isSlide ? ['slide', 'slides'] : ['página', 'páginas'];
  if (verdict === 'falta_material')
    return `${lesson} rende só ${formatNumber(supported)} ${isSlide ? 'dos' : 'das'} ${countOf(ordered, one, many)} do pedido`;
  if (verdict === 'sobra_material')
    return `${lesson} daria ${countOf(supported, one, many)}, e ${isSlide ? 'os' : 'as'} ${formatNumber(ordered)} do pedido levam uma parte dela`;
  const good = isSlide
    ? countOf(Math.min(supported, ordered), 'bom slide', 'bons slides')
    : countOf(Math.min(supported, ordered), 'boa página', 'boas páginas');
  if (supported < ordered)
    return `${lesson} rende ${good}, perto ${isSlide ? 'dos' : 'das'} ${formatNumber(ordered)} do pedido`;
  return leftOut >= MUCH_LEFT
    ? `${lesson} rende ${good}, que deixam de fora ${tellShare(leftOut)} do texto`
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

/** What a lesson has and this one has not, the most useful first; else what it brings, where that is sure. */
function tellGap({ lesson, objectives }: Judged): string | null {
  const { strategy, understanding } = lesson.material;
  const genre = understanding?.genre ?? 'notas';
  if (HOLDS_NO_CLASS.has(genre)) return null;
  if (strategy.course === 'practise' && !explainsMore(lesson))
    return genre === 'trabalho' ? null : tellKey(lesson, genre);
  const lacks: string[] = [];
  if (objectives.length === 0 && !bringsAims(lesson)) lacks.push('os objetivos da aula');
  if (ownTasks(lesson, 1).length === 0 && !bringsPractice(lesson)) lacks.push('as atividades para a turma');
  if (lacks.length > 0) return `faltam ${listWords(lacks)}`;
  const bare = sectionsWithoutExample(lesson).map(({ title }) => title);
  if (bare.length > 0) return `não encontrei exemplo em ${nameParts(bare)}`;
  const clear = objectives.filter(({ verb }) => verb !== null);
  return clear.length >= FEWEST_AIMS && ownTasks(lesson, 1).length > 0
    ? 'já traz objetivos e atividades'
    : null;
}

/** A test is not there to explain; a list of exercises often comes without what it practises. */
function tellKey(lesson: Lesson, genre: Genre): string | null {
  const key = bringsKey(lesson);
  if (key === 'no') return 'falta o gabarito';
  if (genre === 'lista_exercicios' && !bringsTheory(lesson))
    return 'falta a teoria, que não está no material';
  return key === 'yes' ? 'as questões já vêm com gabarito' : null;
}

/** A single aim may be a line of something else. */
const FEWEST_AIMS = 2;

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
