import { AlignmentType, BorderStyle, Paragraph } from 'docx';
import { COLOURS } from '#engine/composing/booklet/choose-look.ts';
import { gathersExercises, nameUnanswered, openingOf } from '#engine/composing/booklet/typeset-booklet.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { Booklet, Chapter } from '#shared/composition/booklet.ts';
import { writeSelfCheck } from './docx-aids.ts';
import {
  type DocxBlock,
  type DocxContext,
  inMargin,
  onGround,
  writeBlocks,
  writeBreak,
  writeClosing,
  writeHeading,
  writeLines,
  writeText,
} from './docx-blocks.ts';
import { answerOf, writeExercises, writeNumber } from './docx-exercises.ts';
import type { Paper } from './docx-paper.ts';
import { bare, fontsOf, mm } from './docx-styles.ts';
import { writeBox, writeColumns } from './docx-tables.ts';
import { writeRuns } from './docx-text.ts';

/** What stands in one section of the document: a chapter, or a part behind them. */
export interface Room {
  title: string;
  children: DocxBlock[];
  isWide?: boolean;
}

/** The sections of the chapters: one for all where they follow one another on the page. */
export function writeChapters(booklet: Booklet, context: DocxContext): Room[] {
  const { paper } = context;
  const opening = openingOf(booklet);
  const written = booklet.chapters.map((chapter, at): Room => {
    const { id, title, blocks, exercises } = chapter;
    const children = [
      ...(opening === 'flow' && at > 0 && paper.isBroken(id) ? [writeBreak()] : []),
      ...writeOpener(booklet, chapter, at, context),
      ...writeBlocks(id, blocks, context),
      ...(gathersExercises(booklet) || exercises.length === 0
        ? []
        : [
            ...(paper.isBroken(`${id}.e`) ? [writeBreak()] : []),
            ...(blocks.length > 0 ? [writeHeading('Exercícios', 2, context)] : []),
            ...writeExercises(exercises, booklet.template, context),
          ]),
      ...writeClosing('O que ficou deste capítulo', `${id}.end`, context),
    ];
    return { title, children };
  });
  if (opening !== 'flow') return written;
  return [{ title: booklet.title, children: written.flatMap(({ children }) => children) }];
}

/** Caderno opens on a dark ground, Manual with a number in the margin over a rule. */
function writeOpener(
  booklet: Booklet,
  { id, title, question, topics, outcomes }: Chapter,
  at: number,
  context: DocxContext,
): DocxBlock[] {
  const { dark, tint, highlight, structure } = COLOURS[booklet.palette];
  const opening = openingOf(booklet);
  if (booklet.template === 'manual') {
    const size = opening === 'flow' ? 88 : 128;
    const aims = onGround(tint, 8);
    return [
      inMargin(context.paper.noteAt(id), {
        alignment: AlignmentType.RIGHT,
        spacing: { before: 0, after: 0, line: size * 9, lineRule: 'exact' },
        children: writeRuns(`${at + 1}`, {
          ...{ size, bold: true, color: bare(structure), font: fontsOf('manual').title },
        }),
      }),
      writeHeading(title, 1, context, {
        size: opening === 'flow' ? 48 : title.length > 44 ? 52 : 64,
        border: { bottom: { style: BorderStyle.SINGLE, size: 8, color: '1C2226', space: 6 } },
        spacing: { before: opening === 'flow' && at > 0 ? mm(10) : 0, after: mm(5) },
      }),
      ...(question === null ? [] : [new Paragraph({ children: writeRuns(question, { size: 26 }) })]),
      ...(outcomes.length === 0
        ? []
        : [
            ...['Ao final deste capítulo, você será capaz de', ...outcomes].map(
              (text, place) =>
                new Paragraph({
                  ...aims,
                  children: writeRuns(place === 0 ? text : `–  ${text}`, { size: 21, bold: place === 0 }),
                }),
            ),
            spaceOf(4),
          ]),
    ];
  }
  const box = onGround(dark, opening === 'flow' ? 10 : 28);
  return [
    // The ground of a paragraph begins where the text before it ends.
    ...(opening === 'flow' && at > 0 && !context.paper.isBroken(id) ? [spaceOf(6)] : []),
    ...(opening === 'page' ? [new Paragraph({ ...box, spacing: { line: mm(70), lineRule: 'exact' } })] : []),
    new Paragraph({
      ...box,
      children: writeRuns(`Capítulo ${at + 1}`, { bold: true, color: bare(highlight) }),
    }),
    writeHeading(title, 1, context, {
      ...box,
      colour: tint,
      size: TITLE_SIZES[opening] * (title.length > 44 ? 0.74 : 1),
    }),
    ...(question === null
      ? []
      : [new Paragraph({ ...box, children: writeRuns(question, { color: bare(tint) }) })]),
    // In print the band begins at the edge of the paper and takes so much more of the page.
    spaceOf(opening === 'band' ? 14 : 4),
    ...(opening === 'page'
      ? [
          ...named('Neste capítulo', topics),
          ...named('O que você vai aprender', outcomes),
          new Paragraph({ style: 'Nivel', children: writeRuns('Antes de começar', { bold: true }) }),
          writeText('O que você já sabe sobre este assunto? Escreva com suas palavras.'),
          ...writeLines(3),
        ]
      : []),
  ];
}

