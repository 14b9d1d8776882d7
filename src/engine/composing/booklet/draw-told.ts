import { DATE, type DatedEvent, momentOf, readEvent } from '#engine/composing/read-event.ts';
import { readSeries, toChart } from '#engine/composing/read-series.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { BlockOf, BookletBlock, Statement } from '#shared/composition/blocks.ts';
import type { Chapter } from '#shared/composition/booklet.ts';

type Timeline = BlockOf<'timeline'>;
type Event = Timeline['events'][number];

/** Of fewer moments a line of time shows no course. */
const FEWEST = 4;
const FEWEST_LISTED = 3;
const MOST = 8;
const LONGEST = 130;
const HEADING = 'Linha do tempo';

/** What the text of a booklet tells in years and in numbers, drawn beside it: its words stay as they are. */
export const drawTold = <One extends Pick<Chapter, 'title' | 'blocks'>>(chapters: readonly One[]): One[] =>
  addTimelines(chapters.map(addCharts));

/** In a chapter; each takes a third of a page. */
const MOST_CHARTS = 2;

/** Behind a paragraph or a list the numbers of one unit that a sentence of it tells, where the material has no chart itself. */
function addCharts<One extends Pick<Chapter, 'title' | 'blocks'>>(chapter: One): One {
  const { blocks, title } = chapter;
  if (blocks.some(({ type }) => type === 'chart')) return chapter;
  let count = 0;
  const drawn = blocks.flatMap((block): BookletBlock[] => {
    const found = sentencesOf(block).map(({ text, passageIds }) => ({
      series: readSeries(text),
      passageIds,
    }));
    const first = found.find(({ series }) => series !== null);
    if (first?.series == null || count >= MOST_CHARTS) return [block];
    count += 1;
    return [block, { ...toChart(first.series, title, first.passageIds), form: 'bars' }];
  });
  return { ...chapter, blocks: drawn };
}

/**
 * A list of dated lines is a line of time; what running text tells in years stands on one at the end of its chapter, or for all
 * at the end of the last, where each has too few. None where the class is to draw it, and none beside one of the material.
 */
function addTimelines<One extends Pick<Chapter, 'blocks'>>(chapters: readonly One[]): One[] {
  const listed = chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.map(asTimeline) }));
  const all = listed.flatMap(({ blocks }) => blocks);
  if (
    all.some(({ type }) => type === 'timeline') ||
    JSON.stringify(all).toLowerCase().includes('linha do tempo')
  )
    return listed;
  const told = listed.map(({ blocks }) => inOrder(blocks.flatMap(eventsIn)));
  if (told.some((events) => events.length >= FEWEST))
    return listed.map((one, at) => withTimeline(one, told[at] ?? []));
  const last = told.findLastIndex((events) => events.length > 0);
  return listed.map((one, at) => (at === last ? withTimeline(one, inOrder(told.flat())) : one));
}

function withTimeline<One extends Pick<Chapter, 'blocks'>>(chapter: One, events: Event[]): One {
  if (events.length < FEWEST) return chapter;
  const line: BookletBlock[] = [
    { type: 'heading', level: 2, text: HEADING },
    { type: 'timeline', events: events.slice(0, MOST) },
  ];
  const at = chapter.blocks.findIndex(({ type, ...block }) => type === 'heading' && isActivity(block));
  const end = at < 0 ? chapter.blocks.length : at;
  return { ...chapter, blocks: chapter.blocks.toSpliced(end, 0, ...line) };
}

const isActivity = (block: object): boolean => 'text' in block && block.text === 'Atividade';

