import { join } from 'node:path';
import { HorizontalPositionRelativeFrom, ImageRun, Paragraph, VerticalPositionRelativeFrom } from 'docx';
import { COLOURS } from '#engine/composing/booklet/choose-look.ts';
import { writeInput } from '#engine/composing/booklet/typeset-booklet.ts';
import { typeset } from '#engine/composing/typst/compile.ts';
import { openPdf } from '#engine/reading/pdf/render-page.ts';
import { toPicture } from '#engine/reading/preview/page-picture.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import { bare, fontsOf, mm } from './docx-styles.ts';
import { writeRuns } from './docx-text.ts';

const WIDTH_PX = 1240;
const A4_PX = { width: 794, height: 1123 };

/** Where the words of the printed cover stand, in millimetres and points. */
const COVERS = {
  caderno: {
    left: 22,
    tag: 24,
    title: 36,
    height: 76,
    below: 10,
    sizes: [56, 42, 30],
    name: 15,
    isDark: true,
  },
  manual: {
    left: 24,
    tag: 26,
    title: 40,
    height: 72,
    below: 8,
    sizes: [46, 36, 28],
    name: 15,
    isDark: false,
  },
} as const;

/** The printed cover: its drawing as a picture behind the page, its words as paragraphs that can be changed. */
export async function writeCover(booklet: Booklet): Promise<Paragraph[]> {
  const { title, tag, subtitle, author, template, palette } = booklet;
  const colours = COLOURS[palette];
  const { left, tag: tagAt, title: titleAt, height, below, sizes, name, isDark } = COVERS[template];
  const [ink, bright] = isDark ? [colours.tint, colours.highlight] : [colours.ink, colours.structure];
  const long = [...title].length;
  const size = long > 70 ? sizes[2] : long > (isDark ? 34 : 44) ? sizes[1] : sizes[0];
  const fonts = fontsOf(template);
  const label = template === 'manual' ? fonts.label : fonts.text;
  const line = (text: string, points: number, before: number, look: object): Paragraph =>
    new Paragraph({
      spacing: { before: mm(before), after: 0, line: Math.round(points * 22), lineRule: 'exact' },
      indent: { left: mm(left), right: mm(22) },
      children: writeRuns(text, { size: points * 2, color: bare(ink), font: label, ...look }),
    });
  // The title stands on the line of the print however many lines it takes.
  const signs = Math.max(8, Math.floor((160 / (size * 0.3528)) * 1.85));
  const lines = Math.ceil(long / signs);
  const free = Math.max(0, height - lines * size * 1.1 * 0.3528);
  return [
    await writeArt(booklet),
    line(tag ?? '', 13, tagAt - 2, { bold: true, color: bare(bright) }),
    line(title, size, Math.max(0, titleAt - tagAt - 6 + free), { bold: true, font: fonts.title }),
    line(subtitle ?? (isDark ? 'Caderno de estudo' : 'Manual de estudo'), name, below, {}),
    ...(author === null ? [] : [line(author, 12, 12, {})]),
  ];
}

/** Anchored to the page, so that it fills it whatever the margins are. */
async function writeArt(booklet: Booklet): Promise<Paragraph> {
  const drawn = typeset({
    template: join(import.meta.dirname, '..', 'templates', 'cover-art.typ'),
    data: { ...writeInput(booklet), slack: 0.5, notePages: 0, icons: {} },
  });
  const pdf = await openPdf(drawn.toPdf('plain'));
  try {
    const page = pdf.renderColour(1, { widthPx: WIDTH_PX, maxPixels: Number.MAX_SAFE_INTEGER });
    const data = await toPicture(page).png({ palette: true, colours: 64 }).toBuffer();
    const at = { relative: 'page', offset: 0 } as const;
    return new Paragraph({
      spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' },
      children: [
        new ImageRun({
          ...{ type: 'png', data, transformation: A4_PX },
          altText: { name: 'capa', title: '', description: 'Desenho da capa' },
          floating: {
            behindDocument: true,
            horizontalPosition: { ...at, relative: HorizontalPositionRelativeFrom.PAGE },
            verticalPosition: { ...at, relative: VerticalPositionRelativeFrom.PAGE },
          },
        }),
      ],
    });
  } finally {
    pdf.close();
  }
}
