import { setFormula } from '#engine/pedagogy/language/plain-math.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';
import { isListingLine } from '#engine/pedagogy/outline/is-listing-line.ts';
import { isContentRole, isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { BlockOf, BookletBlock } from '#shared/composition/blocks.ts';
import { drawEquation, drawList, drawPicture, drawTable, isTorn, markFormula } from './draw-figures.ts';
import { isCode, isIndexLine, isLeftOpen, isPrinted, isProse, leadsOn } from './judge-lines.ts';
import { closeRiddle, listLines } from './list-lines.ts';
import { setApart } from './set-apart.ts';
import { breathe, splitLong, sumWords, type Unit } from './shape-units.ts';
import type { Tools } from './tools.ts';

/** A heading with what stands under it, up to the next heading. */
export interface Part {
  /** Rank of the heading in the material from 1; 0 for what stands before any. */
  level: number;
  title: string | null;
  units: Unit[];
}

/**
 * The matter of a chapter as blocks of a booklet, in the order of the material and in its words. Only roles that teach
 * stand here, and what the genre shows beside them; a paragraph cut by the end of a page is one again.
 */
export function gatherParts(pieces: readonly Piece[], tools: Tools): Part[] {
  const parts: Part[] = [{ level: 0, title: null, units: [] }];
  let open: { block: Extract<BookletBlock, { type: 'text' }>; ref: string; page: number | null } | null =
    null;
  const captions = new Set([...tools.captions.values()].map(({ id }) => id));
  let isKey = false;
  /** The list whose last items stand last. */
  let list: string | null = null;
  for (const piece of pieces) {
    const part = parts.at(-1) as Part;
    isKey &&= piece.kind !== 'heading' && piece.role !== 'exercise';
    if (captions.has(piece.blockRef) || isKey || isPosed(piece, tools)) continue;
    if (piece.kind === 'heading') {
      open = null;
      isKey = tools.isPractice && KEY_HEADING.test(piece.text);
      if (isKey) continue;
      const title = headingOf(piece, tools);
      if (title !== null) parts.push({ level: piece.level, title, units: [] });
      continue;
    }
    const formula = typedFormula(piece, tools);
    if (formula !== null) {
      addBlocks(part, [formula]);
      open = null;
      continue;
    }
    if (isWordless(piece, tools)) {
      addBlocks(part, piece.page === null ? [asListing(piece, tools)] : markFormula(piece));
      open = null;
      continue;
    }
    if (goesOnPrinting(piece, part)) {
      addBlocks(part, [asListing(piece, tools)]);
      open = null;
      continue;
    }
    const note = noteOf(piece, tools);
    if (note !== null) {
      addBlocks(part, [note]);
      continue;
    }
    const text = piece.kind === 'text' || piece.kind === 'note' ? textOf(piece, tools) : null;
    if (text === null) {
      // A picture between them does not part the halves of a sentence.
      if (piece.kind !== 'image' || open === null || !/[\p{L},-]$/u.test(open.block.text)) open = null;
      addBlocks(part, goOnListing(blocksOf(piece, tools), piece, part, list));
      list = piece.kind === 'list' ? piece.blockRef : null;
    } else if (open !== null && (open.ref === piece.blockRef || runsOn(open, text, piece.page))) {
      open.block.text = joinTorn(open.block.text, text);
      open.ref = piece.blockRef;
      open.page = piece.page;
    } else if (text !== '' && !LONE_LABEL.test(text)) {
      const block = { type: 'text' as const, text, passageIds: tools.cite(piece) };
      addBlocks(part, [block]);
      open = { block, ref: piece.blockRef, page: piece.page };
      if (tools.answered.has(piece.blockRef)) {
        closeRiddle(part.units);
        open = null;
      }
    }
  }
  gatherScattered(parts);
  for (const part of parts)
    part.units = tie(listLines(gatherPlaces(part.units, tools).flatMap(breathe))).flatMap(splitLong);
  return setApart(parts.filter(({ units, title }) => units.length > 0 || title !== null));
}

/** `PROBLEMA`: what a frame or a column was headed with. */
const LONE_LABEL = /^\p{Lu}{3,20}$/u;

/** Below it a test tells what is right: that is for the key. */
const KEY_HEADING = /^(?:respostas?|gabarito|resolu[çc](?:ão|ões)|solu[çc](?:ão|ões))(?!\p{L})/iu;

/** What is asked stands among the exercises. */
const isPosed = ({ kind, statements }: Piece, { isPractice }: Tools): boolean =>
  isPractice &&
  kind === 'text' &&
  statements.length > 0 &&
  statements.every(({ role }) => isPracticeRole(role));

/** A heading that names nothing, or names the whole, gives no line. */
function headingOf(piece: Piece, { spell, mend, isWhole }: Tools): string | null {
  const title = mend(cleanTitle(piece.text, spell));
  const isNamed =
    /^[^,;.:)]*\p{L}{2}/u.test(title) && !/^\d+\s*,/.test(title) && !isFormula(title) && !leadsOn(title);
  return isNamed && !isWhole(title) && !isListingLine(title) && !NUMBERED_FIGURE.test(title) ? title : null;
}

