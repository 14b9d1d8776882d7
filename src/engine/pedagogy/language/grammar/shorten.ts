import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { closesClauses, endsOpen, isBalanced, mainVerbAt } from './clauses.ts';
import { type Cut, findCuts } from './find-cuts.ts';

/** What a sentence may measure at most. */
export interface Limit {
  characters?: number;
  words?: number;
  /** It sums up what is told whole elsewhere: the means may go. */
  isSummary?: boolean;
  /** Only asides go: brackets, dashes, examples, what stands between commas. No clause of its own is dropped. */
  isWhole?: boolean;
}

const FEWEST_WORDS = 4;
/** Kinds of cuts, the most harmless first, that leave every clause. */
const ASIDES = 5;

/**
 * The sentence with as few parts left out as make it fit, or null where nothing harmless makes it so. What is left is
 * words of the source in their order, a main clause with its verb, and says the same: negations, conditions, comparisons and
 * measures stay.
 */
export function shorten(sentence: string, limit: Limit): string | null {
  let text = sentence.trim();
  if (fits(text, limit)) return text;
  // What announces a list, or asks, needs all its words.
  if (/[:?]["”’»)]?$/.test(text)) return null;
  const needsVerb = mainVerbAt(tagSentence(text)) !== -1;
  const kinds = limit.isWhole ? ASIDES : findCuts(text, tagSentence(text), limit.isSummary).length;
  for (let kind = 0; kind < kinds; kind += 1) {
    const shorter = dropKind(text, kind, limit, needsVerb);
    text = shorter ?? text;
    if (fits(text, limit)) return text;
  }
  return null;
}

/** Drops the parts of one kind one after the other, the last first, until the sentence fits. */
function dropKind(sentence: string, kind: number, limit: Limit, needsVerb: boolean): string | null {
  let text: string | null = null;
  for (let round = 0; round < 4; round += 1) {
    const from: string = text ?? sentence;
    const cuts = findCuts(from, tagSentence(from), limit.isSummary)[kind] ?? [];
    const next: string | undefined = cuts
      .map((cut) => drop(from, cut))
      .findLast((one) => isSound(one, needsVerb));
    if (next === undefined) return text;
    text = next;
    if (fits(text, limit)) return text;
  }
  return text;
}

function drop(sentence: string, { start, end }: Cut): string {
  const left = sentence.slice(0, start).trimEnd();
  const right = sentence.slice(end);
  if (left === '') return right.trimStart().replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /^\s*[.,;:!?]/.test(right) || right === ''
    ? left + right.trimStart()
    : `${left} ${right.trimStart()}`;
}

function isSound(text: string, needsVerb: boolean): boolean {
  const tokens = tagSentence(text);
  if (tokens.filter(({ tag }) => tag !== 'PUNCT').length < FEWEST_WORDS) return false;
  if (!isBalanced(text) || endsOpen(tokens) || /[,;:]\s*[.!?]?$/.test(text)) return false;
  return (!needsVerb || mainVerbAt(tokens) !== -1) && closesClauses(tokens);
}

const SIGNS = /(?<![\p{L}\d])(?:[\p{L}\d], ){2,}[\p{L}\d](?![\p{L}\d])/gu;

function fits(
  text: string,
  { characters = Number.POSITIVE_INFINITY, words = Number.POSITIVE_INFINITY }: Limit,
): boolean {
  // A row of figures or letters is one word to read.
  return text.length <= characters && text.replace(SIGNS, 'x').split(/\s+/).length <= words;
}
