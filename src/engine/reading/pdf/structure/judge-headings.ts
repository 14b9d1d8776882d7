import type { DraftParagraph } from '#engine/reading/pdf/layout/build-paragraphs.ts';
import type { OutlineEntry } from './read-outline.ts';

export interface HeadingJudgement {
  level: number;
  /** False where tags or the outline of the file say it. */
  isGuessed: boolean;
}

/** The paragraphs of a page in reading order. */
export interface JudgedPage {
  page: number;
  /** Wider than high: its first heading is the title of the slide. */
  isSlide: boolean;
  paragraphs: readonly DraftParagraph[];
}

interface Candidate {
  paragraph: DraftParagraph;
  page: number;
  reason: 'tag' | 'outline' | 'size' | 'bold';
  fixedLevel: number;
}

const LARGER = 1.14;
const MUCH_LARGER = 1.35;
const MOST_WORDS = { size: 24, bold: 14, numbered: 9 };
const CONTENTS = /^(?:sum[áa]rio|conte[úu]dos?|[íi]ndice|contents)$/iu;
const SAME_SIZE = 1.06;
const MAX_LEVEL = 6;
/** More headings than this are no headings: first the bold ones go, then the smallest. */
const MOST_PER_PAGE = 2;
const MOST_SHARE = 0.25;
const MIN_ALLOWED = 8;

/**
 * Decides which paragraphs are headings, and of which level: what tags and outline say, else larger letters
 * than the text's, else short bold lines. Levels follow the sizes used.
 */
export function judgeHeadings(
  pages: readonly JudgedPage[],
  outline: readonly OutlineEntry[],
  bodySize: number,
): Map<DraftParagraph, HeadingJudgement> {
  const titles = indexOutline(outline);
  const candidates: Candidate[] = [];
  let paragraphCount = 0;
  for (const { page, paragraphs } of pages) {
    let isContents = false;
    for (const paragraph of paragraphs) {
      paragraphCount++;
      const candidate = judge(paragraph, page, titles, bodySize);
      // Below "Sumário" stand the names of headings, not the headings, until the text begins.
      if (isContents && paragraph.text.split(' ').length > MOST_WORDS.size) isContents = false;
      if (candidate !== null && !isContents) candidates.push(candidate);
      if (candidate !== null && CONTENTS.test(paragraph.text)) isContents = true;
    }
  }
  const allowed = Math.max(MIN_ALLOWED, Math.min(MOST_PER_PAGE * pages.length, MOST_SHARE * paragraphCount));
  const kept = thinOut(candidates, allowed);
  const levels = rankLevels(kept, bodySize);
  liftTitles(levels, kept, pages);
  return levels;
}

/** The largest heading of the first page is the document's title, the first one of a slide the slide's. */
function liftTitles(
  levels: Map<DraftParagraph, HeadingJudgement>,
  kept: readonly Candidate[],
  pages: readonly JudgedPage[],
): void {
  const firstPage = pages.find(({ paragraphs }) => paragraphs.length > 0)?.page;
  for (const { page, isSlide } of pages) {
    const own = kept.filter((candidate) => candidate.page === page).map(({ paragraph }) => paragraph);
    const largest = own.reduce<DraftParagraph | null>(
      (most, one) => (most === null || one.size > most.size * SAME_SIZE ? one : most),
      null,
    );
    if (largest === null || (page !== firstPage && !isSlide)) continue;
    for (const paragraph of own) {
      const judgement = levels.get(paragraph);
      if (judgement === undefined) continue;
      if (paragraph === largest) judgement.level = 1;
      else if (isSlide) judgement.level = Math.max(2, judgement.level);
    }
  }
}

