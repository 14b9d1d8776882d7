import { Paragraph, Tab, TextRun } from 'docx';
import { roomFor, splitItems } from '#engine/composing/booklet/answer-room.ts';
import { isGraded } from '#engine/composing/booklet/typeset-booklet.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { BookletExercise } from '#shared/composition/booklet.ts';
import type { TemplateName } from '#shared/composition/themes.ts';
import { type DocxBlock, type DocxContext, writeBreak, writeRoom } from './docx-blocks.ts';
import { writePictures } from './docx-figures.ts';
import { mm } from './docx-styles.ts';
import { writeTable } from './docx-tables.ts';
import { writeRuns } from './docx-text.ts';

type Question = BlockOf<'question'>;

const LEVELS = {
  caderno: ['●○○ Para começar', '●●○ Para praticar', '●●● Para ir além'],
  manual: ['Nível 1 Fixação', 'Nível 2 Aplicação', 'Nível 3 Desafio'],
} as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const LONG_LIST = 8;
const LONG_TEXT = 1000;

/** Exercises by level where they are numbered so, each with its room for the answer. */
export function writeExercises(
  exercises: readonly BookletExercise[],
  template: TemplateName,
  context: DocxContext,
): DocxBlock[] {
  const { paper } = context;
  const asked = exercises.toSorted((a, b) => a.number - b.number);
  const broken = (one: BookletExercise): DocxBlock[] =>
    paper.isBroken(`e${one.number}`) ? [writeBreak()] : [];
  const write = (one: BookletExercise): DocxBlock[] => writeExercise(one, context);
  if (!isGraded(asked))
    return asked.flatMap((one, at) => (at === 0 ? write(one) : [...broken(one), ...write(one)]));
  return [1, 2, 3].flatMap((level) => {
    const own = asked.filter(({ difficulty }) => difficulty === level);
    if (own.length === 0) return [];
    const name = LEVELS[template][level - 1] ?? '';
    const [first] = own;
    // The heading of the first of all is broken by the heading above it.
    return [
      ...(first === undefined || first === asked[0] ? [] : broken(first)),
      new Paragraph({ style: 'Nivel', children: writeRuns(name, { bold: true }) }),
      ...own.flatMap((one) => (one === first ? write(one) : [...broken(one), ...write(one)])),
    ];
  });
}

function writeExercise(one: BookletExercise, context: DocxContext): DocxBlock[] {
  const { number, text, kind, options } = one;
  const { paper } = context;
  // A long list to relate may end on the next page, as may what is long in print.
  const length = [text, ...options].reduce((sum, said) => sum + said.length, 0);
  const keepLines = text.split('\n').length <= LONG_LIST && length <= LONG_TEXT;
  const { more } = paper.restOf(`e${number}`);
  const { head, items } = splitItems(one);
  const room =
    items.length > 0
      ? items.flatMap((item, at) => [
          new Paragraph({
            style: 'Questao',
            keepNext: true,
            tabStops: tabStopsOf(paper),
            children: [writeNumber(''), ...writeRuns(item.text)],
          }),
          ...writeRoom(item.room, paper, { more: paper.restOf(`e${number}.${at}`).more }),
        ])
      : writeRoom(roomFor(one), paper, { indent: paper.template === 'caderno' ? 10 : 0, more });
  const shows = writeShows(one, context);
  // Questions that are answered in their own lines would all be kept with the next.
  const isFollowed = room.length + shows.length + options.length > 0 || kind === 'verdadeiro_falso';
  const keepNext = keepLines && isFollowed;
  const question = new Paragraph({
    ...{ style: 'Questao', keepLines, keepNext, tabStops: tabStopsOf(paper) },
    children: [
      writeNumber(`${number}`),
      ...writeRuns(standAbreast(head).replaceAll('____', '______________')),
    ],
  });
  const asked = [question, ...shows];
  if (kind === 'multipla_escolha') return [...asked, ...writeOptions(options, paper), ...room];
  if (kind === 'verdadeiro_falso')
    return [
      ...asked,
      new Paragraph({ style: 'Alternativa', children: writeRuns('(    ) verdadeiro      (    ) falso') }),
      ...room,
    ];
  return [...asked, ...room];
}

