import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Typeset, typeset } from '#engine/composing/typst/compile.ts';
import { keepDrawable } from '#engine/composing/typst/drawable.ts';
import { toTypstMath } from '#engine/composing/typst/formula.ts';
import { setFormula } from '#engine/pedagogy/language/plain-math.ts';
import { listNumbers } from '#engine/pedagogy/lesson/list-words.ts';
import type { BlockOf, BookletBlock, Picture } from '#shared/composition/blocks.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import { roomFor, roomForTask, splitItems } from './answer-room.ts';
import { COLOURS } from './choose-look.ts';
import { listAdvice, listSigns } from './list-signs.ts';
import { headOf, leadOf } from './set-apart.ts';

type Question = BlockOf<'question'>;

export interface Setting {
  /** 0 tightest to 0.95 widest, 0.5 as the template is drawn; beyond, up to 1.95, only answers and figures have more room. */
  slack: number;
  /** Ruled pages at the end. */
  notePages: number;
  /** Pictures that are smaller or larger than the slack draws them, by their keys: how many times. */
  figures?: Readonly<Record<string, number>>;
}

export type PictureBytes = ReadonlyMap<string, Uint8Array>;

/** A piece of running text: `b` for bold. */
type Run = [text: string, style: '' | 'b'];

/**
 * Sets the booklet by its template.
 * @throws TypesetError
 */
export function typesetBooklet(
  booklet: Booklet,
  setting: Setting,
  pictures: PictureBytes = new Map(),
): Typeset {
  return typeset({
    template: join(import.meta.dirname, 'templates', `${booklet.template}.typ`),
    data: { ...prepare(booklet), ...setting, icons: ICONS },
    files: new Map([...pictures].map(([key, bytes]) => [`/pictures/${key}`, bytes])),
  });
}

const prepared = new WeakMap<Booklet, ReturnType<typeof writeInput>>();

/** What does not hang on the setting is written once for all tries of a booklet. */
function prepare(booklet: Booklet): ReturnType<typeof writeInput> {
  const known = prepared.get(booklet) ?? bind(keepDrawable(writeInput(booklet)));
  prepared.set(booklet, known);
  return known;
}

/** The booklet as the templates take it, but for the setting. */
export function writeInput(given: Booklet) {
  const booklet = given.component === 'Matemática' ? buildFractions(given) : given;
  const bold = emphasise(booklet.glossary.map(({ term }) => term));
  return {
    ...booklet,
    colours: COLOURS[booklet.palette],
    opening: openingOf(booklet),
    isGathered: gathersExercises(booklet),
    signs: listSigns(booklet, hasLevels(booklet)),
    advice: listAdvice(booklet),
    unanswered: nameUnanswered(booklet),
    isGraded: isGraded(booklet.chapters.flatMap(({ exercises }) => exercises)),
    maths: translateMaths(booklet),
    seed: [...booklet.title].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7),
    chapters: booklet.chapters.map((chapter) => ({
      ...chapter,
      isGraded: isGraded(chapter.exercises),
      blocks: chapter.blocks.map((block, at) => ({
        ...(writeBlock(block, `${chapter.id}.${at}`, bold) as object),
        row: countInRow(chapter.blocks, at, booklet.pictures),
      })),
      exercises: chapter.exercises.map((one) => ({ ...one, room: roomFor(one), ...splitItems(one) })),
    })),
  };
}

/** What the key lacks, as one place for all of it: `2, 5 a 8 e 11`; null where every exercise has its answer. */
export function nameUnanswered({ chapters }: Booklet): string | null {
  const numbers = chapters
    .flatMap(({ exercises }) => exercises.filter(({ answer, right }) => answer === null && right === null))
    .map(({ number }) => number)
    .toSorted((a, b) => a - b);
  if (numbers.length === 0) return null;
  const said = listNumbers(numbers);
  return numbers.length === 1 ? `resposta do exercício ${said}` : `respostas dos exercícios ${said}`;
}

const LEAST_GRADED = 4;

