import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { normalise, stem } from '#engine/pedagogy/language/stem.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { type OutlineNode, piecesOf, weightOf } from './build-tree.ts';
import { cleanTitle, LONGEST_TITLE, shortenTitle, upperFirst } from './clean-title.ts';
import { findParts, type Part } from './find-parts.ts';
import { isListingLine } from './is-listing-line.ts';
import { isOneOfLessons, joinNames, type PartName } from './join-names.ts';
import { ledTo, namesSource } from './led-to.ts';
import { titleExamples } from './name-example.ts';
import { nameTable } from './name-table.ts';
import { isFrame, isNameless, isNotice } from './nameless.ts';
import { isNoName } from './no-name.ts';
import { matterOf, type Section } from './section.ts';
import { spokenOf } from './spoken-of.ts';

/** The content sections of the lesson, `least`..`most` of them as far as the material goes; none for no matter. */
export function findSections(
  pieces: readonly Piece[],
  terms: LessonTerms,
  spell: (lower: string) => string,
  bounds: { least: number; most: number; namesFrames?: boolean; whole?: string },
): Section[] {
  if (matterOf(pieces).length === 0 && pieces.length === 0) return [];
  const parts = joinAnswers(findParts(pieces, bounds.least, bounds.most));
  const titles = nameParts(parts, terms, spell, bounds);
  return parts.map((part, index) => ({
    title: titles[index] ?? '',
    pieces: part.nodes.flatMap(piecesOf),
    weight: Math.max(1, part.weight),
  }));
}

/** `Answer key (não mostrar!)` */
const ANSWERS =
  /^\W*(?:gabarito|respostas?|answers?(?: key)?|chave de (?:respostas|corre[çc][ãa]o))(?!\p{L})/iu;

/** Answers go with what they answer: they are no part that a class is taught. */
function joinAnswers(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isKey = part.nodes.every(({ heading }) => heading !== null && ANSWERS.test(heading.text));
    if (last === undefined || !isKey) joined.push(part);
    else joined[joined.length - 1] = { ...last, nodes: [...last.nodes, ...part.nodes] };
  }
  return joined;
}

/** Some short headings stand side by side; longer ones would make no title. */
const LONGEST_LIST = 66;

/** A distinct title for each part: its own heading, the pair of them, else its most telling phrase. */
function nameParts(
  parts: readonly Part[],
  terms: LessonTerms,
  spell: (lower: string) => string,
  { namesFrames = false, whole = '' }: { namesFrames?: boolean; whole?: string },
): string[] {
  const taken: string[] = [];
  return parts.map((part, at) => {
    const told = at === 0 && parts.length > 1 ? { ...part, nodes: withoutWhole(part.nodes, whole) } : part;
    const headings = part.nodes.map(({ heading }) => heading?.text ?? '');
    const example = titleExamples(headings, taken.at(-1) ?? '', whole, textOf(part));
    const candidates = [
      ...(example === null ? [] : [example]),
      ...candidatesOf(told, terms, spell, { namesFrames, whole }),
    ];
    const title = candidates.find((candidate) => !isTaken(candidate, taken)) ?? candidates[0] ?? '';
    taken.push(title);
    return title;
  });
}

const textOf = ({ nodes }: Part): string =>
  nodes
    .flatMap(piecesOf)
    .map(({ text }) => text)
    .join(' ');

/** Above this share of what stands beside it, the first heading has matter of its own. */
const A_FEW_LINES = 0.2;

/** The name of the whole above a few lines names no part of it: `A cidade`, then `O centro` with all there is to say. */
function withoutWhole(nodes: readonly OutlineNode[], whole: string): OutlineNode[] {
  const [first, ...rest] = nodes;
  const beside = rest.reduce((sum, node) => sum + weightOf(node), 0);
  const isWhole =
    first?.heading !== null &&
    first?.children.length === 0 &&
    !isOneOfLessons(first.heading.text) &&
    (weightOf(first) < A_FEW_LINES * beside ||
      (beside > 0 && whole !== '' && normalise(first.heading.text) === normalise(whole)));
  return isWhole ? rest : [...nodes];
}

