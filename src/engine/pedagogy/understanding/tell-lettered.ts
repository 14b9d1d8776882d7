import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Bit } from './bit.ts';
import { headsKey } from './heading-class.ts';
import { isContentRole, type Role } from './role.ts';
import { ASKS, FEWEST_OF_SENTENCE, MAY_BE_SAID } from './tell-siblings.ts';

const LETTERED = /^\(?([a-h])\s?[).]\s*\S/iu;
const INITIAL = /^\p{Lu} [–—-] \p{Lu}\p{L}+(?: \p{L}+)?: \S/u;
const FEWEST_INITIALS = 3;

/** `S – Situação: …`, `C – Comportamento: …`, `I – Impacto: …`: letters of one word, told alike. */
function tellInitials<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Map<Judged, Role>();
  for (const [at, first] of bits.entries()) {
    if (!INITIAL.test(first.text) || INITIAL.test(bits[at - 1]?.text ?? '')) continue;
    const end = bits.findIndex(({ text }, place) => place > at && !INITIAL.test(text));
    const run = bits.slice(at, end < 0 ? undefined : end);
    const role = run.find((bit) => isContentRole(bit.role))?.role;
    if (run.length >= FEWEST_INITIALS && role !== undefined)
      for (const bit of run) if (!isContentRole(bit.role)) told.set(bit, role);
  }
  return bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role }));
}

const LONGEST_PART = 40;

/** `29`, `215`, `A7F` one level below `Converta em binário:` in a counted list: its parts, whatever figures alone were taken for. */
function tellParts<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Set<Judged>();
  let run: Judged[] = [];
  const close = (): void => {
    if (run.length > 1 && run.every(({ text }) => text.length <= LONGEST_PART && !/[?:]\s*$/.test(text)))
      for (const bit of run) told.add(bit);
    run = [];
  };
  let asked: Judged | null = null;
  for (const bit of bits) {
    const isCounted = bit.kind === 'item' && bit.block.type === 'list' && bit.block.isOrdered;
    if (isCounted && bit.level > 0 && asked?.block === bit.block) run.push(bit);
    else {
      close();
      asked = isCounted && bit.role === 'exercise' ? bit : null;
    }
  }
  close();
  return bits.map((bit) => (told.has(bit) ? { ...bit, role: 'alternative' as const } : bit));
}

/** `a) Confiança: …; b) Complacência: …` where nothing is asked: what is counted up by letters is told like the line that leads to it. */
export function tellLettered<Judged extends Bit & { role: Role }>(judged: readonly Judged[]): Judged[] {
  const bits = tellParts(tellInitials(judged));
  const told = new Map<Judged, Role>();
  let run: Judged[] = [];
  const close = (): void => {
    const [first] = run;
    const lead = first === undefined ? undefined : bits[bits.indexOf(first) - 1];
    const isAsked =
      lead === undefined || lead.role === 'exercise' || ASKS.test(lead.text) || isImperative(lead.text);
    const isCount = run.every(({ text }, at) => LETTERED.exec(text)?.[1]?.toLowerCase() === 'abcdefgh'[at]);
    const areSaid = run.every(
      ({ text }) => text.split(/\s+/).length >= FEWEST_OF_SENTENCE && !/[?_]/.test(text),
    );
    if (run.length > 1 && !isAsked && isCount && areSaid) {
      const role = run.find((bit) => isContentRole(bit.role))?.role ?? 'explanation';
      for (const bit of run) if (!isContentRole(bit.role)) told.set(bit, role);
      if (MAY_BE_SAID.has(lead.role) && lead.kind === 'paragraph') told.set(lead, role);
    }
    // The options of one question are alike: none of them is a fact.
    const areOptions = lead?.role === 'exercise' && run.some(({ role }) => role === 'alternative');
    if (areOptions && isCount && run.length > 2)
      for (const bit of run) if (isContentRole(bit.role)) told.set(bit, 'alternative');
    // `a) Classifique as lesões. b) Cite quatro fatores.`: each is asked.
    const orders = run.filter(
      ({ text }) => ASKS.test(text) || isImperative(text.replace(/^\(?[a-h]\s?[).]\s*/iu, '')),
    );
    const isPosed = run.some(({ role }) => role === 'exercise') && orders.length * 3 >= run.length * 2;
    if (isPosed && isCount && run.length > 1)
      for (const bit of run) if (bit.role === 'alternative') told.set(bit, 'exercise');
    run = [];
  };
  for (const bit of bits) {
    const isNext = bit.kind === 'paragraph' && LETTERED.test(bit.text);
    if (!isNext || /^\(?a\s?[).]/iu.test(bit.text)) close();
    if (isNext) run.push(bit);
  }
  close();
  return bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role }));
}

