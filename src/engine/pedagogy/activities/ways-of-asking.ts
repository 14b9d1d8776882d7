import { hasFiniteVerb, mainVerbAt } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { ownTermsOf } from '#engine/pedagogy/lesson/own-terms.ts';
import { choosePoints } from '#engine/pedagogy/lesson/points/choose-points.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle } from '#engine/pedagogy/outline/clean-title.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { definesBy } from '#engine/pedagogy/plan/questions/ask-definitions.ts';
import { writeQuiz } from '#engine/pedagogy/plan/questions/write-quiz.ts';
import { chooseCheck, chooseExit } from './choose-check.ts';

const LONGEST_LEAD = 60;
const LONGEST_READ = 150;
const MOST_TERMS = 3;

/** Ways of a part that has no form of its own: none of them goes beside another way. */
export const isAtAPinch = ({ text }: Grounded): boolean =>
  /^(?:Leia em voz alta “[^”]*”(?:;| e pergunte)|Escreva no quadro .* antes de começar|Pergunte antes|Mostre a frase)/u.test(
    text,
  );

/** What a part answers is guessed before it is told. */
export function askBefore(lesson: Lesson, section: number): Grounded | null {
  const later = [chooseCheck(lesson)?.text, chooseExit(lesson)?.text];
  const [asked] = (writeQuiz(lesson)[section] ?? []).filter(
    ({ kind, text }) =>
      (kind === 'aberta' || kind === 'lacuna') &&
      !later.includes(text) &&
      !/^Complete com/u.test(text) &&
      text.length <= LONGEST_READ,
  );
  if (asked === undefined) return null;
  const gap = /^Complete: “(.+)”\.?$/u.exec(asked.text)?.[1];
  return {
    text:
      gap === undefined
        ? `Pergunte antes de contar: “${nestQuotes(asked.text)}” Anote os palpites e confira com o que o material diz.`
        : `Mostre a frase com o espaço em branco, “${nestQuotes(gap)}”; a turma arrisca e explica o palpite antes de você completar.`,
    basis: asked.basis,
  };
}

/** What a part turns on, where it has no other form. */
export function linkTerms(lesson: Lesson, matter: readonly Piece[]): Grounded | null {
  const isTold = (stems: readonly string[]): number =>
    matter.flatMap(({ statements }) => statements).filter((one) => stems.every((key) => one.stems.has(key)))
      .length;
  // `velocidade` and `carro` are words of a lesson; what it defines or heads its parts by links something.
  const heads = lesson.sections.flatMap(({ title, pieces }) => [
    title,
    ...pieces.filter(({ kind }) => kind === 'heading').map(({ text }) => text),
  ]);
  const named = [...heads, ...lesson.definitions.map(({ term }) => term)].map(
    (text) => new Set(contentStems(text)),
  );
  const isHead = (stems: readonly string[]): boolean =>
    named.some((keys) => stems.every((key) => keys.has(key)));
  // What is said in passing links nothing, and `vermelhas na pele` is no name.
  const terms = ownTermsOf(lesson, matter)
    .filter(
      ({ phrase, stems }) => isTold(stems) > 1 && isHead(stems) && tagSentence(phrase)[0]?.tag === 'NOUN',
    )
    .slice(0, MOST_TERMS);
  const basis = matter
    .flatMap(({ statements }) => statements)
    .filter(({ stems }) => terms.some((term) => term.stems.every((key) => stems.has(key))))
    .slice(0, MOST_TERMS);
  if (terms.length < 2 || basis.length === 0) return null;
  return {
    text: `Escreva no quadro ${quoteWords(terms.map(({ phrase }) => phrase))} antes de começar; enquanto você conta, cada um anota o que liga um ao outro, e no fim a turma compara as ligações.`,
    basis,
  };
}

/** What happened once has no other examples. */
const HAPPENED = /^(?:\p{L}{2,}(?:ou|eu|iu|aram|eram|iram|ava|avam)(?:-se)?|foi|foram|era|eram)$/u;

/** By its main verb: `o simple past é usado para ações que terminaram` tells what is, not what was. */
function tellsOfPast(text: string): boolean {
  const tokens = tagSentence(text);
  return HAPPENED.test(tokens[mainVerbAt(tokens)]?.text ?? '');
}

