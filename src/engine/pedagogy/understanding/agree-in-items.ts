import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Bit } from './bit.ts';
import { AGENDA, classOfHeading, REVIEWS } from './heading-class.ts';
import { isContentRole, type Role } from './role.ts';

/** `7) (1,5) São fases da mitose, na ordem:` */
const ASKED = /^\W*(?:quest[ãa]o\s*)?\d{1,3}\s?[).º–-].*[:?]\s*$/isu;

const MOST_OPTIONS = 5;
const FEWEST_OPTIONS = 3;
const LONGEST_OPTION = 90;
const MAY_ANSWER: ReadonlySet<Role> = new Set([
  'instruction',
  'explanation',
  'procedure',
  'definition',
  'example',
  'exercise',
  'objective',
]);

/** `40`, `56 g`: figures say little by themselves. */
const MAY_BE_OPTION: ReadonlySet<Role> = new Set([
  'alternative',
  'furniture',
  'caption',
  'admin',
  'formula',
  'table_data',
]);

/**
 * A few short items right under a question that stays open are its options, and the items of a procedure are of one role: `3)
 * Posicionar o paciente` among its steps is no aim.
 */
export function agreeInItems<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const lists = Map.groupBy(
    bits.filter(({ kind }) => kind === 'item'),
    ({ block }) => block,
  );
  return bits.map((bit, at) => {
    const next = bits[at + 1];
    const below = next?.kind === 'item' ? (lists.get(next.block) ?? []) : [];
    const isOrdered = next?.block.type === 'list' && next.block.isOrdered && below[0] === next;
    if (isOrdered && isKeyed(bits, below, at + below.length) && bit.kind === 'paragraph')
      return { ...bit, role: 'exercise' };
    // `o que fazer em casa - 10 min por semana` over what is done, with a time that is none of the class's.
    if (
      bit.role === 'teacher_guidance' &&
      bit.kind === 'heading' &&
      below.length > 2 &&
      below.every(({ role }) => isContentRole(role) || role === 'procedure')
    )
      return { ...bit, role: 'heading' };
    if (bit.role === 'exercise' && isOrdered && namesSubject(bit) && areSteps(below, bit.text, true))
      return { ...bit, role: 'heading' };
    const items = bit.kind === 'item' ? (lists.get(bit.block) ?? []) : [];
    const [first] = items;
    if (listThings(items)) return { ...bit, role: 'procedure' };
    if (first === undefined || bit.block.type !== 'list' || !bit.block.isOrdered) return bit;
    const start = bits.indexOf(first, Math.max(0, at - items.length));
    const asked = bits[start - 1];
    const told = bit.block.isLettered === true ? null : roleAmongTold(bit, items);
    if (told !== null) return { ...bit, role: told };
    const mayAsk = (isContentRole(bit.role) && bit.role !== 'code') || bit.role === 'heading';
    if (mayAsk && (areTasks(items) || areOrders(items, asked))) return { ...bit, role: 'exercise' };
    const isUnderSubject =
      asked !== undefined && namesSubject(asked) && classOfHeading(asked.text) === 'subject';
    if (MAY_ANSWER.has(bit.role) && areSteps(items, asked?.text ?? '', isUnderSubject))
      return { ...bit, role: 'procedure' };
    const isOpen =
      asked?.role === 'exercise' && ASKED.test(asked.text) && !isImperative(asked.text.replace(/:\s*$/, ''));
    const areOptions =
      isOpen &&
      items.length >= FEWEST_OPTIONS &&
      items.length <= MOST_OPTIONS &&
      items.every(
        ({ text, role }) =>
          text.length <= LONGEST_OPTION && (MAY_ANSWER.has(role) || MAY_BE_OPTION.has(role)),
      );
    if (areOptions || isKeyed(bits, items, start + items.length - 1)) return { ...bit, role: 'alternative' };
    if (bit.role === 'procedure' && items.every(({ text }) => NAMES_KIND.test(text) && !IS_DONE.test(text)))
      return { ...bit, role: 'explanation' };
    const aims = items.filter(({ role }) => role === 'objective').length;
    const other = items.find(({ role }) => role === 'procedure' || role === 'explanation')?.role;
    return bit.role === 'objective' && aims * 2 < items.length && other !== undefined
      ? { ...bit, role: other }
      : bit;
  });
}

const FEWEST_THINGS = 4;
/** `3 cenouras médias`, `4 ovos`, `fermento`: what is needed for what is done, one like the other. */
const listThings = (items: readonly Bit[]): boolean =>
  items.length >= FEWEST_THINGS &&
  items[0]?.block.type === 'list' &&
  !items[0].block.isOrdered &&
  items.filter(({ text }) => /^\d+ (?:\p{Ll}|mL)/u.test(text)).length * 2 > items.length;

