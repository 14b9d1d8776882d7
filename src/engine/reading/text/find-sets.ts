import { type Label, partInLine, readLabel } from './labels.ts';
import type { TextLine } from './split-lines.ts';

/** What a set asks at one of its counts. */
export interface Item {
  label: Label;
  /** What is asked, then what stands below it; the first without its label. */
  lines: TextLine[];
  answer: string | null;
}

/** Things asked that are counted together. */
export interface AskedSet {
  /** Lines of the text that it takes up, its order among them. */
  from: number;
  to: number;
  items: Item[];
  /** What is to be done with each, where a letter or a colon says so: `Complete with the right tense`. */
  order: string;
  /** `A` of `EXERCISE A — …`; '' where it has none. */
  letter: string;
}

/** `~~~ só prof ~~~`, `Answer key (pra mim): …`, `gab`, `R: 1) …` */
const KEY =
  /^[^\p{L}\d]*(?:manual do professor[^\p{L}\d]+)?(?:(?:só|somente|apenas|solo)\s+(?:(?:para|pra|pro|p\/|d[ao])\s*)?(?:[oa]\s)?prof\p{L}*|gab(?:arito)?|respostas?|respuestas?|resps?|answer\s?key|answers?|key|clave|chave|solu[çc](?:ões|ão|oes)|resolu[çc](?:ões|ão)|corre[çc][ãa]o|r(?=\s?(?:[:.)–-]|\d)))(?!\p{L})\.?(?:,\s[^:\d]{1,20})?(?:\s+(?:oficial|comentad[oa]s?|(?:d[aeo]s?|p(?:ara|ra|\/))\s[^:()\d]{1,30}))?\s*(?:\([^()]*\))?[^\p{L}\d([\n]*(.*)$/iu;
/** `R: B`, `resp: 7 dias`: what answers the one question above it. */
const OF_ONE = /^\W*(?:r|resps?|respostas?|respuestas?)\.?\s?[:.)–-]+\s*\S/iu;
const COUNTS =
  /(?:^|\s)(?:0?1|a)(?:\s?[a-h]?\s?[)\]:.=→–-]|\s)\s*\S.*[\s;,|/·](?:0?2|b)(?:\s?[a-h]?\s?[)\]:.=→–-]|\s)\s*\S/isu;

/** What a line says that heads or holds the key of several questions; null for any other line. */
export function keyIn(text: string): string | null {
  const said = KEY.exec(text)?.[1];
  return said === undefined || (OF_ONE.test(text) && said !== '' && !COUNTS.test(said)) ? null : said;
}

/** `EXERCISE A — complete with the right tense`, `Parte 2: …`, `5 - EXERCICIO complete com o verbo` */
const SECTION =
  /^\W*(?:\d{1,2}\s?[).–-]\s*)?(?:exerc[íi]cios?|exercise|parte|part|bloco|grupo|task|atividade)\s+(?:(?<letter>[A-H]|[1-9]|[IVX]{1,4})\s?[).:–—-]+\s*|(?=\p{Ll}))(?<order>\S.{2,90}?)\s*[:.]?$/iu;
/** `B) Choose the correct alternative:` over numbers; a large letter alone may be an option. */
const LETTERED_SECTION = /^\W*(?<letter>[A-H])\s?[).:–—-]+\s*(?<order>\p{Lu}.{2,90}?)\s*[:.]?$/u;
const EXTRA = /^\W*(?:desafio|b[ôo]nus|extra)\s?[\])}:–—-]+\s*(?<rest>\S.*)$/iu;
/** The shape of a label that is a word: it counts one more. */
export const EXTRA_SHAPE = 'extra';
/** Lines that may stand below what is asked before the next is. */
const REACH = 12;

/** The sets of a typed text in its order, whether they ask anything or not. */
export function findSets(lines: readonly TextLine[]): AskedSet[] {
  const sets: AskedSet[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const set = openSet(lines, at, sets.at(-1));
    if (set === null) continue;
    sets.push(set);
    at = set.to - 1;
  }
  return sets;
}

const alike = (one: Label, other: Label): boolean =>
  one.kind === other.kind && one.shape.replace(/.$/u, '') === other.shape.replace(/.$/u, '');