function judge(
  paragraph: DraftParagraph,
  page: number,
  titles: ReadonlyMap<string, OutlineEntry[]>,
  bodySize: number,
): Candidate | null {
  const { text, size, isBold } = paragraph;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 3 || letters < 0.5 * text.replace(/\s/g, '').length || text.length > 250) return null;
  if (/\.{4,}|(?:\. ){3,}/.test(text)) return null;
  const entry = titles.get(simplify(text))?.find((title) => Math.abs(title.page - page) <= 1);
  if (entry !== undefined) return { paragraph, page, reason: 'outline', fixedLevel: entry.level };
  if (paragraph.tagLevel > 0) return { paragraph, page, reason: 'tag', fixedLevel: paragraph.tagLevel };
  const words = text.split(' ').length;
  if (paragraph.marker !== null && !paragraph.marker.isOrdered) return null;
  const isMuchLarger = size >= MUCH_LARGER * bodySize;
  const isShort = isMuchLarger ? words <= MOST_WORDS.size : words <= MOST_WORDS.bold && !/[.:]$/.test(text);
  if (size >= LARGER * bodySize && isShort && !/[,;]$/.test(text)) {
    return { paragraph, page, reason: 'size', fixedLevel: 0 };
  }
  const isLabel = isBold && size >= 0.95 * bodySize && words <= MOST_WORDS.bold && paragraph.rowCount <= 2;
  if (isLabel && !/[.,;:(]$/.test(text) && /^[\p{Lu}\p{N}“"]/u.test(text) && !/[{}=<>|]/.test(text)) {
    return { paragraph, page, reason: 'bold', fixedLevel: 0 };
  }
  return null;
}

function indexOutline(outline: readonly OutlineEntry[]): Map<string, OutlineEntry[]> {
  const titles = new Map<string, OutlineEntry[]>();
  for (const entry of outline) {
    // "Slide 7" and the like name pages, not contents.
    if (/^(?:slide|p[áa]gina|page)\s*\d+$/iu.test(entry.title)) continue;
    const key = simplify(entry.title);
    if (key !== '') titles.set(key, [...(titles.get(key) ?? []), entry]);
  }
  return titles;
}

/** Letters only: outline and page may differ in numbering, spaces, accents and raised letters. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^\s*(?:capitulo\s+)?[\divx.]+[\s.:–-]+/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function thinOut(candidates: readonly Candidate[], allowed: number): Candidate[] {
  let kept = [...candidates];
  const isSure = ({ reason }: Candidate) => reason === 'tag' || reason === 'outline';
  if (kept.length > allowed) {
    // Where the file itself names its headings, a mere look adds nothing once they are many.
    kept = kept.filter((candidate) => candidate.reason !== 'bold' || /^\d/.test(candidate.paragraph.text));
  }
  while (kept.length > allowed) {
    const guessed = kept.filter((candidate) => !isSure(candidate));
    if (guessed.length === 0) break;
    const smallest = Math.min(...guessed.map(({ paragraph }) => paragraph.size));
    kept = kept.filter((one) => isSure(one) || one.paragraph.size > smallest * SAME_SIZE);
  }
  return kept;
}

function rankLevels(kept: readonly Candidate[], bodySize: number): Map<DraftParagraph, HeadingJudgement> {
  const sizes: number[] = [];
  for (const { paragraph } of [...kept].sort((a, b) => b.paragraph.size - a.paragraph.size)) {
    const last = sizes.at(-1);
    const isBodySize = paragraph.size < LARGER * bodySize;
    if (!isBodySize && (last === undefined || paragraph.size < last / SAME_SIZE)) sizes.push(paragraph.size);
  }
  const levels = new Map<DraftParagraph, HeadingJudgement>();
  for (const { paragraph, fixedLevel, reason } of kept) {
    const rank = sizes.findIndex((size) => paragraph.size >= size / SAME_SIZE);
    const byLook = rank === -1 ? sizes.length + 1 : rank + 1;
    const numbering = /^(\d+(?:\.\d+)+)/.exec(paragraph.text)?.[1]?.split('.').length ?? 1;
    const level = fixedLevel > 0 ? fixedLevel : Math.max(byLook, numbering);
    levels.set(paragraph, {
      level: Math.min(level, MAX_LEVEL),
      isGuessed: reason === 'size' || reason === 'bold',
    });
  }
  return levels;
}
