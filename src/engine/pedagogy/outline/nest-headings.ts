import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { topicOfHeadLine } from '#engine/pedagogy/understanding/class-line.ts';
import { isFrame } from './nameless.ts';

/**
 * Headings as the parts of one text: its own title is none of them, a bare number goes with the name below it, and
 * `2.1` stands below `2`, and the entries of a collection stand side by side. Takes the title out of `pieces` and answers it.
 */
export function nestHeadings(pieces: Piece[], isCollection: boolean): Piece[] {
  joinNumbers(pieces);
  takeUncounted(pieces);
  nestNumbered(pieces.filter(({ kind }) => kind === 'heading'));
  if (isCollection) levelEntries(pieces);
  return takeTitle(pieces);
}

const ONLY_COUNTED =
  /^(?:cap[íi]tulo|unidade|parte|se[çc][ãa]o|t[íi]tulo|m[óo]dulo)\s+(?:\d{1,2}|[IVXL]{1,6})\W*$|^(?:ap[êe]ndice|anexo)\s+(?:\d{1,2}|[A-Z])\W*$/iu;

/** `CAPÍTULO II`, then `DO PATRIMÔNIO`: one heading of two lines. */
function joinNumbers(pieces: Piece[]): void {
  for (let at = pieces.length - 2; at >= 0; at -= 1) {
    const [own, next] = [pieces[at], pieces[at + 1]];
    if (own?.kind !== 'heading' || next?.kind !== 'heading' || !ONLY_COUNTED.test(own.text)) continue;
    if (ONLY_COUNTED.test(next.text) || next.level < own.level) continue;
    next.text = `${own.text.replace(/\W+$/u, '')} – ${next.text}`;
    next.level = own.level;
    pieces.splice(at, 1);
  }
}

const NUMBER = /^(\d{1,2}(?:\.\d{1,2})*)\.?\s*[–—-]?\s+\p{L}/u;

const DOTTED = /^(?:\d{1,2}|[A-Z])(?:\.\d{1,2})+\.?\s*[–—-]?\s+\p{L}/u;
const MOSTLY_COUNTED = { fewest: 8, share: 0.7 };

/** Where a printed book counts its parts (`2.1`, `2.1.1`), what stands among them in large type without a number is a line of theirs. */
function takeUncounted(pieces: readonly Piece[]): void {
  const headings = pieces.filter(({ kind, page }) => kind === 'heading' && page !== null);
  const counted = headings.filter(({ text }) => DOTTED.test(text));
  const top = Math.min(...counted.map(({ level }) => level));
  const below = headings.filter(({ level }) => level >= top);
  if (counted.length < MOSTLY_COUNTED.fewest || counted.length < MOSTLY_COUNTED.share * below.length) return;
  for (const heading of below)
    if (!DOTTED.test(heading.text) && !isFrame(heading.text)) {
      heading.kind = 'text';
      heading.level = 0;
      heading.weight = Math.max(1, heading.weight);
    }
}

/** A part counted within another (`2.1` after `2`) stands below it, whatever both are set as. */
function nestNumbered(headings: readonly Piece[]): void {
  const open: { number: string; level: number }[] = [];
  let [from, to] = [0, 0];
  for (const heading of headings) {
    const number = NUMBER.exec(heading.text)?.[1] ?? '';
    const parent = open.findLast((one) => number.startsWith(`${one.number}.`));
    if (number === '') {
      // What has no number in a numbered part keeps its depth below it.
      if (to > from && heading.level > from) heading.level += to - from;
      else [from, to] = [0, 0];
      continue;
    }
    [from, to] = [0, 0];
    if (parent !== undefined && heading.level <= parent.level) {
      [from, to] = [heading.level, parent.level + 1];
      heading.level = to;
    }
    open.push({ number, level: heading.level });
  }
}

/** `Iara` in one style, `Boto cor-de-rosa` in another: what has a text of its own is an entry, whatever its writer set it as. */
function levelEntries(pieces: readonly Piece[]): void {
  const entries = pieces.filter(
    ({ kind }, at) =>
      kind === 'heading' && pieces[at + 1] !== undefined && pieces[at + 1]?.kind !== 'heading',
  );
  // `Plantio`, `Rega` and `Colheita` under one of them, or under each: parts of an entry.
  const recurs = new Set(entries.map(({ text }) => normalise(text))).size < entries.length;
  const partsOf = (at: number): number => {
    const end = entries.findIndex(({ level }, next) => next > at && level <= (entries[at]?.level ?? 0));
    return (end < 0 ? entries.length : end) - at - 1;
  };
  if (recurs || entries.some((_, at) => partsOf(at) >= FEWEST_PARTS)) return;
  const top = Math.min(...entries.map(({ level }) => level));
  for (const entry of entries) entry.level = top;
}

const FEWEST_PARTS = 3;

const PAPER_WITHIN = 4;
/** What a test or sheet calls itself. */
const PAPER =
  /^\W*(?:prova|avalia[çc][ãa]o|teste|simulado|lista de exerc[íi]cios|atividades? avaliativas?|exame)\s(?:\p{L}+\s){0,2}(?:d[aeo]s?|n?º?\s?\d|–|-)\s?\p{L}*/iu;

/** Headings before anything is said that open no part of their own name the whole. */
function takeTitle(pieces: Piece[]): Piece[] {
  const first = pieces.findIndex(({ kind }) => kind !== 'heading');
  const opening = pieces.slice(0, Math.max(0, first));
  for (const own of opening) own.text = topicOfHeadLine(own.text) || own.text;
  const titles = opening.filter(
    (own, at) => (opening[at + 1]?.level ?? Number.POSITIVE_INFINITY) <= own.level,
  );
  const paper = pieces
    .slice(0, PAPER_WITHIN)
    .find(({ kind, text }) => kind === 'heading' && PAPER.test(text));
  if (paper !== undefined && !titles.includes(paper)) titles.push(paper);
  for (const title of titles) pieces.splice(pieces.indexOf(title), 1);
  return titles;
}
