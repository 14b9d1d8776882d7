import {
  CONCLUDES,
  COUNTS_EXAMPLE,
  HEADS_EXAMPLE,
  HEADS_WORKING,
  isStep,
  OPENS_EXAMPLE,
  OPENS_SOLUTION,
} from '#engine/pedagogy/language/example-marks.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { countOfWorked } from '#engine/reading/text/workings.ts';
import type { Point } from './point.ts';
import { lowerFirst } from './say-lists.ts';
import { tellFrame } from './tell-frame.ts';

const SOLVED = 'Exemplo resolvido';
/** What a worked example is called, by how its writer counts it. */
function nameOfWorked(text: string): string {
  const count = countOfWorked(text);
  return count === null ? SOLVED : `${SOLVED} ${count}`;
}

/** `exemplo A`, `exemplo B`: the worked examples among these pieces, where their writer counts them all. */
export function countedExamples(pieces: readonly Piece[]): string[] {
  const own = new Set(pieces.flatMap(({ example }) => example ?? []));
  const counts = [...own].map(({ text }) => countOfWorked(text));
  return counts.flatMap((count) => (count === null || counts.includes(null) ? [] : [`exemplo ${count}`]));
}

/** What a working fills, its steps one below the other where a slide shows it. */
const LONGEST_LINE = 200;
const LONGEST_WITH_END = 165;
const SHORTEST_LINE = 24;
/** A case with its question: the working begins a line of its own. */
const TOLD_AND_ASKED = /^Exemplo resolvido(?: \w{1,2})?: .*\. .*\?$/su;
/** A case that is ordered to be worked out: `Exemplo resolvido: resolver x² – 5x + 6 = 0`. */
const isOrdered = (text: string): boolean => {
  const said = text.replace(/^Exemplo resolvido(?: \w{1,2})?: /u, '');
  return (
    said !== text &&
    !/[?;]/.test(said) &&
    (/^\p{L}{2,}[aei]r\s/u.test(said) || isImperative(upperFirst(said)))
  );
};
/** A working has begun. */
const COUNTS = /[=≈→⇒?]/u;

/** The worked examples of a part, each told whole in a few lines: its case, what is asked with the working, what it comes to. */
export function workOut(pieces: readonly Piece[]): Point[] {
  const own = Map.groupBy(
    pieces.filter(({ example }) => example !== undefined),
    ({ example }) => example,
  );
  return [...own.values()].flatMap((parts) => {
    const isWhole = parts.some(({ block }) => block.whole !== undefined);
    const isFrame = parts.some(({ statements }) => statements.some(({ text }) => OPENS_SOLUTION.test(text)));
    const lines = isWhole
      ? asSetDown(parts)
      : isFrame
        ? tellFrame(parts)
        : setInLines(parts.flatMap(linesOf));
    const [first] = lines;
    if (first === undefined) return [];
    const name = parts[0]?.caseOf;
    if (name !== undefined) first.text = first.text.replace(SOLVED, name);
    const text = lines
      .map((line) => line.text)
      .reduce((told, line) => `${told}${/[?.]$/.test(told) ? '' : ';'} ${line}`);
    return [workedPoint(text, lines)];
  });
}

/** A case that is told in lines, all of them or none. */
export const workedPoint = (text: string, lines: Grounded[]): Point => ({
  ...{ text, lines, basis: lines.flatMap(({ basis }) => basis), words: wordsOf(text).length },
  ...{ stems: new Set(contentStems(text)), kind: 'worked', isOpening: false, isLong: false },
});

/** `Massa de CaO?`, `Calcule a área.` */
const ASKS = /\?|^\W*(?:calcul|determin|ach|encontr|resolv|qua[ln]t?)\p{L}*/iu;
/** Lines of a working that are read as one, one below the other. */
const MOST_BELOW = 6;

/** The lines as their writer has them: what is asked under its name, then the working line by line. */
function asSetDown(parts: readonly Piece[]): Grounded[] {
  const all = parts.map(({ text, statements }) => ({
    text: plainMath(text)
      .trim()
      .replace(/(?<=[\d\p{L}]) \. (?=[\d\p{L}])/gu, ' · '),
    basis: [...statements],
  }));
  const first = all[0]?.text ?? '';
  const name = nameOfWorked(first);
  const told = all.map((line, at) => (at === 0 ? { ...line, text: first.replace(OPENS_EXAMPLE, '') } : line));
  const isHeaded = HEADS_EXAMPLE.test(first);
  const own = isHeaded ? told.slice(1) : told;
  const end = own.findIndex(({ text }, at) => at > 0 && (isStep(text) || HEADS_WORKING.test(text)));
  // `inversa!!` between what is asked and the first step is thought, not asked.
  const asked = own.slice(0, end < 0 ? 1 : end).findLastIndex(({ text }) => ASKS.test(text));
  const posed = own.slice(0, Math.max(0, asked) + 1);
  const steps = own.slice(posed.length).filter(({ text }) => !HEADS_WORKING.test(text));
  const said = posed.map(({ text }) => text).join(' ');
  const lines = [
    {
      text: `${name}: ${/^\p{L}+ \p{L}/u.test(said) ? lowerFirst(said) : said}`,
      basis: (isHeaded ? told.slice(0, posed.length + 1) : posed).flatMap(({ basis }) => basis),
    },
  ];
  for (let at = 0; at < steps.length; at += MOST_BELOW) {
    const some = steps.slice(at, at + MOST_BELOW);
    lines.push({ text: some.map(({ text }) => text).join('\n'), basis: some.flatMap(({ basis }) => basis) });
  }
  return lines;
}

