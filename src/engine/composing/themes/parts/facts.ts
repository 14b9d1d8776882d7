import type { Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { layLettered } from '#engine/composing/lay-lettered.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { isFigure, listLines } from './list-lines.ts';
import type { Page } from './page.ts';
import { boldKeyWords } from './stress.ts';

/** One thing said, under its name where it has one. */
export interface Fact {
  head: string | null;
  text: string;
}

/** What the slide says as facts, from whichever block holds them: points first, else what reads as such. */
export function takeFacts(page: Page): Fact[] {
  const points = page.take('points');
  if (points !== null) return points.items;
  const facts: Fact[] = [];
  for (let one = page.take('text'); one !== null; one = page.take('text'))
    facts.push({ head: null, text: one.text });
  const definition = page.take('definition');
  if (definition !== null) facts.push({ head: definition.term, text: definition.text });
  for (const { term, text } of page.take('glossary')?.entries ?? []) facts.push({ head: term, text });
  for (const { verb, text } of page.take('objectives')?.items ?? []) facts.push({ head: verb, text });
  for (const { name, text } of page.take('process')?.steps ?? []) facts.push({ head: name, text });
  for (const { when, text } of page.take('timeline')?.events ?? []) facts.push({ head: when, text });
  for (const { text } of page.take('activity')?.steps ?? []) facts.push({ head: null, text });
  const quote = page.take('quote');
  if (quote !== null) facts.push({ head: quote.author, text: `“${quote.text}”` });
  const place = page.take('place');
  if (place !== null) facts.push({ head: 'Completar', text: place.wish });
  for (const text of page.take('sources')?.entries ?? []) facts.push({ head: null, text });
  return facts;
}

/** Facts of a slide: more than a few stand in two columns. */
export const MOST_FACTS = 7;

/** The first `most`; the rest is told as an overflow of `element`. */
export function takeMost<Item>(page: Page, items: readonly Item[], most: number, element: string): Item[] {
  if (items.length > most) {
    page.overflows.push({ slideId: page.slide.id, element, lines: items.length, room: most });
  }
  return items.slice(0, most);
}

/** The questions of a slide that asks several, as many as have room, which the layout is named by. */
export function takeQuestions(page: Page, most: number): BlockOf<'question'>[] {
  const all: BlockOf<'question'>[] = [];
  for (let one = page.take('question'); one !== null; one = page.take('question')) all.push(one);
  const questions = takeMost(page, all, most, 'Questões');
  page.asKind(`lista-${questions.length}`, `${questions.length} questões`);
  return questions;
}

/** A fact as paragraphs: its name in bold, larger by `headPt`, then its text. */
export function setFact(
  page: Page,
  { head, text }: Fact,
  style: TextStyle,
  like: { headPt?: number; headColour?: TextStyle['colour'] } = {},
): Paragraph[] {
  const { headPt, headColour } = like;
  const set: Paragraph[] = [];
  if (head !== null && head !== '') {
    set.push(
      page.paragraph(head, style, {
        isBold: true,
        spaceAfterPt: text === '' ? 0 : 2,
        ...(headPt === undefined ? {} : { sizePt: headPt }),
        ...(headColour === undefined ? {} : { colour: headColour }),
      }),
    );
  }
  if (text !== '') set.push(...cardText(page, { head, text }, style));
  return set;
}

/** What stands on a card: under its name as it is, without one with what it tells of in bold. */
export const cardText = (page: Page, { head, text }: Fact, style: TextStyle): Paragraph[] =>
  text === ''
    ? []
    : (listLines(page, text, style, head) ?? [
        head === null
          ? boldKeyWords(page, text, style)
          : page.paragraph(text, style, isFigure(text) ? { isBold: true } : {}),
      ]);

/** What a class answers at the end of a lesson, on a slip that it hands in. */
export const BEFORE_LEAVING = 'Antes de sair';

/** Name and text in one line, the name in bold. */
export function joinFact(page: Page, { head, text }: Fact, style: TextStyle): Paragraph {
  if (head === null || head === '') return page.paragraph(text, style);
  const first = page.paragraph(`${head}: `, style, { isBold: true });
  return { runs: [...first.runs, ...page.paragraph(text, style).runs] };
}

/** What a card of a quarter of the slide holds in large words. */
const LONGEST_NARROW = 55;
const MOST_ABREAST = 4;

/**
 * More than four, or four names with more than that said of each, stand below one another instead: on cards side by side
 * they would be small.
 */
export const standInRows = ({ slide: { blocks } }: Page): boolean => {
  const [block] = blocks;
  if (block?.type !== 'points') return false;
  const { items } = block;
  return (
    items.length > MOST_ABREAST ||
    (items.length === MOST_ABREAST &&
      items.every(({ head }) => head !== null) &&
      items.some(({ text }) => text.length > LONGEST_NARROW))
  );
};

/** Of two sentences side by side the first is set larger than the other: so large at most. */
export const LEAD_PT = 40;

/** Three sentences or more that would be narrow columns of many lines: they are read two by two. */
export const isLongAbreast = (facts: readonly Fact[]): boolean =>
  facts.length > 2 &&
  facts.every(({ head }) => head === null) &&
  facts.some(({ text }) => text.length > LONGEST_ABREAST);
const LONGEST_ABREAST = 70;

/** A single thing said: the less, the larger, so that few words do not stand lost on their card. */
export const alonePt = (said: string): number =>
  said.length <= BRIEF_ALONE ? 46 : said.length <= 2 * BRIEF_ALONE ? 40 : 34;
const BRIEF_ALONE = 60;

/** The fewer questions, steps or answers in rows, the larger: they are read out while the class looks on. */
export const rowPt = (count: number): number => [34, 32, 30, 28][count - 1] ?? 26;

/** An answer that stands alone, a year or a word, is seen as a letter is. */
export const answerPt = (answer: string | null): number => ((answer?.length ?? 0) <= BRIEF_ANSWER ? 66 : 36);
const BRIEF_ANSWER = 14;

/** The fewer cards, the larger their words: they are also wider. */
export const cardSize = (count: number): number => (count < 3 ? 34 : count === 3 ? 30 : 24);

/** How large facts beside a figure are set at most, and the height each gets of a column: the fewer, the larger. */
export const columnOf = (count: number, heightIn: number): { step: number; sizePt: number } => ({
  step: heightIn / Math.max(2, count),
  sizePt: ({ 1: 38, 2: 28, 3: 24 } as Record<number, number>)[count] ?? 20,
});

/** What stands beside the main thing of a slide: a term, a reading, a list of keys. */
export interface Aside {
  kicker: string | null;
  head: string | null;
  /** One paragraph each. */
  texts: Fact[];
}

/** `d) 100`: beside what is asked stands its answer. */
const IS_OPTION = /^[a-e]\) /u;

