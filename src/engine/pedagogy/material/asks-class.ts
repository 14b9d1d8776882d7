import { isAboutQuestion } from '#engine/pedagogy/language/split-answer.ts';
import { withoutAside } from '#engine/pedagogy/language/without-aside.ts';
import { type OwnStep, upperFirst } from './own-step.ts';
import type { Grounded } from './piece.ts';

const LONGEST_CASE = 400;
const NAMES_CASE = /^(?:caso|situa[çc][ãa]o|hist[óo]ria)(?!\p{L})/iu;

/** What a step asks, and what answers it where the plan says so right behind it. */
export interface Asked extends Grounded {
  answer?: string;
}

/** The questions that a step puts to the class: as they stand, or as it is told what to ask (`perguntar quem paga a conta`). */
export function asksClass({ title, text, basis, answer: known }: OwnStep): Asked[] {
  // Of a case the question alone says nothing (`… está 90 × 60. Você dá o remédio?`).
  const posed = withoutAside(text);
  if (NAMES_CASE.test(title) && posed.length <= LONGEST_CASE && /\?["”’)]*$/.test(posed))
    return [{ text: posed, basis: [...basis] }];
  const told = INDIRECT.exec(text)?.groups?.asked;
  const asked =
    told === undefined
      ? (figuresAsked(text) ?? questionsIn(text))
      : [`${told.replace(/\s*[.;]$/, '').replace(THEY, 'vocês')}?`];
  return asked
    .map((one) => one.replace(/^["“”'\s–-]+/u, ''))
    .filter((one) => one.length >= SHORTEST_QUESTION && one.length <= LONGEST_QUESTION)
    .map((one, at) => {
      const answer =
        (at === 0 ? known : undefined) ?? answerBehind(text.slice(text.indexOf(one) + one.length));
      return { text: upperFirst(one), basis: [...basis], ...(answer !== undefined && { answer }) };
    });
}

/** What stands in quotation marks is asked as it stands, whatever its signs: `“Quem comeu mais: Ana ou Beto?”`. */
function questionsIn(text: string): string[] {
  const quoted = [...text.matchAll(/["“]([^"“”]{12,}\?)["”]/gu)].map(([, one = '']) => one.trim());
  return quoted.length > 0 ? quoted : (text.match(QUESTION) ?? []).map((one) => one.trim());
}

/** Behind a colon, unless what stands before it asks already: `Quem comeu mais: quem pegou 2 pedaços ou 4?` */
const QUESTION =
  /(?:(?<!\p{L})(?:quem|qua(?:l|is)|quando|onde|como|por que|o que|quant[oa]s?)\s[^.?!:]{3,60}:\s)?[^.?!:]*\?/giu;

/** While a class comes in and is called over nothing is asked yet. */
const COMES_IN =
  /^(?:acolhida|acolhimento|chamada|rotina|recep[çc][ãa]o|boas[- ]vindas|organiza[çc][ãa]o)(?!\p{L})/iu;

/** The step that opens the lesson: what it asks is asked first. */
export const openingOf = ([first, second]: readonly OwnStep[]): OwnStep | undefined =>
  first !== undefined && second !== undefined && COMES_IN.test(first.title) && asksClass(first).length === 0
    ? second
    : first;

/** What is asked before all else, by notes or by the step that opens the lesson. */
export const askedAtFirst = ({ opening, steps }: { opening: OwnStep[]; steps: OwnStep[] }): Asked[] =>
  [...opening, ...steps.filter((step) => step === openingOf(steps))].flatMap(asksClass);

/** `(Resposta: comeram o mesmo.)`, right behind the question or behind what whoever teaches does with it. */
function answerBehind(rest: string): string | undefined {
  const said =
    /^["”]?\s*\((?<near>[^()]{2,220})\)/u.exec(rest)?.groups?.near ??
    /^[^?]{0,120}\(\s*resp(?:osta)?s?\s?[.:]\s*(?<far>[^()]{2,220})\)/iu.exec(rest)?.groups?.far;
  const answer = said?.replace(/^\s*resp(?:osta)?s?\s?[.:]\s*/iu, '').replace(/[\s.]+$/, '');
  const isOrder = TO_ONESELF.test(answer ?? '');
  return answer === undefined || isOrder || isAboutQuestion(answer) ? undefined : answer;
}

const MUCH_ASKED = 6;
/** `um táxi cobra R$ 5,00 … por km. quanto custa andar 8 km?`: one question and what it is worked out from; null for others. */
function figuresAsked(text: string): string[] | null {
  const posed = withoutAside(text);
  const isOne = /^[^?]*\?$/u.test(posed) && posed.length <= LONGEST_QUESTION;
  // `Passe a mão nas costas. O que você sente?`: so short a question asks about what stands before it.
  const leans = (/[.;]\s+([^.;?]*)\?$/u.exec(posed)?.[1]?.split(/\s+/).length ?? MUCH_ASKED) < MUCH_ASKED;
  return isOne && (leans || /\d[^?]*[.;]\s[^?]*\?$/u.test(posed)) ? [posed] : null;
}
/** `(deixar falar)`, `(uns 5 min)` */
const TO_ONESELF = /^\p{L}+[aei]r(?!\p{L})|(?<!\p{L})(?:alun\p{L}+|turma|eles|min)(?!\p{L})/iu;
const INDIRECT =
  /(?<!\p{L})(?:pergunt(?:ar|ando|e)|question(?:ar|ando))(?: (?:à turma|aos alunos|a eles|pr?a (?:turma|eles)))?:?\s+["“]?(?<asked>(?:quem|o que|que|como|onde|quando|por qu?e?|qua(?:l|is)|quant[oa]s?)\s[^.?!]{8,140})/iu;
const THEY = /(?<!\p{L})(?:eles|elas|os alunos|as crianças)(?!\p{L})/giu;
const [SHORTEST_QUESTION, LONGEST_QUESTION] = [12, 150];
