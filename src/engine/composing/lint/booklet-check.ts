import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Box, TextLine } from '#engine/reading/pdf/page-content.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Booklet, Chapter } from '#shared/composition/booklet.ts';
import { type Severity, statementsOf } from './check.ts';

export interface BookletFinding {
  /** Id of the check, stable: `chapter-title-repeated`. */
  check: string;
  severity: Severity;
  chapterId: string | null;
  /** From 1; null where what is meant stands on no page in particular. */
  page: number | null;
  /** Place among blocks and then exercises of the chapter, from 0; absent where no one block is meant. */
  at?: number;
  /** pt-BR, says what is wrong and where. */
  message: string;
}

/** What stands on a printed page, in points from its bottom left corner. */
export interface PrintedPage {
  width: number;
  height: number;
  lines: readonly TextLine[];
  /** Pictures, rules to write on and areas of colour. */
  drawn: readonly Box[];
}

/** The file as a reader has it. */
export interface PrintedBooklet {
  pages: readonly PrintedPage[];
  isTagged: boolean;
  /** `pt-BR`; null where the file tells none. */
  language: string | null;
  /** Titles of its bookmarks, the upper level alone. */
  outline: readonly string[];
}

/** What a booklet is held against. Without an analysis the checks of truth are silent, without a print those of pages. */
export interface BookletSubject {
  booklet: Booklet;
  /** The size that was ordered. */
  ordered: number;
  printed: PrintedBooklet | null;
  analysis: AiAnalysis | null;
  /** Everything the material says, as one text; null where it is not at hand. */
  material: string | null;
  /** Block of the material → the roles of its pieces. */
  roles: ReadonlyMap<string, readonly Role[]>;
}

export interface FoundInBooklet {
  chapterId?: string;
  page?: number;
  at?: number;
  message: string;
}
export interface BookletCheck {
  id: string;
  severity: Severity;
  find(subject: BookletSubject): FoundInBooklet[];
}

/** A question that an editor has just put there: nothing of it is wrong yet, it is a place to fill in. */
export const isBlankQuestion = (block: BookletBlock): boolean =>
  block.type === 'question' && [block.text, ...block.options].every((text) => text.trim() === '');

type Said = string | Pick<FoundInBooklet, 'at' | 'message'> | null | false | undefined;

/** One finding for each chapter of which `say` has something to say; with the place of a block where it is about that. */
export const eachChapter =
  (say: (chapter: Chapter, index: number, subject: BookletSubject) => Said) =>
  (subject: BookletSubject): FoundInBooklet[] =>
    subject.booklet.chapters.flatMap((chapter, index) => {
      const said = say(chapter, index, subject);
      if (!said) return [];
      return [{ chapterId: chapter.id, ...(typeof said === 'string' ? { message: said } : said) }];
    });

/** What a block tells as the material's own: not what is asked or proposed. */
export function toldIn(block: BookletBlock): string[] {
  switch (block.type) {
    case 'callout':
    case 'marginNote':
      return [block.text];
    case 'heading':
    case 'activity':
      return [];
    case 'table':
      return block.rows.map((row) => row.join(' '));
    default:
      return statementsOf(block).map(({ text }) => text);
  }
}
