import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { findTale } from '#engine/pedagogy/lesson/find-tale.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, type LessonDate, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { themeInSentence } from '#engine/pedagogy/lesson/name-theme.ts';
import { ownTermsOf } from '#engine/pedagogy/lesson/own-terms.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import { asksClass, openingOf } from '#engine/pedagogy/material/asks-class.ts';
import { askedOnTop } from '#engine/pedagogy/material/own-moments.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { asAbility } from '#engine/pedagogy/objectives/as-ability.ts';
import { findObjectives } from '#engine/pedagogy/objectives/find-objectives.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isPractised } from './count-questions.ts';
import { OF_THE_CLASS, ownQuestions } from './own-questions.ts';
import { askTeachers } from './questions/ask-records.ts';
import { TRUE } from './questions/judge-statements.ts';
import type { Question } from './questions/question.ts';
import { showQuestion, writeQuiz } from './questions/write-quiz.ts';

const LONGEST_QUESTION = 120;
const LONGEST_PAIR = 90;
/** A question that opens the lesson: one of the material's own, else one that the lesson is going to answer. */
export function askOpening(lesson: Lesson): Grounded | null {
  // Those who sit down to a test or a list are not asked one of its own questions first.
  if (isPractised(lesson)) return null;
  const own =
    askedFirst(lesson) ??
    askedOnTop(lesson.material, lesson.input.title) ??
    ownQuestions(lesson)[0] ??
    askedByHeadings(lesson)[0];
  if (own !== undefined) return own;
  const teachers = askTeachers(lesson);
  if (teachers !== null) return teachers;
  const tale = findTale(lesson);
  if (tale !== null)
    return {
      text: `Pelo título ${quoteWords([tale.name])}, o que vocês acham que vai acontecer?`,
      basis: tale.title,
    };
  const dates = isStory(lesson) ? listDates(lesson).filter((date) => /\d{3}/.test(date.text)) : [];
  const [first, last] = [dates[0], dates.at(-1)];
  // `A abolição no Brasil (1850-1888)` says itself what time it tells of.
  const [, from, to] = /\((\d{4})\s?[-–a]\s?(\d{4})\)/u.exec(lesson.input.title) ?? [];
  if (dates.length >= 3 && first !== undefined && last !== undefined && first.year < last.year)
    return {
      text: `O que mudou entre ${from ?? yearIn(first)} e ${to ?? yearIn(last)}?`,
      basis: [...new Set([first.statement, last.statement])],
    };
  const quiz = isForm(lesson) ? [] : writeQuiz(lesson).flat();
  // What a thing is the class cannot know before; why something is so, or what will come of it, it can guess.
  const chosen =
    lesson.input.level === 'infantil' ? undefined : firstOf(quiz.filter(({ text }) => GUESSED.test(text)));
  if (chosen !== undefined)
    return { text: `Antes de começar: ${lowerFirst(chosen.text)}`, basis: chosen.basis };
  return askAim(lesson) ?? askKnown(lesson) ?? askChange(lesson) ?? askCommon(lesson);
}

/** What the teacher's own class begins by asking. */
function askedFirst({ material: { course } }: Lesson): Grounded | undefined {
  const first = openingOf(course.opening.length > 0 ? course.opening : course.steps);
  if (first === undefined) return undefined;
  const asked = asksClass(first);
  // `Você trabalha? Conhece alguém que trabalha por aplicativo?`: one goes on from the other.
  const [one, next] = asked;
  const both = `${one?.text} ${next?.text}`;
  return one !== undefined && next !== undefined && both.length <= LONGEST_OPENING
    ? { text: both, basis: one.basis }
    : one;
}
const LONGEST_OPENING = 110;

/** The one that the material answers first. */
const firstOf = (questions: readonly Question[]): Question | undefined =>
  questions.toSorted((a, b) => (a.basis[0]?.piece.order ?? 0) - (b.basis[0]?.piece.order ?? 0))[0];

const GUESSED = /^(?:Por que|Para que|O que (?:acontece|acontecia|aconteceu|se deve fazer) )/u;
const LONGEST_NAME = 60;