/** Short options stand side by side, as in print. */
function writeOptions(options: readonly string[], { column, template }: DocxContext['paper']): Paragraph[] {
  const columns = countAbreast(options);
  const wide = (column - (template === 'caderno' ? 10 : 0)) / columns;
  const left = template === 'caderno' ? 10 : 0;
  const stops = Array.from({ length: columns }, (_, at) => [left + at * wide, left + at * wide + 8]).flat();
  return Array.from(
    { length: Math.ceil(options.length / columns) },
    (_, row) =>
      new Paragraph({
        style: 'Alternativa',
        tabStops: columns === 1 ? [] : stops.slice(1).map((at) => ({ type: 'left', position: mm(at) })),
        children: options
          .slice(row * columns, (row + 1) * columns)
          .flatMap((option, at) => [
            ...(at === 0 ? [] : [new TextRun({ children: [new Tab()] })]),
            writeNumber(LETTERS[row * columns + at] ?? '•'),
            ...writeRuns(option),
          ]),
      }),
  );
}

const ABREAST = { least: 3, most: 6, many: 4, word: 6, short: 5, name: 22 };

/** As many columns as there are words or numbers to choose from, two for names; else each option has its line. */
function countAbreast(options: readonly string[]): number {
  const longest = Math.max(0, ...options.map((text) => text.replace(/\$\\frac|[{}$]/gu, '').length));
  if (options.length < ABREAST.least || options.length > ABREAST.most) return 1;
  if (longest <= (options.length > ABREAST.many ? ABREAST.short : ABREAST.word)) return options.length;
  return longest <= ABREAST.name ? 2 : 1;
}

/** `a) 5/4 + 2/4 =`: short lines that stand side by side, as in print. */
const LISTED = /^(?:[IVX]{1,4}\s?[.)–-]|[a-z]\))\s/u;
const SHORT = { least: 3, most: 26, columns: 3 };

const isShort = (line: string): boolean =>
  LISTED.test(line) && !line.includes('____') && line.replace(/\$\\frac|[{}$]/gu, '').length <= SHORT.most;

function standAbreast(text: string): string {
  const [first = '', ...lines] = text.split('\n');
  const shown = [first];
  for (let at = 0; at < lines.length; ) {
    const end = lines.findIndex((line, place) => place >= at && !isShort(line));
    const run = lines.slice(at, end < 0 ? lines.length : Math.max(end, at + 1));
    const columns = run.length < SHORT.least ? 1 : SHORT.columns;
    for (let from = 0; from < run.length; from += columns)
      shown.push(run.slice(from, from + columns).join('\t'));
    at += run.length;
  }
  return shown.join('\n');
}

/** Where the number ends and the columns begin. */
const tabStopsOf = ({ column, template }: DocxContext['paper']): { type: 'left'; position: number }[] => {
  const number = template === 'caderno' ? 10 : 0;
  const wide = (column - number) / SHORT.columns;
  return [0, 1, 2].map((at) => ({ type: 'left', position: mm(number + at * wide) }));
};

/** What the question asks about. */
const writeShows = ({ shows = [] }: BookletExercise, context: DocxContext): DocxBlock[] =>
  shows.flatMap((block) =>
    block.type === 'picture'
      ? writePictures([block], context, true)
      : [writeTable(block.columns, block.rows, context), new Paragraph({ style: 'Legenda', children: [] })],
  );

/** A number or letter that hangs before what it counts. */
export const writeNumber = (number: string): TextRun =>
  new TextRun({ bold: true, children: [number, new Tab()] });

/** The answer as the key prints it; null where nobody gave one. */
export function answerOf({
  kind,
  right,
  options,
  answer,
  reason,
}: Question): { bold: string; rest: string } | null {
  if (kind === 'multipla_escolha' && right !== null)
    return { bold: `${LETTERS[right] ?? ''}.`, rest: ` ${reason ?? options[right] ?? ''}` };
  if (answer === null) return null;
  if (kind === 'aberta' || kind === 'calculo')
    return { bold: '', rest: reason === null ? answer : `${answer.replace(/\.$/, '')} – ${reason}` };
  return { bold: `${answer.replace(/\.$/, '')}.`, rest: reason === null ? '' : ` ${reason}` };
}