const QUOTED = /[“"][^”"]*[”"]/gu;
/** `R: B`, `Resp.: (c)` */
const KEY = /^\W*(?:r|resp(?:osta)?|gab(?:arito)?)\s*[.:)–-]+\s*\(?[a-e]\)?\W*$/iu;

/** Right above such a line stand its options, whatever they say. `at`: the place of the last item. */
function isKeyed(bits: readonly Bit[], { length }: readonly Bit[], at: number): boolean {
  return length >= FEWEST_OPTIONS && length <= MOST_OPTIONS && KEY.test(bits[at + 1]?.text ?? '');
}

/** `2. Ouvir: perguntas abertas (“o que aconteceu?”)` among steps asks nothing of the class: what it is then. */
function roleAmongTold(bit: Bit & { role: Role }, items: readonly (Bit & { role: Role })[]): Role | null {
  if (bit.role !== 'exercise' || /[?_]/.test(bit.text.replace(QUOTED, ''))) return null;
  const others = items.filter(
    (item) => item !== bit && (item.role === 'procedure' || isContentRole(item.role)),
  );
  const areTold = others.length * 3 >= (items.length - 1) * 2 && items.length > FEWEST_OPTIONS;
  if (!areTold) return null;
  return others.find(({ role }) => role === 'procedure')?.role ?? 'explanation';
}

/** `Divergente: as placas se afastam`: kinds, counted in no order. */
const NAMES_KIND = /^\p{Lu}[^:.;!?]{1,44}: (?:[oa]s?|uma?s?|\p{L}+ (?:[eé]|s[ãa]o)) \p{L}/u;
const IS_DONE = /^\P{L}*\p{L}+[aei]r(?!\p{L})/u;

const LONGEST_NAME = 60;

/** `Higienização de verduras e frutas` above its steps: a name, whatever it was taken for. */
const namesSubject = ({ role, kind, text }: Bit & { role: Role }): boolean =>
  role === 'heading' ||
  (role === 'exercise' &&
    kind === 'paragraph' &&
    text.length <= LONGEST_NAME &&
    /^\p{Lu}[^.:;?!\d_]*\p{L}$/u.test(text.trim()) &&
    !hasFiniteVerb(text) &&
    !isImperative(text));

const SAYS_LITTLE: ReadonlySet<Role> = new Set(['admin', 'heading', 'caption', 'furniture', 'blank']);
const MAY_COUNT: ReadonlySet<Role> = new Set([...SAYS_LITTLE, 'objective', 'explanation', 'definition']);
const FEWEST_LEADING = 5;
/** `O que vimos até aqui:`, `Ao final você será capaz de:`: the course of the class, or its aims. */
export const OF_THE_CLASS =
  /(?<!\p{L})(?:vimos|veremos|aprendemos|estudamos|vamos|aulas?|capa(?:z|zes)|objetivos?|alun[oa]s|você|vocês)(?!\p{L})/iu;

/**
 * `A CPU possui duas unidades básicas:` above a list of names: what a sentence of a slide counts up is told. What stands under
 * `Revisão do que vimos` or `O que vamos ver hoje` names what was told or will be.
 */
export function tellCounted<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const lists = Map.groupBy(
    bits.filter(({ kind }) => kind === 'item'),
    ({ block }) => block,
  );
  const counted = new Set<Judged>();
  const reviewed = new Set<Judged>();
  for (const items of lists.values()) {
    const [first] = items;
    const lead = first === undefined ? undefined : bits[bits.indexOf(first) - 1];
    if (lead !== undefined && lead.at === first?.at && (REVIEWS.test(lead.text) || AGENDA.test(lead.text)))
      for (const bit of items)
        if ((isContentRole(bit.role) || bit.role === 'heading') && !hasFiniteVerb(bit.text))
          reviewed.add(bit);
    if (lead?.kind !== 'paragraph' || lead.at !== first?.at || !/:\s*$/.test(lead.text)) continue;
    const isSaid = lead.text.split(/\s+/).length >= FEWEST_LEADING && hasFiniteVerb(lead.text);
    const little = items.filter(({ role }) => SAYS_LITTLE.has(role)).length;
    const areNames =
      items.length > 1 && items.every(({ role, text }) => MAY_COUNT.has(role) && !/\?/.test(text));
    if (!isSaid || !areNames || little * 2 < items.length || OF_THE_CLASS.test(lead.text)) continue;
    if (!MAY_COUNT.has(lead.role) && lead.role !== 'procedure') continue;
    for (const bit of [lead, ...items]) counted.add(bit);
  }
  return bits.map((bit) => {
    if (reviewed.has(bit)) return { ...bit, role: 'admin' as const };
    return counted.has(bit) ? { ...bit, role: 'explanation' as const } : bit;
  });
}

