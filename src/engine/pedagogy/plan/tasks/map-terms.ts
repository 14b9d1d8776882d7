import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { wholeWords } from '#engine/pedagogy/language/whole-words.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { termInSentence } from '#engine/pedagogy/lesson/name-term.ts';
import { areOne, ownTermsOf } from '#engine/pedagogy/lesson/own-terms.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerm } from '#engine/pedagogy/material/weigh-terms.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { definesBy } from '#engine/pedagogy/plan/questions/ask-definitions.ts';

const MAP = 'Monte um mapa conceitual com';
export const isTermMap = (task: string): boolean => task.startsWith(MAP);

const LEAST_TERMS = 3;
const MOST_TERMS = 5;
const MOST_EXAMPLES = 2;
const MOST_PIECES = 400;

/**
 * What any lesson with terms of its own allows: an example for what is defined, one map of the terms. Last of all tasks: where there is
 * any other, only of what the material defines or heads its parts by.
 */
export function mapTerms(lesson: Lesson, { only, isOnly }: { only?: number; isOnly: boolean }): Grounded[] {
  // What a form asks to fill in is no subject to map, but a list to go by.
  if (lesson.material.understanding?.genre === 'modelo_formulario') return checkForm(lesson, only);
  const own = lesson.sections.filter((_, index) => only === undefined || only === index);
  const pieces = own.flatMap((section) => matterOf(section.pieces));
  // A part of exercises teaches no terms that could be mapped.
  const says = pieces.some((piece) => (lesson.points.get(piece) ?? []).length > 0);
  const terms = says
    ? ownTermsOf(lesson, pieces).filter(({ phrase }) => phrase.length > 2 && !OF_PLAN.test(phrase))
    : [];
  // `Parcelas de renda` beside `parcelas` is one knot of the map.
  const statements = pieces.slice(0, MOST_PIECES).flatMap((piece) => piece.statements);
  const isTold = ({ stems }: LessonTerm): boolean =>
    statements.some((one) => one.role !== 'heading' && stems.every((key) => one.stems.has(key)));
  // What only a heading or a sign names has no relation that the text shows.
  const texts = own.flatMap((section) => section.pieces.map(({ text }) => text));
  const told = terms.filter((term) => isTold(term) && !isOfName(term.phrase, terms, texts));
  const distinct = told
    .filter(
      ({ stems, phrase }, at) =>
        !told
          .slice(0, at)
          .some((other) => other.stems.some((key) => stems.includes(key)) || shareName(phrase, other.phrase)),
    )
    .filter(({ phrase }) => isNamed(phrase))
    .slice(0, MOST_LOOKED_AT);
  const joined = joinTerms(distinct, statements);
  const isConcept = conceptsOf(lesson);
  // The pages of a chapter have room for one.
  const isFree = isOnly || lesson.unit === 'page';
  const isMapped = isFree || joined.filter(isConcept).length >= LEAST_TERMS;
  const chosen = isMapped ? joined : [];
  const basis = chosen.flatMap(
    ({ stems }) => statements.find((one) => stems.every((key) => one.stems.has(key))) ?? [],
  );
  const examples = lesson.definitions
    .filter((one) => only === undefined || one.section === only)
    // `A CPU é a responsável por …`: there is but one of it.
    .filter(({ statement, term }) => !OF_ONE.test(statement.text) && !OF_NAME.test(term))
    // `Ilusão dos sentidos` sets no bounds that an example could lie within.
    .filter((one) => (sayingOf(one)?.length ?? 0) >= SHORTEST_BOUNDS && definesBy(sayingOf(one) ?? ''))
    // Of what the text itself gives an example there are others.
    .filter(({ statement: { text } }) => HAS_CASES.test(text))
    .slice(0, MOST_EXAMPLES)
    .map((one) => ({
      text: `Dê um exemplo que não está no texto para ${termInSentence(one)} e mostre por que ele cabe na definição.`,
      basis: [one.statement],
    }));
  const map = {
    text: `${MAP} ${listWords(chosen.map(({ phrase }) => phrase))}; em cada seta, escreva a relação que o texto mostra.`,
    basis: [...new Set(basis)],
  };
  return [...examples, ...(chosen.length >= LEAST_TERMS && basis.length > 0 ? [map] : [])];
}

