import { isGivenName, personNamesIn } from '#engine/pedagogy/language/person-names.ts';
import { retell } from './draft-piece.ts';
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
  for (const piece of pieces) cutAside(piece);
  const statements = pieces.flatMap((piece) => piece.statements);
  const lines = statements.filter(({ text }) => isMarkLine(text));
  const isRegister = lines.length >= REGISTER;
  const isPrivate = (statement: Statement): boolean =>
    isOfOne(statement) ||
    isRemarkOnPupils(statement.piece) ||
    (isRegister && isMarkLine(statement.text)) ||
    isRegisterTable(statement.piece);
  const names = new Set(statements.filter(isPrivate).flatMap(({ text }) => personNamesIn(text)));
  let taken = 0;
  const kept = keepStatements(pieces, (statement) => {
    const isOut = isPrivate(statement) || [...names].some((name) => statement.text.includes(name));
    if (isOut) taken += 1;
    return !isOut;
  });
  return { kept: taken === 0 ? [...pieces] : dropEmptied(pieces, kept), taken };
}

/** `(Tainá e Rafael respondem oralmente, tão devendo nota)` behind a line: who does it is for who teaches. */
const OF_PUPILS = /\s*\([^()]*\)/gu;
const DONE_BY_PUPILS =
  /(?<!\p{L})(?:(?:n[ãa]o citar|sem (?:citar|falar|dizer)) [oa] nome|atestado|n[ãa]o pode(?:m)? fazer|dev(?:e|em|endo) (?:nota|trabalho|atividade)|respond\p{L}+|falt\p{L}+|entreg\p{L}+|recupera\p{L}+|sent[ae]\p{L}*|cuidado|puxa\p{L}*|atrapalh\p{L}+|terminam?|juntos?|separad[oa]s?|adaptad[oa]|notas?)(?!\p{L})/iu;

function cutAside(piece: Piece): void {
  const cut = (text: string): string =>
    text.replace(OF_PUPILS, (aside) =>
      DONE_BY_PUPILS.test(aside) && /(?:^|[\s(])\p{Lu}\p{Ll}{2,}/u.test(aside) ? '' : aside,
    );
  if (cut(piece.text) === piece.text) return;
  piece.text = cut(piece.text);
  for (const statement of piece.statements) retell(statement, cut(statement.text));
}

/** `Enzo tem alergia a ovo – não deixar tocar`, `o Pedrinho vem sem cinto, falar disso sem apontar ele`: a child, and what is to be done about it. */
const OF_A_CHILD =
  /^\W*(?:[OoAa] )?(\p{Lu}\p{Ll}{2,}) (?:\p{L}+ ){0,2}?(?:tem|é|está|tá|toma|usa|precisa|vem|anda|ficou|não|ainda)(?!\p{L})/u;
const TO_HEED =
  /(?<!\p{L})(?:n[ãa]o deixar|falar (?:diss[oa]|com (?:el[ea]|jeito))|sem (?:apontar|expor|constranger|citar)|ir com (?:jeito|calma)|ficar de olho|sentar (?:perto|na frente|junto)|avisar a (?:m[ãa]e|fam[íi]lia)|perto d[ea] mim)(?!\p{L})/iu;

const mayBeChild = ({ text, words, piece }: Statement): boolean =>
  piece.from === 'content' &&
  words <= LONGEST_NOTE &&
  OF_A_CHILD.test(text) &&
  (TO_HEED.test(text) || (words <= SHORT_NOTE && AILS.test(text) && NEEDS_CARE.test(text)));
const SHORT_NOTE = 12;
const NEEDS_CARE =
  /(?<!\p{L})(?:al[ée]rgi\p{L}+|asma|bombinha|laudo|rem[ée]dio|medicamento|crises?)(?!\p{L})/iu;

/** `lembrar: Heitor ainda troca P por B, …`, `obs: anular a 6 para o Wesley`: all that such a line says. */
const REMARKS =
  /^\W*(?:lembr(?:ar|ete)|obs(?:erva[çc][ãa]o)?\.?|aten[çc][ãa]o|cuidado|nota|recado|p\.?\s?s\.?)(?: \p{L}+){0,2}\s*[:,–-]/iu;

function isRemarkOnPupils({ from, block }: Piece): boolean {
  if (from !== 'content' || block.type !== 'paragraph' || !REMARKS.test(block.text)) return false;
  const said = block.text.replace(REMARKS, '');
  return namesAlone(said).length > 0 && ABOUT_PUPILS.test(said);
}

/** Given names that no family name or title makes those of somebody known: `Heitor`, not `Heitor Villa-Lobos` or `D. Pedro`. */
const namesAlone = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?<![\p{L}.] ?\.\s)(?<!\p{Lu}\p{Ll}+ )\p{Lu}\p{Ll}{2,}(?! (?:d[aeo]s? )?\p{Lu}| [IVX]+(?!\p{L}))/gu,
    ),
  ]
    .map(([name]) => name)
    .filter((name) => isGivenName(name.toLowerCase()));
const ABOUT_PUPILS =
  /(?<!\p{L})(?:ainda|j[áa]|falt\p{L}+|sent\p{L}+|anular|atestado|troca\p{L}*|precisa\p{L}*|termina\p{L}*|n[ãa]o (?:sab|consegu|fez|fiz|trouxe)\p{L}*|puxa\p{L}*|fica\p{L}*|dupla|desafio|ajud\p{L}+|nota|recupera\p{L}+|dev(?:e|em))(?!\p{L})/iu;

/** `João Pedro Silva - TDAH, senta na frente`, `o aluno Gustavo tem suspeita de dislexia`. */
function isOfOne(statement: Statement): boolean {
  const { text, words } = statement;
  if (DID_IN_CLASS.test(text) || mayBeChild(statement)) return true;
  if (PERSONAL_NUMBER.test(text)) return true;
  if (PUPIL.test(text) && AILS.test(text) && words <= LONGEST_NOTE) return true;
  const namesPupil = NAMED_PUPIL.test(text);
  const isShort =
    words <= LONGEST_NOTE && personNamesIn(text).some((name) => text.trimStart().startsWith(name));
  return (namesPupil || isShort) && (NEEDS.test(text) || (namesPupil && SCHOOL.test(text)));
}

/** `A Kauane errou isso na prova, retomar com ela`, `confirmar c/ o Valdecir se o pátio está livre` */
const DID_IN_CLASS =
  /(?<!\p{L})\p{Lu}\p{Ll}{2,} (?:errou|n[ãa]o (?:fez|entregou|trouxe|copiou)|tem atestado|est[áa] (?:de|com) atestado)(?!\p{L})|(?<!\p{L})(?:[Cc]onfirmar|[Cc]ombinar|[Ff]alar|[Vv]er|[Pp]egar|[Pp]edir) (?:c\/|com|p(?:ra|\/|ara)|a)? ?[oa] \p{Lu}\p{Ll}{2,} (?:se|que|o|a|para|pra|antes)(?!\p{L})/u;

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
  const [header = [], ...rows] = block.rows;
  const column = header.findIndex((cell) => HEAD_OF_PUPILS.test(cell.trim()));
  // How many pupils a class has names none of them.
  const areNamed = rows.filter((row) => /\p{L}{3}/u.test(row[column] ?? '')).length * 2 > rows.length;
  return column >= 0 && areNamed && header.some((cell) => HEAD_OF_MARKS.test(cell));
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