/** From easy to hard, so that each level has its heading; a few, or those of one level alone, have none. */
export const isGraded = (exercises: readonly Question[]): boolean =>
  exercises.length >= LEAST_GRADED &&
  new Set(exercises.map(({ difficulty }) => difficulty)).size > 1 &&
  isSorted(exercises);

/** Whether names of levels stand over some of what is asked. */
export const hasLevels = (booklet: Booklet): boolean =>
  gathersExercises(booklet)
    ? isGraded(booklet.chapters.flatMap(({ exercises }) => exercises))
    : booklet.chapters.some(({ exercises }) => isGraded(exercises));

/** Numbered from easy to hard; else they stand in the order of the material. */
function isSorted(exercises: readonly Question[]): boolean {
  const asked = exercises.toSorted((a, b) => a.number - b.number);
  return asked.every(({ difficulty }, at) => difficulty >= (asked[at - 1]?.difficulty ?? 0));
}

/** `5/4`, no date and no part of a longer row of figures. */
const FRACTION = /(?<![\p{L}\d/.,)$])(\d{1,4})\/(\d{1,4})(?![\p{L}\d/(]|[.,]\d)/gu;

/** What is asked in mathematics shows its fractions as they are written by hand. */
function buildFractions(booklet: Booklet): Booklet {
  const build = (text: string): string =>
    text.includes('$')
      ? text
      : text.replace(FRACTION, (_, over: string, under: string) => `$\\frac{${over}}{${under}}$`);
  return {
    ...booklet,
    chapters: booklet.chapters.map((chapter) => ({
      ...chapter,
      exercises: chapter.exercises.map((one) => ({
        ...one,
        text: build(one.text),
        options: one.options.map(build),
        answer: one.answer === null ? null : build(one.answer),
      })),
    })),
  };
}

const FORMULA = /(?<![\p{L}\d])\$(?!\s)([^$\n]{1,200})(?<!\s)\$/gu;

/** Every formula of the booklet that can be set: its LaTeX → Typst's writing and how it is read. */
function translateMaths(booklet: Booklet): Record<string, { source: string; alt: string }> {
  const inText = listTexts(booklet.chapters).flatMap((text) =>
    [...text.matchAll(FORMULA)].map(([, latex = '']) => latex),
  );
  const set = booklet.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'formula' ? [block.latex] : [])),
  );
  const known: Record<string, { source: string; alt: string }> = {};
  for (const latex of new Set([...inText, ...set])) {
    const source = toTypstMath(latex);
    if (source !== null) known[latex] = { source, alt: setFormula(latex) };
  }
  return known;
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/**
 * A short booklet asks at its end, where what is asked is numbered from easy to hard; not where a chapter is nothing but
 * what it asks, as its title would stand over nothing.
 */
export const gathersExercises = ({ pages, chapters }: Booklet): boolean =>
  pages < 16 &&
  chapters.every(({ blocks, exercises }) => blocks.length > 0 || exercises.length === 0) &&
  isSorted(chapters.flatMap(({ exercises }) => exercises));

const PAGES_FOR_OPENERS = 10;

/** How chapters begin: in the flow of a short booklet, under a band, on a page of their own where they are long. */
export function openingOf({ pages, chapters }: Booklet): 'flow' | 'band' | 'page' {
  if (pages < 16) return 'flow';
  return pages < PAGES_FOR_OPENERS * chapters.length ? 'band' : 'page';
}

/** A picture with more dots across has lettering: a third of a column would make it unreadable. */
export const SMALL_PX = 560;

/** How many pictures without captions stand side by side from here: two, or three small ones where no one would be left over. */
export function countInRow(
  blocks: readonly BookletBlock[],
  at: number,
  pictures: readonly Picture[],
): number {
  const widths = new Map(pictures.map(({ key, widthPx }) => [key, widthPx]));
  const isBare = (block: BookletBlock | undefined): boolean =>
    block?.type === 'picture' && block.caption === null;
  let run = 0;
  while (isBare(blocks[at + run])) run += 1;
  if (run < 2) return 1;
  const isSmall = blocks
    .slice(at, at + 3)
    .every((block) => block.type === 'picture' && (widths.get(block.picture) ?? 0) <= SMALL_PX);
  return isSmall && (run === 3 || run > 4) ? 3 : 2;
}

