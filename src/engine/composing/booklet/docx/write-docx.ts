import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ISectionOptions,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { COLOURS } from '#engine/composing/booklet/choose-look.ts';
import type { FittedBooklet } from '#engine/composing/booklet/fit-pages.ts';
import {
  gathersExercises,
  nameUnanswered,
  openingOf,
  type PictureBytes,
} from '#engine/composing/booklet/typeset-booklet.ts';
import { keepDrawable } from '#engine/composing/typst/drawable.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import {
  type DocxBlock,
  type DocxContext,
  onGround,
  writeBlock,
  writeHeading,
  writeLines,
} from './docx-blocks.ts';
import { answerOf, writeExercises } from './docx-exercises.ts';
import { writeContents, writeCover, writeCredits } from './docx-front.ts';
import { bare, mm, writeNumbering, writeStyles } from './docx-styles.ts';
import { writeRuns } from './docx-text.ts';

const A4 = { width: mm(210), height: mm(297) };
const MARGINS = { top: mm(27), bottom: mm(25), left: mm(24), right: mm(24), header: mm(12), footer: mm(12) };
const COVER_MARGINS = { ...MARGINS, top: mm(15), bottom: mm(10), left: mm(15), right: mm(15) };

/**
 * The fitted booklet as a Word document that says the same: styles by name, native tables and equations, contents with
 * the page numbers of the PDF. Word sets the text itself, so a page may end elsewhere. The same booklet gives the same bytes.
 */
export async function writeBookletDocx(
  { booklet: drawn, setting, typeset }: FittedBooklet,
  bytes: PictureBytes = new Map(),
): Promise<Uint8Array> {
  const booklet = keepDrawable(drawn);
  const colours = COLOURS[booklet.palette];
  let [headings, lists] = [0, 0];
  const context: DocxContext = {
    ...{ structure: colours.structure, pictures: booklet.pictures, bytes },
    nextHeading: () => {
      headings += 1;
      return `h${headings}`;
    },
    nextList: () => {
      lists += 1;
      return lists;
    },
  };
  const chapters = writeChapters(booklet, context);
  const back = writeBack(booklet, setting.notePages, context);
  const [entries = []] = typeset.query('<contents>') as { level: number; page: number }[][];
  const document = new Document({
    ...{
      title: booklet.title,
      creator: booklet.author ?? 'Lousa',
      lastModifiedBy: 'Lousa',
      description: booklet.tag ?? '',
    },
    styles: writeStyles(booklet.template, colours),
    numbering: writeNumbering(colours),
    sections: [
      { properties: { page: { size: A4, margin: COVER_MARGINS } }, children: writeCover(booklet) },
      plain([...writeCredits(booklet), ...writeContents(booklet, entries)]),
      ...chapters.map((children) => numbered(booklet, children)),
      numbered(booklet, back),
    ],
  });
  return settleBytes(await Packer.toBuffer(document));
}

const plain = (children: DocxBlock[]): ISectionOptions => ({
  properties: { page: { size: A4, margin: MARGINS } },
  children,
});

function numbered({ title, palette }: Booklet, children: DocxBlock[]): ISectionOptions {
  const { muted } = COLOURS[palette];
  const look = { size: 18, color: bare(muted) };
  return {
    ...plain(children),
    headers: { default: new Header({ children: [new Paragraph({ children: writeRuns(title, look) })] }) },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            alignment: AlignmentType.RIGHT,
            children: [new TextRun({ bold: true, children: [PageNumber.CURRENT] })],
          }),
        ],
      }),
    },
  };
}

/** The sections of the chapters: one for all where they follow one another on the page. */
function writeChapters(booklet: Booklet, context: DocxContext): DocxBlock[][] {
  const { dark, tint, highlight } = COLOURS[booklet.palette];
  const opening = openingOf(booklet);
  // In points; Word takes 31 at most.
  const box = onGround(dark, opening === 'flow' ? 10 : 28);
  const written = booklet.chapters.map(({ title, question, topics, outcomes, blocks, exercises }, at) => [
    new Paragraph({
      ...box,
      children: writeRuns(`Capítulo ${at + 1}`, { bold: true, color: bare(highlight) }),
    }),
    writeHeading(title, 1, context, { ...box, colour: tint }),
    ...(question === null
      ? []
      : [new Paragraph({ ...box, children: writeRuns(question, { color: bare(tint) }) })]),
    new Paragraph({ style: 'Legenda', children: [] }),
    ...(opening === 'page'
      ? [...named('Neste capítulo', topics), ...named('O que você vai aprender', outcomes)]
      : []),
    ...(opening === 'page' ? [new Paragraph({ children: [new PageBreak()] })] : []),
    ...blocks.flatMap((block) => writeBlock(block, context)),
    ...(gathersExercises(booklet) || exercises.length === 0
      ? []
      : [
          ...(blocks.length > 0 ? [writeHeading('Exercícios', 2, context)] : []),
          ...writeExercises(exercises, booklet.template),
        ]),
  ]);
  return opening === 'flow' ? [written.flat()] : written;
}