/** `Perguntas frequentes`, `Mitos e verdades`: what is asked here is answered here. */
const ANSWERS_FOLLOW =
  /^\W*(?:perguntas (?:mais )?(?:frequentes|comuns)|perguntas e respostas|d[úu]vidas(?: (?:mais )?(?:frequentes|comuns))?|tira[- ]d[úu]vidas|faq|mitos? (?:e|ou) verdades?)(?: (?:sobre|d[aeo]s?) [^?]{2,50})?\W*$/iu;
const FEWEST_ANSWERED = 2;
const ASKS = /\?["”’)]*\s*$/;

/** Questions under such a heading, each with its answer behind it: told with it, nothing that a class is asked. */
export function tellAnswered<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const told = new Set<Judged>();
  for (const [at, head] of bits.entries()) {
    if (!ANSWERS_FOLLOW.test(head.text)) continue;
    const end = bits.findIndex(
      ({ role, text }, place) => place > at && role === 'heading' && !ASKS.test(text),
    );
    const own = bits.slice(at + 1, end < 0 ? undefined : end);
    const asked = own.filter(({ text }, place) => {
      const next = own[place + 1];
      return ASKS.test(text) && next !== undefined && !ASKS.test(next.text);
    });
    if (asked.length < FEWEST_ANSWERED || own.some(({ role }) => role === 'alternative')) continue;
    for (const bit of own) told.add(bit);
  }
  return bits.map((bit) => (told.has(bit) ? { ...bit, role: 'explanation' as const } : bit));
}

const FEWEST_ASKED = 2;

/** `2) Dona Zefa gastou 40% … Quanto sobrou?` among questions and orders: a numbered list that asks is one of exercises. */
function areTasks(items: readonly Bit[]): boolean {
  const asked = items.filter(({ text }) => /\?["”’)]*\s*$/.test(text)).length;
  const ordered = items.filter(({ text }) => !/\?["”’)]*\s*$/.test(text) && isImperative(text)).length;
  return asked >= FEWEST_ASKED && (asked + ordered) * 3 >= items.length * 2;
}

/** `1) Pinte 3/4 …`, `2) Calcule …` behind the text: orders of a class that nothing leads to. */
function areOrders(items: readonly Bit[], before: Bit | undefined): boolean {
  const isLed = before === undefined || before.kind === 'heading' || !/[.!?]\W*$/.test(before.text);
  return !isLed && items.filter(({ text }) => SETS_A_TASK.test(text)).length * 3 >= items.length * 2;
}

/** `Passos para montar o quadro:`, `Como ler a tábua de marés`: what follows in numbers is done in this order. */
const NAMES_STEPS =
  /^\W*(?:\d{1,2}\s?[.)–-]\s*)?(?:(?:os )?passos?(?! \d)|passo a passo|etapas|como(?= \p{L}+[aeio]r(?!\p{L}))|modo de (?:fazer|preparo|usar)|procedimentos?|roteiro (?:para|de))(?![\p{L}?])[^?]*$/iu;
/** `Para montar a horta, siga estes passos:`, `Para trocar o pneu com segurança:` */
const LEADS_TO_STEPS =
  /(?<!\p{L})(?:estes|esses|os seguintes|os|as seguintes|estas|as) (?:passos|etapas)\s*:\s*$|^para (?!praticar|treinar|pensar|refletir|responder|estudar|discutir|exercitar|fixar|revisar|casa(?!\p{L}))\p{L}+[aeio]r (?:\S+ ){1,}\S+\s*:\s*$/iu;
/** What pupils are ordered to do, and no cook or mechanic: several of them (`Pesquisem`), or with the head. */
const SETS_A_TASK =
  /^\p{Lu}\p{Ll}+[ae]m\s|^(?:calcule|responda|explique|cite|resolva|determine|justifique|classifique|descreva|escreva|complete|pinte|circule|copie|ligue|compare|assinale|marque|pesquise|identifique|leia|diferencie|defina|desenhe|construa|relacione|conjugue|traduza|converta|simplifique|transforme|indique|d[êe]|fa[çc]a)(?!\p{L})/iu;
const FEWEST_STEPS = 3;

/** `Escreva o genótipo dos pais`, `Complete os encontros` under `Passos para …`: an order among steps is one of them. */
function areSteps(items: readonly (Bit & { role: Role })[], lead: string, isUnderSubject: boolean): boolean {
  if (items.length < FEWEST_STEPS || items.some(({ text }) => /\?\s*$|_/.test(text))) return false;
  const orders = items.filter(({ text }) => isImperative(text)).length;
  const told = items.filter(({ role }) => role === 'procedure').length;
  return (
    orders * 3 >= items.length * 2 &&
    (NAMES_STEPS.test(lead) ||
      LEADS_TO_STEPS.test(lead) ||
      told * 2 > items.length ||
      (isUnderSubject && !items.some(({ text }) => SETS_A_TASK.test(text))))
  );
}
