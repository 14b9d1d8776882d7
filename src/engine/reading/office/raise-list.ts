import type { DraftBlock } from '#engine/reading/source-document.ts';

/** Levels count from the shallowest item: some programs begin every list on their second level. */
export function raiseList(block: DraftBlock): DraftBlock {
  if (block.type !== 'list') return block;
  const shallowest = block.items.reduce(
    (least, { level }) => Math.min(least, level),
    Number.POSITIVE_INFINITY,
  );
  return { ...block, items: block.items.map((item) => ({ ...item, level: item.level - shallowest })) };
}
