import { BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { isGraded } from '#engine/composing/booklet/typeset-booklet.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { TemplateName } from '#shared/composition/themes.ts';
import { type DocxBlock, writeLines } from './docx-blocks.ts';
import { mm } from './docx-styles.ts';
import { writeRuns } from './docx-text.ts';

type Question = BlockOf<'question'>;

const LEVELS = {
  caderno: ['●○○ Para começar', '●●○ Para praticar', '●●● Para ir além'],
  manual: ['Nível 1 Fixação', 'Nível 2 Aplicação', 'Nível 3 Desafio'],
} as const;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LINES = { short: 3, long: 5 };
const GRID_MM = 38;

/** Exercises by level where they are numbered so, each with its room for the answer. */
export function writeExercises(exercises: readonly Question[], template: TemplateName): DocxBlock[] {
  const asked = exercises.toSorted((a, b) => a.number - b.number);
  if (!isGraded(asked)) return asked.flatMap(writeExercise);
  return [1, 2, 3].flatMap((level) => {
    const own = asked.filter(({ difficulty }) => difficulty === level);
    if (own.length === 0) return [];
    const name = LEVELS[template][level - 1] ?? '';
    return [
      new Paragraph({ style: 'Nivel', children: writeRuns(name, { bold: true }) }),
      ...own.flatMap(writeExercise),
    ];
  });
}

function writeExercise({ number, text, kind, options, difficulty }: Question): DocxBlock[] {
  const question = new Paragraph({
    style: 'Questao',
    children: [
      ...writeRuns(`${number}\u2003`, { bold: true }),
      ...writeRuns(text.replaceAll('____', '______________')),
    ],
  });
  if (kind === 'multipla_escolha')
    return [
      question,
      ...options.map(
        (option, at) =>
          new Paragraph({
            style: 'Alternativa',
            keepNext: at < options.length - 1,
            children: [...writeRuns(`${LETTERS[at] ?? '•'}\u2003`, { bold: true }), ...writeRuns(option)],
          }),
      ),
    ];
  if (kind === 'verdadeiro_falso')
    return [
      question,
      new Paragraph({ style: 'Alternativa', children: writeRuns('(    ) verdadeiro      (    ) falso') }),
    ];
  if (kind === 'calculo') return [question, writeGrid(), new Paragraph({ style: 'Legenda', children: [] })];
  if (kind === 'aberta') return [question, ...writeLines(difficulty === 3 ? LINES.long : LINES.short)];
  return [question];
}

/** Room for a calculation. */
function writeGrid(): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'C3C3C3' } as const;
  return new Table({
    width: { size: mm(140), type: WidthType.DXA },
    columnWidths: [mm(140)],
    indent: { size: mm(10), type: WidthType.DXA },
    borders: { top: line, bottom: line, left: line, right: line },
    rows: [
      new TableRow({
        height: { value: mm(GRID_MM), rule: 'exact' },
        cantSplit: true,
        children: [
          new TableCell({ width: { size: mm(140), type: WidthType.DXA }, children: [new Paragraph({})] }),
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