/** In half points. */
const TITLE_SIZES = { page: 76, band: 56, flow: 48 };

const spaceOf = (height: number): Paragraph =>
  new Paragraph({ spacing: { before: 0, after: 0, line: mm(height), lineRule: 'exact' } });

function named(title: string, texts: readonly string[]): Paragraph[] {
  if (texts.length === 0) return [];
  return [
    new Paragraph({ style: 'Nivel', children: writeRuns(title, { bold: true }) }),
    ...texts.map(
      (text) => new Paragraph({ numbering: { reference: 'marks', level: 0 }, children: writeRuns(text) }),
    ),
  ];
}

/**
 * The chapters with what stands behind them: below the last where it does so in print, or as rooms of their own.
 */
export function addBack(
  booklet: Booklet,
  chapters: readonly Room[],
  notePages: number,
  context: DocxContext,
): Room[] {
  const { paper } = context;
  const rooms = [...chapters];
  const exercises = booklet.chapters
    .flatMap((chapter) => chapter.exercises)
    .toSorted((a, b) => a.number - b.number);
  const isWide = booklet.template === 'caderno';
  const add = (title: string, children: readonly DocxBlock[]): void => {
    if (children.length === 0) return;
    const shown = [writeHeading(title, 1, context), ...children];
    const last = rooms.at(-1);
    if (paper.isBroken(title) || last === undefined)
      rooms.push({
        title,
        children: shown,
        isWide: isWide && (title === 'Gabarito' || title === 'Exercícios' || openingOf(booklet) !== 'flow'),
      });
    else rooms[rooms.length - 1] = { ...last, children: [...last.children, ...shown] };
  };
  // Beside what is asked at the end no note stands: it takes their column too.
  const asking = isWide ? { ...context, paper: { ...paper, column: WIDE_MM } } : context;
  if (gathersExercises(booklet)) add('Exercícios', writeExercises(exercises, booklet.template, asking));
  const entries = booklet.glossary.map(
    ({ term, text }) =>
      new Paragraph({
        style: 'Entrada',
        children: [...writeRuns(`${term}: `, { bold: true }), ...writeRuns(text)],
      }),
  );
  const isOwn = paper.isBroken('Glossário') && openingOf(booklet) !== 'flow';
  add(
    'Glossário',
    isWide && entries.length > 0
      ? [writeColumns(entries, mm(isOwn ? WIDE_MM : paper.column)), spaceOf(4)]
      : entries,
  );
  add(
    'Referências',
    booklet.sources.map((text) => new Paragraph({ style: 'Referencia', children: writeRuns(text) })),
  );
  const last = rooms.at(-1);
  const after = [
    ...writeClosing('Palavras novas', 'words', context),
    ...writeClosing('Anotações', 'end', context),
  ];
  if (last !== undefined) rooms[rooms.length - 1] = { ...last, children: [...last.children, ...after] };
  add('Gabarito', writeKey(booklet, exercises, paper));
  // A test tells nothing that could be remembered: it is worked out.
  const isTest = booklet.chapters.every(({ blocks, exercises: asked }) => blocks.length < asked.length);
  const notes = Array.from({ length: notePages }, (_, at): Room => {
    const name = isTest ? 'Rascunho' : 'Anotações';
    const title = new Paragraph({ style: 'TOCHeading', children: writeRuns(name) });
    const sheet = isTest ? [writeBox(SHEET_MM, paper.column, 0)] : writeNotes(booklet, at);
    return { title: name, isWide, children: [title, ...sheet] };
  });
  return [...rooms, ...notes];
}

