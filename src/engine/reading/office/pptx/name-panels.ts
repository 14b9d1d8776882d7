import type { SlideText } from './guess-slide-title.ts';
import type { Box } from './slide-shape.ts';

const LONGEST_NAME = { words: 8, letters: 60 };
const LONGEST_MEMBER = { words: 3, letters: 30 };
const FEWEST = 2;

/**
 * `Cozinha: fogão, panela, pia`: two or more boxes that each hold short labels are told with them, since a label says nothing without the
 * box that it stands in. Texts that stand in no such box are as they were.
 */
export function namePanels(texts: readonly SlideText[]): SlideText[] {
  const isFree = ({ shape, paragraphs }: SlideText): boolean =>
    shape.placeholder === null && paragraphs.length === 1;
  const free = texts.filter(isFree);
  const labels = free.filter((text) => isWithin(text, LONGEST_MEMBER));
  const panels = free
    .filter((text) => isWithin(text, LONGEST_NAME))
    .map((panel) => ({
      panel,
      members: labels.filter((label) => label !== panel && holds(panel.shape.box, label.shape.box)),
    }))
    .filter(({ members }) => members.length >= FEWEST);
  const all = panels.flatMap(({ members }) => members);
  const isNested = new Set(all).size < all.length || panels.some(({ panel }) => all.includes(panel));
  if (panels.length < FEWEST || isNested) return [...texts];
  return texts.map((text) => {
    if (all.includes(text)) return { ...text, paragraphs: [] };
    const members = panels.find(({ panel }) => panel === text)?.members;
    const [name] = text.paragraphs;
    if (members === undefined || name === undefined) return text;
    const inRow = members.toSorted((one, other) => (one.shape.box?.x ?? 0) - (other.shape.box?.x ?? 0));
    const held = inRow.flatMap(({ paragraphs: [label] }) => label?.text ?? []).join(', ');
    return { ...text, paragraphs: [{ ...name, text: `${name.text.replace(/[:.]\s*$/u, '')}: ${held}` }] };
  });
}

function isWithin({ paragraphs: [only] }: SlideText, { words, letters }: typeof LONGEST_NAME): boolean {
  const text = only?.text ?? '';
  return (
    /\p{L}{2}/u.test(text) &&
    text.length <= letters &&
    text.split(/\s+/).length <= words &&
    !/[.!?;]$/.test(text)
  );
}

/** Whether all but an edge of one box stands in the other, which is larger. */
function holds(outer: Box | null, inner: Box | null): boolean {
  if (outer === null || inner === null || outer.height < inner.height * FEWEST) return false;
  const across = Math.min(outer.x + outer.width, inner.x + inner.width) - Math.max(outer.x, inner.x);
  const down = Math.min(outer.y + outer.height, inner.y + inner.height) - Math.max(outer.y, inner.y);
  return across > 0 && down > 0 && across * down >= MOST_INSIDE * inner.width * inner.height;
}
const MOST_INSIDE = 0.9;
