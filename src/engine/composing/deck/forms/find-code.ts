import { type FindForm, passageIdsOf } from './form.ts';

/** What the plan says where an item holds code. */
const ANNOUNCED = /^Código do material/u;
const LOOKS_LIKE_CODE =
  /[;{}=<>]|^\s*(?:if|for|while|def|function|var|let|const|import|print|int|void|SELECT|INSERT)\b/u;
const MOST_LINES = 12;
const LONGEST_LINE = 70;

/** Code of the material, set as code. */
export const findCode: FindForm = (matter) => {
  if (!matter.points.some(({ text }) => ANNOUNCED.test(text))) return null;
  const lines = matter.blocks
    .flatMap((block) =>
      block.type === 'paragraph'
        ? block.text.split('\n')
        : block.type === 'list'
          ? block.items.map(({ text }) => text)
          : [],
    )
    .filter((line) => LOOKS_LIKE_CODE.test(line) && line.length <= LONGEST_LINE);
  const rest = matter.points.filter(({ text }) => !ANNOUNCED.test(text));
  if (lines.length === 0) return null;
  const text = lines.slice(0, MOST_LINES).join('\n');
  return {
    layout: 'code',
    blocks: [{ type: 'code', text, passageIds: passageIdsOf(matter.points) }],
    claim: null,
    rest,
  };
};
