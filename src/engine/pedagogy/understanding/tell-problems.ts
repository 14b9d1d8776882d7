import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import type { Bit } from './bit.ts';
import { headsKey } from './heading-class.ts';
import { isContentRole, type Role } from './role.ts';

export const NUMBER = /^(?:quest[ãa]o\s*|problema\s*|exerc[íi]cio\s*)?(\d{1,3})\s?[).º–-]+\s*(?=\S)/iu;
const FEWEST = 3;
const ANSWERED: ReadonlySet<Role> = new Set(['alternative', 'statement_to_judge']);

/**
 * `1) Um bloco de 5 kg recebe uma força de 20 N. Qual é a aceleração?`, `2) …`: in a row of numbered paragraphs most of which ask,
 * those that ask are exercises from their first word, the data with the question. What stands below `Gabarito` answers.
 */
export function tellProblems<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Map<Judged, Role>();
  for (const row of findRows(bits)) {
    const asking = row.filter((bit) => asks(bit, bits));
    if (asking.length < FEWEST || asking.length * 3 < row.length * 2) continue;
    for (const bit of asking) if (mayAsk(bit)) told.set(bit, 'exercise');
  }
  for (const bit of [...casesIn(bits), ...belowExercises(bits)]) told.set(bit, 'exercise');
  for (const [at, bit] of bits.entries()) {
    // `Verdadeiro ou falso?` right above what is to be judged asks for it.
    const areJudged = [1, 2].every((next) => bits[at + next]?.role === 'statement_to_judge');
    if (areJudged && bit.role === 'heading' && !headsExercises(bit)) told.set(bit, 'exercise');
  }
  let isKey = false;
  for (const bit of bits) {
    if (bit.kind === 'heading' && headsExercises(bit)) told.set(bit, 'heading');
    if (bit.kind !== 'cell' && headsKey(bit.text)) isKey = true;
    else if (isKey && BEHIND_KEY.test(bit.text)) told.set(bit, 'teacher_guidance');
    else if (bit.role === 'heading' || bit.role === 'exercise' || ANSWERED.has(bit.role)) isKey = false;
    else if (isKey && mayAsk(bit)) told.set(bit, 'answer');
  }
  return bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role }));
}

/** `EXERCICIOS (copiar no quadro)`, `Problemas propostos`, `Avaliação rápida` */
const HEADS_EXERCISES =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:(?:lista de )?exerc[íi]cios|quest(?:ão|ões)|problemas(?= propostos)|atividades|vamos (?:praticar|treinar)|pratique|agora é (?:com você|a sua vez|sua vez)|(?:para|pra) (?:responder|praticar|treinar)|(?:para|pra|p\/) (?:fazer em )?casa|(?:li[çc][ãa]o|dever|tarefa)s? (?:de|para|pra) casa|avalia[çc][ãa]o (?:r[áa]pida|final))(?: (?:de fixa[çc][ãa]o|propost[oa]s|finais|sobre [^.?!]{3,30}))?\s*(?:\([^()]*\))?\W*$/iu;

/** True for a line below which the class is asked. */
export const headsExercises = ({ kind, text }: Pick<Bit, 'kind' | 'text'>): boolean =>
  kind !== 'cell' && HEADS_EXERCISES.test(text);
/** `corrigir no quadro só 4 e 5`, `tarefa: foto de uma placa`, `lembrar: devolver redações` under the key: what is to be done then. */
const BEHIND_KEY =
  /^\W*(?:(?:tarefa|li[çc][ãa]o de casa|(?:p\/|para|pra) casa|lembrar|lembrete|pend[êe]ncias?|pr[óo]xima aula|aten[çc][ãa]o|obs)\s*[:–-]|(?:corrigir|devolver|cobrar|recolher|avisar)(?!\p{L}))/iu;
const ASKED_LINE = /^\W*\d{1,2}\s?[.)–-]?\s+\S/u;

/** What stands below such a line up to the next part or the key, numbered lines that look like headings too. */
function belowExercises<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  let isBelow = false;
  return bits.filter((bit) => {
    const isHead = bit.role === 'heading' || bit.kind === 'heading';
    if (headsExercises(bit)) {
      isBelow = true;
      return false;
    }
    const order = bit.text.replace(ASKED_LINE, (line) => line.slice(-1));
    const isAsked = ASKED_LINE.test(bit.text) && (/\?/.test(bit.text) || isImperative(order));
    const ends = headsKey(bit.text) || bit.role === 'answer' || bit.role === 'teacher_guidance';
    if ((isHead && !isAsked) || ends) isBelow = false;
    return isBelow && bit.kind !== 'cell' && bit.kind !== 'note' && (mayAsk(bit) || isHead);
  });
}

/** `Caso p/ discutir em trio, 15 min:` */
const OPENS_CASE =
  /^\W*(?:estudo de casos?|caso(?: cl[íi]nico| pr[áa]tico)?)(?: \d)?\s*(?:\([^()]*\)|[:–-])?\s*$|^\W*(?:estudo de )?(?:casos?|situa[çc](?:[ãa]o|[õo]es)(?:-problema)?)(?: \d)?(?: \p{L}+){0,2} (?:p\/|para|pra) (?:discutir|resolver|pensar|debater|analisar|conversar)(?!\p{L})/iu;
const MOST_OF_CASE = 4;

/** What is asked of a case that is told to be discussed. */
function casesIn<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  return bits.flatMap((head, at) => {
    if (!OPENS_CASE.test(head.text)) return [];
    const below = bits.slice(at + 1, at + 1 + MOST_OF_CASE);
    const end = below.findIndex(
      ({ role, kind }) => role === 'heading' || role === 'answer' || kind === 'heading',
    );
    const own = below.slice(0, end < 0 ? undefined : end);
    // The case itself is no fact of the lesson: it is read for what is asked of it.
    const last = own.findLastIndex((bit) => /\?/.test(bit.text) && (mayAsk(bit) || bit.role === 'exercise'));
    return own.slice(0, last + 1).filter(mayAsk);
  });
}

/** Paragraphs numbered one after the other, whatever stands between them. */
function findRows<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[][] {
  const rows: Judged[][] = [];
  let last = 0;
  for (const bit of bits) {
    const number = bit.kind === 'paragraph' ? Number(NUMBER.exec(bit.text)?.[1] ?? 0) : 0;
    if (number === 0) continue;
    if (number === last + 1 && number > 1) rows.at(-1)?.push(bit);
    else rows.push([bit]);
    last = number;
  }
  return rows;
}

export const mayAsk = ({ role }: { role: Role }): boolean =>
  (isContentRole(role) && role !== 'code') || role === 'instruction' || role === 'objective';

/** `a) em que instante ela atinge a altura máxima?` */
const ASKED_BY_LETTER = /^\W*a\s?[).–-]\s.*\?\s*$/isu;

/** Puts a question or gives an order anywhere in it, or is answered by what stands right below. */
function asks<Judged extends Bit & { role: Role }>(bit: Judged, bits: readonly Judged[]): boolean {
  if (bit.role === 'exercise') return true;
  if (bit.role === 'heading') return false;
  const told = bit.text.replace(NUMBER, '');
  const next = bits[bits.indexOf(bit) + 1];
  return (
    /\?(?:\s|$)/u.test(told) ||
    splitSentences(told).some((one) => isImperative(one)) ||
    (next !== undefined && (ANSWERED.has(next.role) || ASKED_BY_LETTER.test(next.text)))
  );
}
