import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';

const LONGEST_QUESTION = 120;
const OPTION_OR_NUMBER = /^(?:\(?[a-e\d]{1,2}[).]|quest[ãa]o|exerc[íi]cio)/iu;
const ASKS_AT_ONCE =
  /^(?:(?:por|para|em|de|a|com) (?:qu[eê]|quem|qua(?:l|is|ntos?|ntas?))|como|o que|que|qua(?:l|is)|quem|onde|quando|quant[oa]s?)(?!\p{L})/iu;
/** A question about the course of the class, not about its subject. */
export const OF_THE_CLASS =
  /^(?:o que (?:aprendemos|vimos|você já sabe)|vamos|alguma d[úu]vida|d[úu]vidas|pronto|prontos|tudo bem|como (?:foi|estão|vocês))|aula passada|última aula|(?<!\p{L})(?:vocês|nós|nossa|nosso)(?!\p{L})/iu;

/** Questions the material asks in its running text (not the items of a test). */
export function ownQuestions(lesson: Lesson): Grounded[] {
  return lesson.sections.flatMap((section) =>
    matterOf(section.pieces)
      // What an example asks it answers; in a dialogue somebody else is asked.
      .filter(
        ({ kind, example, block }) =>
          (kind === 'text' || kind === 'note') && example === undefined && block.whole === undefined,
      )
      .flatMap((piece) => piece.statements)
      .filter(
        ({ text, words }) =>
          /\?["”]?$/.test(text) &&
          words >= 5 &&
          /^[\p{Lu}]/u.test(text) &&
          !/^(?:por exemplo|então|assim|mas|e|caso|se|ou|ele|ela|isso)(?![\p{L}])/iu.test(text) &&
          !OF_THE_CLASS.test(text) &&
          // `A desigualdade da distribuição de qual renda?`: an answer somebody gave, put back as a question.
          (ASKS_AT_ONCE.test(text) || hasFiniteVerb(text)) &&
          !leansOnOthers(text) &&
          !/(?<!\p{L})(?:d|n)?(?:ess|est)[ea]s?(?!\p{L})/iu.test(text) &&
          !/[:"“”]/.test(text.slice(0, -2)) &&
          text.length <= LONGEST_QUESTION &&
          !OPTION_OR_NUMBER.test(text) &&
          !hasRawMath(plainMath(text)),
      )
      .map(withCase),
  );
}

const LONGEST_CASE = 190;

/** `Uma corrida custa R$ 5,00 mais R$ 2,50 por quilômetro. Como calcular o preço?`: nothing is asked without the figures before it. */
function withCase(question: Statement): Grounded {
  const { statements } = question.piece;
  const before = statements[statements.indexOf(question) - 1];
  const text = plainMath(question.text);
  const whole = `${plainMath(before?.text ?? '')} ${text}`;
  const isCase = before !== undefined && /\d/.test(before.text) && !/\d/.test(question.text);
  return isCase && !leansOnOthers(before.text) && whole.length <= LONGEST_CASE
    ? { text: whole, basis: [before, question] }
    : { text, basis: [question] };
}