/** An introduction is told by what it introduces; what closes a text is known by its name. */
const CLOSES = /^(?:conclus|considera|resumo|avalia)/iu;

function candidatesOf(
  part: Part,
  terms: LessonTerms,
  spell: (lower: string) => string,
  { namesFrames, whole }: { namesFrames: boolean; whole: string },
): string[] {
  const pieces = part.nodes.flatMap(piecesOf);
  const isAsked = isMostlyAsked(pieces.filter(({ kind }) => kind !== 'heading'));
  const headings = namesOf(part.nodes, spell);
  const named = headings.filter(({ title }) => isTelling(title) || (namesFrames && isFrame(title)));
  // Of an introduction its parts tell more than its own name.
  const inner = namesOf(
    part.nodes.flatMap(({ children }) => children),
    spell,
  );
  const shown = named.length > 0 ? named : inner.filter(({ title }) => isTelling(title));
  const joined = joinNames(shown, spell, LONGEST_LIST);
  const frames = headings.filter(({ title }) => isFrame(title));
  const heaviest = [...shown].sort((a, b) => b.weight - a.weight).map(({ title }) => title);
  const lines = pieces.flatMap((piece) =>
    piece.statements
      .slice(0, 1)
      .map((statement) => plainMath(statement.text))
      .filter((line) => !hasRawMath(line)),
  );
  const notices = headings.filter(({ title }) => isNotice(title)).map(({ title }) => title);
  const candidates = [
    joined,
    ...heaviest,
    ...nameTable(pieces, whole, spell),
    ...(part.nodes.length > 1 || frames.some(({ title }) => CLOSES.test(title))
      ? [joinNames(frames, spell, LONGEST_LIST), frames[0]?.title ?? '']
      : []),
    // A box of the file keeps its name; `Cuidado!` typed above some lines says nothing of them.
    ...(part.nodes.some(({ heading }) => isMarked(heading)) ? notices : []),
    ...(headings.some(({ title }) => OF_A_PLAN.test(title)) ? subjectIn(whole, pieces, spell) : []),
    ...(isAsked ? [] : labelOf(pieces, spell)),
    ...(isAsked ? [] : [...ledTo(pieces), ...spokenOf(pieces, terms, spell)]),
    ...notices,
    ...telling(pieces, terms),
    ...headings.map(({ title }) => title),
    ...lines.slice(0, 1).map((line) => shortenTitle(upperFirst(line.replace(/[.;:,]+$/, '')))),
  ].filter((title) => title !== '' && title.length <= LONGEST_TITLE);
  const worthy = candidates.filter(
    (title) =>
      !isListingLine(title) &&
      !isField(title) &&
      !RECKONS.test(title) &&
      (!isNoName(title) || notices.includes(title)),
  );
  return worthy.length > 0 ? worthy : candidates;
}

const isMarked = (heading: Piece | null): boolean =>
  heading?.block.type === 'heading' && !heading.block.isGuessed && isNotice(heading.text);

/** What a plan calls all that is taught. */
const OF_A_PLAN = /^conte[úu]dos?(?: program[áa]ticos?| da aula)?$/iu;
const FEWEST_USES = 2;

/** The part of the lesson's title that its matter names most (`Lutas do Brasil - Capoeira` → `Capoeira`). */
function subjectIn(whole: string, pieces: readonly Piece[], spell: (lower: string) => string): string[] {
  const said = pieces.flatMap(({ statements }) => statements).map(({ text }) => contentStems(text));
  return cleanTitle(whole, spell)
    .split(/\s[–—-]\s|:\s/u)
    .map((title) => {
      const stems = contentStems(title);
      const uses = said.filter((one) => stems.length > 0 && stems.every((stem) => one.includes(stem))).length;
      return { title, uses };
    })
    .filter(({ uses }) => uses >= FEWEST_USES)
    .sort((a, b) => b.uses - a.uses)
    .map(({ title }) => upperFirst(title));
}

