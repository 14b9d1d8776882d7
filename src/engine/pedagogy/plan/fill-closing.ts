import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Purpose } from '#engine/pedagogy/lesson/choose-frame.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { askChecks, showChecks } from './ask-questions.ts';
import type { DraftItem } from './draft-item.ts';
import { ownTasks } from './own-tasks.ts';
import { proposeTasks } from './propose-tasks.ts';
import { summarise } from './summarise.ts';

const MOST_POINTS = 5;
const TITLES: Partial<Record<Purpose, string>> = {
  verificacao: 'Confira o que aprendeu',
  sintese: 'Para lembrar',
  gabarito: 'Gabarito',
  referencias: 'Referências',
  encerramento: 'Para levar adiante',
};

/** Practice, check, summary, answer key, sources and closing; the `opening` question comes back at the end. */
export function fillClosing(
  lesson: Lesson,
  purposes: readonly Purpose[],
  opening: Grounded | null,
): DraftItem[] {
  let practices = 0;
  return purposes.map((purpose) => {
    if (purpose === 'pratica') {
      practices += 1;
      return fillPractice(lesson, null, practices - 1);
    }
    return {
      purpose,
      title: TITLES[purpose] ?? '',
      points: pointsOf(lesson, purpose, purposes, opening),
      pieces: [],
    };
  });
}

/** The material's own tasks first, made ones after them; `page` counts practice pages that draw on the same tasks. */
export function fillPractice(lesson: Lesson, section: number | null, page: number): DraftItem {
  const only = section ?? undefined;
  const own = ownTasks(lesson, MOST_POINTS * (page + 1), only).slice(MOST_POINTS * page);
  // What is asked to check learning is not also asked to practise.
  const checks = showChecks(askChecks(lesson, MOST_POINTS)).map(({ text }) => text);
  const made = proposeTasks(lesson, MOST_POINTS * (page + 2), only)
    .filter(({ text }) => !checks.includes(text))
    .slice(own.length > 0 ? 0 : MOST_POINTS * page);
  const points = [...own, ...made].slice(0, own.length >= 3 ? MOST_POINTS : Math.max(own.length, 4));
  const title =
    section === null ? 'Hora de praticar' : `Exercícios: ${lesson.sections[section]?.title ?? ''}`;
  const pieces = [...new Set(own.flatMap((task) => task.basis.map((statement) => statement.piece)))];
  return { purpose: 'pratica', title, points, pieces };
}

function pointsOf(
  lesson: Lesson,
  purpose: Purpose,
  purposes: readonly Purpose[],
  opening: Grounded | null,
): Grounded[] {
  if (purpose === 'verificacao') return showChecks(askChecks(lesson, MOST_POINTS));
  if (purpose === 'sintese') {
    const summary = summarise(lesson, purposes.includes('verificacao') || lesson.unit === 'page' ? 5 : 3);
    const check =
      purposes.includes('verificacao') || lesson.unit === 'page' ? [] : showChecks(askChecks(lesson, 1));
    return [...summary, ...check];
  }
  if (purpose === 'referencias')
    return lesson.material.references
      .filter((piece) => piece.kind !== 'heading' && !hasRawMath(plainMath(piece.text)))
      .slice(0, MOST_POINTS)
      .map((piece) => ({ text: compressSentence(piece.text), basis: piece.statements.slice(0, 3) }));
  if (purpose === 'encerramento')
    return opening === null
      ? []
      : [
          {
            text: `Volte à pergunta da abertura: ${withoutCall(opening.text)}`,
            basis: opening.basis,
          },
        ];
  return [];
}

/** `Antes de começar: por que …?` → `Por que …?` */
export function withoutCall(question: string): string {
  const bare = question.replace(/^Antes de começar: /, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