/** The points of a worked example, line by line, as a slide shows them; any other point is one. */
export function showLines(point: Point): Point[] {
  return (point.lines ?? [point]).map((line) => ({
    ...{ ...point, ...line, words: wordsOf(line.text).length, stems: new Set(contentStems(line.text)) },
  }));
}

/** Its statements; a small table is one line of its own, its rows below each other. */
function linesOf({ kind, statements }: Piece): Grounded[] {
  return kind === 'table'
    ? [{ text: statements.map(({ text }) => text).join('\n'), basis: [...statements] }]
    : statements.flatMap((one) => one.text.split(NEXT_STEP).map((text) => ({ text, basis: [one] })));
}

/** `2ª etapa: …`, `Total: …`, `25 – 24 = 1 x = (5 ± 1)/2`: the lines of a working that were read as one. */
const NEXT_STEP =
  /\s(?=\d{1,2}[ªº°] (?:etapa|passo|parte|fase)(?!\p{L})|Total:)|(?<=[\d)²³%'’′}])\s(?=(?:\d{0,3}[\p{L}√]|√\d+)[\p{L}\d'’′₀-₉]{0,3}(?:\(\p{L}\))?\s?=\s?)/u;

/** `R2.` that was taken for a sentence. */
const COUNT = /^\W*(?:R|E|Ex\.?)?\s?\d{1,2}\s?[.)–:-]$/u;

function setInLines(told: readonly Grounded[]): Grounded[] {
  const lines: Grounded[] = [];
  for (const { text: written, basis } of told) {
    const text = plainMath(written)
      .replace(/[^\S\n]+/g, ' ')
      .trim()
      .replace(/(?<=[\d\p{L}]) \. (?=[\d\p{L}])/gu, ' · ');
    const last = lines.at(-1);
    if (last === undefined) {
      if (HEADS_EXAMPLE.test(text) || COUNT.test(text)) continue;
      const bare = text.replace(OPENS_EXAMPLE, '').replace(COUNTS_EXAMPLE, '');
      // `Na + Cl → NaCl`
      const said = /^\p{L}+ \p{L}/u.test(bare) ? lowerFirst(bare) : bare;
      lines.push({ text: `Exemplo resolvido: ${said}`, basis: [...basis] });
      continue;
    }
    // What is asked stands with its case, though that counts: `Um carro segue s = 20 + 15t. Onde ele está em t = 10 s?`
    const isAsked = /\?$/.test(text) && !/\?/.test(last.text) && basis[0]?.piece === told[0]?.basis[0]?.piece;
    // `Ache o zero de f(x) = 2x − 8.`: the working begins a line of its own.
    const isPosed = lines.length === 1 && isOrdered(last.text) && COUNTS.test(text);
    const isNext =
      (!isPosed && !/\n/.test(`${last.text}${text}`) && mayJoin(last.text, text)) ||
      (isAsked && `${last.text}${text}`.length <= LONGEST_WITH_END);
    if (isNext) {
      last.text = join(last.text, text);
      last.basis.push(...basis);
    } else lines.push({ text, basis: [...basis] });
  }
  const bare = lines.map(({ text, basis }) => ({ text: text.replace(/[\s.;:,]+$/, ''), basis }));
  // `Resolver x² – 5x + 6 = 0` with all of its working.
  const [posed] = bare;
  const whole = bare.map(({ text }) => text).join('; ');
  const isShort =
    posed !== undefined && isOrdered(posed.text) && whole.length <= LONGEST_WITH_END && !/\n/.test(whole);
  return isShort ? [{ text: whole, basis: bare.flatMap(({ basis }) => basis) }] : bare;
}

/** `30 . 200` that was taken for two sentences; a question with what answers it; an end with what it comes from; scraps. */
function mayJoin(before: string, text: string): boolean {
  if (/\s\.$|=$/.test(before) || /^=/.test(text)) return true;
  const length = before.length + text.length;
  if (TOLD_AND_ASKED.test(before)) return false;
  // The working begins a line of its own, unless it is a word.
  if (/\?$/.test(before)) return text.length < SHORTEST_LINE && !COUNTS.test(text);
  // `Um carro percorre 150 km em 2 horas` and what is asked of it.
  if (/\?$/.test(text)) return !COUNTS.test(before) && length <= LONGEST_WITH_END;
  if (CONCLUDES.test(text) || text.length < SHORTEST_LINE) return length <= LONGEST_WITH_END;
  return length <= LONGEST_LINE;
}

function join(before: string, text: string): string {
  if (/\s\.$/.test(before)) return `${before.replace(/\s\.$/, ' ·')} ${text}`;
  if (/[?.:=]$/.test(before) || /^=/.test(text)) return `${before} ${text}`;
  if (/\?$/.test(text)) return `${before}. ${text}`;
  return `${before}; ${CONCLUDES.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text}`;
}
