import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { startsLeaning } from '#engine/pedagogy/language/grammar/starts-leaning.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isContentRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import { fieldRoleOf } from '#engine/pedagogy/understanding/roles-in-plan.ts';
import { retell } from './draft-piece.ts';
import type { Piece, Statement } from './piece.ts';

const GUIDES: ReadonlySet<Role> = new Set(['teacher_guidance', 'instruction']);
/** `Usamos frações em receitas. Ao final da aula, os alunos devem somar frações.`: a paragraph that tells and aims. */
const tellsAndAims = ({ role, statements }: Piece, ofBlock: readonly Piece[]): boolean =>
  role === 'objective' && (statements.length > 1 || ofBlock.length > 1);

/** `cuidado: …`, `lembrar: …`: what stands behind it is the matter itself, unless it speaks of the class. */
const WARNS =
  /^\W*(?:cuidado|aten[çc][ãa]o|lembrar|lembrete|lembre-se|importante|obs(?:erva[çc][ãa]o)?|n[ãa]o esquecer)\s*[:!–-]+\s*(?=\S)/iu;
/** `Explicar: quadra de 40 m x 20 m, 7 jogadores por time`: what is to be explained is the matter. */
const TELLS = /^\W*(?:explicar|dizer|falar|contar|comentar|destacar|mostrar)\s*:\s*(?=\S)/iu;
/** Kept with its name: `Erro comum: …`, `Nunca: …` */
const NAMES_ITSELF = /^\W*(?:aten[çc][ãa]o,?\s*:?\s*)?(erros? comu[mn]s?|nunca)\s*:\s*(?=\S)/iu;
/** `(o 1ºB erra isso SEMPRE)`, `(eles confundem)`: said of the class. */
const OF_A_CLASS =
  /\s*\([^()]*(?:\d\s?[ºª°]\s?(?:ano|s[ée]rie|[a-h](?!\p{L}))|(?<!\p{L})(?:el[ea]s|turma|alun\p{L}+|galera|ano passado)(?!\p{L}))[^()]*\)/iu;
/** Who learns and teaches, when and with what: no fact of the subject. */
const OF_CLASS =
  /(?<!\p{L})(?:(?:alun|turm|crian[çc]|estudant|professor|aula|quadro|lousa|cadern|prova|taref|ativid|exerc[íi]c|grup|dupl|trios?|encena|simula|slide|projetor|xerox|c[óo]pia|imprim|entreg|lembr|combin|avalia|objetiv|habilid|escola|coordena|diret|reuni|v[íi]deo|cartaz|explic|convers|pergunt|discut|apresent|retom|m[óo]dulo|participante)\p{L}*|prof|sala|eu|n[óo]s|me|meus?|minhas?|noss[oa]s?|el[ea]s|voc[êe]s?|hoje|amanh[ãa]|semana|bncc|pedir|levar|trazer|mostrar|chamar|fazer|dever|equipe|roda|pauta|notas?|pontos?)(?!\p{L})|\d\s?[ºª°]\s?(?:ano|[a-h](?!\p{L}))|https?:|_{2,}|\?/iu;
/** What a class is told never to do is no rule of the subject. */
const OF_SCHOOL = /(?<!\p{L})(?:alun|turma|prova|professor|entreg|caderno|lousa)\p{L}*|\?/iu;
/** `Cada dica poderá ter no máximo 10 palavras`: how work is to be. */
const OF_WORK =
  /^\p{L}[^:]{2,60}(?<!\p{L})(?:poder[áa]|dever[áa]|deve|pode)m? (?:ter|conter|possuir) (?:no m[áa]ximo|no m[íi]nimo|pelo menos|ao menos|at[ée]|entre)(?!\p{L})/iu;
const FIRST_PERSON = /(?<!\p{L})\p{L}{2,}(?:amos|emos|imos|ei)(?!\p{L})/iu;
const FEWEST_WORDS = { warned: 3, alone: 6, labelled: 5 };
/** `Um banho de 15 minutos … 135 litros`, whatever the tagger takes its verb for. */
const HAS_FIGURE = /^(?:[OA]s?|Uma?|Cada|Em) \p{Ll}.{8,}\d/su;
/** `Manchester: de uns 75 mil habitantes (1801) para mais de 300 mil`, `2ª Revolução Industrial: aço, petróleo, eletricidade` */
const LABELLED =
  /^(?:\p{Lu}|\d{1,2}[ªº] \p{Lu})(?![^:]*(?:recurs|materia[li]|metodolog|dura[çc]|tempo|turno|tema|unidad|component|disciplin|s[ée]rie|compet|data|local|valor|c[óo]digo|objet))[^:]{2,50}: (?=.*\d|.*,.*(?:,|;| e ))\S.{11,}$/isu;
