import { isSame } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';

/**
 * What I changed since `base`, put on top of what somebody else made of it: slides that both changed are mine, those that
 * only they changed or added stay theirs. A slide that I changed and they removed is there again.
 */
export function putOnTop(base: DraftDeck, mine: DraftDeck, theirs: DraftDeck): DraftDeck {
  const [before, own, other] = [base, mine, theirs].map(byId) as [Slides, Slides, Slides];
  const isMine = (id: string) => !isSame(before.get(id), own.get(id));
  const pick = (id: string): DraftSlide[] => {
    const chosen = isMine(id) ? own.get(id) : other.get(id);
    return chosen ? [chosen] : [];
  };
  const myIds = mine.slides.map(({ id }) => id);
  const theirIds = theirs.slides.map(({ id }) => id);
  const wasMoved = !isSame(
    myIds.filter((id) => before.has(id)),
    base.slides.map(({ id }) => id).filter((id) => own.has(id)),
  );
  const order = wasMoved ? weave(myIds, theirIds) : weave(theirIds, myIds);
  const slides = order.flatMap(pick);
  const choose = <Key extends keyof DraftDeck>(key: Key) =>
    isSame(base[key], mine[key]) ? theirs[key] : mine[key];
  return {
    ...theirs,
    ...{ title: choose('title'), subtitle: choose('subtitle'), sections: choose('sections') },
    ...{ theme: choose('theme'), palette: choose('palette') },
    slides: slides.length > 0 ? slides : theirs.slides,
  };
}

type Slides = ReadonlyMap<string, DraftSlide>;
const byId = ({ slides }: DraftDeck): Slides => new Map(slides.map((slide) => [slide.id, slide]));

/** The first list, with what only the second has put after what stands before it there. */
function weave(first: readonly string[], second: readonly string[]): string[] {
  const woven = [...first];
  second.forEach((id, at) => {
    if (woven.includes(id)) return;
    const before = second.slice(0, at).findLast((one) => woven.includes(one));
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id);
  });
  return woven;
}
