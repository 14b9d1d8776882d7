import type { VerticalRule } from './erase-rules.ts';
import { makeLine, type OcrLine } from './ocr-line.ts';

/**
 * Puts the text left of a column rule before the text right of it, where tesseract read straight across.
 * Only a rule that stands alone counts: several side by side are the borders of a table or a box.
 */
export function orderColumns(lines: OcrLine[], rules: VerticalRule[]): OcrLine[] {
  return rules.filter((rule) => standsAlone(rule, rules)).reduce(orderAtRule, lines);
}

function standsAlone(rule: VerticalRule, rules: VerticalRule[]): boolean {
  return !rules.some(
    (other) => other !== rule && Math.min(other.to, rule.to) > Math.max(other.from, rule.from),
  );
}

function orderAtRule(lines: OcrLine[], rule: VerticalRule): OcrLine[] {
  const isBeside = (line: OcrLine) => {
    const middle = (line.top + line.bottom) / 2;
    return middle > rule.from && middle < rule.to;
  };
  const zone = lines.filter(isBeside);
  const sides = zone.map((line) => splitLine(line, rule.x));
  const left = sides.flatMap((side) => side.left ?? []);
  const right = sides.flatMap((side) => side.right ?? []);
  const at = lines.findIndex(isBeside);
  if (left.length < 2 || right.length < 2) return lines;
  const outside = (line: OcrLine) => !isBeside(line);
  return [
    ...lines.slice(0, at).filter(outside),
    ...groupColumn(left, `${rule.x}.left`),
    ...groupColumn(right, `${rule.x}.right`),
    ...lines.slice(at).filter(outside),
  ];
}

function splitLine(line: OcrLine, x: number): { left: OcrLine | null; right: OcrLine | null } {
  const isLeft = (word: { left: number; width: number }) => word.left + word.width / 2 < x;
  const make = (words: OcrLine['words']) =>
    words.some((word) => /[\p{L}\p{N}]/u.test(word.text)) ? makeLine(line.paragraph, words) : null;
  return {
    left: make(line.words.filter(isLeft)),
    right: make(line.words.filter((word) => !isLeft(word))),
  };
}

/** In heights of the text: wider than between two lines of one paragraph. */
const PARAGRAPH_GAP = 0.9;

/** Pieces on one height become one line again; the paragraphs tesseract saw across both columns are made anew. */
function groupColumn(pieces: OcrLine[], name: string): OcrLine[] {
  const column: OcrLine[] = [];
  let group = 0;
  for (const piece of pieces.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const last = column.at(-1);
    const shared =
      last === undefined ? 0 : Math.min(last.bottom, piece.bottom) - Math.max(last.top, piece.top);
    if (last !== undefined && shared > Math.min(last.textHeight, piece.textHeight) / 2) {
      const words = [...last.words, ...piece.words].sort((a, b) => a.left - b.left);
      column[column.length - 1] = makeLine(last.paragraph, words);
      continue;
    }
    if (last !== undefined && piece.top - last.bottom > PARAGRAPH_GAP * piece.textHeight) group++;
    column.push(makeLine(`${name}.${group}`, piece.words));
  }
  return column;
}
