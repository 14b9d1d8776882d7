import {
  CONCLUDES,
  ENDS_WORKING,
  HEADS_CASE,
  HEADS_EXAMPLE,
  HEADS_WORKING,
  isStep,
  OPENS_EXAMPLE,
  OPENS_SOLUTION,
  POSES,
} from '#engine/pedagogy/language/example-marks.ts';
import { formulasOf, givesLaw, isTorn } from '#engine/pedagogy/language/formula-lines.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { findFrames } from './find-frames.ts';
import {
  findSolved,
  headSolved,
  isOpen,
  isShort,
  isWorking,
  joinData,
  LONGEST,
  MOST_ROWS,
} from './find-solved.ts';
import type { Piece } from './piece.ts';

/**
 * The pieces with each worked example (`Exemplo: …`, what is asked, its working, `Logo, …`) told as one: the pieces of one
 * paragraph become one again, the lines behind it know what they belong to. What opens like one and shows no working stays
 * as it was, as does what is too long for one slide.
 */
export function joinExamples(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  headSolved(pieces);
  const cut = joinData(pieces).flatMap((piece, at, all) => cutExample(piece, all[at + 1]));
  const solved = new Map([...findFrames(cut), ...findSolved(cut)]);
  for (let at = 0; at < cut.length; ) {
    const own = workedAt(cut, at) ?? solved.get(cut[at] as Piece) ?? exampleAt(cut, at);
    const [opener] = own;
    if (opener === undefined) joined.push(cut[at] as Piece);
    else for (const piece of own) if (!HEADS_WORKING.test(piece.text)) takeIn(joined, piece, opener);
    at = own.length === 0 ? at + 1 : cut.indexOf(own.at(-1) as Piece) + 1;
  }
  return joined;
}

/** `lei de Ohm: U = R · i. ex: um chuveiro de 220 V` above its working: the rule stays a rule, the example opens behind it. */
function cutExample(piece: Piece, next: Piece | undefined): Piece[] {
  const last = piece.statements.at(-1);
  const isCut =
    piece.kind === 'text' &&
    piece.statements.length > 1 &&
    last !== undefined &&
    OPENS_EXAMPLE.test(last.text) &&
    next?.kind === 'text' &&
    isStep(next.text);
  if (!isCut) return [piece];
  const of = (statements: Piece['statements']): Piece => ({
    ...piece,
    statements,
    text: statements.map(({ text }) => text).join(' '),
    weight: statements.reduce((sum, { words }) => sum + words, 0),
  });
  return [of(piece.statements.slice(0, -1)), of([last])].map((part) => {
    for (const statement of part.statements) statement.piece = part;
    return part;
  });
}

/** What its writer set down as one, from its name to the last line of its working. */
function workedAt(pieces: readonly Piece[], at: number): Piece[] | null {
  const whole = pieces[at]?.block.whole;
  if (whole?.as !== 'working') return null;
  const end = pieces.findIndex(({ block }, place) => place > at && block.whole?.run !== whole.run);
  return pieces.slice(at, end < 0 ? undefined : end);
}

/** The pieces of the worked example that opens here; none where none does. */
function exampleAt(pieces: readonly Piece[], at: number): Piece[] {
  const [opener, before] = [pieces[at], pieces[at - 1]];
  const isSolved =
    opener !== undefined &&
    ((POSES.test(opener.text) && HEADS_WORKING.test(pieces[at + 1]?.text ?? '')) ||
      isWorkedBelow(pieces, at) ||
      isWrittenOut(opener, pieces[at + 1]));
  const answer = pieces[at + 1];
  // `Exemplo de analogia:`, what is asked, `Resposta: …`: asked and answered already, it shows how that is done.
  if (
    opener !== undefined &&
    answer !== undefined &&
    before?.kind === 'heading' &&
    HEADS_CASE.test(before.text) &&
    ENDS_WORKING.test(answer.text) &&
    isShort([opener, answer], LONGEST)
  ) {
    opener.caseOf = before.text.replace(/^\W*(exemplo)s?\s+para\s+/iu, '$1 de ').replace(/[\s:.]+$/, '');
    return [opener, answer];
  }
  if (opener === undefined || !(isSolved || opens(opener, before))) return [];
  const own = [opener];
  for (const [place, piece] of pieces.entries())
    if (place > at)
      if (!goesOn(piece, own) && !leadsOn(piece, pieces[place + 1], own)) break;
      else own.push(piece);
  while (HEADS_WORKING.test(own.at(-1)?.text ?? '')) own.pop();
  const next = pieces[pieces.indexOf(own.at(-1) as Piece) + 1];
  // What is solved below `Solução: …` is told whole or not at all.
  const isFrame = own.some(({ statements }) => statements.some(({ text }) => OPENS_SOLUTION.test(text)));
  if (own.length === 0 || isFrame || isOpen(own, next)) return [];
  const lines = own
    .flatMap(({ statements }) => statements)
    .filter(({ text }) => !HEADS_EXAMPLE.test(text))
    .slice(1);
  const isWorked = lines.some(({ text }) => isStep(text)) || asks(own[0]?.statements.slice(0, -1) ?? []);
  return isWorked && isShort(own, LONGEST) ? own : [];
}

