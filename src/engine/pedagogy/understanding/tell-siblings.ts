import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { areConjugated } from '#engine/reading/join-persons.ts';
import { OF_THE_CLASS } from './agree-in-items.ts';
import type { Bit } from './bit.ts';
import { REMINDS } from './correct-role.ts';
import { classOfHeading } from './heading-class.ts';
import { isContentRole, type Role } from './role.ts';
import { ANSWER_MARKED } from './role-of-line.ts';

export const ASKS = /\?["”’)]*\s*$/;

/** `Peneiração: separa sólidos de tamanhos diferentes`: a name and what is said of it. */
const NAMED = /^\p{Lu}[^:.;!?“”"]{1,44}(?::| [–—-]) \p{Ll}.{12,}/su;
/** What a list of things said holds by mistake of its shortest lines. */
export const MAY_BE_SAID: ReadonlySet<Role> = new Set(['admin', 'furniture', 'caption', 'instruction']);
export const FEWEST_OF_SENTENCE = 5;
/** What is said of a thing to whoever does it, among other things said: `Evitar o trabalho em altura` in a list of measures. */
const MAY_BE_DONE: ReadonlySet<Role> = new Set([
  ...MAY_BE_SAID,
  'teacher_guidance',
  'objective',
  'blank',
  // `resposta certa` among the nine rights of who gives a medicine.
  'answer',
]);

/** Items of one list that name a thing and say what it is, or tell something, are told alike, whatever some were taken for. */
export function tellNamed<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Map<Judged, Role>();
  for (const items of Map.groupBy(
    bits.filter(({ kind }) => kind === 'item'),
    ({ block }) => block,
  ).values()) {
    const said = items.filter(({ role }) => isContentRole(role) && role !== 'code');
    const [first] = said;
    const telling = items.filter(({ text }) => tells(text));
    const isVerb = areConjugated(items.map(({ text }) => text));
    if (isVerb) for (const item of items) told.set(item, 'explanation');
    if (isVerb) continue;
    const areNames = first === undefined && areThings(bits, items);
    const likely = areNames ? 'explanation' : first?.role;
    if (likely === undefined) continue;
    // Of three lines that are told the fourth is one too.
    const isOne =
      said.length * 3 >= items.length * 2 ||
      (first === undefined && items.length > 1) ||
      isHeaded(bits, items);
    for (const item of items) {
      const isTold =
        telling.includes(item) && telling.length * 2 >= items.length && MAY_BE_SAID.has(item.role);
      const isAmong =
        isOne &&
        (MAY_BE_DONE.has(item.role) || (areNames && item.role === 'heading')) &&
        ![ASKS, OF_WORK, REMINDS, ANSWER_MARKED].some((pattern) => pattern.test(item.text));
      if (isTold || isAmong) told.set(item, likely);
    }
  }
  return bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role }));
}

/** `covardia – coragem – temeridade`, three lines below a sentence that is told: things of the subject, whatever they look like. */
function areThings<Judged extends Bit & { role: Role }>(
  bits: readonly Judged[],
  items: readonly Judged[],
): boolean {
  const [first] = items;
  const lead = first === undefined ? undefined : bits[bits.indexOf(first) - 1];
  const isLed =
    lead !== undefined &&
    (isContentRole(lead.role) || opensList(lead)) &&
    !OF_THE_CLASS.test(lead.text) &&
    lead.kind === 'paragraph' &&
    lead.at === first?.at;
  return (
    (isLed || isHeaded(bits, items)) &&
    items.length > 2 &&
    items.every(
      ({ text, role }) =>
        (MAY_BE_SAID.has(role) || role === 'heading') &&
        !OF_WORK.test(text) &&
        !isImperative(text) &&
        !/[?_@/]|^\d/.test(text),
    )
  );
}

/** The slide, and the lines, that name a course and who gives it. */
const COVER = { slide: 1, bits: 6 };
const OF_A_COVER =
  /(?<!\p{L})(?:prof(?:[aª]|essora?)?|escola|col[ée]gio|semestre|curso|disciplina)(?!\p{L})|@|\d\/\d/iu;

const NAMES_MATTER: ReadonlySet<string> = new Set(['subject', 'definition', 'content']);

/** `Metálica` over `Bons condutores de calor`, `Maleáveis e dúcteis`, `Brilho`: said of what the heading names. */
function isHeaded(
  bits: readonly (Bit & { role: Role })[],
  items: readonly (Bit & { role: Role })[],
): boolean {
  const [first] = items;
  const at = first === undefined ? -1 : bits.indexOf(first);
  const lead = bits[at - 1];
  const isSubject =
    lead?.role === 'heading' &&
    NAMES_MATTER.has(classOfHeading(lead.text)) &&
    !OF_THE_CLASS.test(lead.text) &&
    lead.at === first?.at;
  const isOnCover = first?.block.slide == null ? at < COVER.bits : first.block.slide === COVER.slide;
  return isSubject && !isOnCover && items.length > 2 && !items.some(({ text }) => OF_A_COVER.test(text));
}