/** The next block that can stand in a panel beside the main thing; null where none is left. */
export function takeAside(page: Page): Aside | null {
  const definition = page.take('definition');
  if (definition !== null)
    return {
      kicker: IS_OPTION.test(definition.term) ? 'Resposta' : 'Termo-chave',
      ...{ head: definition.term, texts: [{ head: null, text: definition.text }] },
    };
  const points = page.take('points');
  if (points !== null) return { kicker: null, head: null, texts: points.items };
  const text = page.take('text');
  if (text !== null) return { kicker: null, head: null, texts: [{ head: null, text: text.text }] };
  const place = page.take('place');
  if (place === null) return null;
  return { kicker: 'Completar', head: null, texts: [{ head: null, text: place.wish }] };
}

/** What to call the kind of a layout that has such an aside: their placeholders differ. */
export const kindOf = (aside: Aside): string => (aside.head === null ? 'painel' : 'termo');

/** An objective without the verb that stands above it. */
export function withoutVerb({ verb, text }: { verb: string | null; text: string }): string {
  if (verb === null || !/^,? /u.test(text.slice(verb.length)) || !startsWith(text, verb)) return text;
  return text.slice(verb.length).replace(/^,/, '').trim();
}

/** Letters of a line in large words. */
const LONGEST_BRIEF = 62;
/** `O que é migração?`: a question that alone would leave its slide empty; the class has room to write its answer there. */
export const isBriefTask = (text: string | null): boolean =>
  text !== null && text.length <= LONGEST_BRIEF && /\?$/u.test(text.trim());

export const LETTERS = 'ABCDE';
/** An option of more letters may be broken over lines. */
const LONGEST_UNBROKEN = 28;

/** Statement and options of one question among several: the options in lines of their own, each with its letter. */
export function tellOptions(said: string, options: readonly string[]): string {
  const told = options.map((one, at) => {
    const whole = one.length <= LONGEST_UNBROKEN ? one.replaceAll(' ', '\u00a0') : one;
    return `${LETTERS[at] ?? '–'})\u00a0${whole}`;
  });
  return told.length === 0 ? said : [said, ...layLettered(told)].join('\n');
}

const startsWith = (text: string, word: string): boolean =>
  text.toLocaleLowerCase('pt-BR').startsWith(word.toLocaleLowerCase('pt-BR'));

/** Each step as a fact under its name. */
export const stepFacts = (steps: BlockOf<'process'>['steps']): Fact[] =>
  steps.map(({ name, text }) => ({ head: name === '' ? null : name, text }));
