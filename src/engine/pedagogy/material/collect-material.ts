import { isDictated } from '#engine/pedagogy/language/dictation/write-down.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Strategy } from '#engine/pedagogy/understanding/genre/strategy.ts';
import { type Understanding, understand } from '#engine/pedagogy/understanding/understand.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { findScreens, roleOnScreen } from './draft-piece.ts';
import { dropFurniture } from './drop-furniture.ts';
import { headOrders } from './head-orders.ts';
import { joinClues } from './join-clues.ts';
import { joinExamples } from './join-examples.ts';
import { keepFacts } from './keep-facts.ts';
import { makePieces } from './make-pieces.ts';
import { namePlans } from './name-plans.ts';
import { type OwnCourse, readOwnCourse } from './own-course.ts';
import type { Piece } from './piece.ts';
import { findGivenKey, type GivenKey } from './read-key.ts';
import { type DocumentRecord, readRecords, tellChecks } from './read-records.ts';
import { readTyped } from './read-typed.ts';
import { sortByRole, strategyFor } from './sort-by-role.ts';
import { takeAnswers } from './take-answers.ts';
import { takeChat } from './take-chat.ts';
import { type AskedFor, carryBans, takeGuidance, tellAsMeant } from './take-guidance.ts';
import { takePupils } from './take-pupils.ts';
import { setTasks } from './task-labels.ts';
import { teachSteps } from './teach-steps.ts';
import { askToComplete } from './to-complete.ts';

export interface Material {
  /** What is to be taught, in reading order. */
  pieces: Piece[];
  /** Exercises that stand in a part of their own. */
  exercises: Piece[];
  /** The material's list of its sources. */
  references: Piece[];
  /** Objectives stated in the order first, then those of the material. */
  objectives: Piece[];
  /** Advice to the teacher, instructions, forms, names, captions: kept for notes, never shown to pupils. */
  asides: Piece[];
  /** What the material is: the file where there is one, else what was typed. */
  understanding: Understanding | null;
  strategy: Strategy;
  /** What the material's own key says of its numbered questions. */
  given: GivenKey;
  /** The lessons of a plan or the entries of a curriculum that follow one pattern; none elsewhere. */
  records: DocumentRecord[];
  /** How the material itself runs its class. */
  course: OwnCourse;
  /** Sentences typed beside a file that tell the maker what to do. */
  guidance: string[];
  /** What its lines ask of the lesson beside its matter. */
  wishes: AskedFor[];
  /** What was left out for the sake of pupils or because nobody wrote it for them; pt-BR, no name in it. */
  notices: string[];
  hasFile: boolean;
}

const OF_PUPILS =
  'O material traz dados pessoais de alunos, como nomes com notas, faltas ou laudos. Eles ficaram fora de todo o plano; retire-os do arquivo antes de compartilhar.';
const OF_A_CHAT =
  'O material traz restos de conversa com um assistente de IA (“Claro! Aqui está…”). Eles ficaram fora do plano; confira as informações que vieram junto.';

/** Everything the teacher handed in, sorted by what it is for; page furniture and repetitions are gone. */
export function collectMaterial(
  input: Pick<AnalysisInput, 'source' | 'content' | 'learningObjectives' | 'genre'>,
): Material {
  const hasFile = input.source !== null;
  const file = input.source === null ? null : understand(input.source, input.genre ?? null);
  const written = readSafely(input.content);
  const typedAs = written === null ? null : understandTyped(written, input, hasFile);
  const fromFile = joinClues(piecesOf(input.source, file, 'file', ''));
  const typed = piecesOf(written, typedAs, 'content', hasFile ? 't:' : '');
  const { matter, ...asked } = takeGuidance(typed, hasFile);
  const stated = piecesOf(readSafely(input.learningObjectives), null, 'objectives', 'o:');
  const understanding = file ?? typedAs;
  const genre = understanding?.genre ?? 'notas';
  const { records, labels } = readRecords([...fromFile, ...matter], genre);
  tellChecks(records);
  tellAsMeant([...fromFile, ...matter]);
  carryBans([...fromFile, ...matter]);
  for (const pieces of [fromFile, matter]) askToComplete(pieces);
  const spoken = takeChat(
    dropFurniture(ORDERS_ALONE.has(genre) ? [...fromFile, ...matter] : keepFacts([...fromFile, ...matter])),
  );
  const pupils = takePupils(spoken.kept);
  const isForm = understanding?.genre === 'modelo_formulario';
  const kept = isForm ? headOrders(pupils.kept) : joinExamples(pupils.kept);
  tellSolutions(kept);
  // What a form shows as its example is true of nothing: its parts are named, nothing of it is quoted.
  const shown = kept.filter((piece) => !understanding?.filled.has(piece.block.id) || emptyFilled(piece));
  namePlans(shown);
  const course = readOwnCourse(shown, understanding?.genre);
  if (course.steps.length === 0 && !isForm) setTasks(shown);
  const taught = teachSteps(shown, course).filter((piece) => !labels.has(piece));
  if (genre === 'plano_de_aula') takeAnswers(taught);
  const strategy = strategyFor(genre, taught);
  const sorted = sortByRole(taught, strategy);
  const objectives = [...stated.filter((piece) => piece.kind !== 'image'), ...sorted.objectives];
  for (const [order, piece] of [...sorted.pieces, ...sorted.exercises].entries()) piece.order = order;
  const notices = [...(pupils.taken > 0 ? [OF_PUPILS] : []), ...(spoken.taken > 0 ? [OF_A_CHAT] : [])];
  const given = findGivenKey(input.source ?? written);
  return {
    ...sorted,
    ...asked,
    objectives,
    given,
    records,
    course,
    notices,
    hasFile,
    understanding,
    strategy,
  };
}

