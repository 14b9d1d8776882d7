import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import type { Strategy } from '#engine/pedagogy/understanding/genre/strategy.ts';
import type { PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { Point } from './points/point.ts';
import { showLines } from './points/work-out.ts';

export type Purpose = PlanItem['purpose'];

/** The fixed places around the content of a plan; what is left of the size is content. */
export interface Frame {
  opening: Purpose[];
  /** Before and after the content of each section. */
  sectionOpening: Purpose[];
  sectionClosing: Purpose[];
  /** One practice in the middle of a long deck. */
  hasMiddlePractice: boolean;
  closing: Purpose[];
  sections: { least: number; most: number };
}

const DECKS: Record<number, Frame> = {
  5: deck(['capa'], ['sintese'], 3, 3),
  10: deck(['capa', 'abertura', 'objetivos'], ['pratica', 'sintese'], 3, 5),
  15: deck(['capa', 'abertura', 'objetivos'], ['pratica', 'verificacao', 'gabarito', 'sintese'], 3, 6),
  20: {
    ...deck(
      ['capa', 'sumario', 'abertura', 'objetivos'],
      ['pratica', 'verificacao', 'gabarito', 'sintese'],
      3,
      6,
    ),
    hasMiddlePractice: true,
  },
};

/** The frame of an ordered size. Sizes outside the catalogue get the frame of the next smaller one. */
export function chooseFrame(
  unit: 'slide' | 'page',
  size: number,
  {
    hasReferences,
    hasOrders,
    course,
  }: { hasReferences: boolean; hasOrders: boolean; course: Strategy['course'] },
): Frame {
  if (unit === 'page') return bookletFrame(size, hasReferences);
  if (course === 'practise') return practiceDeck(size, hasOrders);
  const known = [20, 15, 10, 5].find((deckSize) => deckSize <= size);
  return (known === undefined ? undefined : DECKS[known]) ?? deck(['capa'], [], 1, 2);
}

/** Nearly all slides hold exercises; there is nothing taught that a question could check or a synthesis gather. */
function practiceDeck(size: number, hasOrders: boolean): Frame {
  const isRoomy = size >= 10;
  const opening: Purpose[] = isRoomy && hasOrders ? ['capa', 'abertura'] : ['capa'];
  return deck(opening, isRoomy ? ['gabarito'] : [], 2, Math.max(2, size - 3 - opening.length));
}

function deck(opening: Purpose[], closing: Purpose[], least: number, most: number): Frame {
  return {
    opening,
    closing,
    sectionOpening: [],
    sectionClosing: [],
    hasMiddlePractice: false,
    sections: { least, most },
  };
}

/** Short booklets keep their pages for the text; from 30 pages each chapter has its own opening. */
function bookletFrame(size: number, hasReferences: boolean): Frame {
  const sources: Purpose[] = hasReferences || size >= 20 ? ['referencias'] : [];
  const most = Math.min(7, 2 + Math.floor(size / 10));
  if (size < 20) {
    return { ...deck(['capa', 'sumario'], ['pratica', 'gabarito', ...sources], 3, 5) };
  }
  return {
    opening: ['capa', 'sumario', 'objetivos'],
    sectionOpening: size >= 30 ? ['abertura'] : [],
    sectionClosing: ['pratica'],
    hasMiddlePractice: false,
    closing: [...(size >= 40 ? (['verificacao'] as const) : []), 'sintese', 'gabarito', ...sources],
    sections: { least: 3, most },
  };
}

/** Slides or pages left for content when the lesson has this many sections. */
export function contentSlots(frame: Frame, size: number, sections: number): number {
  const perSection = frame.sectionOpening.length + frame.sectionClosing.length;
  return (
    size -
    frame.opening.length -
    frame.closing.length -
    sections * perSection -
    (frame.hasMiddlePractice && sections > 1 ? 1 : 0)
  );
}

/** Questions that one slide of practice holds. */
export const FULL_PRACTICE = 5;

/**
 * A deck with more to tell than it has places asks its opening question on the cover, and leaves proposed aims to the analysis; one
 * whose material asks more than a slide holds practises on two, where no aims are stated that the place would show.
 */
export function makeRoom(
  frame: Frame,
  size: number,
  {
    sections,
    wanted,
    entries,
    asked,
    keyed,
    setsTasks,
    hasAims,
    reviews,
  }: {
    sections: number;
    wanted: number;
    /** Of a curriculum: each tells its own aim, so that no slide need tell the first of them before. */
    entries: number;
    asked: number;
    /** Slides that the questions take which the material answers itself. */
    keyed: number;
    /** More than one question, which may be the writer's way of going on. */
    setsTasks: boolean;
    hasAims: boolean;
    /** The teacher's own slides begin with what the class knows already. */
    reviews: boolean;
  },
): Frame {
  if (keyed > 0 && frame.closing.some((purpose) => purpose === 'pratica' || purpose === 'sintese'))
    return withKeyed(frame, size, Math.min(keyed, Math.max(1, Math.floor(size * MOST_KEYED))));
  // A short deck has a place for what its material asks: that is the teacher's own, a synthesis is ours.
  if (asked > 0 && (setsTasks || size >= LEAST_WITH_BOTH) && frame.closing.join() === 'sintese')
    return {
      ...frame,
      closing:
        size < LEAST_WITH_BOTH
          ? ['pratica']
          : asked > FULL_PRACTICE && size >= LEAST_WITH_TWO
            ? ['pratica', 'pratica', 'sintese']
            : ['pratica', 'sintese'],
    };
  const lacks = wanted - contentSlots(frame, size, Math.max(1, sections));
  if (!frame.closing.includes('sintese') || !frame.opening.includes('abertura')) return frame;
  const isFull = lacks >= FEWEST_LACKING;
  const tellsAims = entries > contentSlots(frame, size, Math.max(1, sections));
  const asksMore = !hasAims && asked > FULL_PRACTICE && frame.closing[0] === 'pratica';
  return {
    ...frame,
    opening: frame.opening.filter(
      (purpose) =>
        !(isFull && !reviews && purpose === 'abertura') &&
        !(purpose === 'objetivos' && (tellsAims || asksMore || (isFull && !hasAims))),
    ),
    closing: asksMore ? ['pratica', ...frame.closing] : frame.closing,
  };
}
/** The teacher's own questions with their key in the place of ours; a short deck has no place to gather what it told. */
function withKeyed(frame: Frame, size: number, slides: number): Frame {
  if (frame.closing[0] === 'gabarito' || frame.sectionClosing.length > 0) return frame;
  return {
    ...frame,
    opening: frame.opening.filter((purpose) => purpose !== 'abertura' || size > LEAST_WITH_TWO),
    hasMiddlePractice: false,
    closing: [
      ...Array.from({ length: slides }, () => 'pratica' as const),
      'gabarito',
      ...(size > LEAST_WITH_TWO ? (['sintese'] as const) : []),
    ],
  };
}
const MOST_KEYED = 0.4;
const FEWEST_LACKING = 2;
const [LEAST_WITH_BOTH, LEAST_WITH_TWO] = [6, 8];

/** Points that fill a slide. */
const FULL = 5;

/** Slides that a section would fill were each of its headed parts told whole. */
export function slidesOf({ pieces }: Section, points: ReadonlyMap<Piece, readonly Point[]>): number {
  const parts = [0];
  for (const piece of pieces) {
    if (piece.kind === 'heading' && parts.at(-1) !== 0) parts.push(0);
    parts.push((parts.pop() ?? 0) + (points.get(piece) ?? []).flatMap(showLines).length);
  }
  // Groups of notes of a line or two share a slide.
  const share = (count: number): number => (count * 2 > FULL ? Math.ceil(count / FULL) : count / FULL);
  const areNotes = pieces.some(({ isJotted }) => isJotted);
  return Math.ceil(
    parts.reduce((sum, count) => sum + (areNotes ? share(count) : Math.ceil(count / FULL)), 0),
  );
}