/** What the class knows of the subject, or what a form is there for; null where the lesson has no name that one could say. */
function askKnown(lesson: Lesson): Grounded | null {
  const named = lesson.sections.filter((section) => section.title !== '');
  const [basis] = named.flatMap(({ pieces }) => selectStatements(lesson, pieces, 1));
  if (basis === undefined) return null;
  if (isForm(lesson)) {
    const title = cleanTitle(lesson.input.title, lesson.spell);
    const isShort = title.length <= LONGEST_NAME && contentStems(title).length > 0;
    const text = `O que não pode faltar em um trabalho que segue ${quoteWords([title])}?`;
    return isShort ? { text, basis: [basis] } : null;
  }
  const theme = themeInSentence(lesson);
  // Where the lesson has no name of its own, its first parts have, if they name things.
  const parts = named.map(({ title }) => lowerTitle(title, lesson.spell)).slice(0, MOST_PARTS);
  const about = theme ?? (parts.length > 1 && parts.every(namesThing) ? listWords(parts) : null);
  return about === null ? null : { text: `O que vocês já sabem sobre ${about}?`, basis: [basis] };
}
const MOST_PARTS = 3;
const namesThing = (part: string): boolean =>
  /^\p{L}[\p{L}-]{2,}(?: [\p{L}-]+){0,3}$/u.test(part) &&
  tagSentence(part)[0]?.tag === 'NOUN' &&
  !hasFiniteVerb(part);

/** What is understood or known is asked for by itself; what is done, by whether one can. */
const KNOWS =
  /^(?:(?:re)?conhecer|compreender|entender|identificar|aprender|saber|definir|conceituar|descrever|explicar|caracterizar|discutir|analisar|refletir sobre)(?:(?:,| e| ou) \p{L}+[aei]r)* (?!que |se |com |em |n?a que )(.{4,})$/iu;

