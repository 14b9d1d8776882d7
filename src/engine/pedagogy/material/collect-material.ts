import { exercisesIn } from '#engine/pedagogy/language/exercises.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { isInstruction } from '#shared/analysis/is-instruction.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { isNameLine } from './is-name-line.ts';
import { makePieces } from './make-pieces.ts';
import type { Piece, Statement } from './piece.ts';
import { type SortedPieces, sortByRole } from './sort-by-role.ts';
import { statesObjective } from './states-objective.ts';

export interface Material {
  /** What is to be taught, in reading order. */
  pieces: Piece[];
  /** Exercises that stand in a part of their own. */
  exercises: Piece[];
  /** The material's list of its sources. */
  references: Piece[];
  /** Objectives stated in the order first, then those of the material. */
  objectives: Piece[];
  /** Sentences typed beside a file that tell the maker what to do. */
  guidance: string[];
  hasFile: boolean;
}

/** Everything the teacher handed in, sorted by what it is for; page furniture and repetitions are gone. */
export function collectMaterial(
  input: Pick<AnalysisInput, 'source' | 'content' | 'learningObjectives'>,
): Material {
  const hasFile = input.source !== null;
  const fromFile = piecesOf(input.source, 'file', '');
  const typed = piecesOf(readSafely(input.content), 'content', hasFile ? 't:' : '');
  const { matter, guidance } = takeGuidance(typed, hasFile);
  const stated = piecesOf(readSafely(input.learningObjectives), 'objectives', 'o:');
  const sorted = setApart(sortByRole(dropFurniture([...fromFile, ...matter])));
  const objectives = [...stated.filter((piece) => piece.kind !== 'image'), ...sorted.objectives];
  for (const [order, piece] of [...sorted.pieces, ...sorted.exercises].entries()) piece.order = order;
  return { ...sorted, objectives, guidance, hasFile };
}

function piecesOf(source: SourceDocument | null, from: Piece['from'], prefix: string): Piece[] {
  const words = source?.counts.words ?? 0;
  return (source?.blocks ?? []).flatMap((block) => makePieces(block, { from, prefix, words }));
}

/** A text without one letter or digit has nothing to analyse; that is no error here. */
function readSafely(text: string): SourceDocument | null {
  return /[\p{L}\p{N}]/u.test(text) ? readText(text) : null;
}

function takeGuidance(pieces: Piece[], hasFile: boolean): { matter: Piece[]; guidance: string[] } {
  const guidance: string[] = [];
  const matter: Piece[] = [];
  for (const piece of pieces) {
    const kept = piece.statements.filter((statement) => {
      const isOrder = isInstruction(statement.text, hasFile);
      if (isOrder) guidance.push(statement.text);
      return !isOrder;
    });
    if (kept.length === piece.statements.length) matter.push(piece);
    else if (kept.length > 0) {
      piece.statements = kept;
      piece.text = kept.map((statement) => statement.text).join(piece.kind === 'list' ? '\n' : ' ');
      piece.weight = kept.reduce((sum, statement) => sum + statement.words, 0);
      matter.push(piece);
    }
  }
  return { matter, guidance };
}

/** A line of a table of contents, a page number, a lone address, a line of signs. */
const NO_MATTER = [
  /\.{4,}\s*\d*\s*$/,
  /^(?:p[áa]g(?:ina)?\.?\s*)?\d{1,4}(?:\s*(?:\/|de)\s*\d{1,4})?$/i,
  /^[^\p{L}\p{N}]*$/u,
  /^(?:https?:\/\/|www\.)\S+$/i,
  /^\S+@\S+\.\S+$/,
];
const SHORT_LINE = 100;
/** Short lines that come back on this many pages are headers or footers. */
const MANY_PAGES = 4;