const NOTED = 8;
const SHEET_MM = 190;

/** What a reader remembers of each chapter, then new words and questions, as in print. */
function writeNotes({ chapters }: Booklet, at: number): DocxBlock[] {
  const headed = (text: string): Paragraph =>
    new Paragraph({ style: 'Nivel', children: writeRuns(text, { bold: true }) });
  if (at > 0)
    return [headed('Palavras novas'), ...writeLines(8), headed('Perguntas que ficaram'), ...writeLines(9)];
  const shown = chapters.slice(0, NOTED);
  const each = Math.max(2, Math.min(7, Math.floor((20 - shown.length * 1.6) / shown.length)));
  return [
    writeText('Com o material fechado, escreva o que você lembra de cada parte. Depois abra e confira.'),
    ...shown.flatMap(({ title }, place) => [headed(`${place + 1}. ${title}`), ...writeLines(each)]),
  ];
}

/** Exercises, glossary and key of Caderno take more of the page. */
const WIDE_MM = 162;

/** Of two columns Caderno makes one, so that pages of its key break where Word likes. */
function writeKey(booklet: Booklet, exercises: readonly BlockOf<'question'>[], paper: Paper): DocxBlock[] {
  const answered = exercises.flatMap((one) => {
    const answer = answerOf(one);
    if (answer === null) return [];
    const said = [...writeRuns(answer.bold, { bold: true }), ...writeRuns(answer.rest)];
    const entry = new Paragraph({
      style: 'Gabarito',
      children: [writeNumber(`${one.number}`), ...said],
    });
    const isBroken = booklet.template === 'manual' && paper.isBroken(`k${one.number}`);
    return isBroken ? [writeBreak(), entry] : [entry];
  });
  const open = nameUnanswered(booklet);
  const wish =
    open === null ? [] : [new Paragraph({ style: 'Completar', children: writeRuns(`Completar: ${open}`) })];
  const told = exercises.map((one) => {
    const answer = answerOf(one);
    return answer === null ? '' : `${answer.bold}${answer.rest}`;
  });
  const whole = [...answered, ...wish];
  if (!paper.isBroken('Gabarito')) return whole;
  const left = KEY.pageMm - heightOf(told) - (wish.length === 0 ? 0 : KEY.wishMm);
  const parts = listParts(booklet).find((rows) => KEY.checkMm + rows.length * KEY.rowMm <= left) ?? [];
  const checked = parts.length === 0 ? 0 : KEY.checkMm + parts.length * KEY.rowMm;
  const lines = Math.min(MOST_LINES, Math.floor((left - checked) / KEY.ruleMm) - 3);
  const headed = (text: string): Paragraph =>
    new Paragraph({ style: 'Nivel', children: writeRuns(text, { bold: true }) });
  return [
    ...whole,
    ...(parts.length === 0 ? [] : [headed('Como estou em cada parte'), writeSelfCheck(parts, paper)]),
    ...(lines < FEWEST_LINES ? [spaceOf(1)] : [headed('Anotações'), ...writeLines(lines)]),
  ];
}

/** What a reader may be sure of: chapters with their sections, or by their titles alone. */
function listParts({ chapters }: Booklet): { name: string; isTitle: boolean }[][] {
  const all = chapters.map(({ title, topics }) => [
    { name: title, isTitle: true },
    ...topics.map((name) => ({ name, isTitle: false })),
  ]);
  return [all.flat(), all.flatMap(([title]) => title ?? [])];
}

/**
 * What a short key leaves of its page goes to the reader, as in print: letters of a line, millimetres of a line, of what stands
 * apart, of a page and of a row of the check.
 */
const KEY = {
  ...{ letters: 85, lineMm: 5, apartMm: 1.2, pageMm: 205, ruleMm: 7.3 },
  ...{ wishMm: 14, checkMm: 26, rowMm: 8 },
};
const FEWEST_LINES = 5;
const MOST_LINES = 20;

const heightOf = (answers: readonly string[]): number =>
  answers.reduce(
    (sum, { length }) => sum + Math.max(1, Math.ceil(length / KEY.letters)) * KEY.lineMm + KEY.apartMm,
    0,
  );