const FEWEST_LINES = 3;

/**
 * `10/11 - primeiros protestos` among lines of notes that are told: what stands in one group between empty lines is told alike, unless
 * it asks or reminds.
 */
export function tellGroups<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Map<Judged, Role>();
  const lines = bits.filter(({ kind, block }) => kind === 'paragraph' && block.group !== undefined);
  for (const group of Map.groupBy(lines, ({ block }) => block.group).values()) {
    const said = group.filter(({ role }) => isContentRole(role));
    if (group.length < FEWEST_LINES || said.length * 3 < group.length * 2) continue;
    for (const line of group) {
      const isOpen = [ASKS, OF_WORK, REMINDS].some((pattern) => pattern.test(line.text));
      if (MAY_BE_SAID.has(line.role) && !isOpen && !isImperative(line.text)) told.set(line, 'explanation');
    }
  }
  return bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role }));
}

const LEADS_ON: ReadonlySet<Role> = new Set([...MAY_BE_SAID, 'blank']);
/** `O que Lutero defendia:` is filled in by what stands below it. */
const opensList = ({ text, role }: { text: string; role: Role }): boolean =>
  LEADS_ON.has(role) && /[^_]:$/.test(text.trim());

/** `PODE:` over a list that is told is no field to fill in. */
export function tellLeads<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  return bits.map((bit, at) => {
    const next = bits[at + 1];
    // `Perfil do solo:` over `Horizonte O: …`, `Horizonte A: …`
    const isOverNames = [next, bits[at + 2]].every(
      (one) =>
        one?.kind === 'paragraph' && isContentRole(one.role) && /^\p{Lu}[^:.;!?]{2,40}: \S/u.test(one.text),
    );
    if (isOverNames && bit.kind === 'paragraph' && opensList(bit) && !OF_WORK.test(bit.text))
      return { ...bit, role: 'heading' };
    return bit.kind === 'paragraph' &&
      opensList(bit) &&
      next !== undefined &&
      (next.kind === 'item' || /^\p{L}[^:.;!?]{1,44}(?::| [-–—]) \S/u.test(next.text)) &&
      isContentRole(next.role) &&
      next.at === bit.at &&
      !OF_WORK.test(bit.text)
      ? { ...bit, role: 'explanation' }
      : bit;
  });
}

/** How something is done, handed in or marked by the class. */
const OF_WORK =
  /(?<!\p{L})(?:entreg\p{L}+|notas?|val(?:e|erá|or)|prazos?|grupos?|duplas?|individua\p{L}+|caneta|avalia\p{L}+|professora?|alun[oa]s?|turma|aulas?|presen[çc]a|prova)(?!\p{L})/iu;

const tells = (text: string): boolean =>
  !ASKS.test(text) &&
  !OF_WORK.test(text) &&
  !isImperative(text) &&
  (NAMED.test(text) || (text.split(/\s+/).length >= FEWEST_OF_SENTENCE && hasFiniteVerb(text)));

/** `3. Lesão por pressão`: what is counted so is the matter itself, whatever stands around it. */
const COUNTED_HEAD = /^\d{1,2}\s?[.)]\s+\p{L}/u;
const FEWEST_COUNTED = 3;
const OF_MATTER: ReadonlySet<string> = new Set(['subject', 'definition', 'content', 'steps']);
const TAKEN_FOR_ASIDES: ReadonlySet<Role> = new Set([
  'admin',
  'teacher_guidance',
  'instruction',
  'furniture',
]);

/**
 * In a document that counts its subjects, what stands below them is told: `Prevenção: mudança de decúbito a cada 2 h` is no advice to who
 * teaches, and the steps of a technique are steps.
 */
export function tellMatter<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const isHead = ({ role, kind }: Judged): boolean => role === 'heading' && kind !== 'item';
  const counts = ({ text }: Judged): boolean =>
    COUNTED_HEAD.test(text) && OF_MATTER.has(classOfHeading(text)) && !OF_THE_CLASS.test(text);
  if (bits.filter((bit) => isHead(bit) && counts(bit)).length < FEWEST_COUNTED) return [...bits];
  let isMatter = false;
  return bits.map((bit) => {
    if (isHead(bit)) isMatter = counts(bit);
    const isAside =
      isMatter &&
      TAKEN_FOR_ASIDES.has(bit.role) &&
      bit.kind !== 'cell' &&
      (bit.kind === 'item' || tells(bit.text) || /^\p{Lu}[^:.?]{3,60}: \p{Ll}/u.test(bit.text)) &&
      ![ASKS, OF_WORK, REMINDS].some((pattern) => pattern.test(bit.text));
    if (!isAside) return bit;
    return { ...bit, role: isImperative(bit.text) ? 'procedure' : 'explanation' };
  });
}
