import { isEveryday, isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { findNounPhrases, findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerm, LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanTitle, upperFirst } from './clean-title.ts';
import { joinNames, type PartName } from './join-names.ts';
import { labelOf, leadOf, NO_NAME } from './labels.ts';
import type { Spell } from './learn-spelling.ts';
import { namesSource } from './led-to.ts';
import { isNameless } from './nameless.ts';
import { isNoName } from './no-name.ts';

const LONGEST_NAME = 45;
const MOST_NAMED = 3;

/**
 * What matter is about that no heading names, best first: the labels its paragraphs or lines open with, what their first
 * sentences speak of, what most of its sentences name. Nothing where it speaks of this and that.
 */
export function spokenOf(pieces: readonly Piece[], terms: LessonTerms, spell: Spell): string[] {
  const matter = pieces.filter(({ kind, role }) => kind !== 'heading' && !isPracticeRole(role));
  const named = [labelsOf(matter), openingsOf(matter, terms)].map((names) =>
    names.filter(({ title }) => !namesSource(title, matter)),
  );
  const statements = matter.flatMap((piece) => piece.statements);
  return [
    ...named.flatMap((names) => listed(names, spell)),
    ...sharedTerms(matter, statements, terms).map(({ phrase }) => upperFirst(phrase)),
  ];
}

function listed(names: readonly PartName[], spell: Spell): string[] {
  const told = names.slice(0, MOST_NAMED);
  const [first] = told;
  if (first === undefined) return [];
  return told.length === 1
    ? [first.title]
    : [joinNames(told, spell), first.title].filter((one) => one !== '');
}

/** The labels of paragraphs or, where none of these has one, of their lines; none where most have none. */
function labelsOf(matter: readonly Piece[]): PartName[] {
  const paragraphs = paragraphsOf(matter).map(({ text, weight, isLast }) => ({
    title: isLast && leadOf(text) !== '' ? '' : labelOf(text),
    weight,
  }));
  const lines = matter
    .filter(({ kind }) => kind === 'list')
    .flatMap(({ statements }) =>
      statements.map(({ text, words }) => ({ title: labelOf(text), weight: words })),
    );
  const own = paragraphs.some(({ title }) => title !== '') ? paragraphs : lines;
  const labels = own.filter(({ title }) => title !== '');
  return labels.length * 2 < own.length ? [] : distinct(labels);
}

/** What the sentences speak of that open the paragraphs; none where most of them open otherwise. */
function openingsOf(matter: readonly Piece[], terms: LessonTerms): PartName[] {
  const paragraphs = paragraphsOf(matter);
  const [only, ...more] = paragraphs;
  if (only !== undefined && more.length === 0 && ASKS.test(only.statements[0]?.text ?? ''))
    return only.statements.length > 1 ? [{ title: only.statements[0]?.text ?? '', weight: 1 }] : [];
  const names = paragraphs.map(({ statements, weight }) => ({ title: openingOf(statements, terms), weight }));
  const found = names.filter(({ title }) => title !== '');
  return found.length * 2 <= names.length ? [] : distinct(found);
}

/** `Por que estudar isso hoje? Porque …` */
const ASKS = /^\p{Lu}[^.!?]{8,50}\?$/u;

/** Paragraphs whole, long ones are several pieces; a list's line alone is none. */
function paragraphsOf(
  matter: readonly Piece[],
): { text: string; statements: Statement[]; weight: number; isLast: boolean }[] {
  return [...Map.groupBy(matter, ({ blockRef }) => blockRef).values()].flatMap((pieces) => {
    const [first] = pieces;
    if (first?.kind !== 'text') return [];
    return {
      text: first.text,
      statements: pieces.flatMap(({ statements }) => statements),
      weight: pieces.reduce((sum, { weight }) => sum + weight, 0),
      isLast: pieces.includes(matter.at(-1) as Piece),
    };
  });
}

function openingOf([first]: readonly Statement[], terms: LessonTerms): string {
  const core = first === undefined || /^ex(?:emplos?|s?\.|:)/iu.test(first.text) ? '' : subjectIn(first.text);
  return isName(core) || THINGS.test(core) ? shortName(core, terms) : '';
}

/** `Joaquim Maria Machado de Assis` by the shorter name that the lesson calls him. */
export function shortName(core: string, { terms }: LessonTerms): string {
  const known = FULL_NAME.test(core)
    ? terms.slice(0, LEADING).find(({ phrase }) => core.endsWith(` ${phrase}`))
    : undefined;
  return known?.phrase ?? core;
}

const FULL_NAME = /^\p{Lu}\p{Ll}+(?: d[aeo]s?)?(?: \p{Lu}\p{Ll}+(?: d[aeo]s?)?){2,}$/u;

/** `Havia também o sistema doméstico`: what there is stands behind its verb. */
const THERE_IS =
  /(?<!\p{L})(?:há|havia|houve|haverá|existe[m]?|existia[m]?|existiram|surgi(?:u|ram)|aparece(?:u|ram))(?: também)? /iu;

/** What a sentence speaks of; '' where it says that by a pronoun or not at all. */
export function subjectIn(text: string): string {
  const found = findSubject(text);
  // `Bandeiras: verde não tem acréscimo` speaks of what stands before its colon.
  const isWhole = found !== null && !/^\s+e\s/u.test(text.slice(found.end));
  const subject = !isWhole || text.slice(0, found.start).includes(':') ? '' : found.core;
  const verb = THERE_IS.exec(text);
  if (subject !== '' || verb === null) return subject;
  const end = verb.index + verb[0].length;
  return findNounPhrases(text).find(({ start }) => start >= end && start <= end + 4)?.core ?? '';
}

/** Words of every lesson that a part of one may be about all the same. */
const THINGS =
  /^(?:cidades?|pa[íi]s(?:es)?|crian[çc]as?|mulher(?:es)?|homens|anima(?:l|is)|regi(?:ão|ões)|empresas?|escolas?|trabalhador(?:es|as))$/iu;

/** `Los verbos regulares en`: cut before what it is said of. */
const ENDS_OPEN =
  /\s(?:d[aeo]s?|e|em|n[ao]s?|com|por|para|que|en|el|la|los|las|del|al|y|con|of|the|to|in|on|at|and|for)$/iu;

/** False for what any text speaks of, for a figure or a part of a formula. */
export function isName(core: string): boolean {
  return (
    core.length >= 4 &&
    core.length <= LONGEST_NAME &&
    !/(?<!\p{L})\d|[=“”"()]|^[IVXLC]+$/u.test(core) &&
    !NO_NAME.test(core) &&
    !ENDS_OPEN.test(core) &&
    !isGenericPhrase(core) &&
    !isNameless(core) &&
    !isNoName(core) &&
    !isEveryday(core) &&
    !hasFiniteVerb(core) &&
    contentStems(core).length > 0
  );
}

function distinct(names: readonly PartName[]): PartName[] {
  const seen = new Set<string>();
  return names.flatMap(({ title, weight }) => {
    const key = contentStems(title).join(' ') || title.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ title: cleanTitle(title, (word) => word), weight }];
  });
}

