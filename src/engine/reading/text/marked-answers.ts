import type { Asked } from './quiz-answers.ts';
import type { TextLine } from './split-lines.ts';

/** `b) 2.995 m  X`, `(x) b) 2.995 m`, `*b) 2.995 m`, `b) 2.995 m (certa)`: the option that the teacher ticked. */
const TICKED =
  /^(?:\(?[xX✓✔*]\)?\s*)(?<before>\(?[a-eA-E]\s?[).]\s*\S.*)$|^(?<behind>\(?[a-eA-E]\s?[).]\s*\S.*?)\s*(?:\s\(?[xX]\)?|\s?[✓✔]|\s?\*{1,2}|\s?\((?:certa|correta|gabarito|resposta)\)|\s?(?:<-|←)\s?(?:certa|correta|essa|resposta)?)$/u;
const OPTION = /^\(?([a-eA-E])\s?[).]\s*\S/u;
/** `(F) As planícies são formadas por erosão. -> por sedimentação` */
const PUT_RIGHT = /^(\(\s*[VF]\s*\)\s*.*?\S)\s*(?:->|→|=>)\s*(\S.*)$/iu;
const ORDINALS = ['1ª', '2ª', '3ª', '4ª', '5ª', '6ª', '7ª', '8ª', '9ª', '10ª'];

const optionIn = (text: string): string | null => {
  const found = TICKED.exec(text)?.groups;
  return found === undefined ? null : (found.before ?? found.behind ?? null);
};

/** Whether a line ticks the option it is. */
export const isTicked = ({ text }: Pick<TextLine, 'text'>): boolean => optionIn(text) !== null;

/** The one option of a question that is ticked, and what puts its false sentences right, leave its lines. */
export function takeMarked(question: Asked, key: Map<number, string>): string[] {
  const options = question.lines.filter(({ text }) => OPTION.test(optionIn(text) ?? text));
  const ticked = options.filter(isTicked);
  const letter = OPTION.exec(optionIn(ticked[0]?.text ?? '') ?? '')?.[1];
  if (ticked.length === 1 && options.length > 1 && letter !== undefined) {
    key.set(question.number, letter.toUpperCase());
    question.lines = question.lines.map((line) =>
      line === ticked[0] ? { ...line, text: optionIn(line.text) ?? line.text } : line,
    );
  }
  const judged = question.lines.filter(({ text }) => /^\(\s*[VF]\s*\)/iu.test(text));
  const reasons = judged.flatMap(({ text }, at) => {
    const right = PUT_RIGHT.exec(text)?.[2]?.replace(/[\s.;]+$/u, '');
    return right === undefined ? [] : [`a ${ORDINALS[at] ?? ''}: ${right}`];
  });
  if (reasons.length > 0)
    question.lines = question.lines.map((line) => ({ ...line, text: line.text.replace(PUT_RIGHT, '$1') }));
  return reasons;
}