/** `Prescrito: 750 mg. Frasco: 500 mg em 2 mL. Quantos mL aspirar?` right above the lines that work it out. */
function isWorkedBelow(pieces: readonly Piece[], at: number): boolean {
  const [{ kind, role, text } = { kind: '', role: 'heading', text: '' } as const, ...below] = pieces.slice(
    at,
    at + 1 + FEWEST_STEPS,
  );
  const isPosed =
    kind === 'text' && isContentRole(role) && /\d.*\?\s*$/su.test(text) && text.length <= LONGEST.characters;
  return (
    isPosed && below.length === FEWEST_STEPS && below.every((one) => one.kind === 'text' && isStep(one.text))
  );
}
const FEWEST_STEPS = 2;

/** `1101₂` above `= 8 + 4 + 0 + 1`: a figure that the lines below it write out. */
const isWrittenOut = (opener: Piece, next: Piece | undefined): boolean =>
  opener.kind === 'text' &&
  next?.kind === 'text' &&
  /^\W?\d\S{0,24}$/u.test(opener.text.trim()) &&
  /^=\s*\S/.test(next.text);
const LABELLED = /^\P{L}*\p{L}[^=:]{2,40}:\s/u;

function opens({ kind, text, role, statements }: Piece, before: Piece | undefined): boolean {
  const isLine = kind === 'text' || (kind === 'heading' && /[\d?]/.test(text.replace(OPENS_EXAMPLE, '')));
  const isLabel = kind === 'text' && HEADS_EXAMPLE.test(text);
  if (isLabel || (isLine && OPENS_EXAMPLE.test(text))) return true;
  const areSteps = kind === 'list' && statements.every((one) => isStep(one.text));
  return (
    (kind === 'text' || areSteps) &&
    role !== 'caption' &&
    before?.kind === 'heading' &&
    HEADS_EXAMPLE.test(before.text)
  );
}

function goesOn(piece: Piece, own: readonly Piece[]): boolean {
  const [opener, last] = [own[0], own.at(-1)];
  if (opener === undefined || last === undefined || piece.slide !== opener.slide) return false;
  if (piece.blockRef === last.blockRef) return true;
  // Behind what it comes to stands another thing.
  if (ENDS_WORKING.test(last.text) && !CONCLUDES.test(piece.text)) return false;
  // A program is shown line by line, not worked out.
  if (piece.kind === 'code' && formulasOf(piece.text).length === 0) return false;
  // A text layer tears the lines of a working.
  if ((piece.page !== null && piece.kind !== 'table' && isTorn(piece.text)) || OPENS_EXAMPLE.test(piece.text))
    return false;
  if (HEADS_WORKING.test(piece.text)) return true;
  // `2a lei: R = ρ · L / A` below the working of the first.
  if (own.length > FEWEST_STEPS && LABELLED.test(piece.text) && formulasOf(piece.text).some(givesLaw))
    return false;
  // What an `Exemplo:` leads to may have been read as a list.
  if (own.length === 1 && HEADS_EXAMPLE.test(opener.text))
    return (
      piece.kind === 'text' || (piece.kind === 'list' && piece.statements.every(({ text }) => isStep(text)))
    );
  // `20% de 60 = 12` on a line of its own was read as a heading.
  const isHead = piece.kind === 'heading' && !isWorking(piece);
  if (isHead || piece.kind === 'image') return false;
  if (piece.kind === 'table') return own.length === 1 && isOfFigures(piece);
  if (piece.statements.length === 0 || /\?\s*$/.test(piece.text)) return false;
  if (piece.statements.every(({ text }) => isStep(text))) return true;
  const isAnswer = /\?\s*$/.test(last.text) || HEADS_WORKING.test(last.text);
  return isAnswer && piece.kind === 'text' && piece.statements.some(({ text }) => isStep(text));
}

/** `Largura: x. Comprimento: x + 3.` between what is asked and the first line of signs: what stands for what. */
function leadsOn(piece: Piece, next: Piece | undefined, own: readonly Piece[]): boolean {
  const isSaid = piece.kind === 'text' && piece.text.length <= LONGEST_SAID && !/\?\s*$/.test(piece.text);
  const isFirst = own.at(-1)?.statements.some(({ text }) => /\?\s*$/.test(text)) ?? false;
  return isSaid && isFirst && next?.kind === 'text' && isStep(next.text) && goesOn(next, [...own, piece]);
}
const LONGEST_SAID = 90;

/** `x | f(x) = −x + 3` over its figures: the values that a graph is drawn by. */
const isOfFigures = ({ block, text }: Piece): boolean =>
  block.type === 'table' && block.rows.length <= MOST_ROWS && /\d/.test(text) && !/\p{L}{5}/u.test(text);

const asks = (statements: readonly { text: string }[]): boolean =>
  statements.some(({ text }) => /\?\s*$/.test(text));

function takeIn(joined: Piece[], piece: Piece, opener: Piece): void {
  const last = joined.at(-1);
  piece.example = opener;
  piece.role = 'example';
  for (const statement of piece.statements) statement.role = 'example';
  if (piece.kind === 'heading' || piece.kind === 'code') Object.assign(piece, { kind: 'text', level: 0 });
  if (last?.example !== opener || last.blockRef !== piece.blockRef) joined.push(piece);
  else {
    for (const statement of piece.statements) statement.piece = last;
    last.statements.push(...piece.statements);
    last.text = `${last.text} ${piece.text}`;
    last.weight += piece.weight;
  }
}
