import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { namedOnly } from './enumerations.ts';
import { articleOf, COUNTS, countedOf, listedUnder, membersOf, NUMBERS, ofWhat } from './list-members.ts';
import type { Said } from './said.ts';

/** A fact with what it is called by: what somebody said a part with, or what it counts. */
interface Part {
  head: string | null;
  /** One of several that are told of in turn: it stands alone however little is said of it. */
  isMember?: boolean;
  facts: Said[];
}

/** `a primeira lei é`, `a segunda lei fala que`. */
const NUMBERED =
  /^([oa] (?:primeir|segund|terceir|quart|quint|sext|sétim|últim)[oa] (?!tipo|exemplo)\p{L}{3,}) (?:é|fala|diz|trata|são|foi)(?!\p{L})/iu;
const FEWEST_FACTS = 2;
const LONGEST_JOINED = 36;

/** The facts of a lesson in parts with headings, as blocks of text: leaning sentences stand in one paragraph with what they lean on. */
export function headParts(said: readonly Said[], subject: string, write: (text: string) => string): string[] {
  const parts = joinShort(partsOf(said, subject));
  return parts.flatMap(({ head, facts }) => [
    ...(head === null ? [] : [`## ${upper(bareName(head))}`]),
    ...paragraphs(
      countedOf(facts, said).map((one) => ({
        ...one,
        text: head === null ? one.text : listedUnder(one.text, head),
      })),
      write,
    ),
  ]);
}

/** `quatro figuras` in a lesson on figuras de linguagem: `as quatro figuras de linguagem`. */
function wholeHead(head: string, subject: string): string {
  const [, number = '', noun = ''] = new RegExp(`^(${NUMBERS}) (\\p{L}+s)$`, 'iu').exec(head) ?? [];
  if (noun === '') return head;
  const whole = new RegExp(`(?<!\\p{L})${noun} d[aeo]s? \\p{L}+(?: \\p{L}+)?$`, 'iu').exec(subject)?.[0];
  return `${articleOf(noun, number)} ${number} ${whole ?? noun}`;
}

function partsOf(said: readonly Said[], subject: string): Part[] {
  const parts: Part[] = [{ head: null, facts: [] }];
  const members = membersOf(said);
  for (const one of said) {
    const last = parts.at(-1);
    if (one.kind === 'head') {
      parts.push({ head: wholeHead(one.text, subject), facts: [], isMember: true });
      continue;
    }
    const head = headFor(one, subject, members);
    // A count right below the heading that was said is what that names.
    const isNamed = last !== undefined && last.head !== null && last.facts.length === 0;
    if (head !== null && !isNamed && last?.head !== head)
      parts.push({ head, facts: [one], isMember: members.includes(head) });
    else if (
      one.opensPart &&
      last !== undefined &&
      (last.facts.length >= FEWEST_FACTS || last.facts.some(({ items }) => items !== undefined))
    )
      parts.push({ head: topicOf(one.text), facts: [one] });
    else last?.facts.push(one);
  }
  const [first, second] = parts;
  if (first !== undefined && second !== undefined && first.facts.length >= FEWEST_FACTS)
    first.head = nameOfFirst(first.facts, subject);
  return parts.filter(({ facts, head }) => facts.length > 0 || head !== null);
}

function headFor({ text }: Said, subject: string, members: readonly string[]): string | null {
  const counted = COUNTS.exec(text);
  if (counted !== null) {
    const [, owner, number = '', noun = ''] = counted;
    return `${articleOf(noun, number)} ${number} ${noun}${ofWhat(owner ?? subject, noun)}`;
  }
  const [, numbered] = NUMBERED.exec(text) ?? [];
  return numbered ?? members.find((member) => text.toLowerCase().startsWith(`${member} `)) ?? null;
}

/** What is told before any part is named: from the first of its stages to the last, or what it first speaks of. */
function nameOfFirst(facts: readonly Said[], subject: string): string | null {
  const told = facts.map(({ text }) => text).join('\n');
  const [, article, from] = /^primeiro ([oa]) (\p{L}{5,})/imu.exec(told) ?? [];
  const stages = [
    ...told.matchAll(
      /(?<!\p{L})(?:a[íi]|depois|por fim|finalmente)(?: (?:veio|vem|surge|surgiu|chega))? ([oa]) (\p{L}{5,})(?=,? que |,? onde |$)/gimu,
    ),
  ];
  const [, lastArticle, to] = stages.at(-1) ?? [];
  if (from !== undefined && to !== undefined)
    return `d${article} ${from} ${lastArticle === 'a' ? 'à' : 'ao'} ${to}`;
  const name = topicOf(facts[0]?.text ?? '');
  const own = name === null ? [] : contentStems(name);
  return own.length === 0 || own.every((stem) => contentStems(subject).includes(stem)) ? null : name;
}

