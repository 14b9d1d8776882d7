import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Piece } from './piece.ts';

export interface SortedPieces {
  pieces: Piece[];
  exercises: Piece[];
  references: Piece[];
  objectives: Piece[];
}

type Role = keyof SortedPieces | 'contents';

const NUMBERING = /^(?:\d+(?:\.\d+)*|[ivx]+)[.)\s–—-]*\s*/;
const ROLES: [Role, RegExp][] = [
  [
    'contents',
    /^(?:sumario|indice(?: de \w+| remissivo)?|lista de (?:figuras|tabelas|quadros|abreviaturas.*|siglas.*)|agradecimentos|dedicatoria|ficha catalografica)$/,
  ],
  [
    'references',
    /^(?:referencias?(?: bibliograficas?| consultadas?)?|bibliografia(?: \w+)*|fontes(?: consultadas)?|obras consultadas|leituras? (?:complementar(?:es)?|recomendadas?)|para saber mais)$/,
  ],
  [
    'objectives',
    /^(?:objetivos?(?: .{0,40})?|expectativas de aprendizagem|resultados esperados|o que (?:voce|voces) (?:vai|vao) aprender|habilidades?(?: (?:da )?bncc)?|competencias e habilidades)$/,
  ],
  [
    'exercises',
    /^(?:(?:lista de )?exercicios?(?: .{0,30})?|atividades?(?: (?:propostas?|praticas?|de fixacao|avaliativas?|\d+))?|questoes(?: .{0,30})?|hora d[ae] (?:praticar|questao|atividade|pratica|exercicio)s?|vamos exercitar|exercitando|pratique|vamos praticar|agora e com voce|teste seus conhecimentos|desafios?|avaliacao|gabarito)$/,
  ],
];
/** If sorting out leaves less than this share to teach, the material itself is made of that (a test, a plan). */
const LEAST_LEFT = 0.5;

/** Takes parts with a fixed role (contents page, objectives, exercises, references) out of what is to be taught. */
export function sortByRole(all: Piece[]): SortedPieces {
  const sorted: SortedPieces = { pieces: [], exercises: [], references: [], objectives: [] };
  let role: Role = 'pieces';
  let roleLevel = 0;
  for (const piece of all) {
    if (piece.kind === 'heading') {
      const own = isContentsPage(piece) ? 'contents' : roleOf(piece.text);
      if (own !== 'pieces' || piece.level <= roleLevel) {
        role = own;
        roleLevel = own === 'pieces' ? 0 : piece.level;
        if (own !== 'pieces') continue;
      }
    }
    if (role !== 'contents') sorted[role].push(piece);
  }
  return weigh(sorted.pieces) >= LEAST_LEFT * weigh(all.filter((piece) => piece.kind !== 'heading'))
    ? sorted
    : { ...sorted, pieces: keepOrder(all, [...sorted.references]), exercises: [] };
}

/** `Conteúdo` on one of the first pages of a file heads its list of chapters; elsewhere it heads what is taught. */
function isContentsPage(piece: Piece): boolean {
  return piece.page !== null && piece.page <= 12 && /^conte[úu]dos?\W*$/iu.test(piece.text);
}

function roleOf(heading: string): Role {
  const plain = normalise(heading)
    .replace(NUMBERING, '')
    .replace(/[\s:.!]+$/, '')
    .trim();
  return ROLES.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'pieces';
}

function weigh(pieces: Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.weight, 0);
}

function keepOrder(all: Piece[], without: Piece[]): Piece[] {
  const left = all.filter(
    (piece) => !without.includes(piece) && !(piece.kind === 'heading' && roleOf(piece.text) === 'contents'),
  );
  return left.length > 0 ? left : all;
}
