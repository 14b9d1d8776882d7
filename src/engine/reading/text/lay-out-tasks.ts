import { askJudged, givesAnswer, isAnswered, isJudgedLine, lineOf } from './quiz-answers.ts';
import type { TextLine } from './split-lines.ts';

/** `Tarefinha 2 – Qual é o intruso?`, `Atividade 1: complete` */
const COUNTED =
  /^\W*(?:tarefa|tarefinha|atividade(?:zinha)?|exerc[íi]cio|desafio|miss[ãa]o|quest[ãa]o)\s?(\d{1,2})\s*[-–—:.)]+\s*(?=\p{L})/iu;
/** `__TO   (PATO)`, `PATO – BOLA – PIPA   R: BOLA`: a part of a task with its answer. */
const ANSWERED =
  /^(?:[-•*]\s*)?(?<asked>.*_{2}.*?)\s*\((?<filled>[^()]{1,40})\)\W*$|^(?:[-•*]\s*)?(?<told>\S.*?)\s+r(?:esp(?:osta)?)?\s?[:=]\s*(?<said>\S.{0,60})$/iu;
const FEWEST = 2;

/**
 * Tasks that a word and a number call, `Tarefinha 1 – …` over parts that have their answers beside them, as any exercises: `1) …`
 * with lettered parts and the answers in a key at the end. Null where there are none: without an answer they may be the steps
 * of a plan.
 */
export function layOutTasks(lines: readonly TextLine[]): TextLine[] | null {
  const numbers = lines.map(({ text }) => Number(COUNTED.exec(text)?.[1] ?? 0));
  const counted = numbers.filter((number) => number > 0);
  if (counted.length < FEWEST || !counted.every((number, at) => number === at + 1)) return null;
  const key: string[] = [];
  let [number, part] = [0, 0];
  const told = lines.map((line, at) => {
    const own = numbers[at] ?? 0;
    if (own > 0 || line.opensGroup) [number, part] = [own, 0];
    if (own > 0) return { ...line, text: line.text.replace(COUNTED, `${own}) `) };
    const { asked, filled, told: shown, said } = ANSWERED.exec(line.text)?.groups ?? {};
    const answer = filled ?? said;
    if (number === 0 || answer === undefined) return line;
    const letter = 'abcdefghijklmnop'[part] ?? '';
    part += 1;
    key.push(`${part === 1 ? `${key.length === 0 ? '' : '; '}${number}) ` : ' '}${letter}) ${answer}`);
    return { ...line, text: `${letter}) ${asked ?? shown}` };
  });
  if (key.length < FEWEST) return null;
  return [...told, { text: `Gabarito: ${key.join('')}`, indent: 0, tabs: 0, opensGroup: true }];
}

/** Sentences in a row with `(V)` or `(errado)` behind each, as what is judged and a key; null where no two stand so or something else is keyed. */
export function layOutJudged(lines: readonly TextLine[]): TextLine[] | null {
  const start = lines.findIndex(
    (line, at) => isJudgedLine(line) && isJudgedLine(lines[at + 1] ?? { ...line, text: '' }),
  );
  if (start < 0) return null;
  const after = lines.slice(start).findIndex((line) => !isJudgedLine(line));
  const end = after < 0 ? lines.length : start + after;
  const others = [...lines.slice(0, start), ...lines.slice(end)];
  if (others.some((line) => isJudgedLine(line) || givesAnswer(line) || isAnswered(line.text))) return null;
  const own = lines.slice(start, end).map((line) => ({ line, ...askJudged(line) }));
  const asked = own.map(({ line, asked: text }, at) => lineOf(line, `${at + 1}) ${text}`));
  const text = `Gabarito: ${own.map(({ letter }, at) => `${at + 1}) ${letter}`).join('; ')}`;
  return [
    ...lines.slice(0, start),
    ...asked,
    ...lines.slice(end),
    { text, indent: 0, tabs: 0, opensGroup: true },
  ];
}
