import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { measurePdf } from '#engine/reading/pdf/measure-pdf.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import { type BookletWishes, composeBooklet } from './booklet/compose-booklet.ts';
import { fitPages } from './booklet/fit-pages.ts';
import type { FittedBooklet } from './booklet/fit-slack.ts';
import type { PictureBytes } from './booklet/typeset-booklet.ts';
import type { BookletFinding, PrintedBooklet, PrintedPage } from './lint/booklet-check.ts';
import { holdMaterial } from './lint/hold-material.ts';
import { lintBooklet } from './lint/lint-booklet.ts';
import { understoodOf } from './open-deck-order.ts';
import { hashPages } from './typst/hash-pages.ts';

interface Understood {
  lesson: Lesson;
  analysis: AiAnalysis;
}

export interface BookletOrder extends Understood {
  pictures: readonly Picture[];
  bytes: PictureBytes;
  wishes: BookletWishes;
  /** The same lesson, understood for another size, so that a refusal names only a size that was tried. */
  understandAt?(size: number): Understood;
  /** Told before each composition that is tried, from 1. */
  onTry?(tries: number): void;
}

export interface MadeBooklet extends FittedBooklet {
  pdf: Uint8Array;
  printed: PrintedBooklet;
  findings: BookletFinding[];
}

/**
 * From an approved analysis to a booklet of exactly the ordered pages, with what the linter says of it.
 * @throws SizeRefused, TypesetError
 */
export async function makeBooklet(order: BookletOrder, size: number): Promise<MadeBooklet> {
  const { lesson, analysis, pictures, bytes, wishes, understandAt, onTry } = order;
  const compose = composeBooklet(lesson, analysis, pictures, wishes);
  let tries = 0;
  const told: typeof compose = (...cut) => {
    tries += 1;
    onTry?.(tries);
    return compose(...cut);
  };
  const fitted = fitPages(told, size, {
    pictures: bytes,
    ...(understandAt && {
      composeAt: (pages: number) => {
        const other = understandAt(pages);
        return composeBooklet(other.lesson, other.analysis, pictures, wishes);
      },
    }),
  });
  const pdf = fitted.typeset.toPdf('ua-1');
  const { source, content } = lesson.input;
  const typed = content.trim() === '' ? null : readText(content);
  const printed = await readPrint(pdf);
  const findings = lintBooklet({
    ...{ booklet: fitted.booklet, ordered: size, printed, analysis },
    ...holdMaterial({ file: source, typed }, understoodOf(lesson).bits),
  });
  return { ...fitted, pdf, printed, findings };
}

/** Pages that were read of any print, by `hashPages`: a booklet that is edited changes one or two. */
export type ReadPages = Map<string, PrintedPage>;
/** Five booklets of forty pages. */
const MOST_READ = 200;

/**
 * The booklet as a reader has it.
 * @param read pages that are known already are not read again; those of this print are known afterwards
 */
export async function readPrint(pdf: Uint8Array, read: ReadPages = new Map()): Promise<PrintedBooklet> {
  const names = hashPages(pdf);
  const isNew = (at: number) => !read.has(names?.[at] ?? '');
  const { pages: measured, outline } = await measurePdf(pdf, isNew);
  const added = new Map(
    measured.map(({ number, width, height, lines, drawing }) => [
      number - 1,
      {
        ...{ width, height, lines },
        drawn: [...drawing.pictures, ...drawing.rules, ...drawing.inkedAreas],
      },
    ]),
  );
  const pages = names
    ? names.flatMap((name, at) => read.get(name) ?? added.get(at) ?? [])
    : [...added.values()];
  if (names?.length === pages.length)
    remember(
      read,
      pages.map((page, at) => [names[at] ?? '', page]),
    );
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  return {
    pages,
    isTagged: file.includes('/StructTreeRoot'),
    language: /\/Lang\s*\(([\w-]+)\)/.exec(file)?.[1] ?? null,
    outline: outline.flatMap(({ title, level }) => (level === 1 ? [title] : [])),
  };
}

/** What is known from now on: these pages last, so that they are the last to be forgotten. */
function remember(read: ReadPages, pages: readonly (readonly [string, PrintedPage])[]): void {
  for (const [name, page] of pages) {
    read.delete(name);
    read.set(name, page);
  }
  for (const oldest of read.keys()) {
    if (read.size <= MOST_READ) break;
    read.delete(oldest);
  }
}
