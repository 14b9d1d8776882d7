import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import type { Overflow } from '#engine/composing/themes/theme.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { SlideBlock, Statement } from '#shared/composition/blocks.ts';
import type { Deck, Slide } from '#shared/composition/deck.ts';
import { rememberTexts } from '#shared/text/remember-texts.ts';

/**
 * `hard` stops a file from being delivered by itself, `soft` asks somebody to look. `open` is what somebody put there and is
 * still to write: no fault while it is worked on, but nobody gets it so.
 */
export type Severity = 'hard' | 'open' | 'soft';

export interface Finding {
  /** Id of the check, stable: `title-repeated`. */
  check: string;
  severity: Severity;
  slideId: string | null;
  /** Name of the drawn element; null where the slide or the whole deck is meant. */
  element: string | null;
  /** pt-BR, says what is wrong and where. */
  message: string;
}

/** What a deck is held against. Without an analysis (a file that was only uploaded) the checks of truth are silent. */
export interface LintSubject {
  deck: Deck;
  /** The size that was ordered. */
  ordered: number;
  drawn: DrawnDeck | null;
  overflows: readonly Overflow[];
  analysis: AiAnalysis | null;
  /** Everything the material says, as one text; null where it is not at hand. */
  material: string | null;
  /** Block of the material → the roles of its pieces. */
  roles: ReadonlyMap<string, readonly Role[]>;
}

export interface Found {
  slideId: string | null;
  element?: string;
  message: string;
}
export interface Check {
  id: string;
  severity: Severity;
  find(subject: LintSubject): Found[];
}

/** One finding for each slide of which `say` has something to say. */
export const eachSlide =
  (say: (slide: Slide, index: number, subject: LintSubject) => string | null | false) =>
  (subject: LintSubject): Found[] =>
    subject.deck.slides.flatMap((slide, index) => {
      const message = say(slide, index, subject);
      return message === null || message === false ? [] : [{ slideId: slide.id, message }];
    });

/** The statements of a block, with the passages they stand on. */
export function statementsOf(block: SlideBlock): Statement[] {
  switch (block.type) {
    case 'points':
    case 'objectives':
      return block.items;
    case 'text':
    case 'definition':
    case 'quote':
      return [block];
    case 'timeline':
      return block.events;
    case 'process':
      return block.steps;
    case 'comparison':
      return block.sides.flatMap(({ items }) => items);
    case 'glossary':
      return block.entries;
    default:
      return [];
  }
}

/** Every word that a block shows. */
export function wordsOfBlock(block: SlideBlock): string {
  return JSON.stringify(block, (key, value: unknown) =>
    ['type', 'kind', 'form', 'passageIds', 'picture', 'latex', 'alt'].includes(key) ? undefined : value,
  )
    .replaceAll(/"(?:\w+)":/g, ' ')
    .replaceAll(/\\n/g, ' ')
    .replaceAll(/\b(?:null|true|false)\b/g, ' ')
    .replaceAll(/["[\]{},\\]+(?=\s|$)|(?<=\s|^)["[\]{},\\]+|"/g, ' ');
}

/** Several whole materials beside the texts of their lessons. */
const FOLDED_LETTERS = 4_000_000;
/** The beginning of a text, to know it by: at most so many letters, with a sign that there are more. */
export const clip = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Without marks, case and double blanks: how two texts are compared. */
export const fold = rememberTexts(
  (text) =>
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLocaleLowerCase('pt-BR')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  FOLDED_LETTERS,
);
