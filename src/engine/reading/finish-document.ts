import { formatNumber } from '#shared/text/format.ts';
import { listBlockTexts, mapBlockTexts } from './block-text.ts';
import { cleanText, countWords } from './clean-text.ts';
import { demoteSteps, joinFirst, joinOrdinals, splitCounted, splitSteps } from './demote-steps.ts';
import { joinGlossary } from './join-glossary.ts';
import { joinPersons } from './join-persons.ts';
import { joinTorn } from './join-torn.ts';
import { cleanParagraph, joinListings } from './listings.ts';
import { mendInitials } from './mend-initials.ts';
import { withoutBadges } from './ocr/drop-badges.ts';
import { settleTable } from './settle-tables.ts';
import type {
  Block,
  DraftBlock,
  DraftDocument,
  ListBlock,
  ReadingWarning,
  SourceDocument,
} from './source-document.ts';

/**
 * Makes the answer of a format reader final: text cleaned, empty blocks gone, a bullet list that came
 * in pieces joined, the word cap applied, ids `b1` … given and everything counted.
 */
export function finishDocument(draft: DraftDocument): SourceDocument {
  const drafted = draft.kind === 'pdf' ? mendInitials(draft.blocks) : draft.blocks;
  const cleaned = drafted
    .map((block) => mapBlockTexts(block, CLEANING[block.type] ?? cleanText))
    .map(partMarkers)
    .map(readFirstRow)
    .map(settleTable)
    .map(demoteBlank)
    .map(listMarked)
    .flatMap(dropEmptyParts);
  const { blocks: capped, warning } = capWords(
    joinGlossary(
      joinListings(
        joinLists(
          joinOrdinals(
            joinFirst(
              demoteSteps(joinPersons(joinTorn(withoutBadges(cleaned)).map(splitSteps).map(splitCounted))),
            ),
          ),
        ),
      ),
    ),
  );
  const blocks = capped
    .flatMap(dropEmptyParts)
    .map((block, index) => ({ ...block, id: `b${index + 1}` }) as Block);
  const title = draft.title === null ? null : cleanText(draft.title) || null;
  return {
    ...draft,
    title,
    blocks,
    counts: countBlocks(blocks),
    warnings: warning === null ? draft.warnings : [...draft.warnings, warning],
  };
}

const CLEANING: Partial<Record<DraftBlock['type'], (text: string) => string>> = {
  table: cleanLines,
  paragraph: cleanParagraph,
};

/** The paragraphs of a cell, each on a line of its own. */
function cleanLines(cell: string): string {
  return cell
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '')
    .join('\n');
}

/**
 * A number glued to the sentence it counts ("1.Faça", "a)calcule"); "1.5" and "1.a" are something else. A heading
 * stays as its author set it.
 */
const GLUED_MARKER = /^(\d{1,2}[.)]|[a-e]\))(?=\p{Lu}\p{Ll}|\p{Lu}\s|(?<=\))\p{L}{2})/u;

function partMarkers(block: DraftBlock): DraftBlock {
  return block.type === 'heading' ||
    block.type === 'table' ||
    block.type === 'equation' ||
    block.type === 'chart'
    ? block
    : mapBlockTexts(block, (text) => text.replace(GLUED_MARKER, '$1 '));
}

