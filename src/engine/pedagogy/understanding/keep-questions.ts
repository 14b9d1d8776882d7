import type { Bit } from './bit.ts';
import { headsKey } from './heading-class.ts';
import type { Role } from './role.ts';
import { mayAsk, NUMBER } from './tell-problems.ts';

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
/** `Leia as afirmativas abaixo relativas ao Texto 1.` */
const TO_JUDGE =
  /^\W*(?:leia|analise|considere|observe)\s.{0,30}(?<!\p{L})(?:afirma(?:tivas|[çc][õo]es)|proposi[çc][õo]es|assertivas|senten[çc]as)(?!\p{L})/iu;
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
  let areJudged = false;
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
      [stem, letter, isHandedOut, areJudged] = [bit, '', false, false];
      continue;
    }
    if (kind !== 'cell' && HANDS_OUT.test(text) && !MATCHES.test(text)) {
      [stem, letter, isHandedOut] = [null, '', true];
      continue;
    }
    if (TO_JUDGE.test(text) && kind !== 'cell') areJudged = true;
    else if (areJudged && kind === 'item' && role === 'alternative' && !LETTER.test(text))
      told.set(bit, 'statement_to_judge');
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