/** `Figura 1`: what a caption left. */
const NUMBERED_FIGURE = /^(?:figura|imagem|fig\.|tabela|quadro|gráfico)\s*\d+$/iu;

/** `Var(z) cov(x,y) cov(x,z)`: more calls and signs than words. */
const isFormula = (title: string): boolean =>
  (title.match(/\p{L}\([^)]{0,12}\)|[=∑√^]/gu) ?? []).length >= 2 && !/\p{L}{6}/u.test(title);

function textOf({ statements, role }: Piece, { say, shows }: Tools): string {
  if (role === 'heading') return '';
  const text = say(
    statements
      .filter((one) => isContentRole(one.role) || shows(one.role))
      .map((one) => one.text)
      .join(' '),
  );
  return isIndexLine(text) ? '' : text;
}

/** A note longer than this stands in the text. */
const LONGEST_NOTE = 45;

/** `1968 – AI-5`: what happened in a year, however short its name. */
const DATED = /^\d{3,4}\s?[–—:-]\s?\p{L}{2}/u;

/** Figures and signs alone: what is left of a formula in a PDF, elsewhere what a program printed or a row of numbers. */
function isWordless({ kind, role, page, text }: Piece, { say }: Tools): boolean {
  if (kind !== 'text' && kind !== 'code') return false;
  const said = say(text);
  if (DATED.test(said)) return false;
  if (page !== null && kind === 'text' && isLeftOpen(said)) return true;
  if (page !== null && role === 'formula') return isTorn(said);
  return !/\p{L}{3}/u.test(said) && (page === null ? !/[=≈→]/u.test(said) : isTorn(said));
}

/** What a program printed stays one listing, whatever words stand in its lines. */
const goesOnPrinting = ({ kind, role, page, text }: Piece, { units }: Part): boolean =>
  (kind === 'text' || kind === 'code') &&
  role !== 'definition' &&
  units.at(-1)?.blocks.at(-1)?.type === 'code' &&
  isPrinted(text.trim()) &&
  (page === null || !isProse(text));

/** A line that is nothing but a formula between dollars, as a teacher types it. */
function typedFormula(piece: Piece, tools: Tools): BookletBlock | null {
  const latex = /^\$([^$\n]+)\$[.,;]?$/u.exec(piece.text.trim())?.[1]?.trim();
  if (latex === undefined) return null;
  const alt = setFormula(latex).trim() || latex;
  return { type: 'formula', latex, alt, legend: [], passageIds: tools.cite(piece) };
}

function asListing(piece: Piece, tools: Tools): BookletBlock {
  return { type: 'code', text: piece.text.trim(), passageIds: tools.cite(piece) };
}

/** A footnote of the material stands in the margin. */
function noteOf(piece: Piece, tools: Tools): BookletBlock | null {
  const { block } = piece;
  if (block.type !== 'note' || block.noteType === 'speaker') return null;
  const text = textOf(piece, tools);
  if (text === '' || wordsOf(text).length > LONGEST_NOTE) return null;
  return { type: 'marginNote', title: null, text, passageIds: tools.cite(piece) };
}

function blocksOf(piece: Piece, tools: Tools): BookletBlock[] {
  const { block } = piece;
  if (piece.kind === 'image') return drawPicture(block.id, piece.text, tools);
  if (piece.kind === 'equation') return drawEquation(piece, tools);
  if (piece.kind === 'list') return drawList(piece, tools);
  if (piece.kind === 'code') {
    // A line of prose among listings is judged by its block.
    const text = piece.text.trim();
    const type = isCode(text) ? 'code' : 'text';
    return [{ type, text: type === 'code' ? text : tools.say(text), passageIds: tools.cite(piece) }];
  }
  return drawTable(piece, tools);
}

/** A list that was told in several pieces: an item that is left by itself goes on with it. */
function goOnListing(blocks: BookletBlock[], piece: Piece, part: Part, list: string | null): BookletBlock[] {
  const last = part.units.at(-1)?.blocks.at(-1);
  const isSame = piece.kind === 'list' && piece.blockRef === list;
  if (!isSame || (last?.type !== 'points' && last?.type !== 'process')) return blocks;
  return blocks.map((block) =>
    block.type !== 'text'
      ? block
      : last.type === 'points'
        ? { type: 'points', items: [{ head: null, text: block.text, passageIds: block.passageIds }] }
        : {
            ...{ type: 'process', isCycle: false },
            steps: [{ name: '', text: block.text, passageIds: block.passageIds }],
          },
  );
}

