import type { Deck, LayoutName } from '#shared/composition/deck.ts';

/** What opens, asks and closes is no part of the matter. */
const FRAME: ReadonlySet<LayoutName> = new Set([
  ...(['cover', 'agenda', 'question', 'objectives', 'activity', 'quiz'] as const),
  ...(['answerKey', 'glossary', 'summary', 'sources'] as const),
]);

/** The sections that tell something, in their order: these alone are counted, so that the first of them is part 1. */
export function listParts({ sections, slides }: Deck): number[] {
  const telling = new Set(
    slides.flatMap(({ section, layout }) => (FRAME.has(layout) ? [] : (section ?? []))),
  );
  return sections.flatMap((_, at) => (telling.has(at) ? at : []));
}

/** The number of a section among those that tell something, from 1; null where it only opens or closes. */
export function numberOfPart(deck: Deck, section: number | null): number | null {
  const at = section === null ? -1 : listParts(deck).indexOf(section);
  return at < 0 ? null : at + 1;
}

const MARK = '•';

/** The numbers of an agenda's parts, as its slides show them; a mark for what only opens or closes. */
export function numberAgenda(deck: Deck, parts: readonly { title: string }[]): string[] {
  const numbers = parts.map(({ title }) =>
    numberOfPart(deck, indexOrNull(deck.sections.findIndex((section) => section.title === title))),
  );
  // Parts that stand in one line of it have the count of their lines.
  const isWhole = numbers.filter((number) => number !== null).length === listParts(deck).length;
  return parts.map((_, at) => (isWhole ? String(numbers[at] ?? MARK) : String(at + 1)));
}

const indexOrNull = (at: number): number | null => (at < 0 ? null : at);
