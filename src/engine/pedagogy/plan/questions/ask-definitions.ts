import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson, LessonDefinition } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes } from '#engine/pedagogy/lesson/list-words.ts';
import { askForTerm } from '#engine/pedagogy/lesson/name-term.ts';
import { isTextLabel } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { lacksSubject, leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { mix } from './mix.ts';
import type { Question } from './question.ts';

const MOST_OPTIONS = 4;
const LEAST_OPTIONS = 3;
const LONGEST_CHOICE = 150;

/** What the material defines: which term is meant (among its other terms), or what a term means. */
export function askDefinitions(lesson: Lesson, section: number): Question[] {
  const defined = lesson.definitions
    .map((definition) => ({ definition, saying: sayingOf(definition) }))
    .filter((one): one is { definition: LessonDefinition; saying: string } => one.saying !== null);
  return defined
    .filter(({ definition }) => definition.section === section)
    .map(({ definition, saying }, place) => {
      const choice =
        place % 2 === 1 || defined.length < LEAST_OPTIONS ? null : askWhich(definition, saying, defined);
      return (
        choice ?? {
          kind: 'aberta',
          text: askForTerm(definition),
          options: [],
          answer: upperFirst(saying),
          bloomLevel: 'lembrar',
          basis: [definition.statement],
          section,
        }
      );
    });
}

function askWhich(
  definition: LessonDefinition,
  saying: string,
  all: readonly { definition: LessonDefinition; saying: string }[],
): Question | null {
  const own = contentStems(definition.term);
  // `Red, Green, Blue` spells a name out and says nothing of it.
  if (!/(?<!\p{L})\p{Ll}{3,}(?!\p{L}).*(?<!\p{L})\p{Ll}{3,}(?!\p{L})/u.test(saying)) return null;
  // A saying that holds its term gives the answer away.
  if (contentStems(saying).some((key) => own.includes(key))) return null;
  const others = all
    .map((one) => one.definition)
    .filter(({ term }) => !contentStems(term).some((key) => own.includes(key)))
    .sort((a, b) => Number(b.section === definition.section) - Number(a.section === definition.section))
    .map(({ term }) => upperFirst(term));
  const wrong = [...new Set(others)].slice(0, MOST_OPTIONS - 1);
  const text = `Que nome se dá a isto: “${saying.replaceAll('“', '‘').replaceAll('”', '’')}”?`;
  if (wrong.length < LEAST_OPTIONS - 1 || text.length > LONGEST_CHOICE) return null;
  const answer = upperFirst(definition.term);
  return {
    kind: 'multipla_escolha',
    text,
    options: mix([answer, ...wrong]),
    answer,
    bloomLevel: 'lembrar',
    basis: [definition.statement],
    section: definition.section,
  };
}

interface Told {
  name: string;
  said: string;
  statement: Statement;
  section: number;
  /** The stems of both, counted once: a book names hundreds. */
  nameStems: readonly string[];
  saidStems: readonly string[];
}

/** `Registrador de instruções: recebe a instrução …`: a name and what it does, as slides put it. */
const TOLD = /^(\p{L}[^:;?]{1,44}): (\p{Ll}[^:;]{20,130})$/u;
const told = new WeakMap<Lesson, Told[]>();

/** What the material says of one of several things beside each other: which of them is it? */
export function askWho(lesson: Lesson, section: number): Question[] {
  const known = listTold(lesson);
  return known
    .filter((one) => one.section === section)
    .flatMap((one) => {
      const others = known
        .filter(({ nameStems }) => !meets(nameStems, one.nameStems) && !meets(nameStems, one.saidStems))
        .sort((a, b) => Number(b.section === section) - Number(a.section === section));
      const wrong = [...new Set(others.map(({ name }) => name))].slice(0, MOST_OPTIONS - 1);
      const text = `De qual destes o material diz: “${nestQuotes(one.said)}”?`;
      if (
        wrong.length < LEAST_OPTIONS - 1 ||
        meets(one.saidStems, one.nameStems) ||
        text.length > LONGEST_CHOICE
      )
        return [];
      return [
        {
          kind: 'multipla_escolha' as const,
          text,
          options: mix([one.name, ...wrong]),
          answer: one.name,
          bloomLevel: 'lembrar' as const,
          basis: [one.statement],
          section,
        },
      ];
    });
}

/** Names with what they do, in reading order; a label that comes back (`Situação`) names a field, not a thing. */
export function listTold(lesson: Lesson): readonly Told[] {
  const known = told.get(lesson) ?? findTold(lesson);
  told.set(lesson, known);
  return known;
}

function findTold(lesson: Lesson): Told[] {
  const all = lesson.sections.flatMap(({ pieces }, section) =>
    matterOf(pieces)
      .flatMap((piece) => lesson.points.get(piece) ?? [])
      .flatMap(({ text, basis, kind }) => {
        const [, label = '', said = ''] = kind === 'row' || kind === 'list' ? [] : (TOLD.exec(text) ?? []);
        const [statement] = basis;
        const isTold =
          said !== '' && lacksSubject(upperFirst(said)) && !leansOnOthers(said) && !isTextLabel(label);
        const name = label.replace(/\s*\([^()]*\)/g, '').trim();
        return isTold && statement !== undefined
          ? [{ name, said, statement, section, nameStems: contentStems(name), saidStems: contentStems(said) }]
          : [];
      }),
  );
  const uses = Map.groupBy(all, ({ name }) => name);
  return all.filter(({ name }) => uses.get(name)?.length === 1);
}

/** Whether a word of one could give the other away. */
const meets = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((key) => others.includes(key));

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
