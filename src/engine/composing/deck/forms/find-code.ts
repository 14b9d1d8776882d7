import { type FindForm, type Formed, passageIdsOf } from './form.ts';

/** What the plan says where an item holds code. */
const ANNOUNCED = /^Código do material/u;
const LOOKS_LIKE_CODE =
  /[;{}]\s*$|^\s*(?:<\/?\w|#include|\/\/|(?:if|for|while|def|function|var|let|const|import|print|printf|echo|int|void|return|SELECT|INSERT|CREATE)\b.*[(;{=])/u;
/** `> make bin`, `I <contador> <tempo>`: what is typed at a prompt, a line with places to fill. */
const LOOKS_LIKE_COMMAND = /^[>$]\s\S|^\S{1,20}(?:\s+<\p{L}+>){2,}\s*$/u;
const FEWEST_LINES = 2;
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
    .filter(
      (line) => (LOOKS_LIKE_CODE.test(line) || LOOKS_LIKE_COMMAND.test(line)) && line.length <= LONGEST_LINE,
    );
  const rest = matter.points.filter(({ text }) => !ANNOUNCED.test(text));
  if (lines.length < FEWEST_LINES) return rest.length > 0 ? null : asPlace(matter.item.title);
  const text = lines.slice(0, MOST_LINES).join('\n');
  return {
    layout: 'code',
    blocks: [{ type: 'code', text, passageIds: passageIdsOf(matter.points) }],
    claim: null,
    rest,
  };
};

const asPlace = (title: string): Formed => ({
  layout: 'points',
  blocks: [{ type: 'place', wish: `o trecho de “${title}” que está no material` }],
  claim: null,
  rest: [],
});
