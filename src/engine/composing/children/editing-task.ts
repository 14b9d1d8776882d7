import type { Setting } from '#engine/composing/booklet/typeset-booklet.ts';
import type { EditedFinding } from '#engine/composing/editing/judge-edited.ts';
import type { PageWords } from '#engine/composing/name-pages.ts';
import type { DeckOrder } from '#engine/composing/open-deck-order.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { MaterialPaths } from './composing-task.ts';

/** The mode under which a child draws, judges and mends a deck that a person edits; see `editAssignment`. */
export const EDIT_MODE = 'edit';

/** A lesson as it lies in a folder of its own under `LESSON`, with `PICTURES` beside it; the folder never changes but for pictures. */
export interface LaidLesson extends Omit<DeckOrder, 'look' | 'order'>, MaterialPaths {
  order: Omit<DeckOrder['order'], 'source'>;
}
export const LESSON = 'lesson.json';

/** What the child is told, as a JSON file. */
export interface EditingAssignment {
  /** The folder of the lesson. */
  lesson: string;
  deck: DraftDeck;
  /** Of a booklet: the version that was edited. */
  before: BookletVersion | null;
  /** Where the composition and the pictures of slides go. */
  folder: string;
  wish: EditingWish;
}

/** What a booklet was, its size above all, and the setting that is tried first. `keys` name the pages that it had. */
export interface BookletVersion {
  booklet: Booklet;
  setting: Setting;
  keys: string[];
}

/**
 * Draw the deck, with pictures of these slides, 640 pixels wide; slides are judged with it, a booklet once that is asked for.
 * Or propose one slide.
 */
export type EditingWish = { kind: 'draw'; pictures: string[] } | { kind: 'judge' } | ProposalWish;
export type ProposalWish =
  | { kind: 'compose'; slideId: string }
  | { kind: 'mend'; slideId: string; check: string };

/** What the child answers. */
export type EditingOutcome =
  /** The composition lies in the folder, and pictures under the names that `pagePictureName` gives. */
  | {
      kind: 'drawn';
      pages: PageWords[];
      /** Null where they are to be asked for. */
      findings: EditedFinding[] | null;
      pictures: { key: string; name: string }[];
    }
  | { kind: 'judged'; findings: EditedFinding[] }
  | { kind: 'proposed'; slide: DraftSlide | null }
  /** Something of this slide cannot be drawn, whatever it is; null where it is the whole deck. */
  | { kind: 'undrawable'; slideId: string | null };

/** How wide the pictures of edited slides are drawn at once. */
export const EDITED_WIDTH_PX = 640;