/** `Atitudes: fechar a torneira, varrer a calçada, …` */
const LISTED = /^\p{Lu}[\p{L}\s]{2,30}: \p{Ll}[^:]*,[^:]*(?:,| e )[^:]*$/u;

/**
 * What a teacher's notes to oneself hold of the subject is told: `cuidado: aceleração negativa não quer dizer freando`, or the facts
 * that a plan tells between what is done (`Um banho de 15 minutos gasta 135 litros.`). The rest of such a piece stays with whoever
 * teaches.
 */
export function keepFacts(pieces: readonly Piece[]): Piece[] {
  const known = new Set(
    pieces
      .filter(({ role }) => isContentRole(role) || role === 'heading')
      .flatMap(({ text }) => namesIn(text)),
  );
  const blocks = Map.groupBy(pieces, ({ blockRef }) => blockRef);
  return pieces.flatMap((piece) => {
    const isMixed = GUIDES.has(piece.role) || tellsAndAims(piece, blocks.get(piece.blockRef) ?? []);
    if (piece.kind !== 'text' || !isMixed) return [piece];
    let isBeside = false;
    const facts = piece.statements.filter((statement) => {
      const text =
        factIn(statement.text, known, piece.role === 'objective') ??
        (isBeside && LISTED.test(statement.text) ? statement.text : null);
      if (text === null) return false;
      isBeside = true;
      retell(statement, text);
      return true;
    });
    if (facts.length === 0) return [piece];
    const rest = piece.statements.filter((statement) => !facts.includes(statement));
    const told = withStatements({ ...piece, isKept: true }, facts, 'explanation');
    return rest.length === 0 ? [told] : [withStatements(piece, rest, piece.role), told];
  });
}

/** What a sentence said to whoever teaches tells of the subject, without what warns of it; null where it tells nothing. `known`: names that the matter has. */
export function factIn(said: string, known: ReadonlySet<string>, isAimed: boolean): string | null {
  const text = said.replace(OF_A_CLASS, '').trim();
  const named = NAMES_ITSELF.exec(text);
  const rest = text
    .replace(NAMES_ITSELF, '')
    .replace(WARNS, '')
    .replace(TELLS, '')
    .replace(/!{2,}$/u, '')
    .trim();
  const isWarned = rest !== text.replace(/!{2,}$/u, '').trim();
  if (
    (named === null ? OF_CLASS : OF_SCHOOL).test(rest) ||
    (!isAimed && FIRST_PERSON.test(rest)) ||
    OF_WORK.test(rest) ||
    // `Recursos: copos, areia, filtro de café`: a field of the plan.
    fieldRoleOf(/^([^:]{3,40}):/u.exec(rest)?.[1] ?? '') !== null ||
    (!/[12]\d{3}/.test(rest) && namesIn(rest).some((name) => !known.has(name)))
  )
    return null;
  if (named !== null) return `${capital(named[1] ?? '')}: ${rest}`;
  const words = wordsOf(rest).length;
  if (isWarned)
    return words >= FEWEST_WORDS.warned && (hasFiniteVerb(rest) || /[=≠→]|\d.*,/u.test(rest))
      ? capital(rest)
      : null;
  const isSaid =
    (hasFiniteVerb(rest) && (isAimed || findSubject(rest) !== null)) ||
    HAS_FIGURE.test(rest) ||
    (!isAimed && LABELLED.test(rest));
  const isFact =
    words >= (LABELLED.test(rest) ? FEWEST_WORDS.labelled : FEWEST_WORDS.alone) &&
    /^(?:\p{Lu}|\d{1,2}[ªº] \p{Lu})/u.test(rest) &&
    isSaid &&
    (LABELLED.test(rest) || !isImperative(rest)) &&
    !startsLeaning(rest);
  return isFact ? rest : null;
}

/** Names by their capitals, other than at the start of a sentence. */
export const namesIn = (text: string): string[] => text.match(/(?<=[\p{L},;)\d]\s)\p{Lu}\p{Ll}+/gu) ?? [];
/** `km/h` stays small. */
const capital = (text: string): string =>
  /^\p{Ll}{1,3}[/²³\d]/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

function withStatements(piece: Piece, statements: Statement[], role: Role): Piece {
  const text = statements.map((statement) => statement.text).join(' ');
  const own: Piece = { ...piece, role, statements, text, weight: wordsOf(text).length };
  for (const statement of statements) {
    statement.piece = own;
    statement.role = role;
  }
  return own;
}
