import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Material } from '#engine/pedagogy/material/collect-material.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { OutlinePart } from '#shared/analysis/outline/outline.ts';
import { cleanTitle } from './clean-title.ts';
import type { Spell } from './learn-spelling.ts';
import { matterOf, type Section } from './section.ts';

/** More parts than these nobody orders by hand: then chapters alone are told. */
const MOST_PARTS = 120;
/** Words under which a heading with its text makes no part: it stays with the one before. */
const LEAST_WEIGHT = 12;

interface ToldPart {
  title: string;
  from: string;
  isChapter: boolean;
}

/**
 * What the chapters of a booklet are made of, in reading order: each section by its name, then each of its highest headings
 * below that. `from` names the piece it begins with.
 */
export function listParts(sections: readonly Section[], names: readonly string[], spell: Spell): ToldPart[] {
  const keys = keysOf(sections);
  const told = sections.map(({ pieces }, index): ToldPart[] => {
    const [first] = pieces;
    if (first === undefined) return [];
    const inner = headsOf(pieces).flatMap((piece): ToldPart[] => {
      const title = cleanTitle(piece.text, spell);
      return /\p{L}/u.test(title) ? [{ title, from: keys.get(piece) ?? '', isChapter: false }] : [];
    });
    return [{ title: names[index] ?? '', from: keys.get(first) ?? '', isChapter: true }, ...inner];
  });
  const all = told.flat();
  return all.length > MOST_PARTS ? all.filter(({ isChapter }) => isChapter) : all;
}

/** The highest headings after the first piece that each have matter of their own. */
function headsOf(pieces: readonly Piece[]): Piece[] {
  const headings = pieces.slice(1).filter(({ kind }) => kind === 'heading');
  const top = Math.min(...headings.map(({ level }) => level));
  const heads = headings.filter(({ level }) => level === top);
  const weightFrom = (start: number, end: number): number =>
    matterOf(pieces.slice(start, end)).reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return heads.filter((head, at) => {
    const start = pieces.indexOf(head);
    const next = heads[at + 1];
    const end = next === undefined ? pieces.length : pieces.indexOf(next);
    const isPart = weightFrom(before, start) >= LEAST_WEIGHT && weightFrom(start, end) >= LEAST_WEIGHT;
    if (isPart) before = start;
    return isPart;
  });
}

/** `b7`, of the second piece of a block `b7.2`: each piece by its block and its place among those of it. */
function keysOf(sections: readonly Section[]): Map<Piece, string> {
  const counts = new Map<string, number>();
  return new Map(
    sections.flatMap(({ pieces }) =>
      pieces.map((piece) => {
        const count = (counts.get(piece.blockRef) ?? 0) + 1;
        counts.set(piece.blockRef, count);
        return [piece, count === 1 ? piece.blockRef : `${piece.blockRef}.${count}`] as const;
      }),
    ),
  );
}

/** A part with what stands in it, its own heading aside. */
interface Range extends OutlinePart {
  pieces: Piece[];
}

/**
 * Sections and material as a teacher wants the chapters of a booklet: in that order, under those names, without what was
 * left out. As they were where the material does not have these parts.
 */
export function arrangeParts(
  sections: readonly Section[],
  material: Material,
  outline: readonly OutlinePart[],
  spell: Spell,
): { sections: Section[]; material: Material } {
  const keys = keysOf(sections);
  const flat = [...keys.keys()];
  const startOf = new Map([...keys].map(([piece, key], index) => [key, { piece, index }]));
  const starts = outline.flatMap(({ from }) => startOf.get(from)?.index ?? []);
  if (starts.length < outline.length || !outline.some(({ use }) => use === 'own'))
    return { sections: [...sections], material };
  const borders = [...new Set(starts)].sort((a, b) => a - b);
  const ranges = outline.map((part, at): Range => {
    const start = starts[at] ?? 0;
    const end = borders.find((border) => border > start) ?? flat.length;
    return { ...part, pieces: flat.slice(start === borders[0] ? 0 : start, end) };
  });
  const chapters: Section[] = [];
  for (const range of ranges) {
    const last = chapters.at(-1);
    if (range.use === 'left_out') continue;
    if (range.use === 'own' || last === undefined)
      chapters.push({ title: range.title, pieces: level(range, spell, false), weight: 1, isTitleTold: true });
    else last.pieces.push(...level(range, spell, true));
  }
  for (const chapter of chapters)
    chapter.weight = Math.max(
      1,
      matterOf(chapter.pieces).reduce((sum, { weight }) => sum + weight, 0),
    );
  const gone = new Set(ranges.flatMap(({ use, pieces }) => (use === 'left_out' ? pieces : [])));
  const isKept = (piece: Piece): boolean => {
    const near = keys.has(piece) ? piece : nearestBefore(flat, piece);
    return near === undefined || !gone.has(near);
  };
  return {
    sections: chapters,
    material: {
      ...material,
      pieces: material.pieces.filter(isKept),
      exercises: material.exercises.filter(isKept),
      asides: material.asides.filter(isKept),
    },
  };
}

/**
 * The pieces of a part with headings that fit where it stands: a section begins with its name, whose own headings go
 * below; a chapter's name stands above its pieces.
 */
function level({ title, proposed, pieces }: Range, spell: Spell, isSection: boolean): Piece[] {
  const [first] = pieces;
  if (first === undefined) return [];
  const isNamed =
    first.kind === 'heading' && normalise(cleanTitle(first.text, spell)) === normalise(proposed);
  const rest = isNamed ? pieces.slice(1) : pieces;
  const top = Math.min(...rest.flatMap(({ kind, level }) => (kind === 'heading' ? [level] : [])));
  const above = isSection ? 1 : 0;
  const inner = rest.map((piece) =>
    piece.kind === 'heading' ? { ...piece, level: piece.level - top + 1 + above } : piece,
  );
  if (!isSection) return inner;
  // A name that nobody wrote in the material is no sentence of it.
  const own: Piece = isNamed
    ? { ...first, level: 1, text: title }
    : { ...first, kind: 'heading', level: 1, text: title, statements: [], weight: 0, role: 'heading' };
  return [own, ...inner];
}

/** The piece of the sections after which one stands that was put aside from them. */
export function nearestBefore(pieces: readonly Piece[], aside: Piece): Piece | undefined {
  const place = placeOf(aside);
  let best: Piece | undefined;
  for (const piece of pieces) {
    if (placeOf(piece) > place) continue;
    if (best === undefined || placeOf(piece) >= placeOf(best)) best = piece;
  }
  return best;
}

/** Where a piece stands: the blocks of the file first, then those of the typed text. */
export function placeOf({ blockRef }: Piece): number {
  const [, prefix = '', number = '0'] = /^([a-z]:)?b(\d+)/.exec(blockRef) ?? [];
  return (prefix === '' ? 0 : 1e6) + Number(number);
}
