import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { measurePdf } from '#engine/reading/pdf/measure-pdf.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import { type BookletWishes, composeBooklet } from './booklet/compose-booklet.ts';
import { fitPages } from './booklet/fit-pages.ts';
import type { FittedBooklet } from './booklet/fit-slack.ts';
import type { PictureBytes } from './booklet/typeset-booklet.ts';
import type { BookletFinding, PrintedBooklet } from './lint/booklet-check.ts';
import { holdMaterial } from './lint/hold-material.ts';
import { lintBooklet } from './lint/lint-booklet.ts';

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
  const bits = lesson.material.understanding?.bits ?? [];
  const findings = lintBooklet({
    ...{ booklet: fitted.booklet, ordered: size, printed: await readPrint(pdf), analysis },
    ...holdMaterial({ file: source, typed }, bits),
  });
  return { ...fitted, pdf, findings };
}

/** The booklet as a reader has it. */
export async function readPrint(pdf: Uint8Array): Promise<PrintedBooklet> {
  const { pages, outline } = await measurePdf(pdf);
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  return {
    pages: pages.map(({ width, height, lines, drawing }) => ({
      ...{ width, height, lines },
      drawn: [...drawing.pictures, ...drawing.rules, ...drawing.inkedAreas],
    })),
    isTagged: file.includes('/StructTreeRoot'),
    language: /\/Lang\s*\(([\w-]+)\)/.exec(file)?.[1] ?? null,
    outline: outline.flatMap(({ title, level }) => (level === 1 ? [title] : [])),
  };
}