function writeBlock(block: BookletBlock, key: string, bold: (text: string) => Run[]): unknown {
  if (block.type === 'text') return { ...block, runs: lead(block.text, leadOf(block.text), bold) };
  if (block.type === 'points')
    return {
      ...block,
      items: block.items.map((item) => ({
        ...item,
        runs: lead(item.text, item.head === null ? leadOf(item.text, true) : 0, bold),
      })),
    };
  if (block.type === 'callout') return { ...block, head: headOf(CALLOUT_LABELS[block.kind], block.name) };
  if (block.type === 'process')
    return { ...block, steps: block.steps.map((step) => ({ ...step, runs: bold(step.text) })) };
  if (block.type === 'activity')
    return { ...block, key, steps: block.steps.map((step) => ({ ...step, room: roomForTask(step.text) })) };
  if (block.type === 'formula') return { ...block, plain: setFormula(block.latex) };
  // Nothing is set without words for who does not see it: the linter asks for better ones.
  if ((block.type === 'picture' || block.type === 'chart') && block.alt.trim() === '')
    return { ...block, alt: 'Figura' };
  return block;
}

const CALLOUT_LABELS = {
  definicao: 'Definição',
  exemplo: 'Exemplo',
  atencao: 'Atenção',
  voce_sabia: 'Você sabia?',
} as const;

/** The first so many signs in bold. */
const lead = (text: string, signs: number, bold: (text: string) => Run[]): Run[] =>
  signs === 0 ? bold(text) : [[text.slice(0, signs), 'b'], ...bold(text.slice(signs))];

/** Each term of the glossary is bold where the text names it first. */
function emphasise(terms: readonly string[]): (text: string) => Run[] {
  const open = new Set(terms.map((term) => term.toLowerCase()));
  return (text) => {
    const lower = text.toLowerCase();
    if (lower.length !== text.length) return [[text.replace(LAST_WORD, '\u00a0'), '']];
    const found = [...open]
      .filter((term) => lower.includes(term))
      .map((term) => ({
        term,
        at: lower.search(new RegExp(`(?<![\\p{L}\\p{N}])${asPattern(term)}(?![\\p{L}\\p{N}])`, 'u')),
      }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.term.length - a.term.length);
    const runs: Run[] = [];
    let end = 0;
    for (const { term, at } of found) {
      if (at < end) continue;
      open.delete(term);
      runs.push([text.slice(end, at), ''], [text.slice(at, at + term.length), 'b']);
      end = at + term.length;
    }
    return [...runs, [text.slice(end).replace(LAST_WORD, '\u00a0'), ''] satisfies Run].filter(
      ([run]) => run !== '',
    );
  };
}

/** A short word does not end a paragraph on a line of its own. */
const LAST_WORD = /(?<=\s\S{1,11}) (?=\S{1,11}$)/u;

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every text with its numbers bound to their units. */
function bind<T>(value: T): T {
  if (typeof value === 'string') return value.replace(BOUND, '\u00a0') as T;
  if (Array.isArray(value)) return value.map(bind) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, bind(own)])) as T;
}

const BOUND =
  /(?<=R\$|(?<!\p{L})n =|(?<!\p{L})nº|(?<!\p{L})p\.) (?=\d)|(?<=\d) (?=(?:%|°C|k?m[²³]?|cm[²³]?|mm|kg|g|mg|[km]?[VWA]|kWh|h|min|s|L|mL)(?![\p{L}\p{N}]))/gu;

const ICON_FILES = {
  definicao: 'book-bookmark',
  exemplo: 'pencil-simple-line',
  atencao: 'warning',
  voce_sabia: 'lightbulb',
} as const;
const findFile = createRequire(import.meta.url);
const ICONS = Object.fromEntries(
  Object.entries(ICON_FILES).map(([kind, name]) => [
    kind,
    readFileSync(findFile.resolve(`@phosphor-icons/core/bold/${name}-bold.svg`), 'utf8'),
  ]),
);