/** `I. Metais conduzem`, `(II) O sal é gasoso` */
const NUMERAL = /^\(?(I{1,3}|IV|VI{0,3})\s?[).–-]\s*\S/u;
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
/** What is to be judged is called so right above. */
const JUDGES =
  /(?<!\p{L})(?:julgu?|verdadeir|fals[ao]s?(?!\p{L})|v ou f|cert[oa]s? ou errad|in?corret[ao]s?|afirma(?:tivas?|[çc](?:ão|ões))|proposi[çc](?:ão|ões)|assertivas?|sentenças|frases|itens)/iu;
const FEWEST = 2;

/** `I. …`, `II. …`, `III. …` below a line that has them judged: sentences to judge, each of them, and none of them a fact. */
export function judgeNumerals<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Set<Judged>();
  for (const [at, lead] of bits.entries()) {
    const isLead = lead.role === 'exercise' && JUDGES.test(lead.text);
    if (!isLead) continue;
    const below = bits.slice(at + 1);
    const end = below.findIndex(({ text }, place) => NUMERAL.exec(text)?.[1] !== NUMERALS[place]);
    const run = below.slice(0, end < 0 ? undefined : end);
    if (run.length >= FEWEST) for (const bit of run) told.add(bit);
  }
  return bits.map((bit) => (told.has(bit) ? { ...bit, role: 'statement_to_judge' } : bit));
}

const NUMBER = /^\W{0,2}(\d{1,2})\s?[).]\s*\S/u;
const PART = /^\(?[a-p]\s?[).]\s*\S/iu;
const FEWEST_KEYED = 2;

/** `a) 10 m`, a part of the item before it; `a) 3; b) 4` is what a whole item says. */
const isPartOf = (text: string): boolean => PART.test(text) && !/\sb\s?\)/u.test(text);

/** The number of a line or of an item of a counted list. */
function numberOf({ block, text, index, level }: Bit): number {
  const told = Number(NUMBER.exec(text)?.[1] ?? 0);
  if (told > 0 || block.type !== 'list' || !block.isOrdered || block.isLettered === true) return told;
  if (level > 0 || isPartOf(text)) return 0;
  return block.items.slice(0, index + 1).filter((item) => item.level === 0 && !isPartOf(item.text)).length;
}

/**
 * What the entries of a key answer by their numbers is asked, however it is worded (`2) Fórmula entre Mg e Cl`), with what stands
 * between one and the next: its letters, its blanks, what it is about.
 */
export function tellKeyed<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const head = bits.findLastIndex(({ text }) => headsKey(text));
  if (head < 0) return [...bits];
  const after = bits.slice(head + 1);
  const end = after.findIndex((bit) => bit.kind === 'heading');
  const answered = new Set(after.slice(0, end < 0 ? undefined : end).map(numberOf));
  answered.delete(0);
  const places = findCount(bits.slice(0, head));
  if (
    [...places].filter(([number]) => answered.has(number)).length < Math.max(FEWEST_KEYED, answered.size / 2)
  )
    return [...bits];
  const starts = new Set(places.values());
  return bits.map((bit, at) => {
    const start = bits.slice(0, at + 1).findLastIndex((_, place) => starts.has(place));
    const isAsked =
      at < head &&
      start >= 0 &&
      bit.block.whole === undefined &&
      (start === at || isBelow(bits.slice(start, at + 1)));
    return isAsked ? { ...bit, role: roleAmong(bit, start === at) } : bit;
  });
}

/** What stands below a number in its group, without a heading between. */
function isBelow(own: readonly Bit[]): boolean {
  const group = own[0]?.block.group;
  return own
    .slice(1)
    .every(({ kind, block, text }) => kind !== 'heading' && (block.group === group || PART.test(text)));
}

/** Where the last count from 1 has its numbers. */
function findCount(bits: readonly Bit[]): Map<number, number> {
  let places = new Map<number, number>();
  for (const [at, bit] of bits.entries()) {
    const number = numberOf(bit);
    if (number === 1) places = new Map([[1, at]]);
    else if (number > 1 && number === places.size + 1) places.set(number, at);
  }
  return places;
}

const BOX = /^\([\s_]*\)/u;

function roleAmong({ role, kind, text }: Bit & { role: Role }, isNumbered: boolean): Role {
  if (isNumbered) return role === 'statement_to_judge' ? role : 'exercise';
  if (kind === 'heading' && !PART.test(text)) return role;
  if (BOX.test(text)) return 'statement_to_judge';
  if (PART.test(text)) return 'alternative';
  return isContentRole(role) || role === 'blank' || role === 'furniture' ? 'exercise' : role;
}
