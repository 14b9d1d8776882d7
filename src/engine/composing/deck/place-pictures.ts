import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import type { PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { Picture } from '#shared/composition/blocks.ts';

const LONGEST_CAPTION = 110;
const CAPTION = /^(?:figura|imagem|fig\.|foto|gráfico|quadro|ilustração)\s*\d*/iu;

/** A line that names the picture beside it. */
export const isCaption = (block: Block | undefined): block is Extract<Block, { type: 'paragraph' }> =>
  block?.type === 'paragraph' && CAPTION.test(block.text) && block.text.length <= LONGEST_CAPTION;

/** Slides of these show matter; what is asked, summed up or announced says again what stood before. */
const OF_MATTER: ReadonlySet<PlanItem['purpose']> = new Set(['conteudo', 'exemplo']);
/** Blocks between a picture and what it belongs to. */
const REACH = 4;

/**
 * The ids of the blocks of each item, in the order of reading, with the pictures that stand beside them and their captions:
 * a picture says nothing by itself and is drawn on by none. It belongs to what stands above it under its heading, else to
 * what follows, and to one item alone.
 */
export function placePictures(
  plan: readonly PlanItem[],
  file: SourceDocument | null,
  pictures: readonly Picture[],
): string[][] {
  const ids = plan.map(({ blockIds }) => [...blockIds]);
  const blocks = file?.blocks ?? [];
  const owners = new Map<string, number>();
  plan.forEach(({ purpose, blockIds }, index) => {
    if (!OF_MATTER.has(purpose)) return;
    for (const id of blockIds) if (!owners.has(id)) owners.set(id, index);
  });
  const asked = new Set(
    plan
      .flatMap(({ purpose, blockIds }) => (purpose === 'pratica' ? blockIds : []))
      .filter((id) => !owners.has(id)),
  );
  const places = new Map(blocks.map(({ id }, at) => [id, at]));
  for (const { blockId } of pictures) {
    const at = blockId === null ? undefined : places.get(blockId);
    if (at === undefined || blockId === null || owners.has(blockId) || blocks[at]?.type === 'equation')
      continue;
    const owner = findOwner(blocks, at, owners, asked);
    const captions = [blocks[at + 1], blocks[at - 1]].filter(isCaption).slice(0, 1);
    if (owner !== null) ids[owner]?.push(blockId, ...captions.map(({ id }) => id));
  }
  const placeOf = (id: string) => places.get(id) ?? Number.POSITIVE_INFINITY;
  return ids.map((own, index) =>
    own.length === plan[index]?.blockIds.length
      ? own
      : [...new Set(own)].sort((one, other) => compare(placeOf(one), placeOf(other))),
  );
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** @param asked blocks of exercises, whose pictures belong to them */
function findOwner(
  blocks: readonly Block[],
  at: number,
  owners: ReadonlyMap<string, number>,
  asked: ReadonlySet<string>,
): number | null {
  for (const step of [-1, 1]) {
    for (let steps = 0, next = at + step; steps < REACH; next += step) {
      const block = blocks[next];
      if (block === undefined || block.slide !== blocks[at]?.slide) break;
      // The heading below is that of something else.
      if (step === 1 && block.type === 'heading') break;
      const owner = owners.get(block.id);
      if (owner !== undefined) return owner;
      if (asked.has(block.id)) return null;
      if (block.type === 'heading') break;
      if (block.type !== 'image') steps++;
    }
  }
  return null;
}
