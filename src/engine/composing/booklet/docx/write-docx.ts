import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ISectionOptions,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { COLOURS } from '#engine/composing/booklet/choose-look.ts';
import type { FittedBooklet } from '#engine/composing/booklet/fit-slack.ts';
import type { PictureBytes } from '#engine/composing/booklet/typeset-booklet.ts';
import { thinFont } from '#engine/composing/fonts/font-files.ts';
import { keepDrawable } from '#engine/composing/typst/drawable.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { TemplateName } from '#shared/composition/themes.ts';
import type { DocxBlock, DocxContext } from './docx-blocks.ts';
import { addBack, writeChapters } from './docx-chapters.ts';
import { writeCover } from './docx-cover.ts';
import { writeContents, writeCredits } from './docx-front.ts';
import { openPaper, type Paper } from './docx-paper.ts';
import { bare, fontsOf, mm, writeNumbering, writeStyles } from './docx-styles.ts';
import { writeRuns } from './docx-text.ts';
import { settleDocx } from './settle-docx.ts';

const A4 = { width: mm(210), height: mm(297) };
const BARE = { top: 0, bottom: 0, left: 0, right: 0, header: 0, footer: 0 };

/**
 * The fitted booklet as a Word document that says the same: styles by name, native tables and equations, contents with
 * the page numbers of the PDF. Word sets the text itself, on the same page and with the same measures, so that it has as
 * many pages. The same booklet gives the same bytes.
 */
export async function writeBookletDocx(
  { booklet: drawn, setting, typeset }: FittedBooklet,
  bytes: PictureBytes = new Map(),
): Promise<Uint8Array> {
  const booklet = keepDrawable(drawn);
  const colours = COLOURS[booklet.palette];
  const paper = openPaper(booklet, typeset);
  let [headings, lists] = [0, 0];
  const context: DocxContext = {
    ...{ structure: colours.structure, pictures: booklet.pictures, bytes, paper },
    accents: [colours.highlight, colours.signal, colours.second, colours.muted],
    nextHeading: () => {
      headings += 1;
      return `h${headings}`;
    },
    nextList: () => {
      lists += 1;
      return lists;
    },
  };
  const rooms = addBack(booklet, writeChapters(booklet, context), setting.notePages, context);
  const [entries = []] = typeset.query('<contents>') as { level: number; page: number }[][];
  const document = new Document({
    ...{
      title: booklet.title,
      creator: booklet.author ?? 'Lousa',
      lastModifiedBy: 'Lousa',
      description: booklet.tag ?? '',
    },
    styles: writeStyles(booklet.template, colours, paper),
    numbering: writeNumbering(colours, paper),
    fonts: await embedFonts(booklet.template),
    evenAndOddHeaderAndFooters: booklet.template === 'caderno',
    sections: [
      { properties: { page: { size: A4, margin: BARE } }, children: await writeCover(booklet) },
      plain([...writeCredits(booklet), ...writeContents(booklet, entries)], paper.margins),
      ...rooms.map(({ title, children, isWide = false }) =>
        numbered(booklet, title, children, isWide ? paper.wideMargins : paper.margins),
      ),
    ],
  });
  return settleDocx(await Packer.toBuffer(document), booklet.template === 'caderno');
}

/** The letters of the template travel with the file: with others the lines would break elsewhere. */
async function embedFonts(template: TemplateName) {
  const { text, title, label } = fontsOf(template);
  return Promise.all(
    [...new Set([text, title, label])].map(async (name) => ({
      ...{ name, data: await thinFont(name, 'regular'), bold: await thinFont(name, 'bold') },
    })),
  );
}

type Margins = Paper['margins'];
const plain = (children: DocxBlock[], margin: Margins): ISectionOptions => ({
  properties: { page: { size: A4, margin } },
  children,
});

/** Word hangs the end of a section on its last paragraph; an empty one with a rule to write on would lose that. */
const writeEnd = () => new Paragraph({ spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' } });

/** Running heads as in print: none over the page that opens a chapter. */
function numbered(
  { title: whole, palette, template }: Booklet,
  title: string,
  children: DocxBlock[],
  margins: Margins,
): ISectionOptions {
  const { muted } = COLOURS[palette];
  const isSchool = template === 'caderno';
  const run = { size: 18, color: bare(muted), font: fontsOf(template).label };
  const side = (isOdd: boolean) => (isSchool && !isOdd ? AlignmentType.LEFT : AlignmentType.RIGHT);
  const head = (text: string, isOdd: boolean) =>
    new Header({
      children: [
        new Paragraph({ alignment: side(isOdd), spacing: { after: 0 }, children: writeRuns(text, run) }),
      ],
    });
  const foot = (isOdd: boolean) =>
    new Footer({
      children: [
        new Paragraph({
          ...{ alignment: side(isOdd), spacing: { after: 0 } },
          children: [new TextRun({ bold: true, size: 20, children: [PageNumber.CURRENT] })],
        }),
      ],
    });
  const none = new Header({ children: [new Paragraph({ spacing: { after: 0 } })] });
  return {
    ...plain([...children, writeEnd()], margins),
    properties: { page: { size: A4, margin: margins }, titlePage: true },
    headers: { default: head(isSchool ? title : whole, true), even: head(whole, false), first: none },
    footers: { default: foot(true), even: foot(false), first: foot(true) },
  };
}
