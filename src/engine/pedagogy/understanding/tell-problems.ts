import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import type { Bit } from './bit.ts';
import { headsKey } from './heading-class.ts';
import { isContentRole, type Role } from './role.ts';

const NUMBER = /^(?:quest[ãa]o\s*|problema\s*|exerc[íi]cio\s*)?(\d{1,3})\s?[).º–-]+\s*(?=\S)/iu;
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

/** `Associe cada documento …`, over a column of names that is chosen from by numerals. */
const MATCHES = /(?<!\p{L})(?:associ|correlacion|relacion|numer|enumer|identifi|classifi)\p{L}+/iu;
const CHOOSES =
  /(?<!\p{L})(?:assinal|marqu|escolh|indiqu|apont)\p{L}+|(?<!\p{L})(?:alternativa|op[çc][ãa]o)(?!\p{L})/iu;
const ROMAN = /^[IVX]{1,5}\s?[).–-]\s*\S/u;
const BOX = /^\([\s_]*\)\s*\S/u;
const LETTER = /^\(?([A-Ha-h])\s?[).–-]\s*\S/u;
const TO_FILL = /^_{3,}|_{3,}\s*$/;
/** `Utilize o trecho a seguir para responder às questões 4, 5 e 6.` */
const HANDS_OUT =
  /^\W*(?:leia|utilize|use|considere|observe)\s.{0,60}(?<!\p{L})(?:trecho|texto|fragmento|excerto|poema)(?!\p{L}).{0,60}quest(?:ão|ões)/iu;
const ORDERS_ITSELF = /[?]\s*$|_{3,}/;
const LONGEST_NAME = 60;
const OPTIONS = { least: 3, most: 6 };
/** What a line of a test is not taken away from by the question above it. */
const STANDS: ReadonlySet<Role> = new Set([
  'alternative',
  'statement_to_judge',
  'furniture',
  'reference',
  'caption',
]);

/**
 * In a test a question is one from its number to the next: its options, the column that it has matched and the statements that it
 * has judged are that, whatever each looks like (`defender a expansão …` is no aim, `III. Declaração` no heading, `g) 76 : 8` no key).
 */
export function keepQuestionsWhole<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Map<Judged, Role>();
  const lists = Map.groupBy(
    bits.filter(({ kind }) => kind === 'item'),
    ({ block }) => block,
  );
  let stem: Judged | null = null;
  let letter = '';
  let isHandedOut = false;
  let count = 0;
  for (const [at, bit] of bits.entries()) {
    const { text, role, kind } = bit;
    const next = bits[at + 1];
    const isNumbered = NUMBER.test(text) && kind !== 'cell';
    const number = isNumbered ? Number(NUMBER.exec(text)?.[1]) : 0;
    // `20. A carga tributária é … Abaixo seguem dados de 5 países` counts on, though the order stands below its table.
    const goesOn = count > 1 && (number === count + 1 || number === count + 2);
    const opens =
      isNumbered && (role === 'exercise' || (mayAsk(bit) && (next?.role === 'alternative' || goesOn)));
    if (opens) {
      told.set(bit, 'exercise');
      count = number;
      [stem, letter, isHandedOut] = [bit, '', false];
      continue;
    }
    if (kind !== 'cell' && HANDS_OUT.test(text) && !MATCHES.test(text)) {
      [stem, letter, isHandedOut] = [null, '', true];
      continue;
    }
    const isSpoken = role === 'exercise' || role === 'instruction' || role === 'teacher_guidance';
    if (
      isHandedOut &&
      kind !== 'heading' &&
      (isSpoken || role === 'alternative') &&
      !ORDERS_ITSELF.test(text)
    )
      told.set(bit, 'narrative');
    const ends =
      headsKey(text) ||
      HEADS_PART.test(text) ||
      (kind === 'heading' && !ROMAN.test(text) && !LETTER.test(text));
    if (ends) [stem, letter, isHandedOut] = [null, '', false];
    if (stem === null || kind === 'cell' || kind === 'note') continue;
    const isNamed = ROMAN.test(text) && text.length <= LONGEST_NAME && MATCHES.test(stem.text);
    if (isNamed) told.set(bit, 'alternative');
    else if (BOX.test(text) && role !== 'alternative') told.set(bit, 'statement_to_judge');
    const items = kind === 'item' ? (lists.get(bit.block) ?? []) : [];
    if (items[0] === bit && areOptions(items, stem, bits[at - 1]))
      for (const item of items) told.set(item, mostOf(items));
    const [, own = ''] = LETTER.exec(text) ?? [];
    if (own === '' || isNamed) continue;
    const isNext =
      own.toLowerCase() === (letter === '' ? 'a' : String.fromCharCode(letter.charCodeAt(0) + 1));
    if (isNext && letter !== '' && !STANDS.has(role) && role !== 'exercise') told.set(bit, 'alternative');
    letter = isNext ? own.toLowerCase() : letter;
  }
  return agreeInRepeated(bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role })));
}

/** `PROPOSTA DE PRODUÇÃO TEXTUAL` ends the question before it, whatever the page made of it. */
const HEADS_PART =
  /^(?:proposta de (?:reda[çc][ãa]o|produ[çc][ãa]o)|reda[çc][ãa]o|produ[çc][ãa]o (?:de texto|textual)|rascunho)\W*$/iu;

/** A few items right under a question that stays open or has one of them chosen; not what is asked one by one. */
function areOptions(items: readonly (Bit & { role: Role })[], stem: Bit, before: Bit | undefined): boolean {
  const [first] = items;
  if (first?.block.type !== 'list' || items.length < OPTIONS.least || items.length > OPTIONS.most)
    return false;
  const isBelow = before === stem;
  const isOpen = /[\p{L},:]\s*$/u.test(stem.text) || CHOOSES.test(stem.text);
  return (
    isBelow &&
    isOpen &&
    first.block.isOrdered &&
    items.every(
      ({ text }) =>
        !NUMBER.test(text) &&
        !BOX.test(text) &&
        !ROMAN.test(text) &&
        !TO_FILL.test(text) &&
        !/[?]\s*$/.test(text),
    )
  );
}

/** What is judged one by one stays so where most of a list is. */
const mostOf = (items: readonly { role: Role }[]): Role =>
  items.filter(({ role }) => role === 'statement_to_judge').length * 2 > items.length
    ? 'statement_to_judge'
    : 'alternative';

const SAME_LINE = { least: 12, most: 160 };
const OF_THE_PAGE: ReadonlySet<Role> = new Set(['furniture', 'admin']);

/** The head of each page of a text without pages (`PROVA BIMESTRAL  Curso: Redes`) is one wherever it returns. */
function agreeInRepeated<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const isLine = ({ kind, text, at }: Bit): boolean =>
    at === null &&
    (kind === 'paragraph' || kind === 'heading') &&
    text.length >= SAME_LINE.least &&
    text.length <= SAME_LINE.most;
  const same = Map.groupBy(bits.filter(isLine), ({ text }) => text.toLowerCase());
  return bits.map((bit) => {
    const twins = isLine(bit) ? (same.get(bit.text.toLowerCase()) ?? []) : [];
    const isHead = bit.role === 'heading' && twins.some(({ role }) => OF_THE_PAGE.has(role));
    return isHead ? { ...bit, role: 'furniture' as const } : bit;
  });
}

const mayAsk = ({ role }: { role: Role }): boolean =>
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