const LEAST_USES = 2;
/** A word alone is told of a part only where the whole turns on it. */
const LEADING = 10;

/** The terms that half of the sentences name, a third where they say more; a noun of one sentence is no subject of others. */
export function sharedTerms(
  pieces: readonly Piece[],
  statements: readonly { stems: ReadonlySet<string> }[],
  terms: LessonTerms,
): LessonTerm[] {
  const leading = new Set(terms.terms.slice(0, LEADING));
  if (statements.length === 1)
    return terms
      .termsOf(pieces)
      .filter(
        (term) =>
          leading.has(term) &&
          term.stems.length > 1 &&
          term.stems.every((stem) => statements[0]?.stems.has(stem)),
      );
  return terms.termsOf(pieces).filter((term) => {
    const { phrase, stems } = term;
    if (namesSource(phrase, pieces)) return false;
    const isLong = stems.length > 1;
    const uses = statements.filter((one) => stems.every((stem) => one.stems.has(stem))).length;
    return (
      (isLong || leading.has(term)) &&
      !isEveryday(phrase) &&
      /\p{L}{3}/u.test(phrase) &&
      uses >=
        Math.max(LEAST_USES, isLong ? Math.min(LEAST_USES + 1, statements.length / 3) : statements.length / 2)
    );
  });
}
