import { HEADS_EXAMPLES } from '#engine/pedagogy/language/example-marks.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { STRATEGIES, type Strategy } from '#engine/pedagogy/understanding/genre/strategy.ts';
import { headsKey } from '#engine/pedagogy/understanding/heading-class.ts';
import { isContentRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { type Lane, laneOf } from './draft-piece.ts';
import { leadsToQuestions } from './leads-to-questions.ts';
import type { Piece } from './piece.ts';
import { findPlanSlides } from './plan-slides.ts';

export interface SortedPieces {
  pieces: Piece[];
  exercises: Piece[];
  references: Piece[];
  objectives: Piece[];
  /** What is neither taught nor asked: advice to the teacher, instructions, forms, names, captions, page furniture. */
  asides: Piece[];
}

type PartRole = keyof SortedPieces | 'contents';

const NUMBERING = /^(?:\d+(?:\.\d+)*|[ivx]+)[.)\s–—-]*\s*/;
const ROLES: [PartRole, RegExp][] = [
  [
    'contents',
    /^(?:sumario|indice(?: de \w+| remissivo)?|lista de (?:figuras|tabelas|quadros|abreviaturas.*|siglas.*|simbolos)|agradecimentos|dedicatoria|ficha catalografica)$/,
  ],
  [
    'references',
    /^(?:referencias?(?: bibliograficas?| consultadas?)?|bibliografia(?: \w+)*|fontes(?: consultadas)?|obras consultadas|leituras? (?:complementar(?:es)?|recomendadas?)|para saber mais)$/,
  ],
  [
    'objectives',
    /^(?:objetivos?(?: .{0,40})?|expectativas de aprendizagem|resultados esperados|o que (?:voce|voces|nos|a turma)? ?(?:vai|vao|vamos|iremos) (?:aprender|ver|estudar)|habilidades?(?: (?:da )?bncc)?|competencias e habilidades)$/,
  ],
  [
    'exercises',
    /^(?:(?:lista de )?exercicios?(?: .{0,30})?|exercises?|ejercicios|homework|atividades?(?: (?:propostas?|praticas?|de fixacao|avaliativas?|\d+))?|questoes(?: .{0,30})?|producao (?:de textos?|textual|escrita)|hora d[ae] (?:praticar|questao|atividade|pratica|exercicio)s?|vamos exercitar|(?:para|pra|p\/) (?:fixar|praticar|treinar|exercitar)|exercitando|pratique|vamos praticar|agora e com voce|teste seus conhecimentos|desafios?|avaliacao|gabarito)$/,
  ],
];
/** If sorting out leaves less than this share to teach, the material itself is made of that (a test, a plan). */
const LEAST_LEFT = 0.5;

/**
 * Takes parts with a fixed role (contents page, objectives, exercises, references) out of what is to be taught, by
 * their headings, and the pieces of another lane wherever they stand, but for those the strategy shows with the rest.
 */
export function sortByRole(all: Piece[], strategy: Strategy): SortedPieces {
  if (strategy.namesGuided) markGuided(all);
  // What a worksheet asks stands under headings that say so.
  if (strategy.course === 'practise') return sort(withoutKey(all), strategy, false);
  const byHeading = sort(all, strategy, true);
  const byLane = sort(all, strategy, false);
  return weigh(byHeading.pieces) >= LEAST_LEFT * weigh(byLane.pieces) ? byHeading : byLane;
}

const FEWEST_TOLD = 2;
/** The aims of a plan are its matter only where it brings no other: else they are told as aims, and once. */
export function strategyFor(genre: Genre, pieces: readonly Piece[]): Strategy {
  const usual = STRATEGIES[genre];
  const told = pieces.filter(
    ({ kind, role }) => kind !== 'heading' && kind !== 'image' && isContentRole(role),
  );
  const isPlan = genre === 'plano_de_aula' || genre === 'plano_de_ensino';
  return !isPlan || told.flatMap(({ statements }) => statements).length < FEWEST_TOLD
    ? usual
    : { ...usual, alsoShown: usual.alsoShown.filter((role) => role !== 'objective') };
}

const FEWEST_WORDS = 2;
/** The headings of a lesson plan's moments under which all is said to the teacher; its fields are no moments. */
function markGuided(all: readonly Piece[]): void {
  const uses = new Map<string, number>();
  for (const { kind, text } of all)
    if (kind === 'heading') uses.set(plain(text), (uses.get(plain(text)) ?? 0) + 1);
  for (const [at, piece] of all.entries()) {
    const end = all.findIndex((other, index) => index > at && other.kind === 'heading');
    const own = all.slice(at + 1, end < 0 ? undefined : end);
    if (piece.kind !== 'heading' || own.length === 0 || !own.every(({ role }) => GUIDES.has(role))) continue;
    const isNamed = contentStems(piece.text).length >= FEWEST_WORDS && !NO_MOMENT.test(plain(piece.text));
    // How the class is graded is named, never told to it.
    const isGrading = /^avaliacao$/.test(plain(piece.text));
    if ((isNamed || isGrading) && uses.get(plain(piece.text)) === 1) piece.isGuided = true;
  }
}

