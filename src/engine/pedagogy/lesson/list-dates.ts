import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { Lesson } from './lesson.ts';

export interface LessonDate {
  /** As written in the material. */
  text: string;
  year: number;
  statement: Statement;
}

/** Later pieces are not looked at: a handful of dates is enough for any suggestion. */
const MOST_PIECES = 400;

/** The dates of the lesson or of one section in the order of time, each wording once. */
export function listDates(lesson: Lesson, section?: number): LessonDate[] {
  const pieces = lesson.sections
    .filter((_, index) => section === undefined || index === section)
    .flatMap((one) => matterOf(one.pieces))
    .filter((piece) => piece.kind === 'text' || piece.kind === 'list')
    .slice(0, MOST_PIECES);
  const found = new Map<string, LessonDate>();
  for (const piece of pieces) {
    for (const { text, year } of lesson.classOf(piece).dates) {
      const statement = piece.statements.find(
        (one) => one.text.includes(text) && !isCitation(one.text, text),
      );
      if (year !== null && statement !== undefined && !found.has(text))
        found.set(text, { text, year, statement });
    }
  }
  return [...found.values()].sort((a, b) => a.year - b.year);
}

/** True where time carries the lesson: dates stand in a good part of it, not just in a citation or two. */
export function isStory(lesson: Lesson): boolean {
  const pieces = lesson.sections.flatMap((section) => matterOf(section.pieces)).slice(0, MOST_PIECES);
  const dated = pieces.filter((piece) =>
    lesson.classOf(piece).dates.some((date) => date.year !== null && !isCitation(piece.text, date.text)),
  );
  return dated.length >= 3 && dated.length >= 0.25 * pieces.length;
}

/** `(Falconer 1996)`, `Wright (1921)`: when somebody wrote, not when something happened. */
function isCitation(text: string, date: string): boolean {
  const at = text.indexOf(date);
  const before = text.slice(Math.max(0, at - 60), at);
  return (
    /\([^()]*\p{Lu}[^()]*$/u.test(before) || /\p{Lu}\p{Ll}+ \($/u.test(before) || /\[[^\]]*$/.test(before)
  );
}

/** `em 1789`, `no século XVIII`, `nos anos 1990`. */
export function whenOf(date: string): string {
  if (/^s[ée]c(?:\.|ulo\b)/iu.test(date)) return `no ${date}`;
  if (/^s[ée]culos/iu.test(date) || /^anos/iu.test(date)) return `nos ${date}`;
  return /^d[ée]cada/iu.test(date) ? `na ${date}` : `em ${date}`;
}
