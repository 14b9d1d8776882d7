import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { termInSentence } from '#engine/pedagogy/lesson/name-term.ts';
import { themeInSentence } from '#engine/pedagogy/lesson/name-theme.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { definesBy } from '#engine/pedagogy/plan/questions/ask-definitions.ts';

const EACH_OTHER = 'Em duplas, escrevam três perguntas sobre ';
/** Whether it is what any lesson allows, told of no part of this one. */
export const isOfAnyLesson = (task: string): boolean => task.startsWith(EACH_OTHER);

const MOST_EXAMPLES = 2;

/** Last of all tasks: an example of what is defined; where there is nothing else, questions that the class puts to itself. */
export function askEachOther(lesson: Lesson, only?: number): Grounded[] {
  // What a form asks to fill in is no subject to ask about, but a list to go by.
  if (lesson.material.understanding?.genre === 'modelo_formulario') return checkForm(lesson, only);
  const examples = lesson.definitions
    .filter((one) => only === undefined || one.section === only)
    // `A CPU é a responsável por …`: there is but one of it.
    .filter(({ statement, term }) => !OF_ONE.test(statement.text) && !OF_NAME.test(term))
    // `Ilusão dos sentidos` sets no bounds that an example could lie within.
    .filter((one) => (sayingOf(one)?.length ?? 0) >= SHORTEST_BOUNDS && definesBy(sayingOf(one) ?? ''))
    // Of what the text itself gives an example there are others.
    .filter(({ statement: { text } }) => HAS_CASES.test(text))
    .slice(0, MOST_EXAMPLES)
    .map((one) => ({
      text: `Dê um exemplo que não está no texto para ${termInSentence(one)} e mostre por que ele cabe na definição.`,
      basis: [one.statement],
    }));
  const talks = rehearse(lesson, only);
  if (talks.length > 0) return [...examples, ...talks];
  const pieces = lesson.sections
    .filter((_, index) => only === undefined || only === index)
    .flatMap((section) => matterOf(section.pieces))
    .filter((piece) => (lesson.points.get(piece) ?? []).length > 0);
  const basis = pieces.flatMap(({ statements }) => statements.slice(0, 1)).slice(0, 1);
  const about = themeInSentence(lesson) ?? 'o que vimos hoje';
  const each = { text: `${EACH_OTHER}${about} e troquem com outra dupla para responder.`, basis };
  return [...examples, ...(basis.length > 0 ? [each] : [])];
}

const SHORTEST_BOUNDS = 32;
const HAS_CASES = /(?<!\p{L})(?:como|por exemplo|ex\.|tais como)\s|:\s[^,;]{2,40},/iu;
/** `RGB`, `AngularJS` */
const OF_NAME = /^\p{Lu}[\p{Lu}\d]+s?$|^\p{Lu}\p{Ll}+\p{Lu}/u;
const OF_ONE = /\s(?:é|são) (?:também )?[oa]s?\s/iu;

const MOST_TALKS = 2;

/** The words that a training gives to be said are tried out, one as who says them and the other as who hears them. */
function rehearse(lesson: Lesson, only?: number): Grounded[] {
  return lesson.sections
    .filter((_, index) => only === undefined || only === index)
    .flatMap(({ pieces }) => pieces.flatMap((piece) => lesson.points.get(piece) ?? []))
    .flatMap(({ text, basis }) => {
      const said = /^[^:“]{4,40}: (“[^“”]+[?!][^“”]*”)$/u.exec(text)?.[1];
      return said === undefined
        ? []
        : [
            {
              text: `Em duplas, treinem a conversa: um diz ${said}, o outro responde como quem está sendo atendido; depois troquem os papéis.`,
              basis,
            },
          ];
    })
    .slice(0, MOST_TALKS);
}

const MOST_PARTS = 3;
const LONGEST_PART = 60;

/** A work that follows a form can be held against it, part by part. */
function checkForm(lesson: Lesson, only?: number): Grounded[] {
  const parts = lesson.sections
    .filter(({ title }, index) => (only === undefined || only === index) && title !== '')
    .filter(({ title, pieces }) => title.length <= LONGEST_PART && matterOf(pieces).length > 0)
    .slice(0, MOST_PARTS);
  const basis = parts.flatMap(({ pieces }) => matterOf(pieces)[0]?.statements.slice(0, 1) ?? []);
  if (basis.length === 0) return [];
  return [
    {
      text: `Troquem os trabalhos em duplas e confiram se cada um segue o que se pede em ${quoteWords(parts.map(({ title }) => title))}; anotem o que falta.`,
      basis,
    },
  ];
}