/** Lines that each begin with their date, in the order of time. */
function asTimeline(block: BookletBlock): BookletBlock {
  if (block.type !== 'points' || block.items.length < FEWEST_LISTED) return block;
  const events = sentencesOf(block).flatMap(({ text, passageIds }): Event[] => {
    const event = readEvent(text);
    return event === null ? [] : [{ ...event, passageIds }];
  });
  const isWhole = events.length === block.items.length && events.length <= MOST;
  const moments = events.map(momentOf);
  const isOrdered = moments.every((one, at) => one !== null && one >= (moments[at - 1] ?? 0));
  return isWhole && isOrdered ? { type: 'timeline', events } : block;
}

/** What a block says, sentence by sentence. */
function sentencesOf(block: BookletBlock): Statement[] {
  if (block.type === 'points')
    return block.items.map(({ head, text, passageIds }) => ({
      ...{ text: head === null ? text : `${head}: ${text}`, passageIds },
    }));
  if (block.type !== 'text') return [];
  return splitSentences(block.text).map((text) => ({ text, passageIds: block.passageIds }));
}

const eventsIn = (block: BookletBlock): Event[] =>
  sentencesOf(block).flatMap(({ text, passageIds }) => {
    const event = tellEvent(text);
    return event === null ? [] : [{ ...event, passageIds }];
  });

const DATES = new RegExp(DATE, 'giu');
/** `…, queimado em 1415.`, `A Paz de Augsburgo (1555) …`: when something was, said behind it. */
const BEHIND = new RegExp(String.raw`\s(?:\((${DATE})\)|em (${DATE})(?=[.,;]?$))`, 'iu');
const STARTS = new Set(['DET', 'NOUN', 'PROPN', 'NUM', 'ADJ', 'ADP']);
/** `Nesse ano`, `Ele`, `Foi`: leans on the sentence before it. */
const LEANS =
  /^(?:el[ae]s?|iss?[oa]|est[ae]s?|ess[ae]s?|aquel[ae]s?|seus?|suas?|também|mas|porém|assim|outr[oa]s?|tal|tais|o mesmo|a mesma)(?!\p{L})/iu;

/** A sentence that tells by itself what happened at one moment, without its date; null for any other. */
export function tellEvent(sentence: string): DatedEvent | null {
  const [bare = ''] = sentence
    .trim()
    .replace(/\.$/u, '')
    .split(/: (?=\p{Ll})/u);
  if ((bare.match(DATES) ?? []).length !== 1 || /[?!:“"]|^\(/u.test(bare)) return null;
  const begun = readEvent(bare);
  const behind = BEHIND.exec(bare);
  const when = behind?.[1] ?? behind?.[2];
  const event =
    begun ??
    (behind === null || when === undefined
      ? null
      : {
          when: upperFirst(when),
          text: bare.slice(0, behind.index) + bare.slice(behind.index + behind[0].length),
        });
  if (event === null || LEANS.test(event.text)) return null;
  const text = cutSecond(event.text).replace(/[,;]$/u, '');
  const starts = STARTS.has(tagSentence(text)[0]?.tag ?? '');
  return starts && text.length <= LONGEST && hasFiniteVerb(text) ? { ...event, text } : null;
}

/** `…, proibiu a venda e criou seminários`: what was done besides goes where the line is long. */
function cutSecond(text: string): string {
  if (text.length <= LONGEST) return text;
  const tokens = tagSentence(text);
  const verbs = tokens.filter(({ tag }, at) => tag === 'VERB' && tokens[at - 1]?.text === ',');
  const ends = verbs.map((verb) => text.indexOf(`, ${verb.text} `)).filter((at) => at > 0 && at <= LONGEST);
  return ends.length === 0 ? text : text.slice(0, Math.max(...ends));
}

/** From the first to the last, each moment once. */
function inOrder(events: readonly Event[]): Event[] {
  const dated = events.flatMap((event) => {
    const moment = momentOf(event);
    return moment === null ? [] : [{ event, moment }];
  });
  return dated
    .filter(({ event }, at) => dated.findIndex((one) => one.event.text === event.text) === at)
    .toSorted((one, other) => one.moment - other.moment)
    .map(({ event }) => event);
}
