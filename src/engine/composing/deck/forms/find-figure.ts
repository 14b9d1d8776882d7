import { isCaption } from '#engine/composing/deck/place-pictures.ts';
import { type FindForm, nameFacts, passageIdsOf } from './form.ts';

/** Below this a picture is a blur on a wall. */
const LEAST_PX = 400;
/** Facts that stand beside a picture at a readable size. */
const MOST_BESIDE = 3;

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
  return {
    layout: 'pointsAndFigure',
    blocks: [
      { type: 'points', items: nameFacts(matter.points.slice(0, MOST_BESIDE), matter.item.title) },
      block,
    ],
    claim: null,
    rest: matter.points.slice(MOST_BESIDE),
  };
};
