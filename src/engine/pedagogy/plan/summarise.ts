import { causeIn } from '#engine/pedagogy/language/discourse/causes.ts';
import { isEveryday } from '#engine/pedagogy/language/generic-phrases.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { glossesOf } from './gloss-terms.ts';

const LONGEST = 150;
const MOST_TERMS = 4;

/**
 * What stays of the lesson, part by part: its terms with their meaning, the chains of cause, what came before
 * and after. It gathers in a form of its own and never copies a point of the plan.
 */
export function summarise(lesson: Lesson, most: number): Grounded[] {
  const rounds = lesson.sections.map((_, index) => [
    ...glossesOf(lesson, index).slice(0, 1),
    ...chainsOf(lesson, index).slice(0, 1),
    ...spanOf(lesson, index),
    ...termsLine(lesson, index),
    ...glossesOf(lesson, index).slice(1, 3),
  ]);
  const chosen: { section: number; point: Grounded }[] = [];
  for (let round = 0; chosen.length < most && round < 2; round += 1)
    for (const [section, own] of rounds.entries()) {
      const point = own[round];
      if (point !== undefined && chosen.length < most) chosen.push({ section, point });
    }
  return chosen.sort((a, b) => a.section - b.section).map(({ point }) => point);
}

/** `A → B`: cause and effect as the material names them. */
export function chainsOf(lesson: Lesson, index: number): Grounded[] {
  return matterOf(lesson.sections[index]?.pieces ?? [])
    .filter((piece) => piece.kind === 'text' || piece.kind === 'list')
    .flatMap((piece) => piece.statements)
    .flatMap((statement) => {
      const text = cleanPoint(statement.text);
      const found = leansOnOthers(text) ? null : causeIn(text);
      if (found === null) return [];
      const cause = found.cause.replace(/^(?:d[aeo]s?|à|às|aos?|a)\s+/iu, '');
      const line = `${upper(cause)} → ${found.effect}`;
      return line.length <= LONGEST ? [{ text: line, basis: [statement] }] : [];
    });
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `De 1789 a 1799: …` where a section has at least three dates. */
function spanOf(lesson: Lesson, index: number): Grounded[] {
  const dates = listDates(lesson, index);
  const [from, to] = [dates[0], dates.at(-1)];
  if (dates.length < 3 || from === undefined || to === undefined) return [];
  const named = listWords(dates.slice(0, 5).map(({ text }) => text));
  const title = lesson.sections[index]?.title ?? '';
  return [
    { text: `${title}, em datas: ${named}`, basis: dates.slice(0, 5).map(({ statement }) => statement) },
  ];
}

/** `Título: a, b e c`, the terms a section turns on. */
export function termsLine(lesson: Lesson, index: number): Grounded[] {
  const pieces = matterOf(lesson.sections[index]?.pieces ?? []);
  const title = lesson.sections[index]?.title ?? '';
  const terms = lesson.terms
    .termsOf(pieces)
    .filter(({ phrase }) => !isEveryday(phrase) && !title.toLowerCase().includes(phrase.toLowerCase()))
    .slice(0, MOST_TERMS);
  // A part of exercises says nothing that its words could sum up.
  const says = pieces.some((piece) => (lesson.points.get(piece) ?? []).length > 0);
  if (title === '' || terms.length < 2 || !says) return [];
  const statements = pieces.slice(0, 120).flatMap((piece) => piece.statements);
  const basis = terms.flatMap(
    (term) => statements.find((one) => term.stems.every((key) => one.stems.has(key))) ?? [],
  );
  const text = `${title}: ${listWords(terms.map(({ phrase }) => phrase))}`;
  return text.length <= LONGEST ? [{ text, basis: [...new Set(basis)] }] : [];
}
