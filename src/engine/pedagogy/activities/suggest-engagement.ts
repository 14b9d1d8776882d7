import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { askOpening } from '#engine/pedagogy/plan/ask-questions.ts';
import { withoutCall } from '#engine/pedagogy/plan/fill-closing.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { showQuestion } from '#engine/pedagogy/plan/questions/write-quiz.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { chooseCheck } from './choose-check.ts';
import { styleOf } from './level-style.ts';

const MOST = 5;

/** Ways to bring the class in, each with what the material gives for it. */
export function suggestEngagement(lesson: Lesson): Grounded[] {
  const heaviest = lesson.sections.reduce(
    (best, section, index) => (section.weight > (lesson.sections[best]?.weight ?? 0) ? index : best),
    0,
  );
  const name = lesson.sections[heaviest]?.title ?? '';
  const basis = selectStatements(lesson, lesson.sections[heaviest]?.pieces ?? [], 2);
  const group: Grounded[] =
    name === '' || basis.length === 0
      ? []
      : [{ text: styleOf(lesson.input.level).engage.replace('X', `“${name}”`), basis }];
  const opening = askOpening(lesson);
  const start: Grounded[] =
    opening === null
      ? []
      : [
          {
            text: `Comece pela pergunta “${nestQuotes(withoutCall(opening.text))}”, anote as respostas no quadro e volte a elas no fim da aula.`,
            basis: opening.basis,
          },
        ];
  return [
    ...start,
    ...group,
    ...playTerms(lesson),
    ...guessNumber(lesson),
    ...walkDates(lesson),
    ...exitTicket(lesson),
  ].slice(0, MOST);
}

const LONGEST_GUESS = 150;

function playTerms(lesson: Lesson): Grounded[] {
  const chosen = lesson.definitions.filter((one) => sayingOf(one) !== null).slice(0, 5);
  if (chosen.length < 3 || lesson.input.level === 'infantil') return [];
  const terms = quoteWords(chosen.map((definition) => definition.term));
  const game = lesson.input.level === 'fundamental' ? 'jogo da memória' : 'jogo de cartões';
  return [
    {
      text: `Faça um ${game} com termos de um lado e definições do outro: ${terms}.`,
      basis: chosen.map((definition) => definition.statement),
    },
  ];
}

function guessNumber(lesson: Lesson): Grounded[] {
  for (const piece of lesson.sections.flatMap((section) => matterOf(section.pieces)).slice(0, 300)) {
    if (piece.kind !== 'text' && piece.kind !== 'list') continue;
    const figure = lesson
      .classOf(piece)
      .quantities.find((quantity) => /%|R\$|mil|km|habitantes/.test(quantity.unit));
    const statement =
      figure === undefined ? undefined : piece.statements.find(({ text }) => text.includes(figure.text));
    // An alternative of a test may be the wrong one.
    if (statement !== undefined && isPracticeRole(statement.role)) continue;
    const told = statement === undefined ? '' : cleanPoint(statement.text);
    const isPlain = told.length <= LONGEST_GUESS && !leansOnOthers(told) && hasFiniteVerb(told);
    if (figure !== undefined && statement !== undefined && isPlain && told.split(figure.text).length === 2)
      return [
        {
          text: `Peça um palpite a cada grupo antes de mostrar o número: “${nestQuotes(told.replace(figure.text, '____'))}”. Quem chegar mais perto de ${figure.text} explica como pensou.`,
          basis: [statement],
        },
      ];
  }
  return [];
}

function walkDates(lesson: Lesson): Grounded[] {
  if (!isStory(lesson)) return [];
  const dates = listDates(lesson)
    .filter((date) => /\d{3}/.test(date.text))
    .slice(0, 5);
  if (dates.length < 3) return [];
  return [
    {
      text: `Estenda um barbante pela sala e entregue cartões com ${quoteWords(dates.map(({ text }) => text))}: a turma se coloca em ordem e conta o que aconteceu.`,
      basis: dates.map(({ statement }) => statement),
    },
  ];
}

function exitTicket(lesson: Lesson): Grounded[] {
  const check = chooseCheck(lesson);
  if (check === undefined) return [];
  const question = nestQuotes(showQuestion(check).replace(/\.$/, ''));
  return [
    {
      text:
        lesson.input.level === 'infantil'
          ? `Na roda de despedida, cada criança responde, com palavras, gestos ou desenho, a “${question}”.`
          : `Bilhete de saída: antes de ir embora, cada um responde por escrito a “${question}”.`,
      basis: check.basis,
    },
  ];
}
