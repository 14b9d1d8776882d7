import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';

/** Slides side by side that are of one section; `from` is the place of the first, from 0. */
export interface Run {
  section: number | null;
  from: number;
  ids: string[];
}

export function runsOf(order: readonly Pick<DraftSlide, 'id' | 'section'>[]): Run[] {
  const runs: Run[] = [];
  order.forEach(({ id, section }, at) => {
    const last = runs.at(-1);
    if (last && last.section === section) last.ids.push(id);
    else runs.push({ section, from: at, ids: [id] });
  });
  return runs;
}

/** A section by another name, wherever the deck says it: on the slide that opens it and in the agenda as well. */
export function renameSection(deck: DraftDeck, at: number, title: string): DraftDeck {
  const before = deck.sections[at]?.title;
  if (before === undefined || before === title) return deck;
  const slides = deck.slides.map((slide) => {
    const isOpener = slide.layout === 'section' && slide.section === at && slide.title === before;
    const renamed = isOpener ? { ...slide, title } : slide;
    return withAgenda(renamed, (parts) => {
      const place = parts.findIndex((part) => part.title === before);
      return place < 0 ? null : parts.with(place, { ...(parts[place] as Part), title });
    });
  });
  return { ...deck, sections: deck.sections.with(at, { title }), slides };
}

/** Where a run can begin instead: neither it nor the one before may be left without a slide. */
export function canMoveStart(runs: readonly Run[], at: number, by: -1 | 1): boolean {
  const loser = by < 0 ? runs[at - 1] : runs[at];
  return at > 0 && loser !== undefined && loser.ids.length > 1;
}

/** The same run begun a slide earlier or later: that slide changes its section, none its place. */
export function moveStart(deck: DraftDeck, at: number, by: -1 | 1): DraftDeck {
  const runs = runsOf(deck.slides);
  const [before, run] = [runs[at - 1], runs[at]];
  if (!before || !run || !canMoveStart(runs, at, by)) return deck;
  const [place, section] = by < 0 ? [run.from - 1, run.section] : [run.from, before.section];
  return {
    ...deck,
    slides: deck.slides.map((slide, index) => (index === place ? { ...slide, section } : slide)),
  };
}

/** A slide within a run begins a section of its own, called as it is, which the rest of the run belongs to. */
export function splitSection(deck: DraftDeck, slideId: string): DraftDeck {
  const run = runsOf(deck.slides).find(({ ids }) => ids.includes(slideId));
  const first = run && run.ids.indexOf(slideId) + run.from;
  const opener = first === undefined ? undefined : deck.slides[first];
  if (!run || first === undefined || !opener || first === run.from) return deck;
  const following = deck.slides.slice(first).find(({ section }) => section !== run.section)?.section;
  const at = run.section === null ? (following ?? deck.sections.length) : run.section + 1;
  const { title } = opener;
  const slides = deck.slides.map((slide, index) => {
    const isOfNew = index >= first && index < run.from + run.ids.length;
    if (isOfNew) return { ...slide, section: at };
    const section = slide.section !== null && slide.section >= at ? slide.section + 1 : slide.section;
    const moved = section === slide.section ? slide : { ...slide, section };
    // An agenda that joins or leaves out parts is a person's: it is not guessed where this one belongs.
    return withAgenda(moved, (parts) =>
      parts.length === deck.sections.length ? parts.toSpliced(at, 0, { title, minutes: null }) : null,
    );
  });
  return { ...deck, sections: deck.sections.toSpliced(at, 0, { title }), slides };
}

/** A section and the one before it as one, by the name of the first. */
export function joinSection(deck: DraftDeck, at: number): DraftDeck {
  const gone = deck.sections[at];
  if (at < 1 || !gone) return deck;
  const slides = deck.slides.map((slide) => {
    const section = slide.section !== null && slide.section >= at ? slide.section - 1 : slide.section;
    const moved = section === slide.section ? slide : { ...slide, section };
    return withAgenda(moved, (parts) => {
      const place = parts.findIndex((part) => part.title === gone.title);
      return place < 1 ? null : parts.toSpliced(place, 1);
    });
  });
  return { ...deck, sections: deck.sections.toSpliced(at, 1), slides };
}

interface Part {
  title: string;
  minutes: number | null;
}

/** The slide with the parts of its agenda changed; null leaves them as they are. */
function withAgenda(slide: DraftSlide, change: (parts: Part[]) => Part[] | null): DraftSlide {
  if (slide.layout !== 'agenda') return slide;
  const blocks = slide.blocks.map((block) => {
    const parts = block.type === 'agenda' ? change(block.parts) : null;
    return block.type === 'agenda' && parts ? { ...block, parts } : block;
  });
  return { ...slide, blocks };
}
