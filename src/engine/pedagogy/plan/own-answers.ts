import { writeOut } from '#engine/pedagogy/language/short-forms.ts';
import { bareAnswer } from '#engine/pedagogy/language/split-answer.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { answersWithin } from '#engine/pedagogy/material/answers-within.ts';
import { numberOfQuestion } from '#engine/pedagogy/material/keyed-questions.ts';
import { type GivenKey, readKeysBelow } from '#engine/pedagogy/material/read-key.ts';
import { isOption, type Question as Read, readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { keyOfOptions } from '#engine/pedagogy/material/read-shown-key.ts';
import { answersBehind } from '#engine/pedagogy/material/take-answers.ts';
import { tellPupils } from '#engine/pedagogy/material/tell-pupils.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { splitReason } from '#engine/reading/split-reason.ts';

/** One of the material's own questions with what its teacher answers. */
export interface Answered {
  question: Read;
  /** As the material counts it; null where it counts none. */
  number: number | null;
  /** The letter of an option or words; '' where the material answers nothing. */
  answer: string;
  /** The comment behind the answer; null where there is none. */
  reason: string | null;
}

/** What everybody answers otherwise has no answer. */
const PERSONAL = /^\W*(?:resp(?:osta|uesta)s? )?(?:pessoa(?:l|is)|personal|livres?|variad)/iu;

const read = new WeakMap<Lesson, Answered[]>();

/** The material's own questions in their order, each with the answer and the comment that its key or its own line gives. */
export function answerOwn(lesson: Lesson): Answered[] {
  const known = read.get(lesson) ?? answerAll(lesson);
  read.set(lesson, known);
  return known;
}

/** Everything of the material that asks or stands beside what asks, in reading order. */
export function piecesAsked({ sections, material }: Lesson) {
  const matter = sections.flatMap(({ pieces }) => matterOf(pieces));
  return [...new Set([...matter, ...material.exercises])].sort((a, b) => a.order - b.order);
}

function answerAll(lesson: Lesson): Answered[] {
  const { given, understanding } = lesson.material;
  const questions = readQuestions(piecesAsked(lesson));
  const blocks = [...new Set((understanding?.bits ?? []).map(({ block }) => block))];
  const below = readKeysBelow(
    questions,
    (piece, answer) => blocks.indexOf(answer.block) - blocks.indexOf(piece.block) <= 1,
  );
  const uses = Map.groupBy(questions, numberOfQuestion);
  return questions.map((question) => {
    const number = numberOfQuestion(question);
    // Where each part counts anew the key does not say which of them it answers.
    const isOnly = number !== null && uses.get(number)?.length === 1;
    const byNumber = isOnly ? given.answers.get(number) : undefined;
    if (byNumber !== undefined && number !== null)
      return { question, number, ...clean(byNumber, given.reasons.get(number) ?? null) };
    const told = below.get(question) ?? (answersBehind(question) || shownBy(question, given));
    if (told === '') return { question, number, answer: answersWithin(question), reason: null };
    const { answer, reason } = splitReason(told);
    return { question, number, ...clean(answer, reason === null ? null : tellPupils(reason)) };
  });
}

/** `Então a nota média é`, `…, então`: what is announced and not told. */
const ANNOUNCES =
  /(?:(?<!\p{L})(?:é|são|será|ser[ãa]o|temos|obtemos|ent[ãa]o|logo|assim|portanto|por|que|em|de|com|a seguir|seguinte|vale)|[:=,])$/iu;

/** The letter of the option that is set off from the others. */
function shownBy({ own }: Read, { shown }: GivenKey): string {
  const options = own.flatMap(({ statements }) => statements.filter(isOption));
  return shown?.letters.get(keyOfOptions(options.map(({ written, text }) => written ?? text))) ?? '';
}

const clean = (answer: string, reason: string | null): Pick<Answered, 'answer' | 'reason'> => {
  const bare = writeOut(bareAnswer(answer));
  return PERSONAL.test(bare) || ANNOUNCES.test(bare)
    ? { answer: '', reason: null }
    : { answer: bare, reason };
};
