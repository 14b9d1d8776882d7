import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, listNumbers } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { countQuestions } from '#engine/pedagogy/plan/count-questions.ts';
import { sharedQuestions } from '#engine/pedagogy/plan/share-questions.ts';

/** One step of a class before its minutes are known. */
export interface ScheduledStep {
  title: string;
  share: number;
  /** What the material gives it; absent where it gives none. */
  minutes?: number;
  description: Grounded;
  /** What it is told with once its minutes are known, where the text names them. */
  timed?: (minutes: number) => string;
  isOptional: boolean;
}

interface Asked {
  /** As they are numbered, or from 1 where they are not. */
  numbers: number[];
  isCounted: boolean;
  first: Statement[];
}

const SHARES = { read: 8, solve: 48, correct: 34, close: 10 };
/** Questions that are solved in one go before they are corrected. */
const MOST_AT_ONCE = 8;
/** Fewer minutes than this for each question, and they are shared out. */
const SHORTEST = 3;

/** The questions of a test or a list as a class goes through them; none for other documents. */
export function listAsked(lesson: Lesson): Asked | null {
  // A class solves what the slides show.
  const shown = sharedQuestions(lesson)?.shown.map(({ question }) => question.own[0]?.statements[0]);
  const all = countQuestions(lesson);
  const kept = all.filter(({ first }) => shown?.includes(first));
  const own = kept.length > 0 ? kept : all;
  if (own.length === 0) return null;
  const told = own.flatMap(({ number }) => number ?? []);
  const isRising = told.every((number, at) => at === 0 || number > (told[at - 1] ?? 0));
  const isCounted = isRising && told.length * 2 > own.length;
  return {
    isCounted,
    numbers: isCounted ? told : own.map((_, at) => at + 1),
    first: own.map(({ first }) => first),
  };
}

/** `as questões 1 a 6`; `as 22 questões` where they have no numbers, or a row of them would be read by nobody. */
export function nameAsked(numbers: readonly number[], isCounted: boolean): string {
  if (numbers.length === 1) return isCounted ? `a questão ${numbers[0]}` : 'a questão';
  const listed = listNumbers(numbers);
  return isCounted && listed.split(/, | e /u).length <= MOST_RUNS
    ? `as questões ${listed}`
    : `as ${numbers.length} questões`;
}
const MOST_RUNS = 3;

/** A test or a list is solved and corrected, in one go or in two; nothing is explored in it. */
export function practiseQuestions(lesson: Lesson): ScheduledStep[] {
  const asked = listAsked(lesson);
  if (asked === null) return [];
  const { numbers, first, isCounted } = asked;
  const isTest = lesson.material.understanding?.genre === 'prova';
  const isShort = (lesson.minutes * SHARES.solve) / 100 / numbers.length < SHORTEST;
  const count = numbers.length > MOST_AT_ONCE && !isShort && isCounted ? 2 : 1;
  const size = Math.ceil(numbers.length / count);
  const step = (title: string, share: number, text: string, basis: Statement[], isOptional = false) => ({
    ...{ title, share, isOptional },
    description: { text, basis },
  });
  const rounds = Array.from({ length: count }, (_, round) => {
    const own = numbers.slice(round * size, (round + 1) * size);
    const basis = first.slice(round * size, (round + 1) * size).slice(0, MOST_BASIS);
    const share = own.length / numbers.length;
    const named = nameAsked(own, isCounted);
    const bare = named.replace(/^as? /u, '');
    const solve = (minutes: number): string => {
      const each = Math.floor(minutes / own.length);
      if (each < SHORTEST)
        return `Divida ${named} entre os grupos: cada grupo resolve as suas e prepara a explicação.`;
      const pace = own.length > 1 ? `, cerca de ${countOf(each, 'minuto', 'minutos')} para cada` : '';
      return `${isTest ? 'Cada um refaz sozinho' : 'Em duplas, a turma resolve'} ${named}${pace}; circule pela sala e anote onde param.`;
    };
    return [
      { ...step(`Resolução: ${bare}`, SHARES.solve * share, '', basis), timed: solve },
      step(
        `Correção: ${bare}`,
        SHARES.correct * share,
        `Para cada uma, alguém mostra no quadro como fez e outro diz se faria diferente; onde as respostas não batem, a turma acha o passo em que se separam.`,
        basis,
      ),
    ];
  });
  return [
    step(
      'Abertura',
      SHARES.read,
      `Leia com a turma ${isTest ? 'a prova inteira' : 'a lista inteira'}, tire dúvidas sobre o que se pede e peça que cada um marque por qual questão quer começar.`,
      first.slice(0, 1),
      true,
    ),
    ...rounds.flat(),
    step(
      'Fechamento',
      SHARES.close,
      'Cada um marca o que errou, escreve ao lado o assunto e refaz uma dessas questões em casa.',
      [],
      true,
    ),
  ];
}
const MOST_BASIS = 3;