/** The end of a page or a line tore the paragraph: no stop before, a small letter after. On one page only a full line is torn. */
function runsOn(open: { block: { text: string }; page: number | null }, after: string, page: number | null) {
  const before = open.block.text;
  const isTornLine = /[\p{L},]$|\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after);
  return isTornLine && (page === null || open.page !== page || before.length >= FULL_LINE);
}
/** Characters: shorter is a label in a picture. */
const FULL_LINE = 40;

/** Halves of a word that the end of a line parted are one again. */
function joinTorn(before: string, after: string): string {
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(after)
    ? `${before.slice(0, -1)}${after}`
    : `${before} ${after}`;
}

/** `Resposta: ____` on a line of its own belongs to what it answers, and the list goes on counting behind it. */
const ANSWER_LINE = /^resposta:?[\s_.]*$/iu;

const writeBehindLast = (steps: BlockOf<'process'>['steps'], line: string): typeof steps =>
  steps.map((step, at) =>
    at < steps.length - 1 || /resposta:/iu.test(step.text) ? step : { ...step, text: `${step.text} ${line}` },
  );

function addBlocks(part: Part, blocks: BookletBlock[]): void {
  for (const block of blocks) {
    const last = part.units.at(-1)?.blocks.at(-1);
    const list = part.units.at(-2)?.blocks.at(-1);
    if (
      block.type === 'process' &&
      last?.type === 'text' &&
      ANSWER_LINE.test(last.text) &&
      list?.type === 'process'
    ) {
      part.units.pop();
      list.steps = [...writeBehindLast(list.steps, last.text), ...block.steps];
    } else if (block.type === 'code' && last?.type === 'code') last.text += `\n${block.text}`;
    // A list that an empty line parted goes on counting.
    else if (block.type === 'process' && last?.type === 'process') last.steps.push(...block.steps);
    else if (block.type === 'points' && last?.type === 'points') last.items.push(...block.items);
    else part.units.push({ blocks: [block], words: 0 });
  }
}

/** One place for all that a part lacks: places that follow each other only say so again. A test is read by its exercises. */
function gatherPlaces(units: readonly Unit[], { isPractice }: Tools): Unit[] {
  const isPlace = ({ blocks: [block] }: Unit): boolean => block?.type === 'place';
  const first = units.find(isPlace)?.blocks[0];
  if (first?.type !== 'place') return [...units];
  const pages = units.filter(isPlace).flatMap(({ blocks }) => blocks.flatMap(pageOfPlace));
  first.wish = wishFormulas(pages);
  return units.filter((unit) => !isPlace(unit) || (!isPractice && unit.blocks[0] === first));
}

/** Parts with a place each from which on a chapter has one for all of them, where the last would be. */
const SCATTERED = 3;

function gatherScattered(parts: readonly Part[]): void {
  const isPlace = ({ blocks: [block] }: Unit): boolean => block?.type === 'place';
  const lacking = parts.filter(({ units }) => units.some(isPlace));
  if (lacking.length < SCATTERED) return;
  const places = lacking.flatMap(({ units }) => units.filter(isPlace));
  for (const part of lacking.slice(0, -1)) part.units = part.units.filter((unit) => !isPlace(unit));
  const last = lacking.at(-1);
  if (last === undefined) return;
  const at = last.units.findLastIndex(isPlace);
  last.units = last.units.flatMap((unit, index) => (index === at ? places : isPlace(unit) ? [] : [unit]));
}

const pageOfPlace = (block: BookletBlock): string[] =>
  block.type === 'place' ? (/\d+/.exec(block.wish) ?? []).slice() : [];

function wishFormulas(all: readonly string[]): string {
  const pages = [...new Set(all)];
  const [last = ''] = pages.slice(-1);
  if (pages.length > 1) return `fórmulas das páginas ${pages.slice(0, -1).join(', ')} e ${last} do material`;
  return all.length > 1 ? `fórmulas da página ${last} do material` : `fórmula da página ${last} do material`;
}

/** What a paragraph announces with a colon stays with it; formula and legend too. */
function tie(units: readonly Unit[]): Unit[] {
  const tied: Unit[] = [];
  for (const unit of units) {
    const last = tied.at(-1);
    const before = last?.blocks.at(-1);
    if (last !== undefined && before?.type === 'text' && /:$/.test(before.text) && last.blocks.length < 4)
      last.blocks.push(...unit.blocks);
    else tied.push({ ...unit });
  }
  for (const unit of tied) unit.words = sumWords(unit.blocks);
  return tied;
}
