import { splitLettered, withLetters } from '#engine/pedagogy/language/split-lettered.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { LETTERED } from '#engine/pedagogy/material/read-questions.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Answered } from './own-answers.ts';
import { pickOption } from './pick-option.ts';
import { poseQuestion } from './pose-question.ts';

const OPTION = /^(?:\(?[a-eA-E]\s?[).]\s|\(\s*\)|[IVX]{1,4}\s?[.)–-]\s|_{3,})/u;
/** The title tells which question it is. */
const NUMBER = /^\W*(?:quest[ãa]o\s*)?\d{1,3}\s?[).º–-]+\s*(?:\([^)]{1,20}\)\s*)?/iu;
/** `2) Relacione:` says nothing without what stands below it. */
const BARE_ORDER = /^(?:\S+ ){0,3}\S+:$/u;
const LONGEST_ASKED = 300;

/** A question of the material as its correction says it. */
export interface Corrected {
  /** `Questão 3`, or what is asked where the material counts nothing. */
  name: string;
  /** What is asked, without its options; '' where it is too long to be said again. */
  asked: string;
  /** `d) hemácias`; '' where the material answers nothing. */
  answer: string;
  reason: string | null;
  /** `a) x + 7 = 12 → 5`, where its letters are answered one by one. */
  parts: string[];
  basis: Statement[];
}

/** What is said of a question when it is corrected. */
export function readCorrected({ question, number, answer, reason }: Answered): Corrected {
  const points = poseQuestion(question)?.points ?? [];
  const lines = points.length > 0 ? points : linesOf(question.own.flatMap(({ statements }) => statements));
  const stem = lines.filter(
    ({ text, basis }) => !OPTION.test(text) && basis[0]?.role !== 'statement_to_judge',
  );
  const options = lines
    .filter(({ text }) => LETTERED.test(text))
    .map(({ text }) => text.replace(LETTERED, '').replace(/[\s.;]+$/u, ''));
  const asked = stem
    .map(({ text }) => text.replace(NUMBER, ''))
    .join(' ')
    .trim();
  const judged = lines.filter(({ text, basis }) => BOX.test(text) || basis[0]?.role === 'statement_to_judge');
  const picked = answer === '' ? null : pickOption(answer, options);
  const letter = picked === null ? '' : `${'abcdefgh'[options.indexOf(picked.right)]}) `;
  const told = picked === null ? (/^[A-E]$/u.test(answer) ? `letra ${answer}` : answer) : picked.right;
  return {
    name: number === null ? upperFirst(asked) : `Questão ${number}`,
    asked: asked.length <= LONGEST_ASKED ? upperFirst(asked) : '',
    answer: `${letter}${told}`,
    reason: picked?.reason ?? reason,
    parts: picked === null ? [...pairParts(options, answer), ...pairJudged(judged, answer)] : [],
    basis: lines.flatMap(({ basis }) => basis).slice(0, MOST_BASIS),
  };
}

/** Each letter with what answers it; none where the key answers others. */
function pairParts(asked: readonly string[], answer: string): string[] {
  const told = splitLettered(withLetters(answer));
  if (told === null || told.stem !== '' || told.items.length !== asked.length) return [];
  return asked.map((part, at) => {
    const said = (told.items[at] ?? '').replace(LETTERED, '').replace(/[\s;,.]+$/u, '');
    return `${'abcdefgh'[at]}) ${part} → ${said}`;
  });
}

const BOX = /^\(\s*\)/u;

/** `O Sol é uma estrela → V`, where the key has a sign for each of them. */
function pairJudged(judged: readonly Grounded[], answer: string): string[] {
  const signs = /^[VFCE](?:[\s,;/–-]+[VFCE])*$/u.test(answer) ? (answer.match(/[VFCE]/gu) ?? []) : [];
  return signs.length !== judged.length
    ? []
    : judged.map(
        ({ text }, at) =>
          `${text
            .replace(BOX, '')
            .replace(/[\s.;]+$/u, '')
            .trim()} → ${signs[at] ?? ''}`,
      );
}

const MOST_BASIS = 3;
const linesOf = (statements: readonly Statement[]): Grounded[] =>
  statements.map((one) => ({ text: one.text, basis: [one] }));

/** `Questão 3: d) hemácias – têm hemoglobina`: the answer on its line; without the comment where there is no room for it. */
export function tellAnswer({ name, asked, answer, reason, basis }: Corrected, hasReason: boolean): Grounded {
  const told = hasReason && reason !== null ? `${answer} – ${reason}` : answer;
  // What asks closes itself; a name is followed by what is said of it.
  const head = /[?:.!]$/u.test(name) ? name.replace(/:$/u, '') : `${name}:`;
  if (answer !== '') return { text: `${head} ${told.replace(/\.$/u, '')}`, basis };
  return { text: `${CORRECT}: ${saysNothing(asked) ? lower(name) : asked}`, basis };
}

/** True for what asks nothing without what stands below it. */
export const saysNothing = (asked: string): boolean => asked === '' || BARE_ORDER.test(asked);

/** A correction that has a slide to itself: what is asked, what answers it, and why. */
export function tellCorrection(corrected: Corrected): Grounded[] {
  const { asked, answer, reason, basis, parts } = corrected;
  if (answer === '') return [tellAnswer(corrected, false)];
  const lines = [
    asked === '' ? '' : `Pergunta: ${asked}`,
    ...(parts.length > 0 ? parts : [`Resposta: ${answer}`]),
    reason === null ? '' : `Comentário: ${reason}`,
  ];
  return lines
    .filter((text) => text !== '')
    .map((text) => ({ text: text.replace(/(?<![.\s])[.\s]+$/u, ''), basis }));
}

const CORRECT = 'Corrijam juntos';
const lower = (name: string): string => name.replace(/^Questão/u, 'questão');
