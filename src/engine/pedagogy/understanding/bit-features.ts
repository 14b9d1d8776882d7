import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from './bit.ts';
import { classOfHeading } from './heading-class.ts';
import { marksOf } from './text-marks.ts';
import { wordMarks } from './word-marks.ts';

/** What is known of the whole document before its bits are judged. */
export interface DocumentTraits {
  /** `pdf`, `docx`, `pptx`, `text`. */
  kind: string;
  /** The genre as judged from the whole; '' where it is not known. */
  genre: string;
}

/** The features of each bit: its own marks, those of its neighbours, and what governs it. */
export function featuresOf(bits: readonly Bit[], traits: DocumentTraits): string[][] {
  const own = bits.map(marksOf);
  const repeats = countPlaces(bits);
  const places = new Set(bits.map(({ at }) => at)).size;
  const governors = governorsOf(bits);
  const vocabulary = lowerWords(bits);
  const shortPlaces = placesOfLabels(bits);
  return bits.map((bit, index) => {
    const marks = own[index] ?? [];
    const previous = index > 0 ? index - 1 : -1;
    const leadIn = leadInOf(bits, index);
    const governor = governors[index] ?? { heading: '', parent: '', distance: 0 };
    const structure = [
      `kind=${bit.kind}`,
      `${traits.kind}`,
      `kind=${bit.kind}&${traits.kind}`,
      ...(isHeadingLike(bit) ? ['headingLike'] : []),
      ...(traits.genre ? [`genre=${traits.genre}`, `genre=${traits.genre}&${bit.kind}`] : []),
      ...(bit.block.origin === 'ocr' ? ['ocr'] : []),
      ...(bit.block.type === 'heading'
        ? [`level${Math.min(4, bit.block.level)}`, ...(bit.block.isGuessed ? ['guessed'] : [])]
        : []),
      ...(bit.block.type === 'note' ? [`note=${bit.block.noteType}`] : []),
      ...(bit.block.type === 'list'
        ? [bit.block.isOrdered ? 'ordered' : 'unordered', `indent${Math.min(2, bit.level)}`]
        : []),
      ...placeMarks(bit, index, bits.length),
      ...lengthMarks(bits, index),
      ...labelMarks(bit.text),
      ...wordMarks(bit.text),
      ...stemMarks(bits, own, index),
      ...nameMarks(bit.text, vocabulary),
      ...(shortPlaces.has(bit.at) ? [`amongLabels`, `amongLabels&${bit.kind}`] : []),
      ...repeatMarks(bit, repeats, places),
      ...cellMarks(bit),
      `under=${governor.heading}`,
      `within=${governor.parent}`,
      ...(governor.distance <= 1 ? ['rightUnderHeading'] : []),
      ...(sameWords(bit.text, governor.text ?? '') && bit.kind !== 'heading' ? ['repeatsHeading'] : []),
    ];
    const lead =
      leadIn < 0 ? [] : (own[leadIn] ?? []).filter((mark) => TOLD_ON.has(mark)).map((mark) => `lead:${mark}`);
    return [
      ...structure,
      ...marks,
      ...marks
        .filter((mark) => CROSSED.has(mark) || mark.startsWith('words'))
        .map((mark) => `${bit.kind}&${mark}`),
      ...marks.filter((mark) => CROSSED.has(mark)).map((mark) => `under=${governor.heading}&${mark}`),
      ...(traits.genre
        ? marks.filter((mark) => CROSSED.has(mark)).map((mark) => `genre=${traits.genre}&${mark}`)
        : []),
      ...lead,
      ...neighbour('prev', bits[previous], own[previous], bit),
      ...neighbour('next', bits[index + 1], own[index + 1], bit),
    ];
  });
}

/** Set as a heading and short as one, without a sentence's end. */
function isHeadingLike({ kind, text }: Bit): boolean {
  return kind === 'heading' && text.split(/\s+/).length <= 12 && !/[.;,]$/.test(text);
}

/** Marks that say something of what follows a line, or of what stands beside it. */
const TOLD_ON = new Set(
  'end: end? commands asksToChoose isTrueFalse saysQuestion saysObjective isNumbered isLettered isBoxed saysAnswer saysExample isDefinition startsFigure saysBlank hasCodeMark startsCode isSource infinitive saysGrading namesPupils pointsNext isStepWord noise hasMaths words<=1 words<=2 words<=3 isQuoted isTermDash'.split(
    ' ',
  ),
);
const CROSSED = new Set(
  'end: end? end. commands bloomInfinitive infinitive gerund finite actionNoun isDefinition isTermColon namesPupils namesTeacher namesClass shouted titled isNumbered isLettered isRomanItem hasMaths isEquation isQuoted startsa saysWeOrYou isObliged fewLetters isLabelField isEmptyField isOpenField saysExample isStepWord opensMethod opensActivity isNumericEquation saysBlank hasPlaceholder isBoxed namesFigure hasMinutes isAuthorYear'.split(
    ' ',
  ),
);

