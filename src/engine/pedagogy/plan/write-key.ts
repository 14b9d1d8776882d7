import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listNumbers } from '#engine/pedagogy/lesson/list-words.ts';
import type { PassageBook } from '#engine/pedagogy/material/passage-book.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { AiAnalysis, PlanItem } from '#shared/analysis/ai-analysis.ts';
import { isPractised } from './count-questions.ts';
import { ASKS_ONESELF } from './fill-closing.ts';
import { answerOwn } from './own-answers.ts';
import { readCorrected } from './tell-answer.ts';

/** What a key slide holds. */
const MOST_LINES = 12;
const LONGEST_KEY = 900;
/** A longer option is named by its letter alone. */
const LONGEST_OPTION = 90;
const LONGEST_ASKED = 140;
const LONGEST_ANSWER = 160;

interface KeyLine {
  /** The slide that asks. */
  item: PlanItem;
  text: string;
  basis: Parameters<PassageBook['record']>[1]['basis'];
}

/**
 * The key slide answers what the slides before it ask: the material's own questions by their numbers, ours in their words, and says
 * of the rest where it is asked; the deck answers there what it can. `orders` are the numbers of the slides that tell how to work:
 * nothing in them has an answer.
 */
export function writeKey(
  lesson: Lesson,
  {
    plan,
    pieces,
    quiz,
    orders,
  }: {
    plan: PlanItem[];
    /** What the slides show, slide by slide. */
    pieces: readonly (readonly Piece[])[];
    quiz: AiAnalysis['quiz'];
    orders: ReadonlySet<number>;
  },
  book: PassageBook,
): void {
  const key = plan.find(({ purpose }) => purpose === 'gabarito');
  const asking = plan.filter(
    ({ purpose, points, number }) =>
      (purpose === 'pratica' || purpose === 'verificacao') &&
      !orders.has(number) &&
      points.some((point) => !ASKS_ONESELF.test(point)),
  );
  if (key === undefined || asking.length === 0) return;
  const own = tellOwn(lesson, asking, pieces);
  const others = asking.filter((item) => !own.some((line) => line.item === item));
  const lines = keepWithin([...own, ...tellOurs(others, quiz)]);
  const at = key.number - 1;
  for (const { text, basis } of lines)
    key.points.push(book.record(`/structure/plan/${at}/points/${key.points.length}`, { text, basis }));
  key.passageIds.push(...new Set(lines.flatMap(({ basis }) => basis.map(book.cite))));
  const open = asking.filter((item) => !lines.some((line) => line.item === item));
  if (open.length === 0) return;
  const [one, many] = lesson.unit === 'slide' ? ['do slide', 'dos slides'] : ['da página', 'das páginas'];
  const places = `${open.length === 1 ? one : many} ${listNumbers(open.map(({ number }) => number))}`;
  const isLacking = lines.length === 0 && isPractised(lesson);
  key.points.push(
    `Respostas dos exercícios ${places}${isLacking ? '; o material não as traz: resolva antes e preencha aqui' : ''}`,
  );
}

/** `Questão 3: d) hemácias` */
function tellOwn(
  lesson: Lesson,
  asking: readonly PlanItem[],
  pieces: readonly (readonly Piece[])[],
): KeyLine[] {
  const own = answerOwn(lesson).filter(({ answer }) => answer !== '');
  return asking.flatMap((item) => {
    const shown = new Set(pieces[item.number - 1]);
    return own
      .filter(
        ({
          question: {
            own: [first],
          },
        }) => first !== undefined && shown.has(first),
      )
      .map((answered) => {
        const corrected = readCorrected(answered);
        const letter = /^([a-h])\) /u.exec(corrected.answer)?.[1];
        const isLong = letter !== undefined && corrected.answer.length > LONGEST_OPTION;
        const answer = isLong ? `alternativa ${letter}` : corrected.answer;
        const name = corrected.name.replace(/[\s:.]+$/u, '');
        const text = answered.number === null ? `${name} – ${answer}` : `${name}: ${answer}`;
        return { item, text: text.replace(/\.$/u, ''), basis: corrected.basis };
      });
  });
}

/** `O que é clorofila? – um pigmento verde`, of a slide whose questions are ours. */
function tellOurs(asking: readonly PlanItem[], quiz: AiAnalysis['quiz']): KeyLine[] {
  return asking.flatMap((item) =>
    quiz
      .filter(
        ({ planItem, question, answer }) =>
          planItem === item.number &&
          item.points.some((point) => point.includes(question)) &&
          question.length <= LONGEST_ASKED &&
          answer.length <= LONGEST_ANSWER,
      )
      .map(({ question, answer }) => ({
        item,
        text: `${question.replace(/:$/u, '')} – ${answer.replace(/[.\s]+$/u, '')}`,
        basis: [],
      })),
  );
}

/** As many as the slide has room for, each question once. */
function keepWithin(lines: readonly KeyLine[]): KeyLine[] {
  let room = LONGEST_KEY;
  const kept = [...new Map(lines.map((line) => [line.text, line])).values()].slice(0, MOST_LINES);
  return kept.filter(({ text }) => {
    room -= text.length;
    return room >= 0;
  });
}
