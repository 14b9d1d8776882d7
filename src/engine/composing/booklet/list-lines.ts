import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { BlockOf, BookletBlock } from '#shared/composition/blocks.ts';
import type { Unit } from './shape-units.ts';

type Text = BlockOf<'text'>;

/** Lines that make a list, and words of a line; whole sentences are a list only where they are many and short. */
const LINES = { least: 3, ofSentences: 4, typed: 2 };
const WORDS = { line: 14, sentence: 10, hint: 24 };
/** Lines before a place for the answer that ask for it together. */
const MOST_HINTS = 6;
const ANSWER_LINE = /^(?:resposta|r)\s*[:.]?\s*_{3,}[\s_]*\.?$/iu;
const GAP = 'Resposta: ____________________';

/** The blocks right above `Resposta: ______`: with the lines above them they are one thing that is asked. */
export const findAnswered = (blocks: readonly Block[]): Set<string> =>
  new Set(
    blocks.flatMap((block, at) =>
      'text' in block && ANSWER_LINE.test(block.text.trim()) ? (blocks[at - 1]?.id ?? []) : [],
    ),
  );

/** The lines before a place for the answer become one step that asks for it, in the order of the material. */
export function closeRiddle(units: Unit[]): void {
  let from = units.length;
  const hintOf = (unit: Unit | undefined): Text | null => lineOf(unit, WORDS.hint);
  while (from > 0 && units.length - from < MOST_HINTS && hintOf(units[from - 1]) !== null) from -= 1;
  const hints = units.slice(from).flatMap((unit) => hintOf(unit) ?? []);
  if (hints.length === 0) return;
  units.length = from;
  const text = [...hints.map(({ text }) => (/[.;:!?]$/u.test(text) ? text : `${text}.`)), GAP].join(' ');
  const step = { name: '', text, passageIds: hints.flatMap((one) => one.passageIds) };
  const last = units.at(-1)?.blocks.at(-1);
  if (last?.type === 'process') last.steps.push(step);
  else units.push({ blocks: [{ type: 'process', isCycle: false, steps: [step] }], words: 0 });
}

/** `MOUSE: Dispositivo de entrada`: a name with what is said of it. */
const NAMED = /^([^:.!?]{2,36}):\s+(\p{L}.+)$/u;

/** Short lines one below the other are a list that nobody marked. Verses end with commas and stay lines. */
export function listLines(units: readonly Unit[]): Unit[] {
  const listed: Unit[] = [];
  for (let at = 0; at < units.length; at += 1) {
    const typed = typedList(units, at);
    const run = runFrom(units, at);
    if (typed !== null) {
      listed.push({ blocks: [typed.block], words: 0 });
      at += typed.lines - 1;
    } else if (isList(run)) {
      const isNamed = run.every(({ text }) => NAMED.test(text));
      const items = run.map(({ text, passageIds }) => {
        const [, head = null, said = text] = (isNamed ? NAMED.exec(text) : null) ?? [];
        return { head, text: said, passageIds };
      });
      listed.push({ blocks: [{ type: 'points', items }], words: 0 });
      at += run.length - 1;
    } else {
      listed.push(...units.slice(at, at + Math.max(1, run.length)));
      at += Math.max(1, run.length) - 1;
    }
  }
  return listed;
}

/** A hyphen before each: a list that somebody typed by hand, unless people speak in it. */
const DASH = /^[-–] +(?=\S)/u;
const SPOKEN =
  /[?!]["”»]?$|(?<!\p{L})(?:diz|disse|falou|gritou|perguntou|perguntei|respondeu|exclamou|explicou)(?!\p{L})/iu;

/** `1. `, `2) `: the place that a line has among others. */
const COUNTED = /^(\d{1,2})[.)] +(?=\p{L})/u;

/** A list that somebody typed by hand from here on, and how many lines it has: with hyphens, or counted from 1. */
function typedList(units: readonly Unit[], from: number): { block: BookletBlock; lines: number } | null {
  const dashed = textsFrom(units, from, ({ text }) => DASH.test(text));
  const isList = dashed.length >= LINES.typed || /^[-–] +\p{Ll}/u.test(dashed[0]?.text ?? '');
  if (isList && !dashed.some(({ text }) => SPOKEN.test(text))) {
    const items = dashed.map(({ text, passageIds }) => ({
      ...{ head: null, text: text.replace(DASH, ''), passageIds },
    }));
    return { block: { type: 'points', items }, lines: items.length };
  }
  const counted = textsFrom(units, from, ({ text }, at) => Number(COUNTED.exec(text)?.[1]) === at + 1);
  if (counted.length < LINES.typed || counted.some(({ text }) => /\?$/u.test(text))) return null;
  const steps = counted.map(({ text, passageIds }) => ({
    ...{ name: '', text: text.replace(COUNTED, ''), passageIds },
  }));
  return { block: { type: 'process', isCycle: false, steps }, lines: steps.length };
}

/** The paragraphs from here on that stand alone and are of a kind. */
function textsFrom(
  units: readonly Unit[],
  from: number,
  isOfKind: (block: Text, at: number) => boolean,
): Text[] {
  const run: Text[] = [];
  for (const { blocks } of units.slice(from)) {
    const [block, ...rest] = blocks;
    if (block?.type !== 'text' || rest.length > 0 || !isOfKind(block, run.length)) break;
    run.push(block);
  }
  return run;
}

const isEnded = ({ text }: Text): boolean => /[.!?]["”»]?$/u.test(text);

/** Lines of one kind from here on: whole sentences, or none but the last after what a semicolon parts. */
function runFrom(units: readonly Unit[], from: number): Text[] {
  const run: Text[] = [];
  for (let next = lineOf(units[from]); next !== null; next = lineOf(units[from + run.length])) {
    const [first = next] = run;
    const closes = isEnded(next) && !isEnded(first);
    if (isEnded(next) !== isEnded(first) && !(closes && /;$/u.test(run.at(-1)?.text ?? ''))) break;
    run.push(next);
    if (closes) break;
  }
  return run;
}

function isList(run: readonly Text[]): boolean {
  const verses = run.filter(({ text }) => /,$/u.test(text));
  if (verses.length * 3 >= run.length) return false;
  if (!run.every(isEnded)) return run.length >= LINES.least;
  const words = run.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return run.length >= LINES.ofSentences && words <= WORDS.sentence * run.length;
}

/** A line of a list: a few words, no formula, no speech, nothing that announces what follows. */
function lineOf(unit: Unit | undefined, most = WORDS.line): Text | null {
  const [block, ...rest] = unit?.blocks ?? [];
  if (block?.type !== 'text' || rest.length > 0) return null;
  const isLine =
    wordsOf(block.text).length <= most &&
    /\p{L}{2}/u.test(block.text) &&
    !/[=≈→√∑∫$]|[:]$|^[—–-]|_{3}/u.test(block.text);
  return isLine ? block : null;
}
