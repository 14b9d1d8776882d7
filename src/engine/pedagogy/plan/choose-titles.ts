import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { askForTerm } from '#engine/pedagogy/lesson/name-term.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, LONGEST_TITLE, shortenTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isListingLine } from '#engine/pedagogy/outline/is-listing-line.ts';
import { learnSpelling } from '#engine/pedagogy/outline/learn-spelling.ts';
import type { DraftItem } from './draft-item.ts';

/** Gives each content item of a section its title; `taken` holds the titles used so far, in lower case. */
export function titleContent(lesson: Lesson, section: number, items: DraftItem[], taken: Set<string>): void {
  const name = lesson.sections[section]?.title ?? '';
  const spell = learnSpelling(lesson.sections[section]?.pieces ?? []);
  let running = name;
  for (const [place, item] of items.entries()) {
    if (item.title === '') {
      const headings = headingsOf(lesson, item, place === 0 ? '' : running, spell);
      const title = [
        ...(place === 0 && headings.length === 0 ? [name] : []),
        ...headings,
        ...phraseTitles(lesson, section, item, headings[0] ?? running),
        ...item.points.map((point) => shortenTitle(point.text.replace(/…$/, ''))),
        name,
      ].find(
        (candidate) =>
          candidate.length > 2 &&
          /\p{L}{2}/u.test(candidate) &&
          !candidate.startsWith('Código do material') &&
          !isListingLine(candidate) &&
          !isBroken(candidate) &&
          !taken.has(candidate.toLowerCase()),
      );
      item.title = title ?? running;
      running = lastHeading(item, spell) ?? running;
    }
    item.title = makeDistinct(item.title, taken);
  }
}

/** `X (2)`, `X (3)` … where nothing better tells two items apart. */
export function makeDistinct(title: string, taken: Set<string>): string {
  let distinct = shortenTitle(title);
  for (let copy = 2; taken.has(distinct.toLowerCase()); copy += 1) {
    const mark = ` (${copy})`;
    distinct = `${shortenTo(title, LONGEST_TITLE - mark.length)}${mark}`;
  }
  taken.add(distinct.toLowerCase());
  return distinct;
}

function shortenTo(title: string, longest: number): string {
  if (title.length <= longest) return title;
  const space = title.lastIndexOf(' ', longest);
  return title.slice(0, space > 10 ? space : longest).replace(/[\s,:;–-]+$/, '');
}

/** The headings that stand in the item, the one with most matter under it first. */
function headingsOf(
  lesson: Lesson,
  item: DraftItem,
  running: string,
  spell: (lower: string) => string,
): string[] {
  // What stands before the first heading still belongs to the part that runs on.
  const weights = [{ title: running, weight: 0, isOwn: false }];
  // Below a chapter's heading its subheadings are part of it.
  const top = Math.min(
    ...item.pieces.filter((piece) => piece.kind === 'heading').map((piece) => piece.level),
  );
  for (const [place, piece] of item.pieces.entries()) {
    const isLine =
      top === Number.POSITIVE_INFINITY && isHeadingLine(lesson, piece) && place < item.pieces.length - 1;
    const opens = piece.kind === 'heading' ? piece.level === top : isLine;
    if (opens) weights.push({ title: cleanTitle(piece.text, spell), weight: 0, isOwn: true });
    const last = weights.at(-1);
    if (last !== undefined && piece.kind !== 'heading') last.weight += piece.weight;
  }
  const [first, ...others] = weights
    .filter(({ title }) => /\p{L}{2}/u.test(title))
    .sort((a, b) => b.weight - a.weight);
  if (first === undefined || !first.isOwn) return [];
  return [first, ...others.filter((one) => one.isOwn)].map(({ title }) => title);
}

function lastHeading(item: DraftItem, spell: (lower: string) => string): string | undefined {
  const heading = item.pieces.findLast((piece) => piece.kind === 'heading' && !isListingLine(piece.text));
  return heading === undefined ? undefined : cleanTitle(heading.text, spell);
}

/** A short line alone that no program marked as a heading. */
function isHeadingLine(lesson: Lesson, piece: Piece): boolean {
  const [line] = piece.statements;
  return (
    piece.kind === 'text' &&
    piece.statements.length === 1 &&
    line !== undefined &&
    line.words <= 7 &&
    /^\p{Lu}[^:]*[\p{L}\p{N})]$/u.test(line.text) &&
    lesson.terms.terms.some((term) => term.stems.every((key) => line.stems.has(key)))
  );
}

function phraseTitles(lesson: Lesson, section: number, item: DraftItem, running: string): string[] {
  const inRunning = new Set(contentStems(running));
  const defined = item.points
    .flatMap((point) => point.basis)
    .map((statement) =>
      lesson.definitions.find((one) => one.statement === statement && one.section === section),
    )
    .filter((one) => one !== undefined)
    .filter((one) => contentStems(one.term).some((key) => !inRunning.has(key)))
    .map(askForTerm);
  const matter = item.pieces.filter((piece) => piece.kind !== 'heading');
  const phrases = lesson.terms
    .termsOf(matter)
    .filter((term) => term.stems.some((key) => !inRunning.has(key)))
    .slice(0, 4)
    .map((term) => term.phrase);
  const joined = phrases
    .map((phrase) => `${running}: ${phrase}`)
    .filter((title) => title.length <= LONGEST_TITLE);
  return [
    ...defined.slice(0, 1),
    ...(running.length <= 34 ? joined : []),
    ...phrases.map(upperFirst),
    ...joined,
  ];
}
