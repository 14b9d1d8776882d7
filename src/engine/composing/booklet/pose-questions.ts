import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isNameless } from '#engine/pedagogy/outline/nameless.ts';
import type { Question as QuizQuestion } from '#engine/pedagogy/plan/questions/question.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import { DIFFICULTY, type Exercise } from './gather-exercises.ts';
import type { Tools } from './tools.ts';

/** A question that the lesson answers itself, with the sentence of the material that gives the answer. */
export function fromQuiz(question: QuizQuestion, { say }: Tools, cited: string[]): Exercise {
  const { kind, text, options, answer, bloomLevel, basis } = question;
  const right = options.indexOf(answer);
  const isJudged = kind === 'verdadeiro_falso';
  const verdict = isJudged ? (/^verdadeiro/i.test(answer) ? 0 : 1) : right;
  const said = say(basis[0]?.text ?? '');
  // The reason of an open question is its answer; a true sentence is its own.
  // A gap filled in is the sentence of the item once more.
  const isTold = kind === 'lacuna' || /^(?:complete|que nome)/iu.test(text);
  const hasReason =
    said !== '' && said.length <= LONGEST_REASON && !isTold && (isJudged ? verdict === 1 : kind !== 'aberta');
  return {
    type: 'question',
    kind,
    text: isJudged ? say(text).replace(/^Verdadeiro ou falso\?\s*/u, '') : say(text),
    passageIds: cited,
    options: options.map(say),
    right: options.length > 0 && verdict >= 0 ? verdict : null,
    answer: isJudged && verdict === 0 ? 'Verdadeiro' : upperFirst(say(answer)),
    reason: hasReason ? said : null,
    difficulty: kind === 'aberta' ? Math.max(2, DIFFICULTY[bloomLevel]) : DIFFICULTY[bloomLevel],
  };
}

const LONGEST_REASON = 240;

/** Entries of a list that a match asks for, and how long they may be. */
const MATCHES = { least: 3, most: 5, words: 22 };
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];

const RELATE = 'Relacione cada nome ao que se diz dele:';
export const isRelating = ({ text }: Exercise): boolean => text.startsWith(RELATE);

/** Names with a sentence each, to be put together again: the sentences in another order. */
export function askEntries(blocks: readonly BookletBlock[]): Exercise[] {
  return blocks.flatMap((block): Exercise[] => {
    if (block.type !== 'points') return [];
    const fits = block.items.filter(
      ({ head, text }) =>
        head !== null &&
        wordsOf(text).length <= MATCHES.words &&
        !text.toLowerCase().includes(head.toLowerCase()),
    );
    const entries = fits.slice(0, MATCHES.most);
    if (entries.length < MATCHES.least) return [];
    const order = entries.map((_, at) => (at * 2 + 1) % entries.length);
    const places =
      new Set(order).size === entries.length ? order : entries.map((_, at) => entries.length - 1 - at);
    return [
      {
        ...{ type: 'question', kind: 'lacuna', options: [], right: null, reason: null, difficulty: 1 },
        text: [
          RELATE,
          ...entries.map(({ head }, at) => `${NUMERALS[at]}. ${head}`),
          ...places.map((at) => `(   ) ${entries[at]?.text}`),
        ].join('\n'),
        passageIds: entries.flatMap(({ passageIds }) => passageIds.slice(0, 1)),
        answer: places.map((at) => NUMERALS[at]).join(', '),
      },
    ];
  });
}

/** Words of the sentence that answers. */
const SAID = { least: 6, most: 40 };

/** What each text of a collection tells, but for those that `asked` names; answered by how it begins. */
export function askParts(
  blocks: readonly BookletBlock[],
  title: string,
  asked: readonly Exercise[],
): Exercise[] {
  return blocks.flatMap((block, at): Exercise[] => {
    const above = at === 0 ? title : blocks[at - 1];
    const name = typeof above === 'string' ? above : above?.type === 'heading' ? above.text : '';
    if (block.type !== 'text' || isNameless(name) || name === '') return [];
    if (asked.some(({ text, answer }) => `${text} ${answer}`.toLowerCase().includes(name.toLowerCase())))
      return [];
    const [first = ''] = splitSentences(block.text);
    const words = wordsOf(first).length;
    if (words < SAID.least || words > SAID.most || !/[.!]["”]?$/u.test(first)) return [];
    return [
      {
        ...{ type: 'question', kind: 'aberta', options: [], right: null, reason: null, difficulty: 2 },
        text: `Conte com suas palavras o que você leu em “${name.replace(/[:.]$/u, '')}”.`,
        passageIds: block.passageIds.slice(0, 1),
        answer: first,
      },
    ];
  });
}
