import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { selectStatements } from '#engine/pedagogy/plan/select-statements.ts';
import type { EducationLevel } from '#shared/lessons/order.ts';

/** Verbs that fit what a part does, from the six levels of the revised Bloom taxonomy. */
const BY_FORM: Record<string, string> = {
  definition: 'explicar',
  process: 'descrever as etapas de',
  cycle: 'representar',
  comparison: 'comparar',
  timeline: 'ordenar no tempo',
  place: 'localizar',
  numbers: 'interpretar os dados de',
  cause_effect: 'relacionar causas e consequências de',
  formula: 'aplicar',
  exercise: 'resolver problemas de',
  enumeration: 'identificar',
  example: 'dar exemplos de',
};
const FOR_YOUNG_CHILDREN = ['reconhecer', 'nomear', 'representar com desenhos'];
const DEFAULT = ['identificar', 'explicar', 'aplicar'];

/** One proposal of an objective per section, in the words of its title; only a proposal. */
export function proposeObjectives(lesson: Lesson, most = 4): Grounded[] {
  return lesson.sections
    .filter((section) => section.title !== '')
    .slice(0, most)
    .map((section, index) => ({
      text: `${verbFor(lesson, index, lesson.input.level)} “${section.title}”`,
      basis: selectStatements(section.pieces, 1, lesson.terms),
    }));
}

function verbFor(lesson: Lesson, index: number, level: EducationLevel | null): string {
  if (level === 'infantil') return FOR_YOUNG_CHILDREN[index % FOR_YOUNG_CHILDREN.length] ?? 'reconhecer';
  const strengths = new Map<string, number>();
  for (const piece of matterOf(lesson.sections[index]?.pieces ?? []).slice(0, 200)) {
    const { primary, strength } = lesson.classOf(piece);
    if (primary !== null) strengths.set(primary, (strengths.get(primary) ?? 0) + (strength[primary] ?? 0));
  }
  const best = [...strengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  return BY_FORM[best] ?? DEFAULT[index % DEFAULT.length] ?? 'identificar';
}
