import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';
import { isListingLine } from '#engine/pedagogy/outline/is-listing-line.ts';
import { isContentRole, isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import { drawEquation, drawList, drawPicture, drawTable, isTorn, markFormula } from './draw-figures.ts';
import type { Tools } from './tools.ts';

/** What stands or falls together when a booklet is cut to its size: a paragraph with the list it announces. */
export interface Unit {
  blocks: BookletBlock[];
  words: number;
  /** Rows of a long table after those that show what it is: the first thing to leave out. */
  isRest?: boolean;
}

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
  let open: { block: Extract<BookletBlock, { type: 'text' }>; ref: string } | null = null;
  const captions = new Set([...tools.captions.values()].map(({ id }) => id));
  let isKey = false;
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
    if (isWordless(piece, tools)) {
      addBlocks(part, piece.page === null ? [asListing(piece, tools)] : markFormula(piece));
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
      open = null;
      addBlocks(part, blocksOf(piece, tools));
    } else if (open !== null && (open.ref === piece.blockRef || runsOn(open.block.text, text))) {
      open.block.text += ` ${text}`;
      open.ref = piece.blockRef;
    } else if (text !== '') {
      const block = { type: 'text' as const, text, passageIds: tools.cite(piece) };
      addBlocks(part, [block]);
      open = { block, ref: piece.blockRef };
    }
  }
  for (const part of parts)
    part.units = tie(gatherPlaces(part.units, tools).flatMap(breathe)).flatMap(splitTable);
  return setApart(parts.filter(({ units, title }) => units.length > 0 || title !== null));
}

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
  const isNamed = /^[^,;.:)]*\p{L}{2}/u.test(title) && !/^\d+\s*,/.test(title) && !isFormula(title);
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
  return INDEX_LINE.test(text) ? '' : text;
}

/** `Valor de acasalamento . 19`: what is left of a table of contents. */
const INDEX_LINE = /^.{2,90}\s[.·…]{1,}\s*\d{1,3}\s*\.?$/u;
/** A note longer than this stands in the text. */
const LONGEST_NOTE = 45;

/** Figures and signs alone: what is left of a formula in a PDF, elsewhere what a program printed or a row of numbers. */
function isWordless({ kind, role, page, text }: Piece, { say }: Tools): boolean {
  if (kind !== 'text' && kind !== 'code') return false;
  const said = say(text);
  if (page !== null && role === 'formula') return isTorn(said);
  return !/\p{L}{3}/u.test(said) && (page === null ? !/[=≈→]/u.test(said) : isTorn(said));
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
    const type = /[{}<>;=()]/.test(text) ? 'code' : 'text';
    return [{ type, text: type === 'code' ? text : tools.say(text), passageIds: tools.cite(piece) }];
  }
  return drawTable(piece, tools);
}

/** The end of a page tore the paragraph: no stop before, a small letter after. */
function runsOn(before: string, after: string): boolean {
  return /[\p{L},]$/u.test(before) && /^\p{Ll}/u.test(after);
}