const GUIDES: ReadonlySet<Role> = new Set(['teacher_guidance', 'instruction']);
const NO_MOMENT =
  /^(?:plano|planejamento|metodologia|procedimentos?|recursos?|materia(?:l|is)|acompanhamento|acessibilidade|adaptac|desenvolvimento|estrategia|etapas? da|estrutura|organizacao|orientac|observac|referenc|sugest|duracao|publico|cronograma|avaliacao)/;

/** A test without its key: what stands under such a heading until something is asked, and the grid to mark answers in. */
function withoutKey(all: readonly Piece[]): Piece[] {
  let inKey = false;
  return all.filter(({ kind, role, text, statements }) => {
    if (kind === 'heading') inKey = headsKey(text);
    else if (role === 'exercise') inKey = false;
    const isGrid = kind === 'table' && headsKey(statements[0]?.text ?? '');
    return !inKey && !isGrid;
  });
}

function sort(
  all: readonly Piece[],
  { alsoShown, ownParts }: Strategy,
  heedsHeadings: boolean,
): SortedPieces {
  const sorted: SortedPieces = { pieces: [], exercises: [], references: [], objectives: [], asides: [] };
  const isDiagram = findDiagrams(all);
  const isOfPlan = findPlanSlides(all);
  let part: PartRole = 'pieces';
  let partLevel = 0;
  for (const [at, piece] of all.entries()) {
    if (piece.kind === 'heading') {
      const named = isContentsPage(piece) ? 'contents' : roleOf(piece.text);
      const own = named !== 'contents' && ownParts?.test(plain(piece.text)) ? 'pieces' : named;
      if (own !== 'pieces' || piece.level <= partLevel) {
        part = own === 'contents' || heedsHeadings ? own : 'pieces';
        partLevel = own === 'pieces' ? 0 : piece.level;
        if (own !== 'pieces') continue;
      }
    }
    // `Leia o texto para responder às questões 2 e 3`: nothing is asked yet, and the questions need it.
    const isAskedAbout = alsoShown.includes('exercise') && leadsToQuestions(piece);
    const isShown =
      alsoShown.includes(piece.role) || isAskedAbout || namesFormula(piece, all[at + 1]) || isDiagram(piece);
    const lane = isShown ? 'pieces' : LANES[laneOf(piece.role)];
    if (part === 'contents') continue;
    if (isOfPlan(piece) && lane === 'pieces') {
      sorted.asides.push(piece);
      continue;
    }
    if (piece.role === 'exercise' && all[at - 1]?.kind === 'heading') piece.isHeaded = true;
    sorted[lane === 'pieces' ? part : lane].push(piece);
    // Shown with the rest, they are the objectives of the lesson all the same.
    if (lane === 'pieces' && piece.role === 'objective') sorted.objectives.push(piece);
  }
  return sorted;
}

/** Square points that a picture fills at least to be what its slide is about: a fourth of a usual slide. */
const LARGE = 125_000;

/** Large pictures on slides that have a heading of their own and say nothing else. */
function findDiagrams(all: readonly Piece[]): (piece: Piece) => boolean {
  const slides = Map.groupBy(all, ({ slide }) => slide);
  const isMute = (own: readonly Piece[]): boolean =>
    own[0]?.kind === 'heading' &&
    own.every(({ kind, role }) => kind === 'image' || kind === 'heading' || laneOf(role) === 'aside');
  return ({ kind, block, slide }) =>
    kind === 'image' &&
    block.type === 'image' &&
    slide !== null &&
    slide > 1 &&
    (block.widthPt ?? 0) * (block.heightPt ?? 0) >= LARGE &&
    isMute(slides.get(slide) ?? []);
}

const LONGEST_NAME = 60;

/** A short line right before a formula says what the formula is, whatever else it looks like. */
function namesFormula({ kind, text, role }: Piece, next: Piece | undefined): boolean {
  return (
    (next?.kind === 'equation' || next?.role === 'formula') &&
    kind === 'text' &&
    (role === 'caption' || role === 'furniture' || role === 'admin') &&
    text.length <= LONGEST_NAME &&
    /^\p{L}{2}.*\p{L}{3}/u.test(text)
  );
}

const LANES: Record<Lane, keyof SortedPieces> = {
  content: 'pieces',
  practice: 'exercises',
  objective: 'objectives',
  reference: 'references',
  aside: 'asides',
};

/** `Conteúdo` on one of the first pages of a file heads its list of chapters; elsewhere it heads what is taught. */
function isContentsPage(piece: Piece): boolean {
  return piece.page !== null && piece.page <= 12 && /^conte[úu]dos?\W*$/iu.test(piece.text);
}

const plain = (heading: string): string =>
  normalise(heading)
    .replace(NUMBERING, '')
    // `pra fixar (15 min)`
    .replace(/\s*\([^()]*\)\s*:?$/, '')
    .replace(/[\s:.!]+$/, '')
    .trim();

const roleOf = (heading: string): PartRole =>
  // What answers is for whoever teaches, and opens no part of the lesson; what is solved already is taught.
  (headsKey(heading) ? 'exercises' : HEADS_EXAMPLES.test(heading) ? 'pieces' : undefined) ??
  ROLES.find(([, pattern]) => pattern.test(plain(heading)))?.[0] ??
  'pieces';

/** True for a heading under which a file asks: `Exercícios`, `Hora de praticar`. */
export const namesExercises = (heading: string): boolean => roleOf(heading) === 'exercises';

function weigh(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.kind === 'heading' ? 0 : piece.weight), 0);
}