/** A sentence of the material from its subject to its stop: nobody reads half a line or a row of notes aloud. */
const isWhole = (text: string, line: string): boolean =>
  text.split(/\s+/u).length >= FEWEST_READ &&
  /[.!]["”]?\s*$/u.test(line) &&
  /^(?:[OA]s?|Uma?|N[oa]s?|Em|Para|Quando|Cada|Tod[oa]s?|\p{Lu}\p{L}+) \p{Ll}/u.test(text) &&
  !/[=→⇒|:;/•]| \+ |\d\s?[-–+x×]\s?\d/u.test(text) &&
  line.trim().endsWith(text.trim().slice(-END).replace(/[.!]$/u, '') + (line.trim().at(-1) ?? ''));
const END = 12;
const FEWEST_READ = 7;

/** `As orientações aqui apresentadas`, `Chamamos x₁ de …`, `Cabe a cada autor`, `dos seus conceitos`: said of the page, in signs, or of whom another line names. */
const OF_THE_PAGE =
  /(?<!\p{L})(?:aqui|acima|abaixo|a seguir|seus?|suas?|del[ea]s?)(?!\p{L})|^(?:Cabe|Segue|Trata-se)\s|^\p{Lu}\p{L}+[aei]mos\s|[₀-₉ₐ-ₜ⁰-⁹ⁿ]/u;

/** What the part turns on is read and said in own words; what happened, with what came before and after. */
export function readAloud(lesson: Lesson, section: number): Grounded | null {
  const { pieces = [] } = lesson.sections[section] ?? {};
  const point = choosePoints(pieces, 3, lesson.points, lesson.terms).find(
    ({ kind, text, basis }) =>
      kind === 'sentence' &&
      hasFiniteVerb(text) &&
      isWhole(text, basis[0]?.text ?? '') &&
      text.length <= LONGEST_READ &&
      basis[0]?.role !== 'objective' &&
      !isImperative(text) &&
      !OF_THE_PAGE.test(text) &&
      !/(?<!\p{L})(?:vimos|veremos|estudamos|estudaremos)(?!\p{L})/iu.test(text),
  );
  if (point === undefined) return null;
  if (lesson.input.level === 'infantil')
    return {
      text: `Conte às crianças, com gestos e objetos, “${nestQuotes(point.text)}” e pergunte o que elas acham que vem depois.`,
      basis: point.basis,
    };
  return {
    text: tellsOfPast(point.text)
      ? `Leia em voz alta “${nestQuotes(point.text)}” e pergunte o que veio antes e o que isso mudou depois.`
      : `Leia em voz alta “${nestQuotes(point.text)}”; cada um diz a ideia com outras palavras e dá um exemplo.`,
    basis: point.basis,
  };
}

/** What the class takes a term to be, before it hears it. */
export function guessTerms(lesson: Lesson, section: number): Grounded | null {
  const own = lesson.definitions
    .filter((one) => one.section === section && definesBy(sayingOf(one) ?? ''))
    .slice(0, MOST_TERMS);
  if (own.length === 0) return null;
  const terms = quoteWords(own.map(({ term }) => term));
  return {
    // Who does not write yet says and shows it.
    text:
      lesson.input.level === 'infantil'
        ? `Antes de contar o que é, pergunte às crianças o que elas acham que é ${terms}; depois mostre e comparem.`
        : `Antes de mostrar a definição, peça que cada um escreva o que entende por ${terms}; depois a turma corrige a própria frase.`,
    basis: own.map(({ statement }) => statement),
  };
}

/** What the class expects of a list, before it is shown. */
export function askExamples(lesson: Lesson, section: number, matter: readonly Piece[]): Grounded | null {
  const list = matter
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .find(
      ({ kind, text }) => kind === 'list' && text.indexOf(': ') > 2 && text.indexOf(': ') <= LONGEST_LEAD,
    );
  const { pieces = [] } = lesson.sections[section] ?? {};
  const listed = matter.find(
    ({ kind, block, statements }) =>
      kind === 'list' && block.type === 'list' && !block.isOrdered && statements.length > 2,
  );
  const head =
    listed === undefined
      ? undefined
      : pieces.slice(0, pieces.indexOf(listed)).findLast(({ kind }) => kind === 'heading');
  const lead = list?.text.slice(0, list.text.indexOf(': ')) ?? cleanTitle(head?.text ?? '', lesson.spell);
  // Only of what there are several can be thought up: neither `Utilização` nor `O valor pode ser` names such.
  const namesMany =
    /^(?:[oa]s )?(?:\p{L}+ (?:de|d[aeo]s?) )?\p{L}{3,}s(?!\p{L})/iu.test(lead) && !hasFiniteVerb(lead);
  if (!namesMany || lead.length > LONGEST_LEAD || /[?"“”\d—–]|\s[x×]\s|\s[-=+]\s/u.test(lead)) return null;
  return {
    text: `A turma lista de cabeça o que espera encontrar em “${nestQuotes(lead)}”; mostre, marque o que acertou e acrescente o que faltou.`,
    basis: (list?.basis ?? listed?.statements ?? []).slice(0, 3),
  };
}
