import type { BlockOf, BookletBlock } from '#shared/composition/blocks.ts';
import type { Booklet, Chapter } from '#shared/composition/booklet.ts';
import { DECK_VERSION } from '#shared/composition/deck.ts';
import { isSame } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { TemplateName } from '#shared/composition/themes.ts';

type Question = BlockOf<'question'>;
/** Headings that divide a chapter; those below stand among the blocks of a section. */
const DIVIDES = 2;
const MOST_TOPICS = 6;

const COVER = 'capa';
export const GLOSSARY = 'glossario';
export const SOURCES = 'referencias';

const unit = (one: Pick<DraftSlide, 'id' | 'layout' | 'title'> & Partial<DraftSlide>): DraftSlide => ({
  ...{ section: null, subtitle: null, blocks: [], source: null, notes: '', minutes: null },
  ...one,
});

/** A booklet as it lies on the desk: its chapters by their sections, exercises, glossary and sources as sections too. */
export function draftOf(booklet: Booklet): DraftDeck {
  const { title, subtitle, tag, author, component, template, palette, pictures, glossary, sources } = booklet;
  return {
    ...{ version: DECK_VERSION, kind: 'booklet', title, subtitle, tag, author, component, palette, pictures },
    theme: template,
    sections: booklet.chapters.map((chapter) => ({ title: chapter.title })),
    slides: [
      unit({ id: COVER, layout: 'cover', title, subtitle }),
      ...booklet.chapters.flatMap(sectionsOf),
      ...(glossary.length === 0
        ? []
        : [
            unit({
              ...{ id: GLOSSARY, layout: 'glossary', title: 'Glossário' },
              blocks: [{ type: 'glossary', entries: glossary }],
            }),
          ]),
      ...(sources.length === 0
        ? []
        : [
            unit({
              ...{ id: SOURCES, layout: 'sources', title: 'Referências' },
              blocks: [{ type: 'sources', entries: sources }],
            }),
          ]),
    ],
  };
}

function sectionsOf(
  { id, title, question, outcomes, blocks, exercises }: Chapter,
  section: number,
): DraftSlide[] {
  const aims: BookletBlock[] =
    outcomes.length === 0
      ? []
      : [
          {
            ...{ type: 'objectives', codes: [] },
            items: outcomes.map((text) => ({ verb: null, text, passageIds: [] })),
          },
        ];
  const units = [unit({ id, layout: 'section', section, title, subtitle: question, blocks: aims })];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === DIVIDES)
      units.push(unit({ id: `${id}-${units.length}`, layout: 'text', section, title: block.text }));
    else units.at(-1)?.blocks.push(block);
  }
  if (exercises.length > 0)
    units.push(unit({ id: `${id}-e`, layout: 'quiz', section, title: 'Exercícios', blocks: exercises }));
  return units;
}

/** Where something of a booklet stands on the desk. */
export interface DeskPlace {
  slideId: string;
  path: string;
}

/**
 * The booklet that lies on the desk. What the desk does not show stays as it was in the booklet that was edited.
 * @returns with each chapter, by its id, where its title and its blocks come from, and each question by its number
 */
export function bookletOf(
  draft: DraftDeck,
  before: Booklet,
): { booklet: Booklet; places: ReadonlyMap<string, DeskPlace> } {
  const cover = draft.slides.find(({ layout }) => layout === 'cover');
  const chapters: Chapter[] = [];
  const places = new Map<string, DeskPlace>();
  const asked: { question: Question; place: DeskPlace; chapter: Chapter }[] = [];
  for (const [section, own] of groupByChapter(draft)) {
    const head = own.find(({ layout }) => layout === 'section');
    const id = head?.id ?? `c-${section + 1}`;
    const old = before.chapters.find((one) => one.id === id);
    const chapter: Chapter = {
      ...{ id, title: head?.title ?? draft.sections[section]?.title ?? '', question: head?.subtitle ?? null },
      ...{ lead: old?.lead ?? null, topics: [], outcomes: [], blocks: [], exercises: [] },
    };
    if (head) places.set(id, { slideId: head.id, path: 'title' });
    const put = (block: BookletBlock, place: DeskPlace) => {
      places.set(`${id}.${chapter.blocks.length}`, place);
      chapter.blocks.push(block);
    };
    for (const one of own) {
      const { id: slideId, layout, title, blocks } = one;
      if (one !== head && layout !== 'quiz')
        put({ type: 'heading', level: DIVIDES, text: title }, { slideId, path: 'title' });
      blocks.forEach((block, at) => {
        const place = { slideId, path: `blocks.${at}` };
        if (block.type === 'question') asked.push({ question: block, place, chapter });
        else if (block.type === 'objectives')
          chapter.outcomes.push(...block.items.map(({ text }) => text).filter((text) => text.trim() !== ''));
        else put(block, place);
      });
    }
    const isAsBefore = old !== undefined && isSame(headingsOf(old), headingsOf(chapter));
    chapter.topics = isAsBefore ? old.topics : headingsOf(chapter).slice(0, MOST_TOPICS);
    chapters.push(chapter);
  }
  for (const { question, place, chapter, number } of numberAsked(asked, before)) {
    chapter.exercises.push({ ...question, number });
    places.set(`e${number}`, place);
  }
  const entriesOf = <Type extends 'glossary' | 'sources'>(type: Type) =>
    draft.slides.flatMap(({ blocks }) =>
      blocks.filter((block): block is BlockOf<Type> => block.type === type),
    );
  const booklet: Booklet = {
    ...before,
    ...{ title: cover?.title ?? draft.title, subtitle: cover?.subtitle ?? null },
    ...{ template: draft.theme as TemplateName, palette: draft.palette, pictures: draft.pictures },
    chapters: chapters.filter(
      ({ blocks, exercises, title }) => blocks.length + exercises.length > 0 || title !== '',
    ),
    glossary: entriesOf('glossary').flatMap(({ entries }) => entries),
    sources: entriesOf('sources').flatMap(({ entries }) => entries),
  };
  return { booklet, places };
}

const headingsOf = ({ blocks }: Chapter): string[] =>
  blocks.flatMap((block) => (block.type === 'heading' && block.level === DIVIDES ? [block.text] : []));

/** What stands around the chapters belongs to none of them; what was put between them to the one before. */
function groupByChapter({ slides }: DraftDeck): Map<number, DraftSlide[]> {
  const groups = new Map<number, DraftSlide[]>();
  let last = 0;
  for (const slide of slides) {
    if (slide.layout === 'cover' || slide.layout === 'glossary' || slide.layout === 'sources') continue;
    last = slide.section ?? last;
    groups.set(last, [...(groups.get(last) ?? []), slide]);
  }
  return groups;
}

/** Numbers run through the booklet; one that asks at its end, from easy to hard, goes on doing so. */
function numberAsked<One extends { question: Question }>(
  asked: readonly One[],
  { pages, chapters }: Booklet,
): (One & { number: number })[] {
  const before = chapters.flatMap(({ exercises }) => exercises);
  const runs = before.every(({ number }, at) => number === at + 1);
  const isGathered = pages < GATHERED_BELOW && !runs;
  const order = isGathered ? asked.toSorted((a, b) => a.question.difficulty - b.question.difficulty) : asked;
  return asked.map((one) => ({ ...one, number: order.indexOf(one) + 1 }));
}

const GATHERED_BELOW = 16;
