import type { DraftBlock } from '#engine/reading/source-document.ts';
import { matchListMarker } from '#engine/reading/text/match-list-marker.ts';
import type { TextLine } from '#engine/reading/text/split-lines.ts';

/** A block and how many lines it takes. */
interface Taken {
  block: DraftBlock;
  length: number;
}

const SHOUTED = /^\p{Lu}[\p{Lu}\d\s,()ºª–-]*[\p{Lu}\d)]$/u;

/** `CAATINGA` alone on its line: no sentence, no sum, no abbreviation. */
export const isShouted = (text: string): boolean =>
  SHOUTED.test(text) && /\p{Lu}{4}/u.test(text) && text.split(/\s+/).length <= MOST_SHOUTED;
const MOST_SHOUTED = 8;

/** `5 (ENEM) Uma hemácia …` too. */
const COUNTED = /^(\d{1,2})\s+((?:\(\p{Lu}[^()]*\)\s*)?\p{L}.*)$/u;
const FEWEST_COUNTED = 3;
const FEWEST_LABELLED = 2;
const LONGEST_LABEL = 4;
const LONGEST_BARE = 22;

/**
 * Items that lack their marks: `1 lavar`, `2 enxaguar` one below the other, the short lines below `NÃO PODE:`, or as many below
 * `9 certos` as that says.
 */
export function takeBareList(lines: readonly TextLine[], at: number): Taken | null {
  const counted: string[] = [];
  for (const { text } of lines.slice(at)) {
    const [, number, item] = COUNTED.exec(text) ?? [];
    if (item === undefined || Number(number) !== counted.length + 1) break;
    counted.push(item);
  }
  if (counted.length >= FEWEST_COUNTED) return listOf(counted, true);
  const label = lines[at - 1]?.text ?? '';
  const named = takeCounted(label, lines.slice(at));
  if (named !== null) return named;
  const hasThings = LISTS_THINGS.test(label);
  const isLabel = /^\p{L}[^:.!?]*:$/u.test(label) && label.split(/\s+/).length <= LONGEST_LABEL;
  if (!hasThings && !isLabel && !headsGroup(lines, at - 1)) return null;
  const bare: string[] = [];
  for (const { text, opensGroup } of lines.slice(at)) {
    const isMarked =
      /[:?]$|_{3}|\t/.test(text) || matchListMarker(text) !== null || (!hasThings && COUNTED.test(text));
    const isOther = hasThings && (HEADS_DOING.test(text) || /\.$/.test(text));
    if (opensGroup || isMarked || isOther || isShouted(text) || text.split(/\s+/).length > LONGEST_BARE)
      break;
    bare.push(text);
  }
  // Sentences below each other are read as such.
  const areItems =
    bare.filter((text) => !/\.$/.test(text)).length * 2 > bare.length &&
    (isLabel || hasThings || areBriefLines(bare));
  return bare.length >= FEWEST_LABELLED && areItems ? listOf(bare, false) : null;
}

/** Below it `2 xícaras de terra` and `filme plástico` are things of one list. */
const LISTS_THINGS =
  /^\W*(?:lista de )?(?:materia(?:l|is)|ingredientes|utens[íi]lios|equipamentos|voc[êe]s? vai precisar(?: de)?|o que (?:vamos )?(?:usar|precisar))(?: (?:necess[áa]rios?|utilizados?|usados?))?(?:\s*\([^()]*\))?\s*:?$/iu;

/** What is done with them stands below, with no empty line between. */
const HEADS_DOING =
  /^\W*(?:modo de|como (?:fazer|usar|montar)|passo a passo|passos|preparo|procedimentos?|etapas|montagem)(?!\p{L})/iu;

/** `9 certos`, `Os 5 momentos da higiene`, `Como fazer (6 passos)` */
const SAYS_COUNT = /^(?:\p{L}[\p{L}\s]{0,40}\s)?\(?(\d{1,2}) (\p{L}{3,})[\p{L}\s]{0,30}\)?\s?:?$/u;
const LONGEST_COUNTED = 12;

