import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { lacksSubject, leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
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
      // The cover has the lesson's own name; a slide is about something in it.
      const top = headingsOf(lesson, item, spell);
      const isUnderCover = top.length === 1 && isCover(lesson, top[0]?.title ?? '');
      const level = item.pieces.find((piece) => piece.kind === 'heading')?.level ?? 0;
      const own = (isUnderCover ? headingsOf(lesson, item, spell, level) : top).filter(
        ({ title }) => !isCover(lesson, title),
      );
      const title = [
        ...(place === 0 && own.length === 0 ? [name] : []),
        ...nameParts(lesson, item, own, name, spell),
        ...joinHeadings(own, name),
        ...lineTitles(item),
        ...phraseTitles(lesson, section, item, running),
      ].find((candidate) => isTitle(candidate) && !taken.has(candidate.toLowerCase()));
      const before = own[0]?.title ?? running;
      item.title = title ?? (isCover(lesson, before) ? goOn(FIRST, taken) : goOn(before, taken));
      running = lastHeading(item, spell) ?? running;
    }
    item.title = makeDistinct(item.title, taken);
  }
}

/** For what opens a lesson without a heading of its own. */
const FIRST = 'Primeiras ideias';

function isCover(lesson: Lesson, title: string): boolean {
  return title.toLowerCase() === shortenTitle(upperFirst(lesson.input.title.trim())).toLowerCase();
}

function isTitle(text: string): boolean {
  return (
    text.length > 2 &&
    text.length <= LONGEST_TITLE &&
    /\p{L}{2}/u.test(text) &&
    !text.startsWith('Código do material') &&
    !text.endsWith('…') &&
    !isListingLine(text) &&
    !isBroken(text)
  );
}

