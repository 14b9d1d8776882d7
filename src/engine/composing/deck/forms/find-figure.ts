import { isCaption } from '#engine/composing/deck/place-pictures.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import { type FindForm, nameFacts, passageIdsOf } from './form.ts';

/** Below this a picture is a blur on a wall. */
const LEAST_PX = 400;
/** Facts that stand beside a picture at a readable size, and letters of all of them. */
const MOST_BESIDE = 4;
const MOST_LETTERS = 430;
/** A picture may cost one fact, not two. */
const MOST_LEFT = 1;

/** A picture of the material with its caption: alone where little is said, beside the points otherwise. */
export const findFigure: FindForm = (matter, pictures) => {
  const ids = new Set(matter.blocks.flatMap(({ type, id }) => (type === 'equation' ? [] : [id])));
  const picture = pictures.find(
    ({ blockId, widthPx, heightPx }) =>
      blockId !== null && ids.has(blockId) && Math.max(widthPx, heightPx) >= LEAST_PX,
  );
  if (picture === undefined) return null;
  const at = matter.blocks.findIndex(({ id }) => id === picture.blockId);
  const image = matter.blocks[at];
  const caption = [matter.blocks[at + 1], matter.blocks[at - 1]].find(isCaption)?.text ?? null;
  const alt =
    (image?.type === 'image' ? image.alt : null) ?? caption ?? `Imagem do material: ${matter.item.title}`;
  const block = {
    type: 'picture' as const,
    picture: picture.key,
    caption,
    alt,
    passageIds: passageIdsOf(matter.points),
  };
  if (matter.points.length === 0) return { layout: 'figure', blocks: [block], claim: null, rest: [] };
  const shown = takeBeside(matter.points);
  if (matter.points.length - shown.length > MOST_LEFT) return null;
  return {
    layout: 'pointsAndFigure',
    blocks: [{ type: 'points', items: nameFacts(shown, matter.item.title) }, block],
    claim: null,
    rest: matter.points.slice(shown.length),
  };
};

/** As many as have room, in their order. */
function takeBeside(points: readonly Statement[]): Statement[] {
  let letters = 0;
  return points.slice(0, MOST_BESIDE).filter(({ text }, at) => {
    letters += text.length;
    return at < FEWEST_BESIDE || letters <= MOST_LETTERS;
  });
}
const FEWEST_BESIDE = 3;
