import {
  type BookletCheck,
  type BookletSubject,
  isBlankQuestion,
} from '#engine/composing/lint/booklet-check.ts';
import type { Check, LintSubject } from '#engine/composing/lint/check.ts';
import { FORMS } from '#engine/composing/lint/checks/forms.ts';
import { STRUCTURE } from '#engine/composing/lint/checks/structure.ts';
import { TRUTH } from '#engine/composing/lint/checks/truth.ts';
import { WORDS } from '#engine/composing/lint/checks/words.ts';
import type { BookletBlock, SlideBlock } from '#shared/composition/blocks.ts';
import { DECK_VERSION, type Deck, type LayoutName, type Slide } from '#shared/composition/deck.ts';

/** What is wrong with one block is so on a slide and on a page alike. */
const SHARED: ReadonlySet<string> = new Set([
  ...['passage-unknown', 'statement-role', 'number-unknown', 'name-unknown', 'language-foreign', 'spelling'],
  ...['alt-missing', 'alt-long', 'markup-left', 'sign-unprintable', 'place-open', 'picture-coarse'],
  ...['options-alike', 'question-right', 'question-unanswered', 'answer-told'],
  ...[
    'answer-longest',
    'table-ragged',
    'table-wide',
    'table-headless',
    'chart-ragged',
    'chart-empty',
    'chart-unit',
  ],
]);

/** The checks of decks that look at blocks, each asked of a booklet as if every block stood on a slide of its own. */
export const BLOCKS: readonly BookletCheck[] = [...STRUCTURE, ...TRUTH, ...WORDS, ...FORMS]
  .filter(({ id }) => SHARED.has(id))
  .map(asBookletCheck);

function asBookletCheck({ id, severity, find }: Check): BookletCheck {
  return {
    id,
    severity,
    find: (subject) =>
      find(asDeckSubject(subject)).map(({ slideId, message }) => ({
        message,
        ...(slideId !== null && {
          chapterId: slideId.slice(0, slideId.indexOf('/')),
          at: Number(slideId.slice(slideId.indexOf('/') + 1)),
        }),
      })),
  };
}

const spread = new WeakMap<BookletSubject, LintSubject>();

function asDeckSubject(subject: BookletSubject): LintSubject {
  const known = spread.get(subject);
  if (known !== undefined) return known;
  const { booklet, ordered, analysis, material, roles } = subject;
  const slides = booklet.chapters.flatMap(({ id, blocks, exercises }, section) =>
    [...blocks, ...exercises].flatMap((block, at) =>
      isBlankQuestion(block) ? [] : asSlide(block, `${id}/${at}`, section),
    ),
  );
  const deck: Deck = {
    ...{ version: DECK_VERSION, kind: 'deck', title: booklet.title, subtitle: null, tag: null, author: null },
    ...{ component: null, theme: 'quadro', palette: 'natureza', slides, pictures: booklet.pictures },
    sections: booklet.chapters.map(({ title }) => ({ title })),
  };
  const made = { deck, ordered, drawn: null, overflows: [], analysis, material, roles };
  spread.set(subject, made);
  return made;
}

const LAYOUT_OF: Partial<Record<BookletBlock['type'], LayoutName>> = {
  ...{ activity: 'activity', question: 'quiz', code: 'code' },
};

function asSlide(block: BookletBlock, id: string, section: number): Slide {
  return {
    ...{ id, section, layout: LAYOUT_OF[block.type] ?? 'points', title: '', subtitle: null },
    ...{ blocks: asSlideBlocks(block), source: null, notes: '', minutes: null },
  };
}

export function asSlideBlocks(block: BookletBlock): SlideBlock[] {
  if (block.type === 'heading') return [];
  if (block.type !== 'callout' && block.type !== 'marginNote') return [block];
  return [{ type: 'text', text: block.text, passageIds: block.passageIds }];
}
