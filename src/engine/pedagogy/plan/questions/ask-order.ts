import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { endsCourse } from './ends-course.ts';
import { mix } from './mix.ts';
import type { Question } from './question.ts';

const FEWEST_STEPS = 5;
const LONGEST_STEP = 80;
const MOST_WRONG = 3;
const MOST_OF_A_LIST = 2;

const known = new WeakMap<Lesson, Question[]>();

/**
 * What comes right after a step, and when an event of a list of dates was: what has an order is asked for by it, wherever the
 * parts of the lesson divide the list.
 */
export function askOrder(lesson: Lesson, section: number): Question[] {
  const all = known.get(lesson) ?? askAll(lesson);
  known.set(lesson, all);
  return all.filter((question) => question.section === section);
}

function askAll(lesson: Lesson): Question[] {
  const own = lesson.sections.map(({ pieces }) => matterOf(pieces));
  const places = new Map(own.flatMap((pieces, at) => pieces.map((piece) => [piece, at] as const)));
  return [...askSteps(own.flat()), ...askDated(own.flat())].map((question) => {
    const [first] = question.basis;
    return { ...question, section: first === undefined ? 0 : (places.get(first.piece) ?? 0) };
  });
}

interface Step {
  text: string;
  statement: Statement;
}

/** `O que se faz logo depois de “Conferir a prescrição”?`, with other steps of the same list to choose from. */
function askSteps(pieces: readonly Piece[]): Question[] {
  const lists = Map.groupBy(
    pieces.filter(({ block, role }) => block.type === 'list' && block.isOrdered && isContentRole(role)),
    ({ block }) => block,
  );
  return [...lists.values()].flatMap((own) => {
    const all = own.flatMap(({ statements }) => statements);
    const isCourse =
      all.filter(({ role, text }) => role === 'procedure' || DEED.test(text)).length * 2 > all.length;
    if (all.length < FEWEST_STEPS || !isCourse) return [];
    const steps = all.map(sayStep);
    // What is done more than once comes after several things.
    const times = Map.groupBy(steps, (step) => step?.text.toLowerCase());
    const isOnce = (step: Step | null): step is Step =>
      step !== null && times.get(step.text.toLowerCase())?.length === 1;
    const asked = steps.flatMap((step, at): Question[] => {
      const next = steps[at + 1];
      if (at === 0 || !isOnce(step) || next === undefined || !isOnce(next)) return [];
      if ([step, next].some(({ text }) => endsCourse(text) || !BEGINS_WITH_DEED.test(text))) return [];
      // A neighbour of the right one may well be done at the same time.
      const wrong = steps.flatMap((one, place) =>
        !isOnce(one) || Math.abs(place - at - 0.5) < 2 || !BEGINS_WITH_DEED.test(one.text) ? [] : [one.text],
      );
      if (wrong.length < MOST_WRONG) return [];
      return [
        {
          kind: 'multipla_escolha',
          text: `O que se faz logo depois de “${nestQuotes(step.text)}”?`,
          options: mix([next.text, ...mix(wrong).slice(0, MOST_WRONG)]),
          answer: next.text,
          bloomLevel: 'lembrar',
          basis: [next.statement],
          section: 0,
        },
      ];
    });
    const half = Math.floor(asked.length / 2);
    return asked.filter((_, at) => at === 0 || at === half).slice(0, MOST_OF_A_LIST);
  });
}

const BEGINS_WITH_DEED = /^\p{L}+(?:[aei]r(?:-se)?|[ae])(?=\s)/iu;

const DEED = /^\W*\p{L}+(?:[aei]r(?:-se)?|[ae])\s/iu;

/** A step in its first sentence; null where it is long or leans on another. */
function sayStep(statement: Statement): Step | null {
  const [first = ''] = plainMath(statement.text).split(/[.;]\s|:\s/u);
  const text = first.trim().replace(/[\s.;:,]+$/, '');
  const isShort = text.length >= SHORTEST && text.length <= LONGEST_STEP;
  return isShort && text.includes(' ') && !leansOnOthers(text) ? { text, statement } : null;
}
const SHORTEST = 10;

/** `1815 - Brasil vira Reino Unido`: an event behind its year, as notes put it. */
const DATED = /^\W*(?<year>1\d{3}|20\d{2})\s*[–—:-]+\s*(?<event>\p{L}[^:;?]{14,110})$/u;
const FEWEST_YEARS = 3;
const MOST_DATED = 2;

function askDated(pieces: readonly Piece[]): Question[] {
  const dated = pieces.flatMap(({ kind, statements }) => {
    if (kind !== 'text' && kind !== 'list') return [];
    return (kind === 'list' ? statements : statements.slice(0, 1)).flatMap((statement) => {
      const { year = '', event = '' } = DATED.exec(statement.text.trim())?.groups ?? {};
      return year !== '' && isContentRole(statement.role) ? [{ year, event, statement }] : [];
    });
  });
  const told = pieces.flatMap(({ text }) => text.match(/(?<!\d)(?:1[4-9]|20)\d{2}(?!\d)/gu) ?? []);
  const years = [...new Set([...dated.map(({ year }) => year), ...told])];
  if (dated.length === 0 || years.length < FEWEST_YEARS) return [];
  return dated
    .filter(
      ({ event, year }) => !/\d{4}/.test(event) && dated.filter((one) => one.year === year).length === 1,
    )
    .slice(0, MOST_DATED)
    .map(({ year, event, statement }) => ({
      kind: 'multipla_escolha',
      text: `Em que ano? “${nestQuotes(
        upperFirst(event)
          .replace(/\s*\([^()]*\)\s*$/u, '')
          .replace(/[\s.;]+$/, ''),
      )}”`,
      options: mix([year, ...years.filter((other) => other !== year).slice(0, MOST_WRONG)]),
      answer: year,
      bloomLevel: 'lembrar',
      basis: [statement],
      section: 0,
    }));
}