const TELLS_IT =
  /^\p{L}+[aei]r (?:e \p{L}+[aei]r )?que\s|^\p{L}+[aei]r (?:com|em|de|para|por|dia|até)\s|\(E[FMI]\d|^\(|;/iu;

/** `O que vocês já sabem sobre frações?`, `Quem já consegue somar frações?`, by the first objective that says what one does. */
function askAim(lesson: Lesson): Grounded | null {
  for (const objective of findObjectives(lesson.material)) {
    const ability = asAbility(objective, LONGEST_QUESTION);
    // `compreender que os materiais são misturas` tells what is to be found out; a code is no wording.
    if (ability === null || TELLS_IT.test(ability)) continue;
    const known = KNOWS.exec(ability)?.[1];
    // `as cores e descobrir as misturas`: two things to do, one of which is no thing to know.
    const isTwo = /\s(?:e|ou)\s\p{L}+[aei]r\s/u.test(known ?? '');
    const text =
      known === undefined || isTwo ? `Quem já consegue ${ability}?` : `O que vocês já sabem sobre ${known}?`;
    return { text, basis: [objective.statement] };
  }
  return null;
}

/** Questions that hold parts of the lesson side by side, for a pause in its course. */
export function askAcross(lesson: Lesson): Grounded[] {
  return [askChange(lesson), askCommon(lesson)].filter((question) => question !== null);
}

/** `O que muda de “Sistema binário” para “Sistema octal”?`, where two parts in a row are of one kind. */
function askChange(lesson: Lesson): Grounded | null {
  const kindOf = (title: string): string => contentStems(title)[0] ?? '';
  for (const [at, { title, pieces }] of lesson.sections.entries()) {
    const next = lesson.sections[at + 1];
    if (next === undefined || title === '' || title.length + next.title.length > LONGEST_PAIR) continue;
    const basis = [...pieces, ...next.pieces].flatMap(({ kind, statements }) =>
      kind === 'heading' ? statements.slice(0, 1) : [],
    );
    // `Modelo ER` and `Modelo ER e minimundo` are one thing that goes on.
    const [own, other] = [contentStems(title), contentStems(next.title)];
    const isOne = own.every((stem) => other.includes(stem)) || other.every((stem) => own.includes(stem));
    if (!isOne && kindOf(title) !== '' && kindOf(title) === kindOf(next.title) && basis.length > 1)
      return { text: `O que muda de ${quoteWords([title])} para ${quoteWords([next.title])}?`, basis };
  }
  return null;
}

/** Parts that any document may have. */
const FRAME =
  /^(?:motiva[çc][ãa]o|introdu[çc][ãa]o|conclus[ãa]o|considera[çc][õo]es|apresenta[çc][ãa]o|cronograma|plano|planejamento|resumo|resultados|primeiras ideias|objetivos?|metodologia|vocabul[áa]rio|gloss[áa]rio)(?!\p{L})/iu;

/** `O que “A”, “B” e “C” têm em comum?`, where the lesson has parts to hold side by side. */
function askCommon(lesson: Lesson): Grounded | null {
  const named = lesson.sections.filter(
    ({ title, pieces }) =>
      title !== '' &&
      title.length <= 40 &&
      !FRAME.test(title) &&
      !/[;:]/.test(title) &&
      !pieces.some(({ tale }) => tale !== undefined),
  );
  const isShort = named.slice(0, 3).reduce((sum, { title }) => sum + title.length, 0) <= LONGEST_PAIR;
  const parts = isForm(lesson) ? [] : named.slice(0, isShort ? 3 : 2);
  // Parts that share no word of their subject are not held side by side.
  const [first, ...others] = parts.map(
    ({ pieces }) => new Set(ownTermsOf(lesson, matterOf(pieces)).flatMap(({ stems }) => stems)),
  );
  const isShared = [...(first ?? [])].some((key) => others.every((own) => own.has(key)));
  const basis = parts.flatMap((section) => selectStatements(lesson, section.pieces, 1));
  if (parts.length < 2 || basis.length === 0 || !isShared) return null;
  return { text: `O que ${quoteWords(parts.map(({ title }) => title))} têm em comum?`, basis };
}

/** The parts of a form and what it asks for are no subject to compare or judge. */
const isForm = ({ material }: Lesson): boolean => material.understanding?.genre === 'modelo_formulario';

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The year alone, where the wording holds it: `14 de julho de 1789` → `1789`. */
function yearIn(date: LessonDate): string {
  return /\d{3,4}(?=\D*$)/.exec(date.text)?.[0] ?? date.text;
}

/** Questions that name what they ask about. */
const ASKS = /^(?:por que|para que|como|o que|quem|quando|onde|de onde)(?!\p{L})/iu;

/** `Por que medir a desigualdade?` over a part: the question that the part answers. */
function askedByHeadings(lesson: Lesson): Grounded[] {
  const { pieces, exercises } = lesson.material;
  const asking = new Set(exercises.map(({ slide }) => slide));
  // The heading over questions alone opens no part of a deck, and asks all the same.
  const alone = pieces.filter(({ slide }) => slide !== null && asking.has(slide));
  return (
    [...lesson.sections.flatMap((section) => section.pieces), ...alone]
      .filter(({ kind, role }) => kind === 'heading' || role === 'heading')
      .flatMap(({ statements }) => statements.slice(0, 1))
      .filter(
        ({ text, words }) =>
          /\?$/.test(text) && words >= 4 && text.length <= LONGEST_QUESTION && !OF_THE_CLASS.test(text),
      )
      .map((statement) => ({ text: cleanTitle(statement.text, lesson.spell), basis: [statement] }))
      // `O que é fração?` nobody can answer before, `Por que na Inglaterra?` does not say of what.
      .filter(
        ({ text }) => ASKS.test(text) && contentStems(text).length > 0 && !/^O que (?:é|são) /iu.test(text),
      )
      .filter(({ text }) => hasFiniteVerb(text) || /\p{L}+[aei]r(?!\p{L})/u.test(text))
  );
}

/**
 * Up to `most` questions to check learning, spread over the sections and over ways of asking. What is true as it stands comes
 * last, and once: where several are, nobody has to read the second.
 */
export function askChecks(lesson: Lesson, most: number, only?: number): Question[] {
  const perSection = writeQuiz(lesson).filter((_, index) => only === undefined || only === index);
  const rounds = Math.max(0, ...perSection.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) => perSection.flatMap((own) => own[round] ?? []));
  const all = inTurn.flat().filter(isNewAnswer);
  const trues = all.filter(({ answer }) => answer === TRUE).slice(0, 1);
  const others = all.filter(({ answer }) => answer !== TRUE);
  // Five dates in a row check one thing: the third of a form waits for other forms.
  const isThird = (question: Question, at: number): boolean =>
    others.slice(0, at).filter((other) => formOf(other) === formOf(question)).length >= MOST_OF_A_FORM;
  const late = others.filter(isThird);
  return [...others.filter((question) => !late.includes(question)), ...late, ...trues].slice(0, most);
}

/** What answers one question needs no second one, however that is asked. */
function isNewAnswer({ answer, kind }: Question, at: number, all: readonly Question[]): boolean {
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return kind === 'verdadeiro_falso' || all.findIndex((other) => bare(other.answer) === bare(answer)) === at;
}

const MOST_OF_A_FORM = 2;
const formOf = ({ text }: Question): string => text.slice(0, 8);

/** The questions of `askChecks` as they stand on a slide. */
export function showChecks(questions: readonly Question[]): Grounded[] {
  return questions.map((question) => ({ text: showQuestion(question), basis: question.basis }));
}
