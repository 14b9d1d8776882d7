import { NUMBERED } from './quiz-answers.ts';
import type { TextLine } from './split-lines.ts';

/** `------- GABARITO COMENTADO (não projetar!) -------`, `RESPOSTAS`, `Chave de correção:` */
const HEADS =
  /^[^\p{L}\d]*(?:gabarito|respostas|solu[çc][õo]es|resolu[çc][õo]es|chave de (?:respostas|corre[çc][ãa]o))(?:\s+(?:oficial|comentad[oa]s?|d[aeo]s?\s[^()]{1,30}))?\s*(?:\([^()]*\))?[^\p{L}\d]*$/iu;
/** `01 D -> 3:1`, `1a) 2 cm`, `Q3 – C`, `4) porque …`: an entry that a line begins with. */
const ENTRY =
  /^\W{0,3}(?:quest[ãa]o\s*|q\s?)?0*(\d{1,2})(?:([a-h])\s?\)|\s?[).:=–-]+(?!\d*>)|\s?(?=->|→|=>)|\s+(?=[A-EVF](?!\p{L})))\s*(?:->|→|=>)?\s*(\S.*)$/iu;
const ARROW = /^(\(?[A-E]\)?)\s*(?:->|→|=>|=)\s*/iu;
const FEWEST = 2;
/** `QUESTÃO 01 (1,0) Em ervilhas …`, `Questão 2 – valor 1,5: …` */
const NAMED =
  /^\W*quest[ãa]o\s*(?:n?[º°.]\s*)?0*(\d{1,2})(?!\d)\s?[).:–-]*\s*(?:[([]\s*(?:valor|vale)?:?\s*[\d.,]+\s*(?:pontos?|pts?)?\s*[)\]]\s*[:.–-]?\s*)?(.*)$/iu;

interface Entry {
  number: number;
  letter: string;
  text: string;
  line: TextLine;
}

/**
 * A test whose key stands below a heading of its own, in the form that any test has: its questions by number, its key headed
 * by its name with a line for each question, what is answered by letters in one. Lines that hold no such key come back as they are.
 */
export function headKey(lines: readonly TextLine[]): TextLine[] {
  const at = lines.findLastIndex(({ text }) => HEADS.test(text));
  const head = lines[at];
  if (head === undefined) return [...lines];
  const entries = readEntries(lines.slice(at + 1));
  const all = joinParts(entries.own);
  if (all.length < FEWEST) return [...lines];
  return [
    ...nameQuestions(lines.slice(0, at)),
    { ...head, text: nameKey(head.text), head: 1, opensGroup: true },
    ...all.map(({ number, text, line }) => ({
      ...line,
      text: `${number}) ${text}`,
      opensGroup: false,
      indent: 0,
    })),
    ...lines.slice(at + 1 + entries.length),
  ];
}

/** Its heading without what was drawn around it or said to oneself beside it. */
function nameKey(text: string): string {
  const bare = text.replace(/\s*\([^()]*\)/gu, '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  return /^resolu/iu.test(bare) ? 'Gabarito' : bare;
}

/** The entries right below, each with the lines that go on with it. */
function readEntries(lines: readonly TextLine[]): { own: Entry[]; length: number } {
  const own: Entry[] = [];
  let length = 0;
  for (const line of lines) {
    const [, digits, letter = '', said = ''] = ENTRY.exec(line.text) ?? [];
    const number = Number(digits ?? 0);
    const last = own.at(-1);
    const isNext =
      digits !== undefined && number >= (last?.number ?? 1) && number <= (last?.number ?? 0) + FAR;
    // Several answers in one line are read there.
    if (isNext && own.length === 0 && letter === '' && listsNext(number, said)) return { own: [], length: 0 };
    if (isNext) own.push({ number, letter: letter.toLowerCase(), text: said.replace(ARROW, '$1 – '), line });
    else if (last !== undefined && !line.opensGroup && digits === undefined) last.text += ` ${line.text}`;
    else break;
    length += 1;
  }
  return { own, length };
}
const FAR = 3;
const listsNext = (number: number, said: string): boolean =>
  new RegExp(`\\s0?${number + 1}\\s?[).:=–-]?\\s?[\\p{L}\\d]`, 'u').test(said);

/** `1a) 2 cm` and `1b) 3 cm` answer one question. */
function joinParts(entries: readonly Entry[]): Entry[] {
  const joined: Entry[] = [];
  for (const entry of entries) {
    const text = entry.letter === '' ? entry.text : `${entry.letter}) ${entry.text}`;
    const last = joined.at(-1);
    if (last?.number === entry.number) last.text = `${last.text.replace(/[;.]$/u, '')}; ${text}`;
    else joined.push({ ...entry, text });
  }
  return joined;
}

/** `QUESTÃO 01 (1,0) Em ervilhas …` → `1) Em ervilhas …`, where the questions are counted from 1 so. */
function nameQuestions(lines: readonly TextLine[]): TextLine[] {
  const counted = lines.flatMap(({ text }) => NAMED.exec(text)?.[1] ?? []).map(Number);
  const isCount = counted.length >= FEWEST && counted.every((one, at) => one === at + 1);
  const named: TextLine[] = [];
  for (const [at, line] of lines.entries()) {
    const [, number, asked = ''] = isCount ? (NAMED.exec(line.text) ?? []) : [];
    const before = isCount ? NAMED.exec(lines[at - 1]?.text ?? '') : null;
    // The number has a line to itself: what is asked stands on the next.
    const isBelow = before !== null && before[2] === '' && !NUMBERED.test(line.text);
    const last = named.at(-1);
    if (isBelow && last !== undefined) last.text += ` ${line.text}`;
    else named.push(number === undefined ? line : { ...line, text: `${number}) ${asked}`.trim() });
  }
  return named;
}
