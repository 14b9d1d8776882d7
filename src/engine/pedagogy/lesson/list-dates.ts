import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { Lesson } from './lesson.ts';
import { leansOnOthers } from './points/stand-alone.ts';

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
  return datesOf(
    lesson,
    lesson.sections
      .filter((_, index) => section === undefined || index === section)
      .flatMap((one) => one.pieces),
  );
}

/** The dates at which these pieces say that something happened, in the order of time, each year once. */
export function datesOf(lesson: Lesson, own: readonly Piece[]): LessonDate[] {
  const pieces = matterOf(own)
    .filter((piece) => piece.kind === 'text' || piece.kind === 'list')
    .slice(0, MOST_PIECES);
  const found = new Map<string, LessonDate>();
  for (const piece of pieces) {
    for (const { text, year } of lesson.classOf(piece).dates) {
      const statement = piece.statements.find(
        (one) => !isPracticeRole(one.role) && one.text.includes(text) && isEvent(one.text, text),
      );
      if (year !== null && statement !== undefined && !found.has(text))
        found.set(text, { text, year, statement });
    }
  }
  // `No início do século XX …: em 1920, …` happened in 1920.
  const isCentury = ({ text }: LessonDate): boolean => !/\d{3}/.test(text);
  const told = [...found.values()].filter(
    (date, _, all) =>
      !isCentury(date) || !all.some((other) => !isCentury(other) && other.statement === date.statement),
  );
  const sorted = told.sort((a, b) => a.year - b.year);
  return sorted.filter(({ year }, index) => sorted.findIndex((other) => other.year === year) === index);
}

const LONGEST_EVENT = 80;

/** What a sentence says behind its date (`Em 1970, a população urbana …`); null where that leans on others or is too long. */
export function eventAt({ text, statement }: LessonDate): string | null {
  const behind = new RegExp(`(?:^|[:;]\\s)(?:em|no ano de)\\s${text},?\\s(.+)$`, 'iu').exec(
    statement.text,
  )?.[1];
  const whole = behind?.replace(/^pela primeira vez,\s/iu, '').replace(/[.\s]+$/, '') ?? '';
  if (whole === '' || leansOnOthers(upperFirst(whole)) || !hasFiniteVerb(whole)) return null;
  return whole.length <= LONGEST_EVENT
    ? whole
    : (shorten(whole, { characters: LONGEST_EVENT, isSummary: true })?.replace(/^\p{Lu}(?=\p{Ll})/u, (sign) =>
        sign.toLowerCase(),
      ) ?? null);
}

/** True where time carries the lesson: dates stand in a good part of it, not just in a citation or two. */
export function isStory(lesson: Lesson): boolean {
  const pieces = lesson.sections.flatMap((section) => matterOf(section.pieces)).slice(0, MOST_PIECES);
  const dated = pieces.filter((piece) =>
    lesson.classOf(piece).dates.some((date) => date.year !== null && isEvent(piece.text, date.text)),
  );
  return dated.length >= 3 && dated.length >= 0.25 * pieces.length;
}

/** Entries of a list of sources, laws and editions have years and tell no event. */
const NO_EVENT =
  /(?<!\p{L})(?:ed\.|edição|editora|isbn|acesso em|dispon[íi]vel em|v\. ?\d|vol\.|p\. ?\d|nbr|art\.|lei n|decreto n|copyright|©|versão|atualizad[oa] em|et al|revista|anais|in:)/iu;

/** A sentence that tells what happened then. */
function isEvent(text: string, date: string): boolean {
  return !NO_EVENT.test(text) && !isCitation(text, date) && hasFiniteVerb(text);
}

/** `(Falconer 1996)`, `Wright (1921)`: when somebody wrote, not when something happened. */
function isCitation(text: string, date: string): boolean {
  const at = text.indexOf(date);
  const before = text.slice(Math.max(0, at - 60), at);
  return (
    /\([^()]*\p{Lu}[^()]*$/u.test(before) || /\p{Lu}\p{Ll}+ \($/u.test(before) || /\[[^\]]*$/.test(before)
  );
}