/** What a new paragraph is about: who its first sentence speaks of, or what that does. */
function topicOf(text: string): string | null {
  const bare = text.replace(/^(?:em|na|no|naquel[ea]|durante) .{2,30}?(?= [oa] )/iu, '').trim();
  const [, acts, done] =
    /^(?:[oa] (?:congresso|governo|presidente|rei|imperador|c[âa]mara) \p{L}+(?:ou|iu|eu)) ([oa]s? .{3,40}?)(?= (?:que|contra|para|pra|em|com|porque)(?!\p{L})|$)()/iu.exec(
      bare,
    ) ?? [];
  if (acts !== undefined && done !== undefined) return acts;
  const [, who] = /^([oa]s? (?:\p{L}+)(?: d[aeo]s? \p{L}+| \p{Lu}\p{L}+){0,2}) (?:\p{Ll}+)/u.exec(bare) ?? [];
  // `prazos pra reclamar são`
  const [, plural] =
    /^((?:\p{L}+s)(?: (?:d[aeo]s?|pr[ao]|para|n[ao]) \p{L}+)?) (?:são|têm|tem|foram|eram) /u.exec(bare) ?? [];
  if (plural !== undefined) return plural.replace(/ pr([ao]) /u, ' para ');
  return who === undefined ||
    /[?]$/u.test(text) ||
    /^[oa]s? (?:uma?(?!\p{L})|gente|primeir|segund|outr|maior|mesm)/u.test(who)
    ? null
    : who;
}

/** A part without a heading, or of one sentence, goes with the one before it. */
function joinShort(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isShort = part.facts.length < FEWEST_FACTS && part.isMember !== true;
    if (
      last !== undefined &&
      (part.head === null || (isShort && last.head !== null && part.facts.length > 0))
    )
      last.facts.push(...part.facts);
    else joined.push({ ...part, facts: [...part.facts] });
  }
  return joined.filter(({ facts }) => facts.length > 0);
}

/** `vários motivos`: the heading says of what. */
const ONLY_LEADS =
  /^(?:por )?(?:v[áa]ri[oa]s|alguns|algumas|muit[oa]s|divers[oa]s) (?:motivos|raz[õo]es|fatores|causas|coisas|tipos|exemplos)$/iu;
/** What says nothing without the sentence before it. */
const LEANS =
  /^(?:ele|ela|eles|elas|isso|iss[oa]|ess[ea]s?|est[ea]s?|por isso|mas|ent[ãa]o|l[áa]|nel[ea]s?|del[ea]s?|também|ou seja|(?:antes|depois|al[ée]m) disso|(?:quando|se) (?:el[ea]s?|(?![oa]s? |uma? |cada |a gente)\p{L}+[ea]m? \p{L}+)|na época|seu|sua|são (?!\p{L}+s (?:[oa]|de) )|é |tem |têm |foi |foram |muit[oa]s (?:foram|eram|v)|todos|todas|tod[oa]s el|quem n)(?!\p{L})/iu;
/** `as provas que ele deu`: somebody who was named before. */
const POINTS_BACK = /^(?:\S+ ){1,4}(?:el[ea]s?|del[ea]s?|nel[ea]s?)(?!\p{L})/iu;
/** `vazio é fácil de empurrar`: how what was named just before is. */
const OF_STATE = /^(?!ess[ea])\p{Ll}{3,}[oa]s? (?:é|são|fica|ficam) /u;
const EXAMPLE = /^(?:o|um) exemplo (?:é|foi|disso é) /iu;

/** `naquela época o Rio tinha três doenças` at the head of a part: `o Rio tinha naquela época três doenças`. */
const untied = (text: string): string =>
  text.replace(
    /^n(?:aquel|ess)[ea] (época|ano|tempo|período|momento|século) ((?:[oa]s? )?\p{L}+(?: \p{Lu}\p{L}+)? (?:tinha|era|estava|havia|vivia|tinham|eram|estavam)) /iu,
    (_, when: string, who: string) => `${who} n${/a$/u.test(when) ? 'a' : 'o'} ${when} `,
  );

function paragraphs(facts: readonly Said[], write: (text: string) => string): string[] {
  const blocks: string[][] = [];
  for (const { text, items = namedOnly(text, blocks.length === 0, write) } of facts) {
    if (items !== undefined) {
      const isNone =
        text === '' ||
        ONLY_LEADS.test(text) ||
        items[0]?.toLowerCase() === text.slice(0, items[0]?.length).toLowerCase();
      const lead = isNone ? [] : [write(text).replace(/[.:]?$/u, ':')];
      blocks.push([[...lead, ...items.map((item) => `- ${write(item)}`)].join('\n')]);
      continue;
    }
    const last = blocks.at(-1);
    const before = last?.at(-1);
    const bare = (blocks.length === 0 ? untied(text) : text).replace(/^(?:e|a[íi]|da[íi]) /u, '');
    const length = (before?.split(' ').length ?? 0) + bare.split(' ').length;
    if (last !== undefined && before !== undefined && EXAMPLE.test(bare) && length <= LONGEST_JOINED)
      last[last.length - 1] = `${before.replace(/\.$/u, ';')} ${lower(write(bare))}`;
    else if (
      last !== undefined &&
      before !== undefined &&
      EXAMPLE.test(before) &&
      OF_STATE.test(bare) &&
      length <= LONGEST_JOINED
    )
      last[last.length - 1] = `${before.replace(/\.$/u, ':')} ${lower(write(bare))}`;
    else if (last !== undefined && (LEANS.test(bare) || POINTS_BACK.test(bare) || EXAMPLE.test(bare)))
      last.push(write(bare));
    else blocks.push([write(bare)]);
  }
  return blocks.map((block) => block.join(' '));
}

/** `o Pereira Passos` → `Pereira Passos`. */
const bareName = (head: string): string => head.replace(/^[oa] (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$)/u, '');

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