function addBlocks(part: Part, blocks: BookletBlock[]): void {
  for (const block of blocks) {
    const last = part.units.at(-1)?.blocks.at(-1);
    if (block.type === 'code' && last?.type === 'code') last.text += `\n${block.text}`;
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

const pageOfPlace = (block: BookletBlock): string[] =>
  block.type === 'place' ? (/\d+/.exec(block.wish) ?? []).slice() : [];

function wishFormulas(all: readonly string[]): string {
  const pages = [...new Set(all)];
  const [last = ''] = pages.slice(-1);
  if (pages.length > 1) return `fórmulas das páginas ${pages.slice(0, -1).join(', ')} e ${last} do material`;
  return all.length > 1 ? `fórmulas da página ${last} do material` : `fórmula da página ${last} do material`;
}

/** Rows that show what a table is, and rows that are kept or left out together. */
const ROWS = { shown: 24, step: 12 };

/** A long table gives its rows up from its end. */
function splitTable(unit: Unit): Unit[] {
  const table = unit.blocks.at(-1);
  if (table?.type !== 'table' || table.rows.length <= ROWS.shown + ROWS.step) return [unit];
  const { length } = table.rows;
  const slice = (from: number, to: number): BookletBlock => ({
    ...{ ...table, rows: table.rows.slice(from, to) },
    caption:
      to < length ? `Linhas 1 a ${to} das ${length.toLocaleString('pt-BR')} do material.` : table.caption,
  });
  const blocks = [...unit.blocks.slice(0, -1), slice(0, ROWS.shown)];
  const units: Unit[] = [{ blocks, words: sumWords(blocks) }];
  for (let from = ROWS.shown; from < table.rows.length; from += ROWS.step) {
    const rest = [slice(from, from + ROWS.step)];
    units.push({ blocks: rest, words: sumWords(rest), isRest: true });
  }
  return units;
}

const sumWords = (blocks: readonly BookletBlock[]): number =>
  blocks.reduce((sum, block) => sum + weigh(block), 0);

const LONGEST_PARAGRAPH = 150;
const FULL_PARAGRAPH = 70;

/** A paragraph of half a page becomes several at the ends of its sentences; none of them is a line alone. */
function breathe(unit: Unit): Unit[] {
  const [block] = unit.blocks;
  if (block?.type !== 'text' || wordsOf(block.text).length <= LONGEST_PARAGRAPH) return [unit];
  const parts: string[] = [];
  for (const sentence of splitSentences(block.text)) {
    const last = parts.at(-1);
    if (last === undefined || wordsOf(last).length >= FULL_PARAGRAPH) parts.push(sentence);
    else parts[parts.length - 1] = `${last} ${sentence}`;
  }
  const end = parts.at(-1) ?? '';
  if (parts.length > 1 && wordsOf(end).length < FULL_PARAGRAPH / 3)
    parts.splice(-2, 2, `${parts.at(-2)} ${end}`);
  return parts.map((text) => ({ blocks: [{ ...block, text }], words: 0 }));
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

/** About how many words of running text take the same room. */
export function weigh(block: BookletBlock): number {
  const count = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + wordsOf(text).length + 6, 0);
  if (block.type === 'points') return count(block.items.map(({ text }) => text));
  if (block.type === 'process') return count(block.steps.map(({ text }) => text));
  if (block.type === 'table')
    return 30 + count(block.rows.map((row) => row.join(' '))) + block.rows.length * 8;
  if (block.type === 'picture' || block.type === 'chart') return 160;
  if (block.type === 'formula' || block.type === 'place') return 40;
  if (block.type === 'heading') return 35;
  return 'text' in block ? wordsOf(block.text).length + 6 : 10;
}

/** Words of text between two callouts at least: no two touch, and no page holds many. */
const BETWEEN_CALLOUTS = 150;
const CALLOUT_WORDS = { least: 12, most: 60 };
const LABELS = [
  ['atencao', /^(?:aten[çc][ãa]o|cuidado|importante|aviso|alerta)\s*[:!]+\s*(?=\p{L})/iu],
  ['voce_sabia', /^(?:voc[êe] sabia(?: que)?|curiosidade|saiba mais)\s*[:?!]+\s*(?=\p{L})/iu],
  ['exemplo', /^exemplos?\s*(?:\d{1,2}\s*)?[:.]\s*(?=\p{L})/iu],
] as const;

/** What the material itself calls a warning, an example or a curiosity, and what says what a term is, is set apart. */
function setApart(parts: Part[]): Part[] {
  const terms = new Set<string>();
  let since: number = BETWEEN_CALLOUTS;
  for (const { units } of parts)
    for (const unit of units) {
      const [block, ...rest] = unit.blocks;
      const words = block?.type === 'text' ? wordsOf(block.text).length : 0;
      const fits = words >= CALLOUT_WORDS.least && words <= CALLOUT_WORDS.most && rest.length === 0;
      const callout =
        fits && block?.type === 'text' && since >= BETWEEN_CALLOUTS ? calloutOf(block, terms) : null;
      if (callout !== null) unit.blocks = [callout];
      since = callout !== null ? 0 : since + unit.words;
    }
  return parts;
}

function calloutOf(
  { text, passageIds }: Extract<BookletBlock, { type: 'text' }>,
  terms: Set<string>,
): BookletBlock | null {
  for (const [kind, label] of LABELS)
    if (label.test(text))
      return { type: 'callout', kind, name: null, text: text.replace(label, ''), passageIds };
  const term = definitionOf(text)?.term;
  if (term === undefined || term.length > 40 || terms.has(term.toLowerCase()) || isBroken(text)) return null;
  if (!text.toLowerCase().startsWith(term.toLowerCase()) && !/^(?:[AO]s?|Uma?s?) /.test(text)) return null;
  terms.add(term.toLowerCase());
  return { type: 'callout', kind: 'definicao', name: term, text, passageIds };
}
