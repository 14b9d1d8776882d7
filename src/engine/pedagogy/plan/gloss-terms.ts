import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import type { Lesson, LessonDefinition } from '#engine/pedagogy/lesson/lesson.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

/** A gloss is read at a glance. */
const LONGEST_GLOSS = 120;
const SHORTEST_SAYING = 12;

/** `Fotossíntese: processo pelo qual a planta produz seu alimento`: the definition without its sentence. */
export function glossOf(definition: LessonDefinition): Grounded | null {
  const said = sayingOf(definition);
  return said === null
    ? null
    : { text: `${upperFirst(definition.term)}: ${said}`, basis: [definition.statement] };
}

/** What the material says of a term, without article and cut at a clause border; null where that is no short saying. */
export function sayingOf({ statement, term, saying }: LessonDefinition): string | null {
  const found = definitionOf(cleanPoint(statement.text)) ?? definitionOf(statement.text);
  const whole = saying ?? found?.definition;
  if (whole === undefined || (saying !== null && tellsOf(saying))) return null;
  const bare = whole
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/^(?:é|são)\s+/iu, '')
    // `um dos mitos`, `o que faz`: the article cannot go.
    .replace(/^(?:[oa]s?|uma?s?)\s+(?=\p{L})(?!d[aeo]s?\s|que\s)/iu, '')
    .replace(/[.;!]\s.*$/su, '');
  const room = LONGEST_GLOSS - term.length - 2;
  const said = bare.length <= room ? bare : firstClause(bare, room);
  // `A viola é um pouco maior do que o violino` compares and defines nothing.
  if (
    said === null ||
    said.length < SHORTEST_SAYING ||
    /^pouco /iu.test(said) ||
    leansOnOthers(said) ||
    /[=≈{}]/.test(said)
  )
    return null;
  return said.replace(/[\s.;,:]+$/, '');
}

/**
 * `Economia`, `Um banho de 15 minutos gasta …`; `Águas subterrâneas`, `A água que infiltra …`: what a heading stands over and
 * what happens there defines nothing.
 */
function tellsOf(saying: string): boolean {
  if (/^[oa]s?\s/iu.test(saying)) return true;
  return /^uma?\s/iu.test(saying) && (/\d/.test(saying) || hasFiniteVerb(saying.split(',')[0] ?? ''));
}

function firstClause(text: string, room: number): string | null {
  const borders = [
    ...text.matchAll(/[;:]\s|,\s(?=(?:que|onde|o que|a qual|o qual|sendo|mas|pois|e|ou|com|como|para)\s)/giu),
  ];
  const fit = borders.findLast(({ index }) => index <= room);
  return fit === undefined ? null : text.slice(0, fit.index);
}

/** The glosses of one section, in reading order. */
export function glossesOf(lesson: Lesson, section: number): Grounded[] {
  return lesson.definitions
    .filter((definition) => definition.section === section)
    .map(glossOf)
    .filter((gloss) => gloss !== null);
}
