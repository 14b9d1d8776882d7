import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { extractKeyPhrases, type KeyPhrase } from '#engine/pedagogy/language/phrases/key-phrases.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Piece, Statement } from './piece.ts';

export interface LessonTerm extends Omit<KeyPhrase, 'blockIds'> {
  stems: string[];
  /** `order` of a piece → how many of its statements name the term. */
  places: ReadonlyMap<number, number>;
  /** Statements of all pieces that name it. */
  total: number;
}

export interface LessonTerms {
  /** Most telling first. */
  terms: LessonTerm[];
  /** How much a statement tells about the lesson, 0 and up; long ones gain little by length. */
  scoreStatement(statement: Pick<Statement, 'stems'>): number;
  /** The terms of these pieces, those at home here first. */
  termsOf(pieces: readonly Piece[]): LessonTerm[];
}

const MOST_TERMS = 60;
/** Added to a sentence's number of words, so that a fragment of two strong words does not win. */
const SMOOTHING = 7;

/** The lesson's own vocabulary with its weights. */
export function weighTerms(pieces: readonly Piece[]): LessonTerms {
  const documents = pieces
    .filter((piece) => piece.kind !== 'code' && piece.kind !== 'equation' && piece.text !== '')
    .map((piece) => ({
      blockId: String(piece.order),
      text: piece.text,
      isHeading: piece.kind === 'heading',
    }));
  const byOrder = new Map(pieces.map((piece) => [piece.order, piece]));
  const terms = extractKeyPhrases(documents, { limit: MOST_TERMS, defined: definedKeys(pieces) })
    .filter(({ phrase }) => isNominal(phrase) && !isGenericPhrase(phrase))
    .map(({ blockIds, ...phrase }): LessonTerm => {
      const stems = phrase.key.split(' ');
      const places = new Map(blockIds.map((id) => [Number(id), countUses(stems, byOrder.get(Number(id)))]));
      return { ...phrase, stems, places, total: [...places.values()].reduce((sum, uses) => sum + uses, 0) };
    });
  const weights = weighStems(pieces, terms);
  return {
    terms,
    scoreStatement: (statement) => {
      let sum = 0;
      for (const key of statement.stems) sum += weights.get(key) ?? 0;
      return sum / (statement.stems.size + SMOOTHING);
    },
    termsOf: (own) => rankTerms(own, terms),
  };
}

/** The stems of the words that the material defines: what is explained is what the lesson is about. */
function definedKeys(pieces: readonly Piece[]): Set<string> {
  const keys = pieces
    .filter(({ kind }) => kind === 'text' || kind === 'list')
    .flatMap(({ statements }) => statements)
    .flatMap(({ text }) => definitionOf(text)?.term ?? [])
    .map((term) => contentStems(term).join(' '));
  return new Set(keys);
}

/** At least one: the phrase was found there, even where its words stand in two statements. */
function countUses(stems: readonly string[], piece: Piece | undefined): number {
  const uses =
    piece?.statements.filter((statement) => stems.every((key) => statement.stems.has(key))).length ?? 0;
  return Math.max(1, uses);
}

/** Frequency tells little alone: a stem that belongs to a key phrase counts up to four times as much. */
function weighStems(pieces: readonly Piece[], terms: readonly LessonTerm[]): Map<string, number> {
  const frequency = new Map<string, number>();
  for (const piece of pieces)
    for (const statement of piece.statements)
      for (const key of statement.stems) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const boost = new Map<string, number>();
  for (const term of terms)
    for (const key of term.stems) boost.set(key, Math.max(boost.get(key) ?? 0, term.weight));
  const weights = new Map<string, number>();
  for (const [key, count] of frequency) weights.set(key, Math.log1p(count) * (1 + 3 * (boost.get(key) ?? 0)));
  return weights;
}

function rankTerms(pieces: readonly Piece[], terms: readonly LessonTerm[]): LessonTerm[] {
  const orders = new Set(pieces.map((piece) => piece.order));
  return terms
    .map((term) => {
      let inside = 0;
      for (const [place, uses] of term.places) if (orders.has(place)) inside += uses;
      const share = inside / Math.max(1, term.total);
      return { term, inside, score: term.weight * Math.log1p(inside) * (0.25 + share) };
    })
    .filter((entry) => entry.inside > 0)
    .sort((a, b) => b.score - a.score || (a.term.key < b.term.key ? -1 : 1))
    .map((entry) => entry.term);
}

/** Imperfects in `-ia` of verbs that teaching texts use; nouns in `-ia` (`burguesia`, `energia`) are many. */
const IMPERFECT =
  /^(?:viv|reun|exist|serv|defend|permit|receb|perd|vend|escrev|produz|dirig|consist|constitu|divid|possu|correspond|depend|conhec|parec|acontec|pertenc|tinh|hav|diz|faz|pod|quer|dev|sab|v|le|recorr|exig|cresc|nasc|morr|sofr|sent)iam?$/;
const PERFECT = /(?:aram|eram|iram|ou|avam?)$/;
/** Nouns and names that end like verbs. */
const NOUNS = new Set(['sou', 'show', 'gurgou', 'moscou', 'palavra', 'lava', 'fava', 'escrava', 'oitava']);

/** False for a phrase that drags a verb along (`França vivia`, `liderados por Robespierre`): it names nothing. */
function isNominal(phrase: string): boolean {
  const words = phrase.toLowerCase().split(' ');
  if (words.length < 2) return true;
  if (/^\p{L}+[aei]d[oa]s? por /u.test(phrase)) return false;
  return !words.some(
    (word) => word.length > 3 && !NOUNS.has(word) && (IMPERFECT.test(word) || PERFECT.test(word)),
  );
}
