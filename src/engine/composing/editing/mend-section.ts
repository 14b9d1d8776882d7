import type { BookletFinding, BookletSubject } from '#engine/composing/lint/booklet-check.ts';
import { asSlideBlocks } from '#engine/composing/lint/booklet-checks/blocks.ts';
import { LONGEST_PARAGRAPH } from '#engine/composing/lint/booklet-checks/structure.ts';
import { fold } from '#engine/composing/lint/check.ts';
import { BOOKLET_CHECKS } from '#engine/composing/lint/lint-booklet.ts';
import type { BlockOf, BookletBlock } from '#shared/composition/blocks.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import { isSame } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';

import { bookletOf, type DeskPlace, GLOSSARY } from './book-draft.ts';
import { OWN_FORM_MENDERS } from './menders/forms.ts';
import type { OwnMender } from './menders/mender.ts';
import { OWN_WORD_MENDERS } from './menders/words.ts';

const OF_BLOCKS: Readonly<Record<string, OwnMender>> = { ...OWN_WORD_MENDERS, ...OWN_FORM_MENDERS };

type SectionMender = (section: DraftSlide, draft: DraftDeck) => DraftSlide;
const ofBlocks =
  (
    change: (blocks: readonly BookletBlock[], draft: DraftDeck, section: DraftSlide) => BookletBlock[],
  ): SectionMender =>
  (section, draft) => ({ ...section, blocks: change(section.blocks, draft, section) });
const ofGlossary = (change: (entries: Entry[]) => Entry[]): SectionMender =>
  ofBlocks((blocks) =>
    blocks.map((block) => (block.type === 'glossary' ? { ...block, entries: change(block.entries) } : block)),
  );
type Entry = BlockOf<'glossary'>['entries'][number];

/** Check → what takes its finding off a section, of what only booklets have; what leaves it was said elsewhere or says nothing. */
const OF_SECTIONS: Readonly<Record<string, SectionMender>> = {
  'paragraph-long': ofBlocks((blocks) =>
    blocks.flatMap((block): BookletBlock[] => (block.type === 'text' ? divide(block) : [block])),
  ),
  'statement-repeated': ofBlocks((blocks, draft, section) => {
    const before = draft.slides.slice(
      0,
      draft.slides.findIndex(({ id }) => id === section.id),
    );
    const said = new Set(before.flatMap((one) => one.blocks.flatMap(toldOnce)));
    return blocks.filter((block) => {
      const [told] = toldOnce(block);
      if (told === undefined) return true;
      const isNew = !said.has(told);
      said.add(told);
      return isNew;
    });
  }),
  'heading-repeated': ofBlocks((blocks, _, { title }) => {
    let last = fold(title);
    return blocks.filter((block) => {
      if (block.type !== 'heading') return true;
      const isNew = fold(block.text) !== last;
      last = fold(block.text);
      return isNew;
    });
  }),
  'heading-orphan': ofBlocks((blocks) =>
    blocks.filter((block, at) => {
      const next = blocks[at + 1];
      return !(
        block.type === 'heading' &&
        (next === undefined || (next.type === 'heading' && next.level <= block.level))
      );
    }),
  ),
  'glossary-order': ofGlossary((entries) =>
    entries.toSorted((one, other) => one.term.localeCompare(other.term, 'pt-BR')),
  ),
  'glossary-repeated': ofGlossary((entries) =>
    entries.filter(({ term }, at) => entries.findIndex((one) => fold(one.term) === fold(term)) === at),
  ),
};

/** Where a finding of a booklet leads on the desk. */
export function placeOf(
  { check, chapterId, at }: Pick<BookletFinding, 'check' | 'chapterId' | 'at'>,
  { chapters }: Booklet,
  places: ReadonlyMap<string, DeskPlace>,
): DeskPlace | undefined {
  if (check.startsWith('glossary-')) return { slideId: GLOSSARY, path: 'blocks.0' };
  const chapter = chapters.find(({ id }) => id === chapterId);
  if (!chapter || at === undefined) return undefined;
  const exercise = chapter.exercises[at - chapter.blocks.length];
  return places.get(exercise === undefined ? `${chapterId}.${at}` : `e${exercise.number}`);
}

/**
 * The section of a finding without it: tried and judged again, so that what is proposed does take the finding away. Null
 * where that takes a person. How many pages there are then is seen once it is set.
 */
export function mendSection(
  { check, slideId }: { check: string; slideId: string | null },
  draft: DraftDeck,
  subject: BookletSubject,
): DraftSlide | null {
  const section = draft.slides.find(({ id }) => id === slideId);
  const found = BOOKLET_CHECKS.find(({ id }) => id === check);
  if (section === undefined || found === undefined) return null;
  const [own, blockwise] = [OF_SECTIONS[check], OF_BLOCKS[check]];
  const mended = own?.(section, draft) ?? (blockwise && eachBlock(section, blockwise));
  if (mended === undefined || isSame(mended, section)) return null;
  const count = (slides: readonly DraftSlide[]) => {
    const { booklet, places } = bookletOf({ ...draft, slides: [...slides] }, subject.booklet);
    const here = found.find({ ...subject, booklet, printed: null }).filter(({ chapterId = null, at }) => {
      const told = { check, chapterId, ...(at !== undefined && { at }) };
      return placeOf(told, booklet, places)?.slideId === slideId;
    });
    return here.length;
  };
  const after = draft.slides.map((one) => (one === section ? mended : one));
  return count(after) < count(draft.slides) ? mended : null;
}

/** What a mender of slides does, done to each block as if it stood on a slide of its own. */
function eachBlock(section: DraftSlide, mend: OwnMender): DraftSlide {
  const blocks = section.blocks.map((block): BookletBlock => {
    const [shown] = asSlideBlocks(block);
    const mended = shown && mend({ ...section, layout: 'points', blocks: [shown] })?.blocks[0];
    if (!mended || isSame(mended, shown)) return block;
    // A frame keeps its kind.
    return block.type === 'callout' || block.type === 'marginNote'
      ? { ...block, text: 'text' in mended ? mended.text : block.text }
      : mended;
  });
  return { ...section, blocks };
}

function toldOnce(block: BookletBlock): string[] {
  return block.type === 'text' || block.type === 'callout' ? [fold(block.text)] : [];
}

/** A long paragraph as two, where the sentence ends that is nearest to its middle. */
function divide(block: BlockOf<'text'>): BlockOf<'text'>[] {
  const { text } = block;
  if (text.split(/\s+/).length <= LONGEST_PARAGRAPH) return [block];
  const ends = [...text.matchAll(/(?<=\p{L}{3}[.!?…]”?) (?=[\p{Lu}“])/gu)].map(({ index }) => index);
  const [middle] = ends.toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  if (middle === undefined) return [block];
  return [
    { ...block, text: text.slice(0, middle) },
    { ...block, text: text.slice(middle + 1) },
  ];
}
