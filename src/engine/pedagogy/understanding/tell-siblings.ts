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
    for (const item of items) if (AND_SO_ON.test(item.text)) told.set(item, 'furniture');
    // `…, sendo composto de:` over `Plasma`, `Plaquetas`: none of them heads the others.
    const lead = items[0] === undefined ? undefined : bits[bits.indexOf(items[0]) - 1];
    const isLed = lead !== undefined && lead.at === items[0]?.at && /[^_]:\s*$/.test(lead.text);
    if (isLed && items[0]?.role === 'heading') told.set(items[0], 'explanation');
    const said = items.filter(({ role }) => isContentRole(role) && role !== 'code');
    const [first] = said;
    const telling = items.filter(({ text }) => tells(text));
    const isVerb = areConjugated(items.map(({ text }) => text));
    const isAgenda = items.length > 1 && items.every(({ text }) => OF_ANY_TEXT.test(text));
    if (isVerb || isAgenda) for (const item of items) told.set(item, isVerb ? 'explanation' : 'admin');
    if (isVerb || isAgenda) continue;
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

const AND_SO_ON = /^\W*(?:etc|entre outr[oa]s)\W*$/iu;
/** `Definição`, `Características`: parts that any text has, and nothing said of this subject. */
const OF_ANY_TEXT =
  /^\W*(?:defini[çc]|conceito|caracter[íi]stica|benef[íi]cio|(?:des)?vantage|introdu[çc]|exemplo|aplica[çc]|hist[óo]ric|objetivo|conclus|import[âa]ncia)\p{L}*(?: (?:e \p{L}+|gerais|básic[oa]s))?\W*$/iu;

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

/** The level of a name that a slide sets over one of its texts, see `findLabels`. */
const LEVEL_OF_LABEL = 3;
const MAY_BE_LABEL: ReadonlySet<Role> = new Set([...MAY_BE_SAID, 'blank', 'definition', 'explanation']);

/**
 * `Núcleo (Core)` over `Responsável por …`, `Contador` over `Realiza a contagem …`: a slide's names over its texts are headings
 * even where other slides repeat them in a drawing, and what stands right below them is told alike.
 */
export function tellLabelled<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const isLabel = ({ block }: Judged): boolean =>
    block.type === 'heading' &&
    block.slide !== undefined &&
    block.level === LEVEL_OF_LABEL &&
    !block.isGuessed;
  const below = bits.filter((_, at) => at > 0 && isLabel(bits[at - 1] as Judged));
  const said = below.filter(({ role }) => isContentRole(role));
  const areTold = said.length * 2 >= below.length;
  const told = new Map<Judged, Role>();
  // Whatever other slides bear it too, the only title of a slide heads what that slide says.
  const headed = new Set(bits.filter(({ role }) => role === 'heading').map(({ at }) => at));
  const isTitle = ({ kind, role, block, at }: Judged): boolean =>
    kind === 'heading' && role === 'furniture' && block.slide !== undefined && !headed.has(at);
  for (const bit of bits)
    if ((isLabel(bit) && MAY_BE_LABEL.has(bit.role)) || isTitle(bit)) told.set(bit, 'heading');
  for (const bit of below)
    if (
      areTold &&
      !told.has(bit) &&
      MAY_BE_DONE.has(bit.role) &&
      ![ASKS, OF_WORK].some((one) => one.test(bit.text))
    )
      told.set(bit, 'explanation');
  return bits.map((bit) => ({ ...bit, role: told.get(bit) ?? bit.role }));
}

const LEADS_ON: ReadonlySet<Role> = new Set([...MAY_BE_SAID, 'blank']);
/** `O que Lutero defendia:` is filled in by what stands below it. */
const opensList = ({ text, role }: { text: string; role: Role }): boolean =>
  LEADS_ON.has(role) && /[^_]:$/.test(text.trim());

/** How something is done, handed in or marked by the class. */
const OF_WORK =
  /(?<!\p{L})(?:entreg\p{L}+|notas?|val(?:e|erá|or)|prazos?|grupos?|duplas?|individua\p{L}+|caneta|avalia\p{L}+|professora?|alun[oa]s?|turma|aulas?|presen[çc]a|prova)(?!\p{L})/iu;

const tells = (text: string): boolean =>
  !ASKS.test(text) &&
  !OF_WORK.test(text) &&
  !isImperative(text) &&
  (NAMED.test(text) || (text.split(/\s+/).length >= FEWEST_OF_SENTENCE && hasFiniteVerb(text)));
