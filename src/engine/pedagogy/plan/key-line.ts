import { isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { hasFiniteVerb, isFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { choosePoints, LEADS_ON } from '#engine/pedagogy/lesson/points/choose-points.ts';
import { isTextLabel } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { underTitle } from '#engine/pedagogy/lesson/points/deny.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { lacksSubject } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { nounOf } from './terms-line.ts';

export const LONGEST_KEY = 115;
/** Share of a sentence that its main clause has at most. */
export const MAIN = 0.85;
const LONGEST_HEAD = 40;
const LONGEST_SUBJECT = 50;
export const MOST_TRIED = 4;
export const MOST_TRIED_HARD = 12;

/** What a section says above all, shorter than where it is told or under the section's name. */
export function keyLine(lesson: Lesson, index: number, tried = MOST_TRIED): Grounded[] {
  const { pieces = [] } = lesson.sections[index] ?? {};
  const isAimed = AIMS.includes(lesson.material.understanding?.genre ?? 'apostila');
  return choosePoints(pieces, tried, lesson.points, lesson.terms)
    .filter(
      ({ text, kind, basis }) =>
        (kind === 'sentence' || kind === 'item') &&
        !(basis.length > 1 && isOneOfMany(basis[0]?.piece)) &&
        !/[.!?]\s\(/.test(text) &&
        !OF_SIGNS.test(text) &&
        !/\s=\s|\?|(?<!\p{L})também(?!\p{L})/iu.test(text) &&
        (isAimed || (hasFiniteVerb(text) && !isImperative(text))),
    )
    .flatMap(({ text, basis }) => {
      const short =
        text.length <= LONGEST_KEY ? text : shorten(text, { characters: LONGEST_KEY, isSummary: true });
      if (short === null || LEADS_ON.test(short) || SAYS_LITTLE.test(short)) return [];
      const title = nameOver(lesson, index, basis[0]?.piece);
      const told = short.replace(/^(?:[oa]s?|uma?)\s/iu, '');
      // `A estatística é uma ciência …` under its own name: the name leads.
      if (
        title !== '' &&
        told.toLowerCase().startsWith(`${title.toLowerCase()} `) &&
        !/[:;?]/.test(told) &&
        behindName(told.slice(title.length + 1)) !== null
      )
        return [{ text: `${title}: ${behindName(told.slice(title.length + 1))}`, basis }];
      const own = ledBySubject(short);
      if (own !== null) return [{ text: own, basis }];
      if (
        title !== '' &&
        !/[:;?]/.test(short) &&
        isOfHeading(short) &&
        !isOneOfMany(basis[0]?.piece) &&
        !short.toLowerCase().includes(title.toLowerCase())
      )
        return [
          {
            text: `${title}: ${lowerFirst(underTitle(title, [{ text: short, basis }])[0]?.text ?? short)}`,
            basis,
          },
        ];
      const main =
        short === text
          ? shorten(text, { characters: Math.round(text.length * MAIN), isSummary: true })
          : short;
      // A sentence is told as one, in fewer words than where it stands: `Weber: percebeu que …` would be a stump.
      return main === null || main === text ? [] : [{ text: main, basis }];
    })
    .map((line) => ({ line, isOfPart: sharesStem(lesson.sections[index]?.title ?? '', line.text) }))
    .sort((one, other) => Number(other.isOfPart) - Number(one.isOfPart))
    .slice(0, 1)
    .map(({ line }) => line);
}

/** What speaks of the thing that the part is named for sums it up before anything else does. */
function sharesStem(title: string, line: string): boolean {
  const stems = contentStems(title);
  return contentStems(line.split(':')[0] ?? '').some((stem) => stems.includes(stem));
}

/** `A crase é a fusão de duas vogais` → `Crase: a fusão de …`: what a sentence says a thing to be; null where it says what that does. */
function ledBySubject(sentence: string): string | null {
  const subject = findSubject(sentence);
  const rest = subject === null ? '' : sentence.slice(subject.end).trim();
  const [first, second] = tagSentence(rest);
  const verb = /^não$/iu.test(first?.text ?? '') ? second : first;
  const isLed =
    subject !== null &&
    /^(?:[oa]s?|uma?|cada|tod[oa]s? [oa]s?)?\s*$/iu.test(
      sentence.slice(0, subject.end - subject.core.length),
    ) &&
    subject.core.length <= LONGEST_SUBJECT &&
    !/[:;?]/.test(sentence) &&
    !/^(?:muit|algum|v[áa]ri|divers|pouc|outr|mesm|cert)[ao]s?\s/iu.test(subject.core) &&
    !isGenericPhrase(subject.core) &&
    isFiniteVerb(verb);
  const said = isLed ? behindName(rest) : null;
  return said === null ? null : `${upperFirst(subject?.core ?? '')}: ${said}`;
}

/** `um menino` of `é um menino`: behind a colon the verb says nothing; null for what anything does or is done to. */
function behindName(rest: string): string | null {
  const [verb, next] = tagSentence(rest);
  const isThing = /^(?:é|são)$/iu.test(verb?.text ?? '') && /^(?:DET|NUM|NOUN)$/.test(next?.tag ?? '');
  return isThing && verb !== undefined ? rest.slice(verb.end).trim() : null;
}

/** What names nobody says something of the heading above it; a sentence with a subject of its own does not. */
const isOfHeading = (sentence: string): boolean =>
  lacksSubject(sentence) ||
  !hasFiniteVerb(sentence) ||
  isImperative(sentence) ||
  /^\p{L}+r\s/u.test(sentence);

/** `Aumento do hematócrito` of eight signs of alarm sums none of the others up. */
const isOneOfMany = (piece: Piece | undefined): boolean =>
  piece?.block.type === 'list' && piece.block.items.length >= MANY;
const MANY = 3;

/** That a thing matters, what a cut left open, what many believe and is not so. */
const SAYS_LITTLE =
  /^(?:muita gente|muit[oa]s(?: \p{L}+)?|há quem|algun?s|algumas|costuma-se|é comum) (?:pens|ach|acredit|imagin|l[eê]|diz)\p{L}*(?!\p{L})|(?<!\p{L})(?:tivemos|noss[oa]s?)(?!\p{L})|de (?:fundamental|grande|extrema|suma) importância|(?<!\p{L})(?:ou|e),\s/iu;

/** Letters with their places, of a working that stands on its page. */
export const OF_SIGNS = /[₀-₉ᵢⱼₙ]|· ·|^chamamos/iu;

/** Headings that name no thing. */
const OF_NOTHING =
  /continuação|exemplo|^(?:motivação|introdução|seção|slide|página|parte|instalar|passo|etapa)(?!\p{L})/iu;

/** The heading that a piece stands under, where it names a thing in few words; else the section's own name. */
function nameOver(lesson: Lesson, index: number, piece: Piece | undefined): string {
  const { title = '', pieces = [] } = lesson.sections[index] ?? {};
  const at = piece === undefined ? -1 : pieces.indexOf(piece);
  const heading = pieces.slice(0, Math.max(0, at)).findLast(({ kind }) => kind === 'heading');
  const over = heading === undefined ? '' : cleanTitle(heading.text, lesson.spell);
  const isName = (name: string): boolean =>
    /^\p{L}{2}[^:;?!=–]*$/u.test(name) &&
    name.length <= LONGEST_HEAD &&
    !OF_NOTHING.test(name) &&
    !/[(),].*[(),].*[(),]/.test(name) &&
    !isTextLabel(name);
  // `Ciclo do carbono e ciclo do nitrogênio`: of two things only one is meant.
  const isJoined = over !== '' && title !== over && title.toLowerCase().includes(over.toLowerCase());
  return [isJoined ? over : title, over, title.replace(/\s\([^()]*\)$/u, '')].find(isName) ?? '';
}

const LONGEST_FACT = 110;
const LONGEST_FACTS = 160;
const MOST_FACTS = 3;

/** `Calendário: uma semana tem 7 dias; o ano tem 12 meses e 365 dias`: what a part states in few words, where no line of it can be shortened. */
export function factsLine(lesson: Lesson, index: number): Grounded[] {
  const { pieces = [] } = lesson.sections[index] ?? {};
  const named = new Set(contentStems(lesson.sections[index]?.title ?? ''));
  const facts = choosePoints(pieces, MOST_TRIED_HARD, lesson.points, lesson.terms).filter(
    ({ text, kind, basis }) =>
      (kind === 'sentence' || kind === 'item') &&
      text.length <= LONGEST_FACT &&
      !(basis[0]?.piece.slide === null && isOneOfMany(basis[0].piece)) &&
      hasFiniteVerb(text) &&
      !lacksSubject(text) &&
      !isImperative(text) &&
      !OF_SIGNS.test(text) &&
      !LEADS_ON.test(text) &&
      !SAYS_LITTLE.test(text) &&
      !/[:;?=→]/.test(text) &&
      !contentStems(text).every((key) => named.has(key)),
  );
  const title = nounOf(nameOver(lesson, index, facts[0]?.basis[0]?.piece));
  const told: Grounded[] = [];
  for (const fact of facts.slice(0, MOST_FACTS)) {
    const length = told.reduce((sum, { text }) => sum + text.length + 2, title.length + 2);
    if (length + fact.text.length <= LONGEST_FACTS) told.push(fact);
  }
  if (title === '' || told.length === 0) return [];
  const text = `${title}: ${told.map((fact) => lowerFirst(fact.text)).join('; ')}`;
  return [{ text, basis: told.flatMap(({ basis }) => basis) }];
}

/** A course is summed up by what it aims at, a training by what is to be done. */
const AIMS: readonly Genre[] = [
  'plano_de_aula',
  'plano_de_ensino',
  'curriculo_norma',
  'treinamento_corporativo',
  'manual_tutorial',
];
