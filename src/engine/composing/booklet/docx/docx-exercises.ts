import { BorderStyle, Paragraph, Tab, Table, TableCell, TableRow, TextRun, WidthType } from 'docx';
import { isGraded } from '#engine/composing/booklet/typeset-booklet.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { TemplateName } from '#shared/composition/themes.ts';
import { type DocxBlock, writeBreak, writeLines } from './docx-blocks.ts';
import type { Paper } from './docx-paper.ts';
import { mm } from './docx-styles.ts';
import { writeRuns } from './docx-text.ts';

type Question = BlockOf<'question'>;

const LEVELS = {
  caderno: ['●○○ Para começar', '●●○ Para praticar', '●●● Para ir além'],
  manual: ['Nível 1 Fixação', 'Nível 2 Aplicação', 'Nível 3 Desafio'],
} as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const LONG_LIST = 8;

/** Exercises by level where they are numbered so, each with its room for the answer. */
export function writeExercises(
  exercises: readonly Question[],
  template: TemplateName,
  paper: Paper,
): DocxBlock[] {
  const asked = exercises.toSorted((a, b) => a.number - b.number);
  const broken = (one: Question): DocxBlock[] => (paper.isBroken(`e${one.number}`) ? [writeBreak()] : []);
  const write = (one: Question): DocxBlock[] => writeExercise(one, paper);
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

function writeExercise(
  { number, text, kind, options, difficulty }: Question,
  { answer, long, grid, column, template }: Paper,
): DocxBlock[] {
  // A long list to relate may end on the next page.
  const keepLines = text.split('\n').length <= LONG_LIST;
  const question = new Paragraph({
    ...{ style: 'Questao', keepLines },
    children: [writeNumber(`${number}`), ...writeRuns(text.replaceAll('____', '______________'))],
  });
  if (kind === 'multipla_escolha')
    return [
      question,
      ...options.map(
        (option, at) =>
          new Paragraph({
            style: 'Alternativa',
            children: [writeNumber(LETTERS[at] ?? '•'), ...writeRuns(option)],
          }),
      ),
    ];
  if (kind === 'verdadeiro_falso')
    return [
      question,
      new Paragraph({ style: 'Alternativa', children: writeRuns('(    ) verdadeiro      (    ) falso') }),
    ];
  if (kind === 'calculo')
    return [
      question,
      writeGrid(grid, column - 12, template === 'caderno' ? 10 : 0),
      new Paragraph({ style: 'Legenda', children: [] }),
    ];
  if (kind === 'aberta') return [question, ...writeLines(difficulty === 3 ? long : answer)];
  return [question];
}

/** A number or letter that hangs before what it counts. */
export const writeNumber = (number: string): TextRun =>
  new TextRun({ bold: true, children: [number, new Tab()] });

/** Room for a calculation. */
function writeGrid(height: number, width: number, indent: number): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'C3C3C3' } as const;
  return new Table({
    width: { size: mm(width), type: WidthType.DXA },
    columnWidths: [mm(width)],
    indent: { size: mm(indent), type: WidthType.DXA },
    borders: { top: line, bottom: line, left: line, right: line },
    rows: [
      new TableRow({
        height: { value: mm(height), rule: 'exact' },
        cantSplit: true,
        children: [
          new TableCell({ width: { size: mm(width), type: WidthType.DXA }, children: [new Paragraph({})] }),
        ],
      }),
    ],
  });
}

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
  if (kind === 'aberta' || kind === 'calculo') return { bold: '', rest: answer };
  return { bold: `${answer.replace(/\.$/, '')}.`, rest: reason === null ? '' : ` ${reason}` };
}