function piecesOf(
  source: SourceDocument | null,
  understanding: Understanding | null,
  from: Piece['from'],
  prefix: string,
): Piece[] {
  const words = source?.counts.words ?? 0;
  const blocks = source?.blocks ?? [];
  const isOnScreen = findScreens(blocks);
  const judged = understanding?.roleOf ?? (() => null);
  const isTyped = source?.kind === 'text';
  let [under, line] = [0, 0];
  return blocks.flatMap((block) => {
    const roleOf: typeof judged = isOnScreen(block)
      ? (...at) => roleOnScreen(block, judged(...at), blocks)
      : judged;
    // Typed lines that were guessed to be headings and those judged to be are of one kind.
    if (block.type === 'heading') under = block.level - (isTyped && block.isGuessed ? 1 : 0);
    // What heads the lines of a list or the rows of a table stands below the line right before them.
    const depth = under + (block.type === 'paragraph' ? 0 : line);
    const pieces = makePieces(block, { from, prefix, words, under: depth, roleOf });
    line = block.type === 'paragraph' && pieces[0]?.kind === 'heading' ? 1 : 0;
    const tale = understanding?.tales.get(block.id);
    for (const piece of pieces) {
      const isTold = (piece.kind === 'text' || piece.kind === 'list') && !hasRawMath(plainMath(piece.text));
      if (tale !== undefined && isTold) piece.tale = tale;
    }
    return pieces;
  });
}

/** What they say beside their questions or fields is how to work. */
const ORDERS_ALONE: ReadonlySet<Genre> = new Set([
  'prova',
  'lista_exercicios',
  'trabalho',
  'modelo_formulario',
]);

/** A text without one letter or digit has nothing to analyse; that is no error here. */
function readSafely(text: string): SourceDocument | null {
  return /[\p{L}\p{N}]/u.test(text) ? readTyped(text) : null;
}

/** What was typed beside a file are notes; what was dictated explains, however its parts are told. */
function understandTyped(
  written: SourceDocument,
  { content, genre }: Pick<AnalysisInput, 'content' | 'genre'>,
  hasFile: boolean,
): Understanding {
  const judged = understand(written, hasFile ? 'notas' : (genre ?? null));
  const isTold = hasFile || (genre ?? null) !== null;
  if (isTold || judged.genre === 'apostila' || judged.genre === 'notas' || !isDictated(content))
    return judged;
  return { ...understand(written, 'apostila'), isTold: false };
}

/** A solution where nothing was asked since the last heading explains: a problem of the world and what is done about it. */
function tellSolutions(pieces: readonly Piece[]): void {
  let isAsked = false;
  for (const piece of pieces) {
    if (piece.kind === 'heading' && piece.role === 'heading') isAsked = false;
    if (asks(piece)) isAsked = true;
    if (piece.role !== 'answer' || isAsked || EXERCISES_ASKED.test(piece.text)) continue;
    piece.role = 'explanation';
    for (const statement of piece.statements) statement.role = 'explanation';
  }
}

/** A question alone may be the writer's way to a solution; an order, a number or alternatives make an exercise. */
function asks({ role, text }: Piece): boolean {
  if (role === 'alternative' || role === 'statement_to_judge') return true;
  return role === 'exercise' && (/^\W*\d/.test(text) || !/\?\s*$/.test(text) || isImperative(text));
}

const EXERCISES_ASKED = /^\W*(?:gabarito|resp(?:ostas?)?\W|quest(?:ão|ões)|\d|[a-e]\))|[=]/iu;

/** Each part of a form that is shown filled in has about the same to be told about it. */
const FILLED_WEIGHT = 8;

/** False for what is nothing without what it says. */
function emptyFilled(piece: Piece): boolean {
  if (piece.kind === 'heading') return true;
  piece.statements = [];
  piece.weight = FILLED_WEIGHT;
  return piece.kind !== 'table' && piece.kind !== 'chart';
}
