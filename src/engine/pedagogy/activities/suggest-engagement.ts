import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { seriesOf } from '#engine/pedagogy/lesson/find-series.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { namesPaper, nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { askOpening } from '#engine/pedagogy/plan/ask-questions.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { definesBy } from '#engine/pedagogy/plan/questions/ask-definitions.ts';
import { TRIFLE } from '#engine/pedagogy/plan/questions/ask-figures.ts';
import { showQuestion } from '#engine/pedagogy/plan/questions/write-quiz.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { chooseExit } from './choose-check.ts';
import { styleOf } from './level-style.ts';
import { listAsked, nameAsked } from './schedule-practice.ts';
import { walkDates } from './ways-by-kind.ts';

const MOST = 5;

/** Ways to bring the class in, each with what the material gives for it. */
export function suggestEngagement(lesson: Lesson): Grounded[] {
  const group = [...shareQuestions(lesson), ...shareOut(lesson)].slice(0, 1);
  const opening = askOpening(lesson);
  const start: Grounded[] =
    opening === null
      ? []
      : [
          {
            text: `Comece pela pergunta “${nestQuotes(opening.text.replace(/^Antes de começar: (.)/u, (_, first: string) => first.toUpperCase()))}”, anote as respostas no quadro e volte a elas no fim da aula.`,
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

/** The questions of a list or test, handed out. */
function shareQuestions(lesson: Lesson): Grounded[] {
  const asked = listAsked(lesson);
  if (asked === null || asked.numbers.length < FEWEST_SHARED) return [];
  return [
    {
      text: `Distribua ${nameAsked(asked.numbers, asked.isCounted)} entre os grupos: cada grupo resolve as suas em um cartaz, deixa um erro de propósito em uma delas e os outros procuram onde ele está.`,
      basis: asked.first.slice(0, FEWEST_SHARED),
    },
  ];
}

const FEWEST_SHARED = 3;
const MOST_SHARED = 5;
const SHORTEST_SHARED = 4;
const LONGEST_SHARED = 50;
/** Documents of which the parts are no matter for groups of pupils. */
const OF_NO_CLASS: ReadonlySet<Genre> = new Set([
  'modelo_formulario',
  'plano_de_ensino',
  'curriculo_norma',
  'prova',
  'lista_exercicios',
  'trabalho',
]);
/** Parts that any document may have, and headings that only order it. */
const FRAME =
  /^(?:motiva[çc][ãa]o|introdu[çc][ãa]o|conclus[ãa]o|considera[çc][õo]es|apresenta[çc][ãa]o|cronograma|plano|planejamento|resumo|resultados|primeiras ideias|objetivos?|metodologia|obs|observa[çc]|materia(?:l|is)|atividades?|exemplos?|exerc[íi]cios?|problemas?|contexto|tipos|caracter[íi]sticas|por qu[eê]|e hoje)(?!\p{L})/iu;

/** What the material sets side by side, one for each group: things told in a line each, else its parts. */
function shareOut(lesson: Lesson): Grounded[] {
  const { genre } = lesson.material.understanding ?? {};
  if (genre !== undefined && OF_NO_CLASS.has(genre)) return [];
  const { engage } = styleOf(lesson.input.level);
  if (lesson.input.level === 'infantil') {
    const theme = nameTheme(lesson);
    const basis = lesson.sections.flatMap(({ pieces }) => selectStatements(lesson, pieces, 1)).slice(0, 2);
    return theme === null || basis.length === 0 ? [] : [{ text: engage.replace('X', `“${theme}”`), basis }];
  }
  const series = lesson.sections
    .flatMap((_, index) => seriesOf(lesson, index))
    .toSorted((a, b) => b.length - a.length)[0]
    ?.slice(0, MOST_SHARED);
  const parts = lesson.sections
    .filter(
      ({ title }) =>
        title.length >= SHORTEST_SHARED &&
        title.length <= LONGEST_SHARED &&
        !FRAME.test(title) &&
        !namesPaper(title),
    )
    .flatMap(({ title, pieces }) => {
      const [told] = selectStatements(lesson, pieces, 1);
      return told === undefined ? [] : [{ name: title, statement: told }];
    })
    .slice(0, MOST_SHARED);
  const shared = series ?? parts;
  if (shared.length < FEWEST_SHARED) return [];
  const names = quoteWords(shared.map(({ name }) => name));
  return [
    {
      text: engage.replace('N', String(shared.length)).replace('X', names),
      basis: shared.map(({ statement }) => statement),
    },
  ];
}

const LONGEST_GUESS = 150;

function playTerms(lesson: Lesson): Grounded[] {
  const chosen = lesson.definitions.filter((one) => definesBy(sayingOf(one) ?? '')).slice(0, 5);
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

/** The other end of a range (`entre 20 e ____`) and what a word means (`a metade, ou seja, ____`) leave nothing to guess. */
const GIVEN_AWAY =
  /(?:entre|de) \S+(?: \S+)?,? (?:e|a|até) ____|(?:ou seja|isto é),? ____|(?<!\p{L})(?:metade|central|meio|dobro|todos)(?!\p{L})/iu;

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
    const gapped = figure === undefined ? '' : told.replace(figure.text, '____');
    const isPlain =
      !GIVEN_AWAY.test(gapped) &&
      told.length <= LONGEST_GUESS &&
      !leansOnOthers(told) &&
      hasFiniteVerb(told) &&
      !TRIFLE.test(told);
    if (figure !== undefined && statement !== undefined && isPlain && told.split(figure.text).length === 2)
      return [
        {
          text: `Peça um palpite a cada grupo antes de mostrar o número: “${nestQuotes(gapped)}”. Quem chegar mais perto de ${figure.text} explica como pensou.`,
          basis: [statement],
        },
      ];
  }
  return [];
}

function exitTicket(lesson: Lesson): Grounded[] {
  const check = chooseExit(lesson);
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