/** The group of lines below a line that says how many there are. */
function takeCounted(label: string, below: readonly TextLine[]): Taken | null {
  const [, count, name = ''] = SAYS_COUNT.exec(label) ?? [];
  if (count === undefined || Number(count) < FEWEST_COUNTED) return null;
  const end = below.findIndex(({ opensGroup }, place) => place > 0 && opensGroup);
  const group = below.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
  const areItems = group.every(
    (text) =>
      text.split(/\s+/).length <= LONGEST_COUNTED &&
      !/[:?]$|_{3}|\t|\|/.test(text) &&
      matchListMarker(text) === null,
  );
  return group.length === Number(count) && areItems
    ? listOf(group, /^(?:passo|etapa|fase)/iu.test(name))
    : null;
}

const listOf = (texts: readonly string[], isOrdered: boolean): Taken => ({
  block: { type: 'list', isOrdered, items: texts.map((text) => ({ text, level: 0 })) },
  length: texts.length,
});

const LETTERED = /^(?:\(?[a-h]\)|\(\s*\))\s*\S/u;
const FEWEST_LETTERED = 2;
const FEWEST_ASKED = 2;

/**
 * `1 coloque a crase`, `a) …`, `b) …`, `2 qual está errada?`: questions counted without a sign, each with its own letters, are one
 * list; the letters stay in the text, where the key names them, and so do boxes (`( ) gelo`).
 */
export function takeBareQuestions(lines: readonly TextLine[], at: number): Taken | null {
  const items: { text: string; level: number }[] = [];
  let number = 0;
  for (const { text } of lines.slice(at)) {
    const [, digits, asked] = COUNTED.exec(text) ?? [];
    const isNext = asked !== undefined && Number(digits) === number + 1;
    if (!isNext && (number === 0 || !LETTERED.test(text))) break;
    if (isNext) number += 1;
    items.push({ text: isNext ? asked : text, level: isNext ? 0 : 1 });
  }
  const lettered = items.length - number;
  return number >= FEWEST_ASKED && lettered >= FEWEST_LETTERED
    ? { block: { type: 'list', isOrdered: true, items }, length: items.length }
    : null;
}

/** `horas: às 8h`, `haver = existir`, `antes do verbo -> plural`, `Saiu o pai. / Saíram os pais.`: a line that tells a rule or shows it. */
const TELLS = /(?:\S ?(?::|=|[-–]>|→)|\s[/x]) \S/u;
const LONGEST_SMALL_HEAD = 6;
const FEWEST_HEADED = 2;
const ASKS_AT_HEAD = /^(?:o q(?:ue)?|oq|como|quando|onde|quem|quais|pra que|para que) \p{L}/iu;
const LONGEST_BRIEF = 7;
const areBriefLines = (texts: readonly string[]): boolean =>
  texts.every(
    (text) => text.split(/\s+/).length <= LONGEST_BRIEF && !/[.?!:,]$/.test(text) && !TELLS.test(text),
  );

/**
 * `casos chatos (só se der tempo)` over a group of lines that tell a rule each: whoever types everything small heads parts so
 * too. A line with a capital does where all of them tell one (`Crescente ou decrescente?`).
 */
export function headsGroup(lines: readonly TextLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]];
  const text = line?.text.replace(/\s*\([^()]*\)$/, '').replace(/\s[-–]\s.*$/u, '') ?? '';
  if (before === undefined || line?.opensGroup !== true || text.split(/\s+/).length > LONGEST_SMALL_HEAD)
    return false;
  if (!/^\p{L}[\p{L}\s]*\p{L}[!?]?$/u.test(text) || /^\p{Ll}+[aei]r\s/u.test(text)) return false;
  const end = lines.findIndex(({ opensGroup }, place) => place > at && opensGroup);
  const group = lines.slice(at + 1, end < 0 ? undefined : end);
  const telling = group.filter((one) => matchListMarker(one.text) !== null || TELLS.test(one.text));
  // `o que fazer em casa` over what is done: short lines, none of them a sentence.
  const areBrief = areBriefLines(group.map((one) => one.text));
  if (ASKS_AT_HEAD.test(text) && group.length > FEWEST_HEADED && areBrief) return true;
  const isMost = /^\p{Ll}/u.test(text) ? telling.length * 2 >= group.length : telling.length === group.length;
  return group.length >= FEWEST_HEADED && isMost;
}
