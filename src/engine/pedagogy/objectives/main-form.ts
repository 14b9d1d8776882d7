import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';

/** A form rules a section when this share of its pieces has it. */
const LEAST_SHARE = 0.3;

/** The form of a good part of the section; '' where none prevails. */
export function mainForm(lesson: Lesson, index: number): string {
  const pieces = matterOf(lesson.sections[index]?.pieces ?? []).slice(0, 200);
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const { primary } = lesson.classOf(piece);
    if (primary === null || (primary === 'enumeration' && piece.kind !== 'list')) continue;
    counts.set(primary, (counts.get(primary) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= LEAST_SHARE * pieces.length ? best[0] : '';
}

/** `f(x) = ax + b`; `NH3 → NO2-` and `N2 = 78%` are nothing to calculate with. */
export const hasFormula = (lesson: Lesson, index: number): boolean =>
  matterOf(lesson.sections[index]?.pieces ?? []).some(({ text }) =>
    /(?<!\p{L})\p{L}{1,3}(?:\(\p{L}\))?\s?=\s?[^=→]*[\p{L}\d)]\s?[-+−*/·×÷]\s?[\p{L}\d(]/u.test(text),
  );
