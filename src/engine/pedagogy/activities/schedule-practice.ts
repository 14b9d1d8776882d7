import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countOf, listNumbers } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { NUMBERED, readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';

/** One step of a class before its minutes are known. */
export interface ScheduledStep {
  title: string;
  share: number;
  description: Grounded;
  isOptional: boolean;
}

interface Asked {
  numbers: number[];
  first: Statement[];
}

const SHARES = { read: 8, solve: 48, correct: 34, close: 10 };
/** Questions that are solved in one go before they are corrected. */
const MOST_AT_ONCE = 8;
/** Fewer minutes than this for each question, and they are shared out. */
const SHORTEST = 3;

/** The questions of a test or a list as a class goes through them; none for other documents. */
export function listAsked({ material, sections }: Lesson): Asked | null {
  if (material.strategy.course !== 'practise' || material.understanding?.genre === 'trabalho') return null;
  const questions = readQuestions(sections.flatMap(({ pieces }) => matterOf(pieces)));
  const own = questions.flatMap(({ own: [piece] }) => (piece === undefined ? [] : [piece]));
  if (own.length === 0) return null;
  const told = own.flatMap(({ text }) => NUMBERED.exec(text)?.[1] ?? []).map(Number);
  const isRising = told.every((number, at) => at === 0 || number > (told[at - 1] ?? 0));
  const isCounted = isRising && told.length * 2 > own.length;
  return {
    numbers: isCounted ? told : own.map((_, at) => at + 1),
    first: own.flatMap(({ statements }) => statements.slice(0, 1)),
  };
}

/** `questões 1 a 6` */
export const nameAsked = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `a questão ${numbers[0]}` : `as questões ${listNumbers(numbers)}`;

/** A test or a list is solved and corrected, in one go or in two; nothing is explored in it. */
export function practiseQuestions(lesson: Lesson): ScheduledStep[] {
  const asked = listAsked(lesson);
  if (asked === null) return [];
  const { numbers, first } = asked;
  const isTest = lesson.material.understanding?.genre === 'prova';
  const isShort = (lesson.minutes * SHARES.solve) / 100 / numbers.length < SHORTEST;
  const count = numbers.length > MOST_AT_ONCE && !isShort ? 2 : 1;
  const size = Math.ceil(numbers.length / count);
  const step = (title: string, share: number, text: string, basis: Statement[], isOptional = false) => ({
    ...{ title, share, isOptional },
    description: { text, basis },
  });
  const rounds = Array.from({ length: count }, (_, round) => {
    const own = numbers.slice(round * size, (round + 1) * size);
    const basis = first.slice(round * size, (round + 1) * size).slice(0, MOST_BASIS);
    const share = own.length / numbers.length;
    const each = Math.floor((lesson.minutes * SHARES.solve * share) / 100 / own.length);
    const bare = nameAsked(own).replace(/^as? /u, '');
    const solve =
      each < SHORTEST
        ? `Divida ${nameAsked(own)} entre os grupos: cada grupo resolve as suas e prepara a explicação.`
        : `${isTest ? 'Cada um refaz sozinho' : 'Em duplas, a turma resolve'} ${nameAsked(own)}, cerca de ${countOf(each, 'minuto', 'minutos')} para cada; circule pela sala e anote onde param.`;
    return [
      step(`Resolução: ${bare}`, SHARES.solve * share, solve, basis),
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
