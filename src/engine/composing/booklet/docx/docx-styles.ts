import {
  AlignmentType,
  BorderStyle,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  ShadingType,
  TabStopType,
} from 'docx';
import type { BookletColours } from '#engine/composing/booklet/choose-look.ts';
import type { TemplateName } from '#shared/composition/themes.ts';

/** Twentieths of a point, as Word measures: 1 mm is 56.7 of them. */
export const mm = (millimetres: number): number => Math.round(millimetres * 56.693);
export const bare = (hex: string): string => hex.replace('#', '');

const FONTS = {
  caderno: { text: 'Figtree', title: 'Bricolage Grotesque', label: 'Bricolage Grotesque' },
  manual: { text: 'Source Serif 4', title: 'Source Serif 4', label: 'IBM Plex Sans' },
} as const;

export const fontsOf = (template: TemplateName): (typeof FONTS)[TemplateName] => FONTS[template];

/** Callouts by their kind: style, what stands before the name, colour of rule and label, ground. */
export const CALLOUTS = {
  definicao: { style: 'Definicao', label: 'Definição', paint: '1F6CA8', ground: 'E9F1F8' },
  exemplo: { style: 'Exemplo', label: 'Exemplo', paint: '1A6B54', ground: 'E8F1EE' },
  atencao: { style: 'Atencao', label: 'Atenção', paint: 'B8391E', ground: 'FBF0EB' },
  voce_sabia: { style: 'VoceSabia', label: 'Você sabia?', paint: '7A5A00', ground: 'FFF4CC' },
} as const;

/** Text in points; the height of its lines and what follows a paragraph in twentieths of one. */
interface Rhythm {
  size: number;
  pitch: number;
  after: number;
  /** Width of the text, and the gap around what is set apart, in millimetres. */
  column: number;
  air: number;
}

/** The styles of the printed booklet by name, so that a person changes one and the whole follows. */
export function writeStyles(
  template: TemplateName,
  colours: BookletColours,
  { size: points, pitch, after, column, air }: Rhythm,
): IStylesOptions {
  const { text, title, label } = fontsOf(template);
  const size = Math.round(points * 2);
  const heading = (half: number, colour: string, before: number, after: number, font: string = title) => ({
    run: { font, size: half, bold: true, color: bare(colour) },
    paragraph: {
      spacing: {
        before: mm(before),
        after: mm(after),
        line: Math.round(half * 10.8),
        lineRule: 'exact' as const,
      },
      ...{ keepNext: true, keepLines: true },
    },
  });
  const toPages = { tabStops: [{ type: TabStopType.RIGHT, position: mm(column) }] };
  // Numbers stand in the column of Caderno, in the margin of Manual.
  const number = template === 'caderno' ? 10 : 0;
  const running = { line: pitch, lineRule: 'exact' as const };
  return {
    default: {
      document: {
        run: { font: text, size, color: bare(colours.ink), language: { value: 'pt-BR' } },
        // Without the rule LibreOffice takes the line for a fixed one and cuts pictures and titles to it.
        paragraph: { spacing: { after: mm(2.6), line: 300, lineRule: 'auto' } },
      },
      heading1: heading(
        template === 'caderno' ? 52 : 56,
        template === 'caderno' ? colours.structure : colours.ink,
        4,
        6,
      ),
      heading2: heading(
        template === 'caderno' ? 38 : 34,
        template === 'caderno' ? colours.structure : colours.ink,
        5,
        1.6,
      ),
      heading3: heading(template === 'caderno' ? 27 : 23, colours.ink, 3.6, 1, label),
    },
    paragraphStyles: [
      own('Corpo', 'Corpo', { spacing: { ...running, after } }),
      // A line with an equation in it is as high as that.
      own('CorpoComFormula', 'Corpo com fórmula', { spacing: { line: pitch, lineRule: 'atLeast', after } }),
      own(
        'Nota',
        'Nota',
        {
          spacing: { after: 0, line: 250, lineRule: 'exact' },
          ...topRule(template === 'caderno' ? colours.highlight : colours.signal),
        },
        template === 'caderno' ? 19 : 18,
        null,
        label === title ? text : label,
      ),
      own(
        'Legenda',
        'Legenda',
        { spacing: { before: mm(1), after: mm(3), line: 240, lineRule: 'exact' } },
        19,
        colours.muted,
      ),
      ...Object.values(CALLOUTS).map(({ style, label: name, paint, ground: fill }) =>
        own(style, name.replace('?', ''), {
          ...{ shading: ground(fill), indent: { left: mm(5), right: mm(4) }, keepLines: true },
          spacing: { before: 0, after: 0, line: 300, lineRule: 'exact' },
          ...(template === 'caderno' ? boxed(fill, paint) : rule(paint)),
        }),
      ),
      own(
        'Codigo',
        'Código',
        {
          ...{ shading: ground(colours.tint), indent: { left: mm(4), right: mm(4) } },
          ...boxed(colours.tint, colours.structure),
          spacing: { before: mm(air - 1), after: mm(air), line: 238, lineRule: 'exact' },
        },
        19,
        null,
        'IBM Plex Mono',
      ),
      own(
        'Completar',
        'Completar',
        {
          spacing: { before: mm(air), after: mm(air) },
          indent: { left: mm(3), right: mm(3) },
          ...dashed(colours.signal),
        },
        19,
        colours.signal,
      ),
      own(
        'Nivel',
        'Nível',
        { keepNext: true, spacing: { before: mm(4), after: mm(1) } },
        25,
        colours.signal,
        label,
      ),
      own('Questao', 'Questão', {
        keepNext: true,
        keepLines: true,
        spacing: { before: mm(3), after: mm(0.8), line: pitch, lineRule: 'atLeast' },
        indent: { left: mm(number), hanging: mm(10) },
      }),
      own('Alternativa', 'Alternativa', {
        keepLines: true,
        // In print each letter of Caderno stands in a circle.
        spacing: {
          after: template === 'caderno' ? mm(1.7) : 0,
          ...{ line: Math.min(pitch, mm(5.4)), lineRule: 'atLeast' },
        },
        indent: { left: mm(number + 8), hanging: mm(8) },
      }),
      own('LinhaDeResposta', 'Linha de resposta', {
        indent: { left: mm(number) },
        spacing: { before: 0, after: 0, line: mm(7.3), lineRule: 'exact' },
        border: {
          bottom: { style: BorderStyle.SINGLE, size: 4, color: 'A5A5A5', space: 1 },
          between: { style: BorderStyle.SINGLE, size: 4, color: 'A5A5A5', space: 1 },
        },
      }),
      own(
        'Gabarito',
        'Gabarito',
        {
          ...{ keepLines: true, indent: { left: mm(number), hanging: mm(10) } },
          spacing: { after: mm(1.2), line: 280, lineRule: 'atLeast' },
        },
        21,
      ),
      own('Entrada', 'Entrada', {
        keepLines: true,
        spacing: { after: mm(1.6), line: pitch, lineRule: 'exact' },
      }),
      own(
        'Referencia',
        'Referência',
        { indent: { left: mm(6), hanging: mm(6) }, spacing: { after: mm(1), line: 262, lineRule: 'exact' } },
        template === 'caderno' ? 20 : 19,
      ),
      {
        ...own('TOCHeading', 'TOC Heading', { spacing: { after: mm(7) }, keepNext: true }),
        run: { font: title, size: 52, bold: true, color: bare(colours.structure) },
      },
      {
        ...own('TOC1', 'toc 1', { spacing: { before: mm(3.4), after: mm(1) }, ...toPages }),
        run: { font: label, size: 25, bold: true },
      },
      own('TOC2', 'toc 2', { spacing: { after: mm(1) }, indent: { left: mm(8) }, ...toPages }),
    ],
    characterStyles: [{ id: 'IndexLink', name: 'Index Link', basedOn: 'DefaultParagraphFont', run: {} }],
  };
}

