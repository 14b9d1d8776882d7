import {
  AlignmentType,
  BorderStyle,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  ShadingType,
} from 'docx';
import type { BookletColours } from '#engine/composing/booklet/choose-look.ts';
import type { TemplateName } from '#shared/composition/themes.ts';

/** Twentieths of a point, as Word measures: 1 mm is 56.7 of them. */
export const mm = (millimetres: number): number => Math.round(millimetres * 56.693);
export const bare = (hex: string): string => hex.replace('#', '');

const FONTS = {
  caderno: { text: 'Figtree', title: 'Bricolage Grotesque', label: 'Bricolage Grotesque', size: 23 },
  manual: { text: 'Source Serif 4', title: 'Source Serif 4', label: 'IBM Plex Sans', size: 21 },
} as const;

export const fontsOf = (template: TemplateName): (typeof FONTS)[TemplateName] => FONTS[template];

/** Callouts by their kind: style, what stands before the name, colour of rule and label, ground. */
export const CALLOUTS = {
  definicao: { style: 'Definicao', label: 'Definição', paint: '1F6CA8', ground: 'E9F1F8' },
  exemplo: { style: 'Exemplo', label: 'Exemplo', paint: '1A6B54', ground: 'E8F1EE' },
  atencao: { style: 'Atencao', label: 'Atenção', paint: 'B8391E', ground: 'FBF0EB' },
  voce_sabia: { style: 'VoceSabia', label: 'Você sabia?', paint: '7A5A00', ground: 'FFF4CC' },
} as const;

/** The styles of the printed booklet by name, so that a person changes one and the whole follows. */
export function writeStyles(template: TemplateName, colours: BookletColours): IStylesOptions {
  const { text, title, label, size } = fontsOf(template);
  const heading = (half: number, colour: string, before: number, after: number, font: string = title) => ({
    run: { font, size: half, bold: true, color: bare(colour) },
    paragraph: { spacing: { before: mm(before), after: mm(after) }, keepNext: true, keepLines: true },
  });
  return {
    default: {
      document: {
        run: { font: text, size, color: bare(colours.ink), language: { value: 'pt-BR' } },
        // Without the rule LibreOffice takes the line for a fixed one and cuts pictures and titles to it.
        paragraph: { spacing: { after: mm(2.6), line: 300, lineRule: 'auto' } },
      },
      heading1: heading(template === 'caderno' ? 52 : 56, colours.structure, 8, 7),
      heading2: heading(
        template === 'caderno' ? 38 : 34,
        template === 'caderno' ? colours.structure : colours.ink,
        9,
        4,
      ),
      heading3: heading(template === 'caderno' ? 27 : 23, colours.ink, 6, 3, label),
    },
    paragraphStyles: [
      own('Corpo', 'Corpo', {}),
      own(
        'Nota',
        'Nota',
        { indent: { left: mm(60) }, shading: ground(colours.tint), ...rule(colours.highlight) },
        19,
      ),
      own('Legenda', 'Legenda', {}, 19, colours.muted),
      ...Object.values(CALLOUTS).map(({ style, label: name, paint, ground: fill }) =>
        own(style, name.replace('?', ''), {
          ...{ shading: ground(fill), indent: { left: mm(4), right: mm(4) }, keepLines: true },
          ...rule(paint),
        }),
      ),
      own(
        'Codigo',
        'Código',
        { shading: ground(colours.tint), indent: { left: mm(3) }, ...rule(colours.structure) },
        19,
        null,
        'IBM Plex Mono',
      ),
      own('Completar', 'Completar', {}, 19, colours.signal),
      own(
        'Nivel',
        'Nível',
        { keepNext: true, spacing: { before: mm(7), after: mm(3) } },
        25,
        colours.signal,
        label,
      ),
      own('Questao', 'Questão', {
        keepNext: true,
        keepLines: true,
        spacing: { before: mm(4), after: mm(1.6) },
        indent: { left: mm(10), hanging: mm(10) },
      }),
      own('Alternativa', 'Alternativa', {
        keepLines: true,
        spacing: { after: mm(1) },
        indent: { left: mm(18), hanging: mm(8) },
      }),
      own('LinhaDeResposta', 'Linha de resposta', {
        indent: { left: mm(10) },
        spacing: { before: 0, after: 0, line: mm(8), lineRule: 'exact' },
        border: {
          bottom: { style: BorderStyle.SINGLE, size: 4, color: 'A5A5A5', space: 1 },
          between: { style: BorderStyle.SINGLE, size: 4, color: 'A5A5A5', space: 1 },
        },
      }),
      own('Gabarito', 'Gabarito', { keepLines: true, indent: { left: mm(10), hanging: mm(10) } }, 21),
      own('Referencia', 'Referência', { indent: { left: mm(6), hanging: mm(6) } }, 20),
      {
        ...own('TOCHeading', 'TOC Heading', { spacing: { after: mm(7) }, keepNext: true }),
        run: { font: title, size: 52, bold: true, color: bare(colours.structure) },
      },
      {
        ...own('TOC1', 'toc 1', { spacing: { before: mm(3.4), after: mm(1) } }),
        run: { font: label, size: 25, bold: true },
      },
      own('TOC2', 'toc 2', { spacing: { after: mm(1) }, indent: { left: mm(8) } }),
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
const rule = (hex: string) => ({
  border: { left: { style: BorderStyle.SINGLE, size: 18, color: bare(hex), space: 8 } },
});

/** Marks of lists and steps; each list of steps begins at 1. */
export const writeNumbering = (colours: BookletColours) => ({
  config: [
    level('marks', LevelFormat.BULLET, '•', colours),
    level('steps', LevelFormat.DECIMAL, '%1.', colours),
  ],
});

function level(
  reference: string,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
  { signal }: BookletColours,
) {
  return {
    reference,
    levels: [
      {
        ...{ level: 0, format, text, alignment: AlignmentType.LEFT },
        style: {
          run: { bold: true, color: bare(signal) },
          paragraph: { indent: { left: mm(6), hanging: mm(6) }, spacing: { after: mm(1.4) } },
        },
      },
    ],
  };
}
