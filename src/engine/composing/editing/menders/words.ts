import { addToNotes } from '#engine/composing/fitting/fit-deck.ts';
import { fold, statementsOf } from '#engine/composing/lint/check.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { findTypos } from '#engine/pedagogy/language/spelling/find-typos.ts';
import type { Slide } from '#shared/composition/deck.ts';
import { closeSentence } from '#shared/text/close-sentence.ts';
import type { Mender, OwnMender } from './mender.ts';

const LONGEST_ALT = 250;
const TAG = /<\/?(?:p|br|div|span|b|i|ul|li|a|script|table|td)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' },
};
const UNPRINTABLE = /(?!\n)[\p{Cc}\p{Co}\ufffe\uffff\ufffd]|[\u202a-\u202e\u2066-\u2069]/gu;
const SPECIAL = /[.*+?^${}()|[\]\\/]/g;
/** Names within the model, not words. */
const NAMES = new Set(['id', 'layout', 'type', 'kind', 'form', 'passageIds', 'picture', 'latex', 'notes']);

/** What is written, wherever it stands: signs, slips and descriptions. */
export const OWN_WORD_MENDERS: Record<string, OwnMender> = {
  'markup-left': (slide) =>
    changeWords(slide, (text) =>
      text
        .replaceAll(TAG, ' ')
        .replaceAll(/&(?:nbsp|lt|gt|quot|amp);/gi, (entity) => ENTITIES[entity.toLowerCase()] ?? ' ')
        .replaceAll(/ {2,}/g, ' ')
        .trim(),
    ),
  'sign-unprintable': (slide) => {
    const strip = (text: string) => text.replaceAll(UNPRINTABLE, '');
    return { ...changeWords(slide, strip), notes: strip(slide.notes) };
  },
  'math-raw': (slide) => changeWords(slide, plainMath),
  spelling: (slide) => {
    const typos = findTypos([
      [slide.title, ...slide.blocks.flatMap(statementsOf).map(({ text }) => text)].join('. '),
    ]);
    return typos.reduce(
      (mended, { written, right }) =>
        changeWords(mended, (text) =>
          text.replaceAll(
            new RegExp(`(?<![\\p{L}\\p{M}])${written.replaceAll(SPECIAL, '\\$&')}(?![\\p{L}\\p{M}])`, 'gu'),
            right,
          ),
        ),
      slide,
    );
  },
  'alt-missing': describe,
  'figure-undescribed': describe,
  'alt-long': (slide) => {
    const moved: string[] = [];
    const blocks = slide.blocks.map((block) => {
      if (!('alt' in block) || block.alt.length <= LONGEST_ALT) return block;
      moved.push(block.alt);
      return { ...block, alt: cutAtSentence(block.alt) };
    });
    return { ...slide, blocks, notes: addToNotes(slide.notes, moved) };
  },
};

/** What is written: signs, slips, descriptions and notes. */
export const WORD_MENDERS: Record<string, Mender> = {
  ...OWN_WORD_MENDERS,
  'notes-missing': (slide, { deck, index, lesson }) => ({
    ...slide,
    notes: lesson.compose(deck).get(slide.id)?.notes || tellSlide(slide, deck.slides[index + 1]),
  }),
  'statement-repeated': (slide, { deck, index }) => {
    const said = new Set(
      deck.slides
        .slice(0, index)
        .flatMap(({ blocks }) => blocks.flatMap(statementsOf).map(({ text }) => fold(text))),
    );
    const blocks = slide.blocks.map((block) => {
      if (block.type !== 'points') return block;
      const items = block.items.filter(({ text }) => !said.has(fold(text)));
      return items.length === 0 ? block : { ...block, items };
    });
    return { ...slide, blocks };
  },
};

/** By its caption, else by what the slide says of it. */
function describe(slide: Slide): Slide {
  const blocks = slide.blocks.map((block) => {
    if (!('alt' in block) || block.alt.trim() !== '') return block;
    const caption = block.type === 'picture' ? block.caption : null;
    return { ...block, alt: cutAtSentence(caption?.trim() || slide.title) };
  });
  return { ...slide, blocks };
}

/** What a slide says, as it is read aloud: for one that the analysis does not know. */
function tellSlide(slide: Slide, next: Slide | undefined): string {
  const said = slide.blocks.flatMap(statementsOf).map(({ text }) => closeSentence(text));
  return [
    `Agora vamos ver: ${closeSentence(slide.title)}`,
    ...said,
    ...(slide.minutes ? [`Tempo: ${slide.minutes} min.`] : []),
    ...(next === undefined ? [] : [`A seguir: ${closeSentence(next.title)}`]),
  ].join('\n');
}

function cutAtSentence(text: string): string {
  if (text.length <= LONGEST_ALT) return text;
  const head = text.slice(0, LONGEST_ALT);
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('; '));
  return end > LONGEST_ALT / 3 ? head.slice(0, end + 1) : `${head.slice(0, head.lastIndexOf(' '))}`;
}

/** Each word of title, subtitle, source and blocks; code stays as it is. */
function changeWords(slide: Slide, change: (text: string) => string): Slide {
  const walk = (value: unknown, key = ''): unknown => {
    if (NAMES.has(key)) return value;
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map((one) => walk(one));
    if (value === null || typeof value !== 'object') return value;
    if ('type' in value && value.type === 'code') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, name)]));
  };
  return walk(slide) as Slide;
}
