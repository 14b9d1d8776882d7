import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { compressSentence, LONGEST_POINT } from './compress-sentence.ts';

/** Openings that point at something said before. */
const POINTS_BACK =
  /^(?:el[ea]s?|iss?o|isto|ess[ea]s?|est[ea]s?|aquel[ea]s?|n?el[ea]s?|n(?:ess|est)[ea]s?|outr[oa]s?|tal|tais|seus?|suas?|lá|ali|daí|também|já|mas|porém|contudo|no entanto|entretanto|por outro lado|portanto|assim)(?![\p{L}-])/iu;
/** Steps and links: good among their neighbours, no good alone. */
const LEADS_ON =
  /^(?:primeiro|em seguida|depois|por fim|por último|finalmente|então|a seguir|por exemplo|além disso|quando|para isso)(?![\p{L}-])/iu;
const FEW = 2;
const MOST_ALIKE = 0.6;
/** Sentences that make a good point as they are. */
const GOOD_LENGTH = { from: 5, to: 24 };

/** The `most` statements that tell most about these pieces without saying a thing twice, in reading order. */
export function selectStatements(pieces: readonly Piece[], most: number, terms: LessonTerms): Statement[] {
  const ranked = pieces
    .flatMap((piece) => piece.statements.map((statement, index) => ({ statement, index })))
    .filter(({ statement }) => statement.piece.kind !== 'heading' && isQuotable(statement))
    .map((entry, place) => ({
      ...entry,
      place,
      score:
        scoreOf(entry.statement, entry.index, terms) *
        (most <= FEW && isDependent(entry.statement) ? 0.05 : 1),
    }))
    .sort((a, b) => b.score - a.score || a.place - b.place);
  const chosen: typeof ranked = [];
  // A point cut between words is shown only where the pieces say nothing shorter.
  ranked.sort((a, b) => Number(isCut(a.statement)) - Number(isCut(b.statement)));
  for (const entry of ranked) {
    if (chosen.length >= most || (chosen.length >= FEW && isCut(entry.statement))) break;
    if (!chosen.some((other) => isAlike(entry.statement, other.statement))) chosen.push(entry);
  }
  return chosen.sort((a, b) => a.place - b.place).map((entry) => entry.statement);
}

const cut = new WeakMap<Statement, boolean>();

/** True for a sentence that no clause border makes short enough. */
function isCut(statement: Statement): boolean {
  const { text } = statement;
  if (text.length <= LONGEST_POINT) return false;
  let is = cut.get(statement);
  if (is === undefined) {
    is = compressSentence(text).endsWith('…');
    cut.set(statement, is);
  }
  return is;
}

function isDependent({ text }: Statement): boolean {
  return LEADS_ON.test(text) || POINTS_BACK.test(text);
}

function scoreOf(statement: Statement, index: number, terms: LessonTerms): number {
  let score = terms.scoreStatement(statement) + 0.05;
  const { words, text, piece } = statement;
  if (words < GOOD_LENGTH.from) score *= piece.kind === 'list' ? 0.8 : 0.45;
  if (words > GOOD_LENGTH.to) score *= 0.75;
  if (POINTS_BACK.test(text)) score *= 0.4;
  if (/\?["”’)]*$/.test(text)) score *= 0.3;
  if (index === 0) score *= 1.15;
  if (piece.kind === 'note') score *= 0.7;
  if (piece.kind === 'table') score *= 0.5;
  if (piece.kind === 'text' && definitionOf(text) !== null) score *= 1.4;
  return score;
}

export function isAlike(a: Statement, b: Statement): boolean {
  if (a.text === b.text) return true;
  const [small, large] = a.stems.size <= b.stems.size ? [a.stems, b.stems] : [b.stems, a.stems];
  if (small.size === 0) return false;
  let shared = 0;
  for (const key of small) if (large.has(key)) shared += 1;
  return shared / (small.size + large.size - shared) >= MOST_ALIKE;
}
