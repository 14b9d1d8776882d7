import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import type { SampleLesson, SampleSection } from './sample-lesson.ts';

interface Line {
  text: string;
  size: number;
  isBold: boolean;
  indent: number;
  /** Room above, in points; a page begins without it. */
  above: number;
  /** Does not stand alone at the foot of a page. */
  keepsNext?: boolean;
}
const PAGE = { width: 595, height: 842, margin: 64 };
const LEADING = 1.35;
/** Mean width of a letter of Helvetica in Portuguese text, in parts of its size; the bold face is wider. */
const LETTER_WIDTH = { regular: 0.5, bold: 0.56 };

/** The lesson as a PDF document: title, headings, wrapped paragraphs, bullets, page numbers. */
export function sampleLessonPdf(lesson: SampleLesson): Uint8Array {
  return printPages(lesson, breakPages(linesOf(lesson)));
}

/**
 * Writes a PDF of at least `pages` pages into the folder and answers its path. The lesson's sections are
 * repeated as numbered chapters until there are enough.
 */
export function writeSamplePdf(folder: string, lesson: SampleLesson, pages: number): string {
  const sections: SampleSection[] = [];
  let sheets: Line[][] = [];
  for (let chapter = 1; sheets.length < pages; chapter++) {
    for (const [index, section] of lesson.sections.entries()) {
      const heading = section.heading.replace(/^\d+\. /, '');
      sections.push({ ...section, heading: `${chapter}.${index + 1} ${heading}` });
    }
    sheets = breakPages(linesOf({ ...lesson, sections }));
  }
  const path = join(folder, `sample_${sheets.length}p.pdf`);
  writeFileSync(path, printPages(lesson, sheets));
  return path;
}

function linesOf({ title, sections }: SampleLesson): Line[] {
  return [
    ...wrap(title, { size: 20, isBold: true, indent: 0, above: 0, keepsNext: true }),
    ...sections.flatMap(({ heading, paragraphs, items = [], table = [] }) => [
      ...wrap(heading, { size: 14, isBold: true, indent: 0, above: 20, keepsNext: true }),
      ...paragraphs.flatMap((text) => wrap(text, { size: 11, isBold: false, indent: 0, above: 8 })),
      ...items.flatMap((text) => wrap(`• ${text}`, { size: 11, isBold: false, indent: 14, above: 4 })),
      ...table.flatMap((row) => wrap(row.join(' – '), { size: 11, isBold: false, indent: 0, above: 4 })),
    ]),
  ];
}

function wrap(text: string, style: Omit<Line, 'text'>): Line[] {
  const letter = style.size * (style.isBold ? LETTER_WIDTH.bold : LETTER_WIDTH.regular);
  const most = Math.floor((PAGE.width - 2 * PAGE.margin - style.indent) / letter);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line, index) => ({ ...style, text: line, above: index === 0 ? style.above : 0 }));
}

function breakPages(lines: Line[]): Line[][] {
  const pages: Line[][] = [];
  let page: Line[] = [];
  let used = 0;
  const room = PAGE.height - 2 * PAGE.margin;
  for (const line of lines) {
    const height = line.above + line.size * LEADING;
    // A heading needs room for two lines of its text as well.
    const needed = height + (line.keepsNext ? 3 * 11 * LEADING : 0);
    if (page.length > 0 && used + needed > room) {
      pages.push(page);
      page = [];
      used = 0;
    }
    page.push(line);
    used += height;
  }
  return page.length > 0 ? [...pages, page] : pages;
}

function printPages({ title }: SampleLesson, pages: Line[][]): Uint8Array {
  return buildPdf({ title, pages: pages.map((lines, index) => ({ items: printPage(lines, index + 1) })) });
}

function printPage(lines: Line[], number: number): PdfItem[] {
  let y = PAGE.height - PAGE.margin;
  const items = lines.map(({ text, size, isBold, indent, above }, index): PdfItem => {
    y -= (index === 0 ? 0 : above) + size * LEADING;
    return { type: 'text', text, x: PAGE.margin + indent, y: Math.round(y * 100) / 100, size, isBold };
  });
  return [...items, { type: 'text', text: String(number), x: PAGE.width / 2, y: PAGE.margin / 2, size: 9 }];
}
