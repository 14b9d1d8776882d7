import { type Check, eachSlide, fold } from '#engine/composing/lint/check.ts';
import type { BlockOf, SlideBlock } from '#shared/composition/blocks.ts';
import type { Slide } from '#shared/composition/deck.ts';

const FEWEST_OPTIONS = 2;
const MOST_OPTIONS = 5;
/** A right answer this much longer than the others gives itself away. */
const TELLING = 1.8;
const MOST_COLUMNS = 6;
const MOST_EVENTS = 7;
const MOST_STEPS = 14;

/** Questions, tables, charts and diagrams are whole and right in themselves. */
export const FORMS: readonly Check[] = [
  {
    id: 'question-options',
    severity: 'hard',
    find: each('question', ({ options }) =>
      options.length > 0 && (options.length < FEWEST_OPTIONS || options.length > MOST_OPTIONS)
        ? `A questão tem ${options.length} alternativas.`
        : null,
    ),
  },
  {
    id: 'options-alike',
    severity: 'hard',
    find: each('question', ({ options }) =>
      new Set(options.map((option) => option.trim().toLocaleLowerCase('pt-BR'))).size < options.length
        ? 'Duas alternativas dizem o mesmo.'
        : null,
    ),
  },
  {
    id: 'question-right',
    severity: 'hard',
    find: each('question', ({ options, right }) =>
      right !== null && options[right] === undefined
        ? 'A resposta certa não está entre as alternativas.'
        : null,
    ),
  },
  {
    id: 'question-unanswered',
    severity: 'soft',
    find: each('question', ({ options, right, number }) =>
      options.length > 0 && right === null
        ? `Falta dizer qual alternativa da questão ${number} é a certa.`
        : null,
    ),
  },
  {
    id: 'answer-told',
    severity: 'hard',
    find: each('question', ({ kind, text, answer }) =>
      kind === 'lacuna' &&
      answer !== null &&
      answer.length > 2 &&
      ` ${fold(text)} `.includes(` ${fold(answer)} `)
        ? `A própria questão diz a resposta (“${answer}”).`
        : null,
    ),
  },
  {
    id: 'answer-longest',
    severity: 'soft',
    find: each('question', ({ options, right }) => {
      const own = options[right ?? -1]?.length ?? 0;
      const others = Math.max(1, ...options.filter((_, at) => at !== right).map(({ length }) => length));
      return own > 30 && own > others * TELLING
        ? 'A alternativa certa é a mais longa de longe: ela se entrega.'
        : null;
    }),
  },
  {
    id: 'answer-unasked',
    severity: 'hard',
    find: eachSlide(({ blocks }, _, { deck }) => {
      const asked = new Set(
        deck.slides.flatMap((slide) => blocksOf(slide, 'question').map(({ number }) => number)),
      );
      const lost = blocks
        .flatMap((block) => (block.type === 'answerKey' ? block.answers : []))
        .find(({ number }) => asked.size > 0 && !asked.has(number));
      return lost !== undefined && `O gabarito responde à questão ${lost.number}, que não existe.`;
    }),
  },
  {
    id: 'table-ragged',
    severity: 'hard',
    find: each('table', ({ columns, rows }) =>
      rows.some((row) => row.length !== columns.length)
        ? 'Uma linha da tabela tem outro número de células.'
        : null,
    ),
  },
  {
    id: 'table-wide',
    severity: 'soft',
    find: each('table', ({ columns }) =>
      columns.length > MOST_COLUMNS
        ? `A tabela tem ${columns.length} colunas; até ${MOST_COLUMNS} se leem.`
        : null,
    ),
  },
  {
    id: 'table-headless',
    severity: 'soft',
    find: each('table', ({ columns }) =>
      // Where no column has one its rows are alike: `go`, `went`, `ir`.
      columns.some((name) => name.trim() !== '') && columns.some((name, at) => at > 0 && name.trim() === '')
        ? 'Uma coluna da tabela não tem nome.'
        : null,
    ),
  },
  {
    id: 'chart-ragged',
    severity: 'hard',
    find: each('chart', ({ categories, series }) =>
      series.length === 0 || series.some(({ values }) => values.length !== categories.length)
        ? 'O gráfico tem valores de mais ou de menos.'
        : null,
    ),
  },
  {
    id: 'chart-empty',
    severity: 'hard',
    find: each('chart', ({ series }) =>
      series.every(({ values }) => values.every((value) => value === null))
        ? 'O gráfico não tem números.'
        : null,
    ),
  },
  {
    id: 'chart-unit',
    severity: 'soft',
    find: each('chart', ({ unit }) => (unit === null ? 'O gráfico não diz a unidade dos números.' : null)),
  },
  {
    id: 'timeline-order',
    severity: 'hard',
    find: each('timeline', ({ events }) => {
      const years = events.map(({ when }) => Number(/\d{4}/.exec(when)?.[0] ?? Number.NaN));
      return years.some((year, at) => year < (years[at - 1] ?? Number.NEGATIVE_INFINITY))
        ? 'A linha do tempo não está na ordem do tempo.'
        : null;
    }),
  },
  {
    id: 'timeline-many',
    severity: 'soft',
    find: each('timeline', ({ events }) =>
      events.length > MOST_EVENTS ? `São ${events.length} datas num slide; divida.` : null,
    ),
  },
  {
    id: 'process-many',
    severity: 'soft',
    find: each('process', ({ steps }) =>
      steps.length > MOST_STEPS ? `São ${steps.length} passos num slide; divida.` : null,
    ),
  },
  {
    id: 'comparison-uneven',
    severity: 'soft',
    find: each('comparison', ({ sides }) => {
      const counts = sides.map(({ items }) => items.length);
      return Math.max(...counts) > 2 * Math.min(...counts)
        ? 'Um lado da comparação diz muito mais que o outro.'
        : null;
    }),
  },
  {
    id: 'quote-nameless',
    severity: 'soft',
    find: each('quote', ({ author }) => (author === null ? 'A citação não diz de quem é.' : null)),
  },
];

function blocksOf<Type extends SlideBlock['type']>({ blocks }: Slide, type: Type): BlockOf<Type>[] {
  return blocks.filter((block): block is BlockOf<Type> => block.type === type);
}

function each<Type extends SlideBlock['type']>(type: Type, say: (block: BlockOf<Type>) => string | null) {
  return eachSlide(
    (slide) =>
      blocksOf(slide, type)
        .map(say)
        .find((message) => message !== null) ?? null,
  );
}
