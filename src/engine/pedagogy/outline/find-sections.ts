import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { piecesOf, weightOf } from './build-tree.ts';
import { cleanTitle, LONGEST_TITLE, shortenTitle, upperFirst } from './clean-title.ts';
import { findParts, type Part } from './find-parts.ts';
import { isListingLine } from './is-listing-line.ts';
import { matterOf, type Section } from './section.ts';

/** The content sections of the lesson, `least`..`most` of them as far as the material goes; none for no matter. */
export function findSections(
  pieces: readonly Piece[],
  terms: LessonTerms,
  spell: (lower: string) => string,
  bounds: { least: number; most: number },
): Section[] {
  if (matterOf(pieces).length === 0 && pieces.length === 0) return [];
  const parts = findParts(pieces, bounds.least, bounds.most);
  const titles = nameParts(parts, terms, spell);
  return parts.map((part, index) => ({
    title: titles[index] ?? '',
    pieces: part.nodes.flatMap(piecesOf),
    weight: Math.max(1, part.weight),
  }));
}

/** Headings that name a place in a document, not a subject. */
const NAMELESS =
  /^(?:introdu[çc][ãa]o|conclus[ãa]o|considera[çc][õo]es finais|apresenta[çc][ãa]o|desenvolvimento|conte[úu]do|resumo|continua[çc][ãa]o|cont\.?|parte|slide|exemplos?|defini[çc][ãa]o|defini[çc][õo]es|tipos|obs(?:erva[çc][ãa]o)?|importante|nota|instru[çc](?:ão|ões)(?: .{0,30})?|orienta[çc][õo]es(?: .{0,30})?|observa[çc][õo]es|respostas?(?: abertas?)?|gabarito|quest(?:ão|ões)(?: .{0,20})?|exerc[íi]cios?(?: propostos?)?|atividades?|prova|avalia[çc][ãa]o)\W*\d*$/iu;
/** Two short headings stand side by side; longer ones would make no title. */
const LONGEST_PAIR = 56;

/** A distinct title for each part: its own heading, the pair of them, else its most telling phrase. */
function nameParts(parts: readonly Part[], terms: LessonTerms, spell: (lower: string) => string): string[] {
  const taken: string[] = [];
  return parts.map((part) => {
    const candidates = candidatesOf(part, terms, spell);
    const title = candidates.find((candidate) => !isTaken(candidate, taken)) ?? candidates[0] ?? '';
    taken.push(title);
    return title;
  });
}

function candidatesOf(part: Part, terms: LessonTerms, spell: (lower: string) => string): string[] {
  const pieces = part.nodes.flatMap(piecesOf);
  const phrases = telling(pieces, terms);
  const headings = part.nodes
    .filter((node) => node.heading !== null)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .map((node) => cleanTitle(node.heading?.text ?? '', spell))
    .filter((title) => title !== '' && /\p{L}/u.test(title));
  const named = headings.filter((title) => !NAMELESS.test(title) && !isWeakTitle(title));
  const [first, second] = named;
  const own = part.nodes.length === 1 && first !== undefined ? [first] : [];
  const pair =
    part.nodes.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    `${first} e ${second}`.length <= LONGEST_PAIR &&
    isEven(part) &&
    !/ e |[:,–?!]/.test(`${first}${second}`)
      ? [joinPair(part, spell)]
      : [];
  const common = part.nodes.length > 2 ? commonPhrase(named, terms, pieces) : [];
  const lines = pieces.flatMap((piece) =>
    piece.statements.slice(0, 1).map((statement) => plainMath(statement.text)),
  );
  const candidates = [
    ...own,
    ...pair,
    ...common,
    ...named,
    ...phrases,
    ...headings,
    ...lines.slice(0, 1).map((line) => shortenTitle(upperFirst(line.replace(/[.;:,]+$/, '')))),
  ].filter((title) => title.length <= LONGEST_TITLE);
  const worthy = candidates.filter((title) => !isListingLine(title));
  return worthy.length > 0 ? worthy : candidates;
}

/** A cut sentence or a mere date says where, not what: only where nothing better names the part. */
function isWeakTitle(title: string): boolean {
  return title.endsWith('…') || /\d{1,2}º? de \p{Ll}+ de \d{4}$/u.test(title) || isBroken(title);
}

/** The same words in another order or number make no second title. */
function isTaken(title: string, taken: readonly string[]): boolean {
  const key = (text: string): string =>
    [...new Set(contentStems(text))].sort().join(' ') || text.toLowerCase();
  return taken.some((other) => key(other) === key(title));
}

/** What a part without heading is about: a term it defines or names in its first sentence, else its main terms. */
function telling(pieces: readonly Piece[], terms: LessonTerms): string[] {
  const first = pieces.find((piece) => piece.kind !== 'heading')?.statements[0];
  const defined = first === undefined ? undefined : definitionOf(first.text)?.term;
  const ranked = terms
    .termsOf(pieces)
    .slice(0, 12)
    .map((term, place) => {
      const opens = first !== undefined && term.stems.every((key) => first.stems.has(key));
      return { phrase: term.phrase, place: place - (opens ? 3 : 0) - (term.stems.length > 1 ? 2 : 0) };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ phrase }) => upperFirst(phrase));
  return defined === undefined || defined.length > 45 ? ranked : [upperFirst(defined), ...ranked];
}

/** In the order of the material, the second in lower case unless it is a name. */
function joinPair(part: Part, spell: (lower: string) => string): string {
  const [a = '', b = ''] = part.nodes.map((node) => cleanTitle(node.heading?.text ?? '', spell));
  const opening = /^\p{L}+/u.exec(b)?.[0] ?? '';
  const isName =
    /\s\p{Lu}/u.test(b) || opening === opening.toUpperCase() || spell(opening.toLowerCase()) === opening;
  return `${a} e ${isName ? b : b.charAt(0).toLowerCase() + b.slice(1)}`;
}

/** Neither of the two is a mere appendix of the other. */
function isEven(part: Part): boolean {
  const weights = part.nodes.map(weightOf);
  return Math.min(...weights) >= 0.3 * Math.max(...weights);
}

/** A phrase that most of the headings share names them all. */
function commonPhrase(
  headings: string[],
  terms: LessonTerms,
  pieces: Part['nodes'][number]['body'],
): string[] {
  if (headings.length < 3) return [];
  const stems = headings.map((heading) => new Set(contentStems(heading)));
  return terms
    .termsOf(pieces)
    .filter(
      (term) => stems.filter((own) => term.stems.every((key) => own.has(key))).length >= headings.length / 2,
    )
    .filter((term) => term.stems.length > 1)
    .slice(0, 2)
    .map((term) => upperFirst(term.phrase));
}
