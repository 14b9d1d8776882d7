import type { TextLine } from './split-lines.ts';

/** `Passo 1: cortar as bordas`, `Etapa 2 - lavar` */
const STEP = /^(passo|etapa|step|paso)\s(\d{1,2})(?:º|ª)?\s?[:.)–-]\s*(\p{L}.*)$/iu;
const FEWEST = 3;

/** Lines that name themselves the first, second, third step, one right below the other, as a counted list. */
export function countSteps(lines: readonly TextLine[]): TextLine[] {
  const counted = lines.map(({ text }) => Number(STEP.exec(text)?.[2] ?? 0));
  const isCounted = (at: number): boolean => {
    const first = at - (counted[at] ?? 0) + 1;
    let last = first;
    while (counted[last + 1] === last - first + 2) last += 1;
    const run = counted.slice(first, last + 1);
    return (
      first >= 0 && last >= at && run.length >= FEWEST && run.every((number, place) => number === place + 1)
    );
  };
  return lines.map((line, at) => {
    const [, , digits, said] = STEP.exec(line.text) ?? [];
    return digits !== undefined && isCounted(at) ? { ...line, text: `${digits}) ${said}` } : line;
  });
}

const FEWEST_STEPS = 3;
/** `Lavar as mãos: 1 molhar …`: what is counted stands behind a colon, each number before a word. */
const LEADS = /^(\p{L}[^:=?]{2,60}:)\s*(?=\(?1(?:\s?[.)–-])?\s+\p{L}{3}|\(?a\)\s)/u;
/** Whoever counts by letters may count options or what is asked: steps say what is done. */
const DONE = /^(?:n[ãa]o |nunca |sempre )?\p{L}+(?:[aei]r|por)(?:-\p{L}+)?(?!\p{L})/iu;

/** `5 apertar o gatilho` right below `4. apontar`: the next of them, whose stop was forgotten. */
export function countOn(lines: readonly TextLine[]): TextLine[] {
  let [last, sign] = [0, ''];
  return lines.map((line) => {
    const [, digits, mark = ''] = /^(\d{1,2})(\s?[.)–-]+)?\s+(?=\p{L})/u.exec(line.text) ?? [];
    const number = Number(digits ?? 0);
    const isNext = number > 1 && number === last + 1 && mark === '' && sign !== '' && !line.opensGroup;
    if (digits === undefined) return line;
    [last, sign] = [number, mark || (isNext ? sign : '')];
    return isNext ? { ...line, text: line.text.replace(/^\d{1,2}/u, `${digits}${sign}`) } : line;
  });
}

/** `Lavar as mãos: 1 molhar 2 ensaboar 3 enxaguar`, `a) higienizar as mãos b) secar a axila c) …` as what leads to the steps and one line a step; any other line stays. */
export function partCounted(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line) => {
    const lead = LEADS.exec(line.text)?.[1] ?? '';
    const rest = line.text.slice(lead.length);
    if (line.whole !== undefined || (lead === '' && !/^\(?[a1]\)\s/iu.test(rest))) return [line];
    const numbered = stepsOf(rest, (count) => `${count}`);
    const steps = numbered.length > 0 ? numbered : stepsOf(rest, (count) => 'abcdefghijkl'[count - 1] ?? '-');
    const asks = /\?|_{2}/u.test(rest);
    const areDone = !asks && steps.filter((step) => DONE.test(step)).length * 3 >= steps.length * 2;
    if (steps.length < FEWEST_STEPS || (!areDone && (lead === '' || numbered.length === 0))) return [line];
    const told = [...(lead === '' ? [] : [lead]), ...steps.map((step, at) => `${at + 1}) ${step}`)];
    return told.map((text, at) => ({ ...line, text, opensGroup: at === 0 && line.opensGroup }));
  });
}

/** What stands behind each count of a line; letters have a bracket behind them. */
function stepsOf(told: string, signOf: (count: number) => string): string[] {
  const marks: { from: number; to: number }[] = [];
  for (let count = 1; ; count += 1) {
    const from = marks.at(-1)?.to ?? 0;
    const sign = signOf(count);
    const end = /\d/.test(sign) ? '(?:\\s?[.)–-])?' : '\\)';
    const mark = new RegExp(`(?<=^|\\s)\\(?${sign}${end}\\s+(?=\\p{L}{3})`, 'iu').exec(told.slice(from));
    if (mark === null) break;
    marks.push({ from: from + mark.index, to: from + mark.index + mark[0].length });
  }
  return marks.map(({ to }, at) => told.slice(to, marks[at + 1]?.from).replace(/[\s;,.]+$/u, ''));
}
