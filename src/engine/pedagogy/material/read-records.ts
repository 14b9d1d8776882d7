import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import type { Piece, Statement } from './piece.ts';

/** What a field of a record is there for. */
export type FieldKind = 'aim' | 'matter' | 'deed' | 'check' | 'other';

export interface RecordField {
  kind: FieldKind;
  /** As the document calls it, without its colon: `Encaminhamento metodológico`. */
  label: string;
  statements: Statement[];
}

/** One of many entries of one pattern: a lesson of a plan, a skill or concept of a curriculum. */
export interface DocumentRecord {
  /** The headings that name it, widest first: `Letramento digital`, `Interfaces`. */
  heads: Piece[];
  fields: RecordField[];
}

const KINDS: readonly (readonly [FieldKind, RegExp])[] = [
  [
    'aim',
    /^(?:objetivos?(?: (?:gera(?:l|is)|especificos?|de aprendizagem(?: e desenvolvimento)?|da aula))?|habilidades?(?: (?:da )?bncc)?|expectativas? de aprendizagem|competencias?(?: especificas?)?|descritor(?:es)?)$/,
  ],
  ['matter', /^(?:conteudos?(?: programaticos?)?|objetos? d[eo] conhecimentos?|conceitos?|temas?|assunto)$/],
  [
    'deed',
    /^(?:metodologias?|encaminhamentos?(?: metodologicos?)?|desenvolvimento(?: da aula)?|procedimentos?(?: (?:metodologicos|didaticos))?|estrategias?(?: (?:didaticas|metodologicas|de ensino))?|atividades?(?: propostas?| sugeridas?)?|sequencia didatica|situacoes didaticas|orientacoes didaticas|passo a passo)$/,
  ],
  [
    'check',
    /^(?:avaliacao(?: da aprendizagem)?|acompanhamento(?: da aprendizagem)?|verificacao(?: da aprendizagem)?|(?:criterios|instrumentos|formas) de avaliacao|indicadores?(?: de aprendizagem)?)$/,
  ],
  [
    'other',
    /^(?:recursos?(?: (?:didaticos|materiais|necessarios))?|materiais(?: (?:necessarios|didaticos))?|acessibilidade|adaptac(?:ao|oes)(?: curriculares)?|inclusao|competencias gerais(?: (?:da )?bncc)?|objetivos relacionados|publico[- ]alvo|duracao|tempo(?: (?:previsto|estimado))?|referencias|observac(?:ao|oes)|faixa etaria|eixo|campo de experiencias?)$/,
  ],
];
const OF_RECORDS: ReadonlySet<Genre> = new Set(['plano_de_aula', 'plano_de_ensino', 'curriculo_norma']);
const FEWEST_RECORDS = 3;
const FEWEST_FIELDS = 2;
const LONGEST_LABEL = 45;

const keyOf = (label: string): string => normalise(label).replace(/\s*\(.*\)$/, '');
const kindOf = (label: string): FieldKind | undefined =>
  KINDS.find(([, name]) => name.test(keyOf(label)))?.[0];

/** `Encaminhamento metodológico`: what a plan or a curriculum calls one of its fields. */
export const isField = (label: string): boolean => kindOf(label.trim()) !== undefined;

/** The name of a field and what stands behind it on its line; null for other lines. */
function fieldOf({
  kind,
  text,
}: Piece): { kind: FieldKind; label: string; key: string; value: string } | null {
  const line = text.split('\n')[0]?.trim() ?? '';
  const [, before, value = ''] = /^([^:]{3,45}):\s*(.*)$/u.exec(line) ?? [];
  if (before === undefined && (kind !== 'heading' || line.length > LONGEST_LABEL)) return null;
  const label = (before ?? line).replace(/^[\s\d.)•–-]+/u, '').trim();
  const named = kindOf(label);
  return named === undefined ? null : { kind: named, label, key: keyOf(label), value };
}

/** `CONCEITO: LETRAMENTO DIGITAL` set as a heading names its record. */
const names = (piece: Piece, field: ReturnType<typeof fieldOf>): boolean =>
  piece.kind === 'heading' &&
  !/^\s*[-–•●]/u.test(piece.text) &&
  (field === null || (field.value !== '' && field.kind === 'matter'));

/**
 * The records of a plan of many lessons or of a curriculum, and the pieces that only name their fields. A name that comes back in
 * record after record is no title; none where hardly anything comes back.
 */
export function readRecords(
  pieces: readonly Piece[],
  genre: Genre | undefined,
): { records: DocumentRecord[]; labels: ReadonlySet<Piece> } {
  const none = { records: [], labels: new Set<Piece>() };
  if (genre === undefined || !OF_RECORDS.has(genre)) return none;
  const fields = new Map(pieces.map((piece) => [piece, fieldOf(piece)]));
  const uses = Map.groupBy(
    [...fields.values()].flatMap((field) => field?.key ?? []),
    (key) => key,
  );
  const recurs = (piece: Piece): boolean => {
    const field = fields.get(piece) ?? null;
    return field !== null && !names(piece, field) && (uses.get(field.key)?.length ?? 0) >= FEWEST_RECORDS;
  };
  const found: DocumentRecord[] = [];
  let heads: Piece[] = [];
  let open: DocumentRecord | null = null;
  for (const piece of pieces) {
    const field = fields.get(piece) ?? null;
    if (field !== null && recurs(piece)) {
      if (open === null && heads.length > 0) {
        open = { heads, fields: [] };
        found.push(open);
      }
      const said = field.value === '' ? piece.statements.slice(1) : piece.statements;
      open?.fields.push({ kind: field.kind, label: field.label, statements: [...said] });
    } else if (names(piece, field)) {
      heads = open === null ? [...heads, piece] : [piece];
      open = null;
    } else open?.fields.at(-1)?.statements.push(...piece.statements);
  }
  const records = found.filter(
    ({ fields: own }) => new Set(own.map(({ label }) => label)).size >= FEWEST_FIELDS,
  );
  if (records.length < FEWEST_RECORDS) return none;
  // Above the first record of a group stands the name of the group as well.
  const depths = records.map((record) => record.heads.length).sort((one, other) => one - other);
  const depth = depths[Math.floor(depths.length / 2)] ?? 1;
  const labels = new Set(pieces.filter((piece) => recurs(piece) && fields.get(piece)?.value === ''));
  return { records: records.map((one) => ({ ...one, heads: one.heads.slice(-depth) })), labels };
}

/** What a record is checked by is no aim of it, though it is worded as one: `Identificar a leitura correta`. */
export function tellChecks(records: readonly DocumentRecord[]): void {
  for (const { fields } of records)
    for (const { kind, statements } of fields)
      if (kind === 'check')
        for (const statement of statements)
          if (statement.role === 'objective') statement.role = statement.piece.role = 'teacher_guidance';
}
