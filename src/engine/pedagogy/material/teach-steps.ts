import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { openingOf } from './asks-class.ts';
import { laneOf, pieceLike, retell } from './draft-piece.ts';
import {
  ANSWER,
  DEED,
  GUIDES,
  guides,
  judgeInStep,
  type Said,
  type Within,
  withAnswer,
} from './judge-in-step.ts';
import { namesIn } from './keep-facts.ts';
import { headsSteps, type OwnCourse } from './own-course.ts';
import { sayToTeacher } from './own-moments.ts';
import type { OwnStep } from './own-step.ts';
import type { Piece, Statement } from './piece.ts';

/**
 * What the steps of a plan hold of the matter is taught, under the name of the step: a rule, a fact, what is listed or worked out.
 * What is asked in them with its answer is practised. The rest of a step, what is done in class, stays with whoever teaches.
 */
export function teachSteps(
  pieces: readonly Piece[],
  { steps, told }: Pick<OwnCourse, 'steps' | 'told'>,
): Piece[] {
  if (told.size === 0) return [...pieces];
  const opened = new Map(steps.map((step) => [step.basis[0], step]));
  const names = new Set(steps.map(({ title }) => title));
  const known = new Set(pieces.flatMap(({ role, text }) => (isContentRole(role) ? namesIn(text) : [])));
  /** The step that is told, and the heading that what it teaches stands under. */
  let within: Within = { known, isPlayed: false, opensClass: false };
  let [level, name, head] = [0, '', ''];
  const over: Piece[] = [];
  const opening = openingOf(steps);
  const open = (step: OwnStep): void => {
    within = { known, isPlayed: PLAYED.test(step.title), opensClass: step === opening };
    // What is done at one time names nothing that is taught.
    name = step.title === head || DEED.test(step.title) ? '' : step.title;
  };
  const pass = (piece: Piece, at: number): Piece[] => {
    const step = piece.kind === 'heading' ? opened.get(piece.statements[0] as Statement) : undefined;
    const isInSteps = piece.kind !== 'heading' && head !== '' && steps.some(({ title }) => title === head);
    name = '';
    if (piece.kind !== 'heading') {
      const label = isInSteps && isContentRole(piece.role) ? LABEL.exec(piece.text)?.[1] : undefined;
      head = '';
      // What stands behind the steps belongs to none of them.
      return label === undefined ? [piece] : [headWith(piece, label, level + 1), piece];
    }
    const isOfClass = told.has(piece) && step === undefined;
    level = piece.level - (isOfClass || step !== undefined ? 1 : 0);
    if (isOfClass && COUNTED.test(piece.text)) sayToTeacher(piece);
    else if (isOfClass) over.push(piece);
    if (step !== undefined) {
      open(step);
      const below = pieces[at + 1];
      const label =
        below !== undefined && isContentRole(below.role) ? LABEL.exec(below.text)?.[1] : undefined;
      nameHeading(piece, MOMENT.test(step.title) ? (label ?? step.title) : step.title);
      name = '';
    }
    head = piece.text;
    return [piece];
  };
  const taught = pieces.flatMap((piece, at) => {
    if (piece.kind === 'heading' || !told.has(piece)) return pass(piece, at);
    const runs: Said[][] = [];
    const heads = new Map<Said[], Piece>();
    for (const [place, read] of piece.statements.entries()) {
      const step = opened.get(read);
      if (step !== undefined) open(step);
      const near = (by: 1 | -1): Statement | undefined =>
        piece.statements[place + by] ?? beside(piece, pieces[at + by], by);
      const statement = withAnswer(read, near(1));
      if (ANSWER.test(read.text) && near(-1)?.text.includes('?')) continue;
      // In a table the name of a step stands in a cell of its own.
      const isCell = piece.block.type === 'table';
      const isLabel = isCell && (names.has(statement.text) || OF_CLOCK.test(statement.text));
      for (const one of isLabel
        ? [guides(statement.text)]
        : judgeInStep(statement, step !== undefined && !isCell, within)) {
        const last = runs.at(-1);
        const opensHead = one.role !== GUIDES && name !== '';
        const isOfRun = !opensHead && last?.[0] !== undefined && laneOf(last[0].role) === laneOf(one.role);
        const run = isOfRun ? last : [];
        if (!isOfRun) runs.push(run);
        run.push(one);
        if (!opensHead) continue;
        heads.set(run, headWith(piece, name, level + 1));
        [head, name] = [name, ''];
      }
    }
    const made = runs.flatMap((run) => [
      ...(heads.has(run) ? [heads.get(run) as Piece] : []),
      pieceLike(piece, run),
    ]);
    if (made.some(({ role }) => role !== GUIDES)) return made;
    sayToTeacher(piece);
    return [piece];
  });
  // `Desenvolvimento` over steps with names of their own heads nothing by itself.
  for (const piece of over) {
    const next = taught.slice(taught.indexOf(piece) + 1).find(({ role }) => role !== GUIDES);
    // Nor does `Estrutura da aula` right over what is taught, where the lesson has a name above it.
    const above = taught.slice(0, taught.indexOf(piece)).findLast(({ kind }) => kind === 'heading');
    const isFrame = headsSteps(piece.text) && above !== undefined && above.level < piece.level;
    if (next === undefined || next.kind === 'heading' || isFrame) sayToTeacher(piece);
  }
  return taught;
}

/** The statement right behind or before a piece, where a long line was handed out in parts. */
const beside = (piece: Piece, other: Piece | undefined, by: 1 | -1): Statement | undefined =>
  other?.block === piece.block ? other.statements.at(by === 1 ? 0 : -1) : undefined;

/** `AULA 1`, `Segundo encontro`; `Jogo das 3 pistas` counts none. */
const COUNTED =
  /^\W*\d+\W*$|(?:aula|encontro|dia|semana|momento|etapa|parte|passo)s?\s*\d|\d\s?[ªº°a]?\s*(?:aula|encontro|dia|semana|momento|etapa|parte|passo)|(?:primeir|segund|terceir|quart)[ao]/iu;

/** Moments that any class has: what is taught in them is named by its own label. */
const MOMENT = /^(?:introdu[çc][ãa]o|in[íi]cio|desenvolvimento|conclus[ãa]o|fechamento|encerramento)$/iu;
const OF_CLOCK = /^\W*\d{1,3}\s*(?:min(?:utos?)?|['’′])?\W*$/iu;
/** `Erro comum: …` */
const LABEL = /^(\p{Lu}[^:.?!]{3,40}):\s/u;
const PLAYED = /^(?:jogo|brincadeira|gincana|din[âa]mica|circuito|dramatiza[çc][ãa]o)(?!\p{L})/iu;
/** The heading of a moment is told without its minutes. */
function nameHeading(piece: Piece, name: string): void {
  const [statement] = piece.statements;
  if (statement === undefined || name === '') return;
  piece.text = name;
  retell(statement, name);
}

const headWith = (piece: Piece, text: string, level: number): Piece =>
  pieceLike(piece, [{ text, role: 'heading' }], { kind: 'heading', level });