function own(
  id: string,
  name: string,
  paragraph: NonNullable<IParagraphStyleOptions['paragraph']>,
  size?: number,
  colour?: string | null,
  font?: string,
): IParagraphStyleOptions {
  const run = { ...(size && { size }), ...(colour && { color: bare(colour) }), ...(font && { font }) };
  return { id, name, basedOn: 'Normal', quickFormat: true, run, paragraph };
}

const ground = (hex: string) => ({ type: ShadingType.CLEAR, color: 'auto', fill: bare(hex) });
/** A rule at the left, and the ground around the text above and below it. */
const boxed = (hex: string, paint: string) => {
  const side = { style: BorderStyle.SINGLE, size: 4, color: bare(hex), space: 7 };
  return { border: { top: side, bottom: side, left: rule(paint).border.left } };
};
const dashed = (hex: string) => {
  const side = { style: BorderStyle.DASHED, size: 6, color: bare(hex), space: 6 };
  return { border: { top: side, bottom: side, left: side, right: side } };
};
const topRule = (hex: string) => ({
  border: { top: { style: BorderStyle.SINGLE, size: 18, color: bare(hex), space: 4 } },
});
const rule = (hex: string) => ({
  border: { left: { style: BorderStyle.SINGLE, size: 18, color: bare(hex), space: 8 } },
});

/** Marks of lists and steps; each list of steps begins at 1. */
export const writeNumbering = (colours: BookletColours, paper: Rhythm) => ({
  config: [
    level('marks', LevelFormat.BULLET, '•', colours, paper),
    level('steps', LevelFormat.DECIMAL, '%1.', colours, paper),
  ],
});

function level(
  reference: string,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
  { signal }: BookletColours,
  { pitch }: Rhythm,
) {
  return {
    reference,
    levels: [
      {
        ...{ level: 0, format, text, alignment: AlignmentType.LEFT },
        style: {
          run: { bold: true, color: bare(signal) },
          paragraph: {
            indent: { left: mm(6), hanging: mm(6) },
            spacing: { after: mm(0.3), line: pitch, lineRule: 'atLeast' as const },
          },
        },
      },
    ],
  };
}