function neighbour(name: string, other: Bit | undefined, marks: string[] | undefined, bit: Bit): string[] {
  if (other === undefined) return [];
  const isNear = other.at === bit.at;
  return [
    `${name}=${other.kind}`,
    ...(isNear ? [] : [`${name}Elsewhere`]),
    ...(other.block === bit.block ? [`${name}SameBlock`] : []),
    ...(marks ?? []).filter((mark) => TOLD_ON.has(mark)).map((mark) => `${name}:${mark}`),
  ];
}

/** A shorter document has no cover and no last pages. */
const FEWEST_WITH_ENDS = 15;

function placeMarks(bit: Bit, index: number, count: number): string[] {
  const share = index / Math.max(1, count);
  const inBlock = `inBlock=${bit.count === 1 ? 'alone' : bit.index === 0 ? 'first' : bit.index === bit.count - 1 ? 'last' : 'middle'}`;
  if (count < FEWEST_WITH_ENDS) return [inBlock];
  return [
    ...(bit.at === 1 || (bit.at === null && share < 0.03) ? ['firstPage'] : []),
    ...(index < 8 ? ['opening'] : []),
    ...(share > 0.95 ? ['closing'] : share > 0.85 ? ['late'] : []),
    inBlock,
  ];
}

const ASKS = ['asksToChoose', 'saysQuestion', 'end?', 'isTrueFalse', 'commands'];
const STEM_REACH = 8;

/** What the nearest question above asks, while only options and short lines stand between. */
function stemMarks(bits: readonly Bit[], own: readonly string[][], index: number): string[] {
  const bit = bits[index];
  const found: string[] = [];
  for (let back = 1; back <= STEM_REACH; back += 1) {
    const other = bits[index - back];
    const marks = own[index - back];
    if (other === undefined || marks === undefined || bit === undefined) break;
    if (other.kind === 'heading' && !marks.includes('saysQuestion')) break;
    const asked = ASKS.filter((mark) => marks.includes(mark));
    if (marks.includes('saysAnswer') && other.at === bit.at) found.push('afterAnswer');
    if (asked.length > 0 || marks.includes('saysAnswer')) {
      found.push(...asked.map((mark) => `stem:${mark}`));
      if (asked.length > 0)
        found.push(
          bit.kind === 'item' && bit.count >= 3 && bit.count <= 6 ? 'optionsOfStem' : 'underStem',
          back <= 5 ? 'nearStem' : 'farStem',
        );
      break;
    }
  }
  return found;
}

/** The words that the document writes small somewhere: a capital on them makes no name. */
function lowerWords(bits: readonly Bit[]): ReadonlySet<string> {
  return new Set(bits.flatMap(({ text }) => text.match(/(?<![\p{L}.!?]\s?)(?<=\s)\p{Ll}{3,}/gu) ?? []));
}

function nameMarks(text: string, vocabulary: ReadonlySet<string>): string[] {
  const capitals = text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? [];
  if (capitals.length < 2 || text.length > 80) return [];
  const strange = capitals.filter((word) => !vocabulary.has(word.toLowerCase())).length;
  return strange === capitals.length ? ['allStrangeCapitals'] : strange === 0 ? ['allKnownCapitals'] : [];
}

/** Pages or slides where nearly every line is a few words: labels of a drawing, cells of a grid. */
function placesOfLabels(bits: readonly Bit[]): ReadonlySet<number | null> {
  const tally = new Map<number | null, { short: number; all: number }>();
  for (const { at, text } of bits) {
    const entry = tally.get(at) ?? { short: 0, all: 0 };
    entry.all += 1;
    if (text.split(/\s+/).length <= 4) entry.short += 1;
    tally.set(at, entry);
  }
  return new Set(
    [...tally]
      .filter(([at, { short, all }]) => at !== null && all >= 8 && short / all > 0.7)
      .map(([at]) => at),
  );
}

const LONG_TEXT = 30;

