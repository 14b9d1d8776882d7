import { personNamesIn } from '#engine/pedagogy/language/person-names.ts';
import { keepStatements } from './keep-statements.ts';
import type { Piece, Statement } from './piece.ts';

/** Words of health and special needs that belong to a person, not to a class. */
const NEEDS =
  /(?<!\p{L})(?:tdah|tda|tea|tod|autis(?:mo|ta)|asperger|dislexia|discalculia|disgrafia|dispraxia|disléxic[oa]|laudo|síndrome de down|deficiência (?:intelectual|visual|auditiva|física)|altas habilidades|transtorno|epilepsia|medicaç(?:ão|ada|ado)|cid[- ]?\d|aee|baixa visão|surd[oa]|cadeirante|bolsa família|conselho tutelar)(?!\p{L})/iu;
/** `Aluno Davi (asma) - levar bombinha`: what ails a pupil who is called so; of others it may be the matter of the lesson. */
const AILS =
  /(?<!\p{L})(?:asm(?:a|átic[oa])|bombinha|bronquite|diab(?:ete\p{L}*|étic[oa])|insulina|al[ée]rgi(?:a|c[oa])s?|intolerância|celíac[oa]|convuls\p{L}+|rem[ée]dio|medicamento|cardíac[oa]|hiperativ\p{L}+|ansiedade|crises?|gestante|grávida|cadeira de rodas|óculos|aparelho auditivo)(?!\p{L})/iu;
const PUPIL =
  /(?<!\p{L})(?:[Aa]lun[oa]|[Ee]studante|[Ee]ducand[oa]|[Dd]iscente)s?(?:\s*:)?\s+\p{Lu}\p{Ll}{2,}/u;
/** `A aluna Fernanda Dias`, `Estudante: João`. */
const NAMED_PUPIL =
  /(?<!\p{L})(?:[Aa]lun[oa]|[Ee]studante|[Ee]ducand[oa]|[Cc]rianç[ao]|[Mm]enin[oa]|[Dd]iscente)s?(?:\s*:)?\s+\p{Lu}\p{Ll}{2,}/u;
/** A figure of school at the end of a line with a name: `Ana Clara Ribeiro 7,5`, `… – faltas: 3`. */
const MARKED = /(?:^|[\s:–—|-])(?:10(?:[.,]0)?|\d(?:[.,]\d{1,2})?|[A-E])(?:\s*(?:\||pontos?|faltas?))?\s*$/iu;
const HEAD_OF_PUPILS = /^(?:nomes?|alun[oa]s?|estudantes?|discentes?|participantes?)(?: d[aeo]s? \p{L}+)?$/iu;
const HEAD_OF_MARKS =
  /nota|média|falta|frequ[êe]ncia|conceito|situaç|laudo|diagn[óo]stico|necessidade|presen[çc]a|resultado|cpf|matr[íi]cula|nascimento|respons[áa]vel|telefone/iu;
/** Numbers that name one person. */
const PERSONAL_NUMBER =
  /\d{3}\.\d{3}\.\d{3}-\d{2}|(?:matr[íi]cula|\brg\b|\bcpf\b)\s*(?:n?º)?\s*:?\s*\d{4,}/iu;
/** One line with a name and a figure may be anything; a list of them is a register. */
const REGISTER = 2;

/**
 * The pieces without what they say of single pupils — names with marks, absences, diagnoses or numbers —, and how many statements
 * that took. None of it is for the class; the teacher is told, without a name.
 */
export function takePupils(pieces: readonly Piece[]): { kept: Piece[]; taken: number } {
  const statements = pieces.flatMap((piece) => piece.statements);
  const lines = statements.filter(({ text }) => isMarkLine(text));
  const isRegister = lines.length >= REGISTER;
  const isPrivate = (statement: Statement): boolean =>
    isOfOne(statement) || (isRegister && isMarkLine(statement.text)) || isRegisterTable(statement.piece);
  const names = new Set(statements.filter(isPrivate).flatMap(({ text }) => personNamesIn(text)));
  let taken = 0;
  const kept = keepStatements(pieces, (statement) => {
    const isOut = isPrivate(statement) || [...names].some((name) => statement.text.includes(name));
    if (isOut) taken += 1;
    return !isOut;
  });
  return { kept: taken === 0 ? [...pieces] : dropEmptied(pieces, kept), taken };
}

/** `João Pedro Silva - TDAH, senta na frente`, `o aluno Gustavo tem suspeita de dislexia`. */
function isOfOne({ text, words }: Statement): boolean {
  if (PERSONAL_NUMBER.test(text)) return true;
  if (PUPIL.test(text) && AILS.test(text) && words <= LONGEST_NOTE) return true;
  const namesPupil = NAMED_PUPIL.test(text);
  const isShort =
    words <= LONGEST_NOTE && personNamesIn(text).some((name) => text.trimStart().startsWith(name));
  return (namesPupil || isShort) && (NEEDS.test(text) || (namesPupil && SCHOOL.test(text)));
}

const LONGEST_NOTE = 25;

/** What a school notes of a pupil. */
const SCHOOL =
  /(?<!\p{L})(?:deve (?:receber|fazer|ser)|nota|média|faltas?|faltou|reprovad[oa]|recuperação|família|mãe|pai|responsáve(?:l|is)|comportamento|dificuldades?|indisciplin\p{L}+|ocorrência|advertência)(?!\p{L})/iu;

function isMarkLine(text: string): boolean {
  const [name] = personNamesIn(text);
  return (
    name !== undefined &&
    text.trimStart().startsWith(name) &&
    text.length <= name.length + 24 &&
    MARKED.test(text)
  );
}

function isRegisterTable({ block }: Piece): boolean {
  if (block.type !== 'table') return false;
  const [header = []] = block.rows;
  return (
    header.some((cell) => HEAD_OF_PUPILS.test(cell.trim())) && header.some((cell) => HEAD_OF_MARKS.test(cell))
  );
}

/** A heading above nothing but a register (`Notas do bimestre`) goes with it. */
function dropEmptied(all: readonly Piece[], kept: readonly Piece[]): Piece[] {
  const left = new Set(kept);
  const isHead = (piece: Piece | undefined): boolean => piece?.kind === 'heading';
  return kept.filter((piece) => {
    if (!isHead(piece)) return true;
    const at = all.indexOf(piece);
    const end = all.findIndex((other, place) => place > at && isHead(other));
    const under = all.slice(at + 1, end < 0 ? undefined : end);
    return under.length === 0 || under.some((one) => left.has(one));
  });
}
