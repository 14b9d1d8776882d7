import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import type { Bit } from './bit.ts';
import { classOfHeading } from './heading-class.ts';
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
    if (bit.role === 'exercise' && isOrdered && namesSubject(bit) && areSteps(below, bit.text, true))
      return { ...bit, role: 'heading' };
    const items = bit.kind === 'item' ? (lists.get(bit.block) ?? []) : [];
    const [first] = items;
    if (first === undefined || bit.block.type !== 'list' || !bit.block.isOrdered) return bit;
    if (isContentRole(bit.role) && bit.role !== 'code' && areTasks(items))
      return { ...bit, role: 'exercise' };
    const asked = bits[bits.indexOf(first, Math.max(0, at - items.length)) - 1];
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
    if (areOptions) return { ...bit, role: 'alternative' };
    const aims = items.filter(({ role }) => role === 'objective').length;
    const other = items.find(({ role }) => role === 'procedure' || role === 'explanation')?.role;
    return bit.role === 'objective' && aims * 2 < items.length && other !== undefined
      ? { ...bit, role: other }
      : bit;
  });
}

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

/** `A CPU possui duas unidades básicas:` above a list of names: what a sentence of a slide counts up is told. */
export function tellCounted<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const lists = Map.groupBy(
    bits.filter(({ kind }) => kind === 'item'),
    ({ block }) => block,
  );
  const counted = new Set<Judged>();
  for (const items of lists.values()) {
    const [first] = items;
    const lead = first === undefined ? undefined : bits[bits.indexOf(first) - 1];
    if (lead?.kind !== 'paragraph' || lead.at !== first?.at || !/:\s*$/.test(lead.text)) continue;
    const isSaid = lead.text.split(/\s+/).length >= FEWEST_LEADING && hasFiniteVerb(lead.text);
    const little = items.filter(({ role }) => SAYS_LITTLE.has(role)).length;
    const areNames =
      items.length > 1 && items.every(({ role, text }) => MAY_COUNT.has(role) && !/\?/.test(text));
    if (!isSaid || !areNames || little * 2 < items.length || OF_THE_CLASS.test(lead.text)) continue;
    if (!MAY_COUNT.has(lead.role) && lead.role !== 'procedure') continue;
    for (const bit of [lead, ...items]) counted.add(bit);
  }
  return bits.map((bit) => (counted.has(bit) ? { ...bit, role: 'explanation' as const } : bit));
}

const LETTER = /^\(?([a-h])\s?\)\s*\S/iu;

/** `(a) 0,07 | (b) 0,7 | (c) 7 | (d) 70`: a table that holds lettered options alone holds no data. */
export function tellOptions<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const options = new Set<Judged>();
  for (const cells of Map.groupBy(
    bits.filter(({ kind, text }) => kind === 'cell' && text.trim() !== ''),
    ({ block }) => block,
  ).values()) {
    const isRun = cells.every(({ text }, at) => LETTER.exec(text)?.[1]?.toLowerCase() === 'abcdefgh'[at]);
    const isAsked = cells.some(({ role }) => role === 'alternative' || role === 'exercise');
    if (isRun && isAsked && cells.length > 1) for (const cell of cells) options.add(cell);
  }
  return tellColumns(bits.map((bit) => (options.has(bit) ? { ...bit, role: 'alternative' as const } : bit)));
}

const NUMBERED_ENTRY = /^\(\d{1,2}\)\s?\S/;
const BOX = /^\(\s*_*\s*\)/;
const LONGEST_COLUMN = 8;

/** `(1) Evaporação` above `( ) a água vira vapor`: the column that is matched with the one below. */
function tellColumns<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  return bits.map((bit, at) => {
    if (!NUMBERED_ENTRY.test(bit.text)) return bit;
    const next = bits.slice(at + 1, at + 1 + LONGEST_COLUMN).find(({ text }) => !NUMBERED_ENTRY.test(text));
    return BOX.test(next?.text ?? '') ? { ...bit, role: 'statement_to_judge' as const } : bit;
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

/** `Passos para montar o quadro:`, `Como ler a tábua de marés`: what follows in numbers is done in this order. */
const NAMES_STEPS =
  /^\W*(?:\d{1,2}\s?[.)–-]\s*)?(?:(?:os )?passos?(?! \d)|passo a passo|etapas|como(?= \p{L}+[aeio]r(?!\p{L}))|modo de (?:fazer|preparo|usar)|procedimentos?|roteiro (?:para|de))(?![\p{L}?])[^?]*$/iu;
/** `Para montar a horta, siga estes passos:`, `Para trocar o pneu com segurança:` */
const LEADS_TO_STEPS =
  /(?<!\p{L})(?:estes|esses|os seguintes|os|as seguintes|estas|as) (?:passos|etapas)\s*:\s*$|^para (?!praticar|treinar|pensar|refletir|responder|estudar|discutir|exercitar|fixar|revisar|casa(?!\p{L}))\p{L}+[aeio]r (?:\S+ ){1,}\S+\s*:\s*$/iu;
/** What pupils are ordered to do, and no cook or mechanic: several of them (`Pesquisem`), or with the head. */
const SETS_A_TASK =
  /^\p{Lu}\p{Ll}+[ae]m\s|^(?:calcule|responda|explique|cite|resolva|determine|justifique|classifique|descreva|escreva|complete|compare|assinale|marque|pesquise|identifique|leia|diferencie|defina|desenhe|construa|relacione|conjugue|traduza|converta|simplifique|transforme|indique|d[êe]|fa[çc]a)(?!\p{L})/iu;
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
