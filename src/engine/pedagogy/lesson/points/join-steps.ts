import { isStep } from '#engine/pedagogy/language/example-marks.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { placeOf } from '#engine/pedagogy/outline/arrange-parts.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanPoint } from './clean-point.ts';
import { LONGEST_POINT } from './fit-point.ts';
import type { Point } from './point.ts';
import { isOfThisPage } from './stand-alone.ts';
import { workedPoint } from './work-out.ts';

const OPEN = /=\s*$/u;
const GOES_ON = /^\s*=/u;
/** Figures, their bases and signs. */
const WORKED = /^[^\p{L}]*(?:(?:\p{Lu}|\p{L}(?!\p{L}))[^\p{L}]*){0,12}$/u;
const LABEL = /^\p{Lu}\p{Ll}+:\s/u;
const FEWEST_SIGNS = 1;

/**
 * A calculation that a slide sets in lines (`11₂ =`, `1 × 2 + 1 =`, `3`) as one worked example. Lines of a text layer are left
 * alone: they lose the bars of fractions.
 */
export function joinSteps(pieces: readonly Piece[]): Point[] {
  const runs: Statement[][] = [];
  let isOpen = false;
  for (const [at, piece] of pieces.entries()) {
    const [line] = piece.statements;
    const isLine = piece.kind === 'text' && piece.slide !== null && piece.statements.length === 1;
    if (!isLine || line === undefined || piece.page !== null) {
      isOpen = false;
      continue;
    }
    const isNext = isNeighbour(pieces[at - 1], piece);
    const goesOn = isOpen || GOES_ON.test(line.text);
    if (isNext && goesOn && runs.length > 0) runs.at(-1)?.push(line);
    // What stood before was left out: the calculation has lost its beginning.
    else runs.push(goesOn || isGap(pieces[at - 1], piece) ? [] : [line]);
    isOpen = OPEN.test(line.text);
  }
  return runs.flatMap(sayRun);
}

/** Nothing that was left out stands between them. */
function isNeighbour(before: Piece | undefined, piece: Piece): boolean {
  return before !== undefined && before.slide === piece.slide && placeOf(piece) === placeOf(before) + 1;
}

function isGap(before: Piece | undefined, piece: Piece): boolean {
  return before !== undefined && before.slide === piece.slide && placeOf(piece) > placeOf(before) + 1;
}

function sayRun(run: readonly Statement[]): Point[] {
  if (run.length < 2) return [];
  const text = run
    .map((line) => plainMath(line.text).trim())
    .join(' ')
    .replace(LABEL, '');
  const signs = text.match(/=/g)?.length ?? 0;
  const isWhole = signs > FEWEST_SIGNS && !OPEN.test(text) && !GOES_ON.test(text) && WORKED.test(text);
  if (!isWhole || text.length > LONGEST_POINT.characters || hasRawMath(text)) return [];
  const parts = text.split(' ');
  return [
    {
      ...{ text, basis: [...run], stems: new Set(parts), words: parts.length },
      ...{ kind: 'item', isOpening: false, isLong: false },
    },
  ];
}

const FEWEST_ORDERS = 3;
const MOST_ORDERS = 8;
const LONGEST_ORDER = 210;
/** `Clique em OK`: a word of its own to whoever tags it. */
const CLICKS =
  /^(?:(?:agora|depois|em seguida|por fim|finalmente),? )?(?:(?:dê um )?cli(?:que|car)|tecle|baixe|salve)(?!\p{L})/iu;
/** `digite o link abaixo no campo`: where it stands on the page, which a slide has not. */
const ON_PAGE = /\s(?:logo )?(?:abaixo|acima|a seguir)(?=[\s,.;:]|$)/giu;
/** What a step leads to stands in a picture or below it. */
const OPEN_END = /[\s:;.]+$/u;

/** `Entre em Arquivo`, `Clique em OK`, `Agora escolha a placa`: what a manual tells to do in one part, step by step, all of it. */
export function tellSteps(pieces: readonly Piece[]): Point[] {
  const runs: Statement[][] = [[]];
  for (const piece of pieces) {
    if (piece.kind === 'heading') runs.push([]);
    if (piece.kind !== 'text' || piece.block.origin === 'ocr' || piece.slide !== null) continue;
    runs.at(-1)?.push(...piece.statements.filter(isOrder));
  }
  return runs
    .filter(({ length }) => length >= FEWEST_ORDERS)
    .flatMap((run) => {
      const half = Math.ceil(run.length / Math.ceil(run.length / MOST_ORDERS));
      return Array.from({ length: Math.ceil(run.length / half) }, (_, at) =>
        asSteps(run.slice(at * half, (at + 1) * half)),
      );
    });
}

const isOrder = ({ text, role }: Statement): boolean =>
  role === 'procedure' &&
  text.length <= LONGEST_ORDER &&
  (isImperative(text) || CLICKS.test(text)) &&
  !/\?\s*$/.test(text);

function asSteps(run: readonly Statement[]): Point {
  const lines = run.map((line) => ({
    text: line.text.trim().replace(ON_PAGE, '').replace(OPEN_END, ''),
    basis: [line],
  }));
  const text = lines.map((line) => line.text).join('; ');
  return {
    ...{ text, lines, basis: [...run], words: wordsOf(text).length, stems: new Set(contentStems(text)) },
    ...{ kind: 'steps', isOpening: false, isLong: false },
  };
}
const MOST_LED = 3;

/** `Somamos o peso de cada casa:` over `101₂ = 4 + 1 = 5₁₀`: what is done, told with the lines that it leads to. */
export function tellLed(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap((piece, at) => {
    const lead = piece.statements.at(-1);
    const said = cleanPoint(lead?.text ?? '');
    const isLead =
      (piece.kind === 'text' || piece.kind === 'list') &&
      lead !== undefined &&
      isContentRole(lead.role) &&
      /:\s*$/.test(lead.text) &&
      !isOfThisPage(said) &&
      hasFiniteVerb(said);
    if (!isLead || piece.page !== null || piece.example !== undefined || piece.tale !== undefined) return [];
    const below = pieces.slice(at + 1, at + 1 + MOST_LED);
    const end = below.findIndex((one) => one.slide !== piece.slide || !isWorking(one));
    const [first, ...others] = below
      .slice(0, end < 0 ? undefined : end)
      .map((one) => ({ text: plainMath(one.text).trim(), basis: [...one.statements] }));
    if (first === undefined) return [];
    const lines = [{ text: `${said}: ${first.text}`, basis: [lead, ...first.basis] }, ...others];
    return [workedPoint(lines.map((line) => line.text).join('; '), lines)];
  });
}

/** `101₂ = 4 + 1 = 5₁₀` on a line of its own. */
const isWorking = ({ kind, text, role, example, statements }: Piece): boolean =>
  kind === 'text' &&
  statements.length === 1 &&
  example === undefined &&
  isContentRole(role) &&
  /\d\S*\s?=[^=]*\d/u.test(text) &&
  isStep(text);