/** Knots of a map are what the material defines or heads its parts by; `soma`, `grau` and a name in passing are words of it. */
function conceptsOf(lesson: Lesson): (term: LessonTerm) => boolean {
  const heads = lesson.sections.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'heading'));
  const named = [...heads.map(({ text }) => text), ...lesson.definitions.map(({ term }) => term)].map(
    (text) => new Set(contentStems(text)),
  );
  return ({ stems }) => named.some((keys) => stems.every((key) => keys.has(key)));
}

const MOST_LOOKED_AT = 10;

/** `pronuncia-se`, `yesterday` and `per capita` are no thing that an arrow could lead to. */
const isNamed = (phrase: string): boolean => {
  const tokens = tagSentence(phrase);
  return (
    tokens.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN') &&
    !tokens.some((token) => token.tag === 'VERB' || token.tag === 'ADV' || token.tag === 'PRON')
  );
};

/**
 * Terms that hang together, from the weightiest on: each stands in one sentence with another one, so that the text shows what
 * to write on the arrow. Few or none where the material keeps them apart.
 */
function joinTerms(terms: readonly LessonTerm[], statements: readonly Statement[]): LessonTerm[] {
  const holds = (one: Statement, { stems }: LessonTerm): boolean => stems.every((key) => one.stems.has(key));
  const told = statements.filter(({ role }) => role !== 'heading');
  const meet = (one: LessonTerm, other: LessonTerm): boolean =>
    told.some((statement) => holds(statement, one) && holds(statement, other));
  let best: LessonTerm[] = [];
  for (const first of terms) {
    const group = [first];
    for (let grown = true; grown && group.length < MOST_TERMS; ) {
      const next = terms.find((term) => !group.includes(term) && group.some((one) => meet(one, term)));
      grown = next !== undefined;
      if (next !== undefined) group.push(next);
    }
    if (group.length > best.length) best = group;
  }
  return best;
}

const LONGEST_NAME = 60;

/** `Aritmética` beside `ULA`, where a line names both: `Unidade Lógica e Aritmética (ULA)`. */
function isOfName(phrase: string, terms: readonly LessonTerm[], texts: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(phrase)) return false;
  const [initial = ''] = phrase;
  return terms.some(
    ({ phrase: name }) =>
      /^\p{Lu}{2,5}$/u.test(name) &&
      name.includes(initial) &&
      texts.some(
        (text) =>
          text.length <= LONGEST_NAME && wholeWords([name]).test(text) && wholeWords([phrase]).test(text),
      ),
  );
}

/** `Elastic-net Regression` beside `regressão` */
const shareName = (one: string, other: string): boolean =>
  namesIn(one).some((word) => namesIn(other).some((name) => areOne(word, name)));
const namesIn = (phrase: string): string[] =>
  phrase.split(/[\s-]+/u).filter((word) => word.length > FEW_LETTERS);
const FEW_LETTERS = 3;
/** Parts of a plan, not of what it teaches. */
const OF_PLAN =
  /(?<!\p{L})(?:ementas?|planejamentos?|disciplinas?|aulas?|cronogramas?|avaliaç(?:ão|ões)|bibliografia)(?!\p{L})/iu;

const SHORTEST_BOUNDS = 32;
const HAS_CASES = /(?<!\p{L})(?:como|por exemplo|ex\.|tais como)\s|:\s[^,;]{2,40},/iu;
/** `RGB`, `AngularJS` */
const OF_NAME = /^\p{Lu}[\p{Lu}\d]+s?$|^\p{Lu}\p{Ll}+\p{Lu}/u;
const OF_ONE = /\s(?:é|são) (?:também )?[oa]s?\s/iu;

const MOST_PARTS = 3;
const LONGEST_PART = 60;

/** A work that follows a form can be held against it, part by part. */
function checkForm(lesson: Lesson, only?: number): Grounded[] {
  const parts = lesson.sections
    .filter(({ title }, index) => (only === undefined || only === index) && title !== '')
    .filter(({ title, pieces }) => title.length <= LONGEST_PART && matterOf(pieces).length > 0)
    .slice(0, MOST_PARTS);
  const basis = parts.flatMap(({ pieces }) => matterOf(pieces)[0]?.statements.slice(0, 1) ?? []);
  if (basis.length === 0) return [];
  return [
    {
      text: `Troquem os trabalhos em duplas e confiram se cada um segue o que se pede em ${quoteWords(parts.map(({ title }) => title))}; anotem o que falta.`,
      basis,
    },
  ];
}