/** Short lines before long ones head them; short ones among short ones are labels, names, cells. */
function lengthMarks(bits: readonly Bit[], index: number): string[] {
  const length = (at: number): string => {
    const bit = bits[at];
    if (bit === undefined || bit.at !== bits[index]?.at) return '0';
    const words = bit.text.split(/\s+/).length;
    return words <= 4 ? 's' : words <= 12 ? 'm' : 'l';
  };
  const own = length(index);
  const next = bits[index + 1];
  const headsLong =
    own !== 'l' &&
    next !== undefined &&
    next.block !== bits[index]?.block &&
    next.text.split(/\s+/).length >= LONG_TEXT;
  return [
    `lengths=${length(index - 1)}${own}${length(index + 1)}`,
    ...(headsLong ? ['headsLongText'] : []),
    `lengthsNext=${own}${length(index + 1)}${length(index + 2)}`,
  ];
}

/** `Objetivo: …` tells by its label what follows. */
function labelMarks(text: string): string[] {
  const label = /^\W*(\p{L}[\p{L}\s()/-]{2,40}):/u.exec(text)?.[1];
  return label === undefined ? [] : [`label=${classOfHeading(label)}`];
}

const keyOf = (text: string): string => normalise(text).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

function countPlaces(bits: readonly Bit[]): Map<string, Set<number | string>> {
  const places = new Map<string, Set<number | string>>();
  for (const bit of bits) {
    if (bit.text.length > 120) continue;
    const key = keyOf(bit.text);
    places.set(key, (places.get(key) ?? new Set()).add(bit.at ?? bit.id));
  }
  return places;
}

/** `2|2.00 0`: what a program prints again and again. */
const FIGURES_ALONE = /^(?=.*\d)(?!.*\p{L}{3})/su;

function repeatMarks(bit: Bit, repeats: Map<string, Set<number | string>>, places: number): string[] {
  const times = repeats.get(keyOf(bit.text))?.size ?? 1;
  if (times < 2) return [];
  return [
    times >= 4 ? 'repeated>=4' : times === 3 ? 'repeated=3' : 'repeated=2',
    ...(bit.at !== null && times / Math.max(1, places) > 0.4 ? ['onMostPages'] : []),
    `${bit.kind}&repeated`,
    bit.at === null ? 'repeated&unpaged' : 'repeated&paged',
    ...(FIGURES_ALONE.test(bit.text) ? ['repeated&figures'] : []),
  ];
}

function cellMarks({ cell, count }: Bit): string[] {
  if (cell === null) return [];
  const head = classOfHeading(cell.head);
  return [
    `columns=${Math.min(5, cell.columns)}`,
    ...(cell.row === 0 ? ['headRow'] : []),
    ...(cell.column === 0 ? ['headColumn'] : []),
    ...(count <= 2 ? ['boxTable'] : []),
    ...(head ? [`head=${head}`] : []),
    ...(cell.rowHead ? [`rowHead=${classOfHeading(cell.rowHead)}`] : []),
  ];
}

interface Governor {
  /** Class of the nearest heading above, and of the one above that. */
  heading: string;
  parent: string;
  text?: string;
  distance: number;
}

/** `GABARITO (não xerocar!)` alone in its line, however it is set: what stands below answers. */
const HEADS_KEY =
  /^\W*(?:gabarito|respostas|answer key|chave de respostas)(?: d[aeo]s? \p{L}+)?(?:\s*\([^()]*\))?\W*$/iu;
const DEEPEST = 9;

function governorsOf(bits: readonly Bit[]): Governor[] {
  const path: { level: number; text: string; name: string }[] = [];
  let distance = 0;
  return bits.map((bit) => {
    const own = path.at(-1);
    const governor: Governor = {
      heading: own?.name ?? 'none',
      parent:
        path
          .slice(0, -1)
          .map(({ name }) => name)
          .findLast((name) => name !== 'subject') ?? 'none',
      distance,
      ...(own ? { text: own.text } : {}),
    };
    distance += 1;
    if (bit.block.type === 'heading' || HEADS_KEY.test(bit.text)) {
      const level = bit.block.type === 'heading' ? bit.block.level : DEEPEST;
      while (path.length > 0 && (path.at(-1)?.level ?? 0) >= level) path.pop();
      path.push({ level, text: bit.text, name: classOfHeading(bit.text) });
      distance = 0;
    }
    return governor;
  });
}

/** The line a list or a row of lines hangs on: the last one before its block. */
function leadInOf(bits: readonly Bit[], index: number): number {
  const bit = bits[index];
  if (bit === undefined || (bit.kind !== 'item' && bit.kind !== 'cell')) return -1;
  for (let at = index - 1; at >= Math.max(0, index - 60); at -= 1)
    if (bits[at]?.block !== bit.block) return at;
  return -1;
}

const sameWords = (a: string, b: string): boolean => b !== '' && normalise(a).trim() === normalise(b).trim();