/** The subject runs on: `Lobisomem (continuação)`. */
function goOn(title: string, taken: ReadonlySet<string>): string {
  const bare = title.replace(/…$/, '');
  if (!taken.has(bare.toLowerCase())) return bare;
  for (let part = 1; ; part += 1) {
    const mark = part === 1 ? ' (continuação)' : ` (continuação ${part})`;
    const whole = `${shortenTo(bare, LONGEST_TITLE - mark.length)}${mark}`;
    if (!taken.has(whole.toLowerCase())) return whole;
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

interface OwnHeading {
  title: string;
  /** Words of matter under it in this item. */
  weight: number;
}

/** The headings of the highest level that stand in the item with matter under them, in reading order. */
function headingsOf(
  lesson: Lesson,
  item: DraftItem,
  spell: (lower: string) => string,
  below = 0,
): OwnHeading[] {
  const found: OwnHeading[] = [];
  // Below a chapter's heading its subheadings are part of it.
  const top = Math.min(
    ...item.pieces
      .filter((piece) => piece.kind === 'heading' && piece.level > below)
      .map((piece) => piece.level),
  );
  for (const [place, piece] of item.pieces.entries()) {
    const isLine =
      top === Number.POSITIVE_INFINITY && isHeadingLine(lesson, piece) && place < item.pieces.length - 1;
    const opens = piece.kind === 'heading' ? piece.level === top : isLine;
    if (opens) found.push({ title: unwrap(cleanTitle(piece.text, spell)), weight: 0 });
    const last = found.at(-1);
    if (last !== undefined && piece.kind !== 'heading') last.weight += piece.weight;
  }
  return found.filter(
    ({ title }, index) =>
      isTitle(title) &&
      found.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === index,
  );
}

/** `(A aplicação prática )` → `A aplicação prática` */
function unwrap(title: string): string {
  return upperFirst(/^\(([^()]+)\)$/u.exec(title)?.[1]?.trim() ?? title);
}

/** Headings that name a place in a document, not a subject. */
const NAMELESS =
  /^(?:introdu[çc][ãa]o|conclus[ãa]o|considera[çc][õo]es finais|apresenta[çc][ãa]o|desenvolvimento|conte[úu]do|resumo|continua[çc][ãa]o|cont\.?|parte|slide|exemplos?|solu[çc][ãa]o(?: *[–-]? *exemplo)?|defini[çc](?:ão|ões)|tipos|obs(?:erva[çc][ãa]o)?|importante|nota)\W*\d*$/iu;
const MOST_JOINED = 3;

/** All the subjects of an item in its title where they fit (`Saci, Iara e Boto`), else the heaviest of them. */
function joinHeadings(own: readonly OwnHeading[], section: string): string[] {
  const named = own.filter(({ title }) => !NAMELESS.test(title));
  const heaviest = [...named].sort((a, b) => b.weight - a.weight).map(({ title }) => title);
  const joined: string[] = [];
  for (let count = Math.min(MOST_JOINED, named.length); count >= 2; count -= 1) {
    const kept = named
      .filter(({ title }) => heaviest.slice(0, count).includes(title))
      .map(({ title }) => title);
    // Titles with commas, colons or an `e` of their own would run together.
    if (!kept.some((title) => /[,;:?!–—]|\s(?:e|ou)\s/u.test(title))) joined.push(listWords(kept));
  }
  const nameless = own.filter(({ title }) => NAMELESS.test(title)).map(({ title }) => title);
  return [...joined, ...heaviest, ...(nameless.length > 0 ? [section, ...nameless] : [])];
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

/** One part with its own parts inside: `Folhas de estilo: cores e bordas`, or the inner parts alone under the section's name. */
function nameParts(
  lesson: Lesson,
  item: DraftItem,
  own: readonly OwnHeading[],
  section: string,
  spell: (lower: string) => string,
): string[] {
  const [only, ...more] = own;
  const top = item.pieces.find((piece) => piece.kind === 'heading')?.level;
  if (only === undefined || more.length > 0 || top === undefined) return [];
  const inner = joinHeadings(headingsOf(lesson, item, spell, top), '').filter((title) => title !== '');
  const [all] = inner;
  const ownStems = contentStems(only.title);
  // `Núcleo – UC: UC – Unidade de Controle` says it twice.
  if (all === undefined || /:/.test(all) || contentStems(all).some((key) => ownStems.includes(key)))
    return [];
  const whole = /[:,]/.test(only.title)
    ? []
    : inner.map((title) => `${only.title}: ${lowerTitle(title, spell)}`);
  return [...whole, ...(only.title.toLowerCase() === section.toLowerCase() ? [all] : [])].filter(
    (title) => title.length <= LONGEST_TITLE,
  );
}

/** After a colon a title goes on in lower case, names and acronyms aside. */
function lowerTitle(title: string, spell: (lower: string) => string): string {
  const [first = ''] = title.split(' ');
  const isName =
    /\p{Lu}.*\p{Lu}|\d/u.test(first) || spell(first.toLowerCase()) === first || /\s\p{Lu}/u.test(title);
  return isName ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

/** A short line that heads the rest of a slide and is none of its points. */
function lineTitles(item: DraftItem): string[] {
  const said = item.points.map(({ text }) => text.toLowerCase());
  const [line] = item.pieces
    .filter(({ kind, slide }) => kind === 'list' || (kind === 'text' && slide !== null))
    .slice(0, 2)
    .flatMap(({ statements }) => statements.slice(0, 1))
    .filter(({ words }) => words >= 2 && words <= 8)
    .map(({ text }) => cleanPoint(text));
  const isHead =
    line !== undefined &&
    !said.some((point) => point === line.toLowerCase()) &&
    !lacksSubject(line) &&
    !leansOnOthers(line) &&
    !/[?=;/\\_<>{}|]|\.\s|\p{L}\(|^\p{Lu}?[^\p{L}]/u.test(line);
  return isHead ? [line] : [];
}

/** What the item defines or mostly names, where no heading tells: a term of several words or a name. */
function phraseTitles(lesson: Lesson, section: number, item: DraftItem, running: string): string[] {
  const inRunning = new Set(contentStems(running));
  const isNew = (text: string): boolean => contentStems(text).some((key) => !inRunning.has(key));
  const defined = item.points
    .flatMap((point) => point.basis)
    .map((statement) =>
      lesson.definitions.find((one) => one.statement === statement && one.section === section),
    )
    .filter((one) => one !== undefined && isNew(one.term))
    .map((one) => (one === undefined ? '' : upperFirst(one.term)));
  const phrases = lesson.terms
    .termsOf(item.pieces.filter((piece) => piece.kind !== 'heading'))
    .filter(
      ({ phrase, stems }) =>
        isNew(phrase) && (stems.length > 1 || /^\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}/u.test(phrase)),
    )
    .slice(0, 4)
    .map(({ phrase }) => upperFirst(phrase));
  return [...defined.slice(0, 1), ...phrases];
}
