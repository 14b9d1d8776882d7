import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import { LISTING_ROOM, SHOWS_LISTING, statementsIn } from '#engine/pedagogy/lesson/points/tell-listings.ts';
import { excerptOf, isCommand } from '#engine/reading/excerpt.ts';
import { isClosed, isListing } from '#engine/reading/listings.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { type FindForm, type Formed, passageIdsOf } from './form.ts';

const LOOKS_LIKE_CODE =
  /[;{}]\s*$|^\s*(?:<\/?\w|#include|\/\/|(?:if|for|while|def|function|var|let|const|import|print|printf|echo|int|void|return|SELECT|INSERT|CREATE)\b.*[(;{=])/u;
const FEWEST_LINES = 2;
const LONGEST_LINE = 70;

/** Code of the material, set as code. */
export const findCode: FindForm = (matter) => {
  const announced = matter.points.find(({ text }) => text.startsWith(SHOWS_LISTING));
  if (announced === undefined) return null;
  const whole = listingOf(matter, announced);
  if (whole !== null) {
    const beside = matter.points.filter((point) => point !== announced);
    const points = { type: 'points' as const, items: beside.map((point) => ({ head: null, ...point })) };
    const code = { type: 'code' as const, text: whole, passageIds: announced.passageIds };
    return { layout: 'code', blocks: beside.length > 0 ? [code, points] : [code], claim: null, rest: [] };
  }
  const lines = matter.blocks
    .flatMap((block) =>
      block.type === 'paragraph'
        ? block.text.split('\n')
        : block.type === 'list'
          ? block.items.map(({ text }) => text)
          : [],
    )
    .filter((line) => (LOOKS_LIKE_CODE.test(line) || isCommand(line)) && line.length <= LONGEST_LINE);
  const rest = matter.points.filter(({ text }) => !text.startsWith(SHOWS_LISTING));
  if (lines.length < FEWEST_LINES || !isClosed(lines.slice(0, LISTING_ROOM.lines).join('\n')))
    return rest.length > 0 ? null : asPlace(matter.item.title);
  const text = lines.slice(0, LISTING_ROOM.lines).join('\n');
  return {
    layout: 'code',
    blocks: [{ type: 'code', text, passageIds: passageIdsOf(matter.points) }],
    claim: null,
    rest,
  };
};

/**
 * Of the program that the point stands on what a slide can show whole, the parts first that the other points speak of; null where
 * its lines were read as prose.
 */
function listingOf({ blocks, passages, points }: ItemMatter, announced: Statement): string | null {
  const cited = passages
    .filter(({ id }) => announced.passageIds.includes(id))
    .map(({ blockId }) => blockId.split(':').at(-1));
  const listings = blocks.flatMap((block) =>
    block.type === 'paragraph' && cited.includes(block.id) ? [block] : [],
  );
  const read = listings.filter(({ origin }) => origin === 'ocr').map(({ text }) => text);
  if (read.length > 0) return statementsIn(read)?.split('\n').flatMap(breakLine).join('\n') ?? null;
  const whole = listings
    .filter(({ text }) => isListing(text))
    .map(({ text }) => text)
    .join('\n');
  const said = points.filter((point) => point !== announced).map(({ text }) => text);
  return excerptOf(
    whole,
    LISTING_ROOM,
    new Set(said.flatMap((text) => text.match(/[A-Za-z_]\w{2,}/gu) ?? [])),
  );
}

/** A statement longer than the slide is broken behind its commas, as its writer would. */
function breakLine(line: string): string[] {
  const at = line.length <= LISTING_ROOM.width ? -1 : line.lastIndexOf(', ', LISTING_ROOM.width);
  return at <= 0 ? [line] : [line.slice(0, at + 1), ...breakLine(`    ${line.slice(at + 2)}`)];
}

const asPlace = (title: string): Formed => ({
  layout: 'points',
  blocks: [{ type: 'place', wish: `o trecho de “${title}” que está no material` }],
  claim: null,
  rest: [],
});
