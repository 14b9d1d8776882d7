import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, type LessonDate, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { findObjectives } from '#engine/pedagogy/objectives/find-objectives.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { Question } from './questions/question.ts';
import { showQuestion, writeQuiz } from './questions/write-quiz.ts';

const LONGEST_QUESTION = 120;
const OPTION_OR_NUMBER = /^(?:\(?[a-e\d]{1,2}[).]|quest[ãa]o|exerc[íi]cio)/iu;
/** A question about the course of the class, not about its subject. */
const OF_THE_CLASS =
  /^(?:o que (?:aprendemos|vimos|você já sabe)|vamos|alguma d[úu]vida|d[úu]vidas|pronto|prontos|tudo bem|como (?:foi|estão|vocês))|aula passada|última aula|(?<!\p{L})(?:vocês|nós|nossa|nosso)(?!\p{L})/iu;

/** A question that opens the lesson: one of the material's own, else one that the lesson is going to answer. */
export function askOpening(lesson: Lesson): Grounded | null {
  const own = ownQuestions(lesson)[0];
  if (own !== undefined) return own;
  const dates = isStory(lesson) ? listDates(lesson).filter((date) => /\d{3}/.test(date.text)) : [];
  const [first, last] = [dates[0], dates.at(-1)];
  if (dates.length >= 3 && first !== undefined && last !== undefined && first.year < last.year)
    return {
      text: `O que mudou entre ${yearIn(first)} e ${yearIn(last)}?`,
      basis: [...new Set([first.statement, last.statement])],
    };
  const quiz = writeQuiz(lesson).flat();
  const why = quiz.find(({ text }) => /^(?:Por que|Para que|O que (?!é |são ))/u.test(text));
  const what =
    quiz.find(({ kind }) => kind === 'aberta') ??
    quiz.find(({ kind, text }) => kind === 'verdadeiro_falso' && text.length <= LONGEST_QUESTION);
  const chosen = why ?? what;
  if (chosen !== undefined)
    return { text: `Antes de começar: ${lowerFirst(chosen.text)}`, basis: chosen.basis };
  return askCommon(lesson) ?? askAim(lesson);
}

/** `Quem já consegue comparar frações?`, by the first objective that says what one does. */
function askAim(lesson: Lesson): Grounded | null {
  const aim = findObjectives(lesson.material).find(
    ({ text, verb }) =>
      verb !== null && tagSentence(text)[0]?.form === 'inf' && text.length <= LONGEST_QUESTION,
  );
  return aim === undefined
    ? null
    : { text: `Quem já consegue ${lowerFirst(aim.text.replace(/[\s.;:]+$/, ''))}?`, basis: [aim.statement] };
}

/** `O que “A”, “B” e “C” têm em comum?`, where the lesson has parts to hold side by side. */
function askCommon(lesson: Lesson): Grounded | null {
  const parts = lesson.sections.filter(({ title }) => title !== '' && title.length <= 40).slice(0, 3);
  const basis = parts.flatMap((section) => selectStatements(lesson, section.pieces, 1));
  if (parts.length < 2 || basis.length === 0) return null;
  return { text: `O que ${quoteWords(parts.map(({ title }) => title))} têm em comum?`, basis };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The year alone, where the wording holds it: `14 de julho de 1789` → `1789`. */
function yearIn(date: LessonDate): string {
  return /\d{3,4}(?=\D*$)/.exec(date.text)?.[0] ?? date.text;
}

/** Questions the material asks in its running text (not the items of a test). */
export function ownQuestions(lesson: Lesson): Grounded[] {
  return lesson.sections.flatMap((section) =>
    matterOf(section.pieces)
      .filter((piece) => piece.kind === 'text' || piece.kind === 'note')
      .flatMap((piece) => piece.statements)
      .filter(
        ({ text, words }) =>
          /\?["”]?$/.test(text) &&
          words >= 5 &&
          /^[\p{Lu}]/u.test(text) &&
          !/^(?:por exemplo|então|assim|mas|e|caso|se|ou|ele|ela|isso)(?![\p{L}])/iu.test(text) &&
          !OF_THE_CLASS.test(text) &&
          !leansOnOthers(text) &&
          !/(?<!\p{L})(?:d|n)?(?:ess|est)[ea]s?(?!\p{L})/iu.test(text) &&
          !/[:"“”]/.test(text.slice(0, -2)) &&
          text.length <= LONGEST_QUESTION &&
          !OPTION_OR_NUMBER.test(text) &&
          !hasRawMath(plainMath(text)),
      )
      .map((statement) => ({ text: plainMath(statement.text), basis: [statement] })),
  );
}

/** Up to `most` questions to check learning, spread over the sections and over ways of asking. */
export function askChecks(lesson: Lesson, most: number, only?: number): Question[] {
  const perSection = writeQuiz(lesson).filter((_, index) => only === undefined || only === index);
  const chosen: Question[] = [];
  for (let round = 0; chosen.length < most && perSection.some((own) => own.length > round); round += 1) {
    for (const own of perSection) {
      const question = own[round];
      if (question !== undefined && chosen.length < most) chosen.push(question);
    }
  }
  return chosen;
}

/** The questions of `askChecks` as they stand on a slide. */
export function showChecks(questions: readonly Question[]): Grounded[] {
  return questions.map((question) => ({ text: showQuestion(question), basis: question.basis }));
}