/** `3ª ação e reação: mesma intensidade …`: what a typed line without heading is headed by itself. */
function labelOf(pieces: readonly Piece[], spell: (lower: string) => string): string[] {
  // Figures below each other are named by what is said behind them: `1/3 = 2/6`, then `Regra: …`.
  const first = pieces.find(({ kind, text }) => kind !== 'heading' && /\p{L}/u.test(text));
  const label = /^([^:.;!?=→]{4,40}?)\s?:\s+\S/u.exec(first?.statements[0]?.text ?? '')?.[1] ?? '';
  const isTyped = first?.kind === 'text' && first.from === 'content' && /\p{L}{4}/u.test(label);
  const title = isTyped && !hasFiniteVerb(label) ? cleanTitle(label, spell) : '';
  return title !== '' && isTelling(title) ? [title] : [];
}

/** `mercado 750 ÷ 3000`: a sum names nothing. */
const RECKONS =
  /\d\s?[÷×*/+]\s?\d|^\(|(?<!\p{L})(?:t[áa]|t[ôo]|[ée]|s[ãa]o)$|;\s(?:por exemplo|ex)(?!\p{L})/u;
/** `Nome: ______`, `Padaria Sol Ltda.`: to be filled in, or from whom it comes. */
const isField = (title: string): boolean => /_{2,}|(?<!\p{L})(?:ltda|eireli|s\/a)(?!\p{L})/iu.test(title);

function namesOf(nodes: readonly OutlineNode[], spell: (lower: string) => string): PartName[] {
  return nodes.flatMap((node) => {
    const title = cleanTitle(node.heading?.text ?? '', spell);
    return /\p{L}/u.test(title) ? [{ title, weight: weightOf(node) }] : [];
  });
}

function isTelling(title: string): boolean {
  return !isNameless(title) && !isWeakTitle(title);
}

/** A cut sentence or a mere date says where, not what: only where nothing better names the part. */
function isWeakTitle(title: string): boolean {
  return title.endsWith('…') || /\d{1,2}º? de \p{Ll}+ de \d{4}$/u.test(title) || isBroken(title);
}

/** The same words in another order or number make no second title; `O que é` and `Por que` are words here. */
function isTaken(title: string, taken: readonly string[]): boolean {
  const key = (text: string): string =>
    [...new Set(wordsOf(text.toLowerCase().replaceAll('-', ' ')).map(stem))].sort().join(' ') ||
    text.toLowerCase();
  return taken.some((other) => key(other) === key(title));
}

const isMostlyAsked = (matter: readonly Piece[]): boolean =>
  matter.filter(({ role }) => isPracticeRole(role)).length * 2 > matter.length;

/** `estômatos = buracos da folha por onde entra o gás`: a term as a teacher notes it. */
const TYPED_TERM = /^(\p{L}{4,}(?: \p{L}{2,}){0,3}) = \p{Ll}{3,} \p{L}/u;

/** What a part without heading is about: a term it defines or names in its first sentence, else its main terms. */
function telling(pieces: readonly Piece[], terms: LessonTerms): string[] {
  const matter = pieces.filter(({ kind }) => kind !== 'heading');
  const isAsked = isMostlyAsked(matter);
  const first = pieces.find((piece) => piece.kind !== 'heading')?.statements[0];
  const typed = matter.flatMap(({ statements }) => statements).map(({ text }) => TYPED_TERM.exec(text)?.[1]);
  const defined =
    first === undefined
      ? undefined
      : (definitionOf(first.text)?.term ??
        typed.find((term) => term !== undefined) ??
        // What an introduction leads to.
        first.piece.statements
          .map(({ text }) => definitionOf(text)?.term)
          .find((term) => term !== undefined));
  const ranked = terms
    .termsOf(pieces)
    // People and firms of a problem are no subject.
    .filter(({ phrase }) => (!isAsked || !/\p{Lu}\p{Ll}/u.test(phrase)) && !namesSource(phrase, matter))
    .slice(0, 12)
    .map((term, place) => {
      const opens = first !== undefined && term.stems.every((key) => first.stems.has(key));
      return { phrase: term.phrase, place: place - (opens ? 3 : 0) - (term.stems.length > 1 ? 2 : 0) };
    })
    .sort((a, b) => a.place - b.place)
    .map(({ phrase }) => upperFirst(phrase));
  return defined === undefined || defined.length > 45 ? ranked : [upperFirst(defined), ...ranked];
}