function named(title: string, texts: readonly string[]): Paragraph[] {
  if (texts.length === 0) return [];
  return [
    new Paragraph({ style: 'Nivel', children: writeRuns(title, { bold: true }) }),
    ...texts.map(
      (text) => new Paragraph({ numbering: { reference: 'marks', level: 0 }, children: writeRuns(text) }),
    ),
  ];
}

function writeBack(booklet: Booklet, notePages: number, context: DocxContext): DocxBlock[] {
  const exercises = booklet.chapters
    .flatMap((chapter) => chapter.exercises)
    .toSorted((a, b) => a.number - b.number);
  // Not a break of its own: where the key is all there is, it would leave a page without a word.
  const onNewPage = { pageBreakBefore: true };
  const glossary = booklet.glossary.map(
    ({ term, text }) =>
      new Paragraph({
        style: 'Corpo',
        children: [...writeRuns(`${term}: `, { bold: true }), ...writeRuns(text)],
      }),
  );
  const sources = booklet.sources.map(
    (text) => new Paragraph({ style: 'Referencia', children: writeRuns(text) }),
  );
  const answered = exercises.flatMap((one) => {
    const answer = answerOf(one);
    if (answer === null) return [];
    const said = [...writeRuns(answer.bold, { bold: true }), ...writeRuns(answer.rest)];
    return new Paragraph({
      style: 'Gabarito',
      children: [...writeRuns(`${one.number}\u2003`, { bold: true }), ...said],
    });
  });
  const open = nameUnanswered(booklet);
  const key =
    open === null
      ? answered
      : [...answered, new Paragraph({ style: 'Completar', children: writeRuns(`Completar: ${open}`) })];
  const parts: DocxBlock[][] = [
    gathersExercises(booklet) && exercises.length > 0
      ? [writeHeading('Exercícios', 1, context), ...writeExercises(exercises, booklet.template)]
      : [],
    glossary.length > 0 ? [writeHeading('Glossário', 1, context), ...glossary] : [],
    sources.length > 0 ? [writeHeading('Referências', 1, context), ...sources] : [],
    key.length > 0 ? [writeHeading('Gabarito', 1, context, onNewPage), ...key] : [],
    ...Array.from({ length: notePages }, () => [
      new Paragraph({ ...onNewPage, style: 'TOCHeading', children: writeRuns('Anotações') }),
      ...writeLines(26),
    ]),
  ];
  return parts.flat();
}

/** ZIP has no earlier year than 1980; a date and time of making would make every file another. */
const NO_TIME = new Date(1980, 0, 1);
const MADE = /<dcterms:(created|modified) xsi:type="dcterms:W3CDTF">[^<]*</g;
/** The library counts these on from one document to the next. */
const COUNTED = /(<w:bookmark(?:Start|End)\b[^>]*?w:id="|<wp:docPr\b[^>]*?\bid=")(\d+)(?=")/g;

function settleBytes(made: Uint8Array): Uint8Array {
  const files = unzipSync(new Uint8Array(made));
  const change = (name: string, by: (text: string) => string): void => {
    const file = files[name];
    if (file !== undefined) files[name] = strToU8(by(strFromU8(file)));
  };
  change('docProps/core.xml', (text) =>
    text.replace(MADE, '<dcterms:$1 xsi:type="dcterms:W3CDTF">2000-01-01T00:00:00Z<'),
  );
  const numbers = new Map<string, number>();
  change('word/document.xml', (text) =>
    text.replace(COUNTED, (_, before: string, id: string) => {
      const key = `${before.startsWith('<wp') ? 'p' : 'b'}${id}`;
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return `${before}${number}`;
    }),
  );
  return zipSync(files, { mtime: NO_TIME, level: 6 });
}