/** `a > 0 | crescente` over `a < 0 | decrescente`, `31 dias` over `30 dias`: a first row of data heads nothing, however it is set. */
function readFirstRow(block: DraftBlock): DraftBlock {
  if (block.type !== 'table' || !block.hasHeader) return block;
  const [first = [], ...others] = block.rows;
  const shapeOf = (cell = ''): string =>
    cell
      .trim()
      .replace(/\d+(?:[.,]\d+)?/g, '#')
      .replace(/[<>≤≥=]/g, '~');
  const isData = first.some((cell, column) => {
    const shape = shapeOf(cell);
    const alike = others.filter((row) => shapeOf(row[column]) === shape).length;
    return /[#~]/.test(shape) && /\p{L}/u.test(shape) && alike > 0 && alike * 2 >= others.length;
  });
  return isData ? { ...block, hasHeader: false } : block;
}

/** `Resposta: ________`: a line to write on heads nothing, however bold it is set. */
function demoteBlank(block: DraftBlock): DraftBlock {
  if (block.type !== 'heading' || !/_{5,}/.test(block.text)) return block;
  const { level: _, isGuessed: __, ...text } = block;
  return { ...text, type: 'paragraph' };
}

const MARK = /^[●•▪◦○■□❖➢✓–-]$/u;

/** `● | 1 protoboard` over `● | 2 cabos`: a column of marks tells that its table is a list. */
function listMarked(block: DraftBlock): DraftBlock {
  if (block.type !== 'table' || block.rows.length < 2) return block;
  const [marks, ...others] = Array.from({ length: Math.max(...block.rows.map((row) => row.length)) })
    .map((_, column) => block.rows.map((row) => (row[column] ?? '').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [told] = others;
  if (marks === undefined || told === undefined || others.length > 1) return block;
  if (!marks.every((cell) => cell === '' || MARK.test(cell)) || !MARK.test(marks[0] ?? '')) return block;
  const { rows: _, hasHeader: __, ...place } = block;
  const items = told.flatMap((cell) => cell.split('\n')).map((text) => ({ text, level: 0 }));
  return { ...place, type: 'list', isOrdered: false, items };
}

function dropEmptyParts(block: DraftBlock): DraftBlock[] {
  switch (block.type) {
    case 'list': {
      const items = block.items.filter((item) => item.text !== '');
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    // An empty table is an answer box or a form: it has no words, yet it is there.
    case 'table':
    case 'image':
      return [block];
    case 'equation':
      return block.text !== '' || block.latex !== null ? [block] : [];
    case 'chart':
      return block.series.length > 0 || listBlockTexts(block).some((text) => text !== '') ? [block] : [];
    default:
      return listBlockTexts(block).some((text) => text !== '') ? [block] : [];
  }
}

/** Bullets that some writers store as one list each. Numbered lists stay apart: joined they would count on. */
function joinLists(blocks: DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'list' && last?.type === 'list' && isSameList(last, block)) {
      const equations = [...(last.equations ?? []), ...(block.equations ?? [])];
      const merged = { ...last, items: [...last.items, ...block.items] };
      joined[joined.length - 1] = equations.length > 0 ? { ...merged, equations } : merged;
    } else joined.push(block);
  }
  return joined;
}

type DraftList = Omit<ListBlock, 'id'>;
function isSameList(a: DraftList, b: DraftList): boolean {
  return !a.isOrdered && !b.isOrdered && a.page === b.page && a.slide === b.slide && a.origin === b.origin;
}

const COUNTED_AS = {
  heading: 'headings',
  paragraph: 'paragraphs',
  list: 'lists',
  table: 'tables',
  note: 'notes',
  image: 'images',
  equation: 'equations',
  chart: 'charts',
} as const;

function countBlocks(blocks: Block[]): SourceDocument['counts'] {
  const counts = {
    words: 0,
    headings: 0,
    paragraphs: 0,
    lists: 0,
    tables: 0,
    notes: 0,
    images: 0,
    equations: 0,
    charts: 0,
  };
  for (const [at, block] of blocks.entries()) {
    // The lines of one page of notes are one.
    const before = blocks[at - 1];
    const goesOn = block.type === 'note' && before?.type === 'note' && block.slide !== undefined;
    if (!goesOn || before.slide !== block.slide) counts[COUNTED_AS[block.type]]++;
    counts.words += listBlockTexts(block).reduce((sum, text) => sum + countWords(text), 0);
    counts.equations += block.equations?.length ?? 0;
  }
  return counts;
}

/** About 600 printed pages: more than any lesson, and what the later steps hold in memory without strain. */
const WORD_CAP = 200_000;

/** Keeps the first `cap` words; a block that crosses the line is cut there. Answers the warning to show, if any. */
export function capWords(
  blocks: DraftBlock[],
  cap: number = WORD_CAP,
): { blocks: DraftBlock[]; warning: ReadingWarning | null } {
  let left = cap;
  const kept: DraftBlock[] = [];
  for (const block of blocks) {
    const words = listBlockTexts(block).reduce((sum, text) => sum + countWords(text), 0);
    if (words > left) {
      kept.push(
        mapBlockTexts(block, (text) => {
          const cut = takeWords(text, left);
          left -= countWords(cut);
          return cut;
        }),
      );
      return { blocks: kept, warning: describeCap(cap) };
    }
    left -= words;
    kept.push(block);
  }
  return { blocks: kept, warning: null };
}

function takeWords(text: string, count: number): string {
  return count <= 0 ? '' : text.split(' ', count).join(' ');
}

function describeCap(cap: number): ReadingWarning {
  return {
    code: 'text_cap',
    message: `O material é muito longo: foram lidas as primeiras ${formatNumber(cap)} palavras.`,
  };
}