function openSet(lines: readonly TextLine[], at: number, previous: AskedSet | undefined): AskedSet | null {
  const line = lines[at];
  if (line === undefined || keyIn(line.text) !== null) return null;
  const first = readLabel(line.text);
  const above = lines[at - 1];
  const hasNumber = first?.kind === 'number' || (first === null && partInLine(line.text) !== null);
  const section =
    above === undefined || keyIn(above.text) !== null
      ? undefined
      : (SECTION.exec(above.text) ?? (hasNumber ? LETTERED_SECTION.exec(above.text) : null))?.groups;
  const hasOwnOrder = section !== undefined && at - 1 >= (previous?.to ?? 0);
  // Counted on under another heading: `===CRASE===` over 1 and 2, `===CONCORDÂNCIA===` over 3.
  const last = previous?.items.at(-1)?.label;
  const goesOn =
    first !== null &&
    last !== undefined &&
    first.value === last.value + 1 &&
    (hasOwnOrder || alike(first, last));
  const inLine = first === null || hasOwnOrder ? partInLine(line.text) : null;
  // `identifique a parte do rio:` over `a) …`: done with each of them.
  const isOver =
    !hasOwnOrder &&
    first?.kind === 'letter' &&
    above !== undefined &&
    at - 1 >= (previous?.to ?? 0) &&
    /^\P{Nd}+:$/u.test(above.text);
  const hasAbove = hasOwnOrder || isOver;
  const order = hasOwnOrder ? (section?.order ?? '') : isOver ? above.text.replace(/[\s:]+$/u, '') : '';
  const head = { order, letter: section?.letter ?? '' };
  if (inLine !== null) {
    const items = inLine.parts.map((label) => ({
      label,
      lines: [{ ...line, text: label.rest, opensGroup: false }],
      answer: null,
    }));
    const lead = inLine.lead.replace(/[\s:]+$/u, '');
    const isLed = lead !== '' && /:$/.test(inLine.lead);
    if (lead !== '' && !isLed) return null;
    const from = hasAbove ? at - 1 : at;
    return { ...head, ...(isLed ? { order: lead } : {}), from, to: at + 1, items };
  }
  if (first === null || (first.value !== 1 && !goesOn) || first.rest === '') return null;
  const items: Item[] = [{ label: first, lines: [{ ...line, text: first.rest }], answer: null }];
  let to = at + 1;
  for (let next = nextItem(lines, to, first, first.value); next !== null; ) {
    for (const below of lines.slice(to, next.at)) items.at(-1)?.lines.push(below);
    const own = lines[next.at];
    if (own === undefined) break;
    items.push({ label: next.label, lines: [{ ...own, text: next.label.rest }], answer: null });
    to = next.at + 1;
    next = nextItem(lines, to, first, next.label.value);
  }
  while (to < lines.length && isBelow(lines[to])) {
    const below = lines[to];
    if (below !== undefined) items.at(-1)?.lines.push(below);
    to += 1;
  }
  return isLoose(items) ? null : { ...head, from: hasAbove ? at - 1 : at, to, items };
}

/** `#2 massa-massa` over all that is told of it: numbers of parts, not of what is asked. */
function isLoose(items: readonly Item[]): boolean {
  const loose = items.flatMap(({ lines }) => lines.slice(1)).filter(({ text }) => !IS_PART.test(text));
  return loose.length > items.length * MOST_LOOSE;
}
/** A letter, a box, an answer, what the class fills in. */
const IS_PART =
  /^\W*(?:[a-hA-H]|[IVX]{1,4})\s?[).–-]|^\([\s_VFvf]*\)|^\W*(?:r|resp|pq|gab)\w*\s?[:.]|^(?:→|->|>>)|_{2,}/iu;
const MOST_LOOSE = 2;

function nextItem(
  lines: readonly TextLine[],
  from: number,
  first: Label,
  last: number,
): { at: number; label: Label } | null {
  for (let at = from; at < Math.min(lines.length, from + REACH); at += 1) {
    const line = lines[at];
    if (line === undefined || line.head !== undefined || keyIn(line.text) !== null) return null;
    const label = readLabel(line.text);
    if (label !== null && alike(label, first) && label.value === last + 1 && label.rest !== '')
      return { at, label };
    const extra = EXTRA.exec(line.text)?.groups?.rest;
    if (extra !== undefined && last > 1)
      return { at, label: { ...first, shape: EXTRA_SHAPE, value: last + 1, rest: extra } };
    if (label !== null && alike(label, first) && label.value === 1) return null;
  }
  return null;
}

const isBelow = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  !line.opensGroup &&
  line.head === undefined &&
  keyIn(line.text) === null &&
  !SECTION.test(line.text) &&
  !SETS_WORK.test(line.text);
/** `Tarefa: paródia de quatro versos` behind the last of them. */
const SETS_WORK = /^\W*(?:tarefa|dever|li[çc][ãa]o|trabalho|(?:p\/|para|pra) casa)(?!\p{L})[^:]{0,14}:/iu;