/** The pieces without page furniture and without what was already said word for word. */
function dropFurniture(pieces: Piece[]): Piece[] {
  const places = new Map<string, Set<number>>();
  for (const piece of pieces) {
    const at = place(piece);
    if (at === null || piece.text.length > SHORT_LINE || piece.kind === 'image') continue;
    const key = keyOf(piece);
    places.set(key, (places.get(key) ?? new Set()).add(at));
  }
  const said = new Set<string>();
  return pieces.filter((piece) => {
    if (piece.kind === 'image') return true;
    if (
      piece.text.trim() === '' ||
      (piece.kind !== 'equation' && NO_MATTER.some((mark) => mark.test(piece.text)))
    )
      return false;
    // Who made it and where stands on the cover; the order knows the teacher.
    if (place(piece) === 1 && piece.kind === 'text' && isNameLine(piece.text)) return false;
    if ((places.get(keyOf(piece))?.size ?? 0) >= MANY_PAGES)
      return isFirst(said, `furniture ${keyOf(piece)}`, piece);
    // Overlays of a slide export repeat whole pages; a heading may rightly come back.
    return piece.kind === 'heading' || isFirst(said, `${piece.kind} ${normalise(piece.text)}`, piece);
  });
}

function place(piece: Piece): number | null {
  return piece.page ?? piece.slide;
}

/** Figures count up in footers (`Aula 3 — 12`): they do not make two lines different. */
function keyOf(piece: Piece): string {
  return normalise(piece.text).replace(/\d+/g, '#');
}

/** A header is kept once where it is a heading: it may be the title of the whole. */
function isFirst(said: Set<string>, key: string, piece: Piece): boolean {
  if (said.has(key)) return false;
  said.add(key);
  return !key.startsWith('furniture ') || piece.kind === 'heading';
}

/** Tasks stay where they are when the material is hardly more than tasks (a test, a worksheet). */
const MOST_SET_APART = 0.5;

/** Takes tasks and objectives that stand amid the text, without a heading of their own, out of what is explained. */
function setApart(sorted: SortedPieces): SortedPieces {
  const objectives: Piece[] = [];
  const kept = sorted.pieces.filter((piece) => {
    const stated = piece.kind === 'text' ? piece.statements.filter(({ text }) => statesObjective(text)) : [];
    if (stated.length === 0) return true;
    objectives.push(takeStatements(piece, stated));
    return keepStatements(
      piece,
      piece.statements.filter((statement) => !stated.includes(statement)),
    );
  });
  const tasks = kept.filter(isTask);
  const weigh = (pieces: Piece[]): number => pieces.reduce((sum, piece) => sum + piece.weight, 0);
  const isWorksheet = weigh(tasks) > MOST_SET_APART * weigh(kept.filter((piece) => piece.kind !== 'heading'));
  const pieces = isWorksheet ? kept : kept.filter((piece) => !tasks.includes(piece));
  if (!pieces.some((piece) => piece.kind !== 'heading')) return sorted;
  return {
    ...sorted,
    pieces,
    exercises: isWorksheet ? sorted.exercises : [...sorted.exercises, ...tasks],
    objectives: [...sorted.objectives, ...objectives],
  };
}

function isTask(piece: Piece): boolean {
  if ((piece.kind !== 'list' && piece.kind !== 'text') || piece.statements.length === 0) return false;
  const texts = piece.statements.map(({ text }) => text);
  const { tasks, alternatives } = exercisesIn(texts, piece.text);
  if (piece.kind === 'text')
    return alternatives.length > 0 || (tasks.length === texts.length && tasks.some(isOrder));
  return alternatives.length > 0 || tasks.length / texts.length >= 0.6;
}

/** A lone question amid the text leads on; an order to the class is a task. */
function isOrder(task: string): boolean {
  return !task.trim().endsWith('?');
}

function takeStatements(piece: Piece, statements: Statement[]): Piece {
  const taken: Piece = { ...piece, statements: [], text: statements.map(({ text }) => text).join(' ') };
  taken.statements = statements.map((statement) => ({ ...statement, piece: taken }));
  return taken;
}

function keepStatements(piece: Piece, statements: Statement[]): boolean {
  piece.statements = statements;
  piece.text = statements.map(({ text }) => text).join(' ');
  piece.weight = statements.reduce((sum, { words }) => sum + words, 0);
  return statements.length > 0;
}
