import { expect, it } from 'vitest';
import { drawDeck } from '#engine/composing/fitting/fit-deck.ts';
import type { LintSubject } from '#engine/composing/lint/check.ts';
import { lintDeck } from '#engine/composing/lint/lint-deck.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { Deck, Slide } from '#shared/composition/deck.ts';
import { goodDeck, said, slide } from '#tests/builders/decks.ts';
import type { HeldLesson } from './hold-lesson.ts';
import { judgeEdited } from './judge-edited.ts';
import { MENDERS, mendSlide } from './mend-slide.ts';

/** Index of a slide and what is wrong with it. */
type Fault = [at: number, changes: Partial<Slide>];
const LONG =
  'O vapor sobe com o calor do Sol, esfria lá no alto do céu e vira gotas de chuva que caem no rio';
const text = (words: string): Fault => [1, { blocks: [{ type: 'text', ...said(words) }] }];
const points = (words: string[]): Partial<Slide> => ({
  layout: 'points',
  blocks: [{ type: 'points', items: words.map((one) => ({ head: null, ...said(one) })) }],
});
const many = (count: number, words: string) =>
  points(Array.from({ length: count }, (_, at) => `${words} ${at}`));
const of = (at: number, changes: object): Fault => [
  at + 2,
  { blocks: [{ ...(goodDeck().deck.slides[at + 2]?.blocks[0] as SlideBlock), ...changes } as SlideBlock] },
];

/** For each mender what it is there for. */
const FAULTS: Record<string, Fault> = {
  'title-long': [1, { title: `${'A água que sobe '.repeat(4)}do rio; ${'e que desce '.repeat(5)}` }],
  'title-repeated': [1, { title: 'O ciclo da água' }],
  'title-missing': [1, { title: ' ' }],
  'title-cut': [1, { title: 'A água que vem de' }],
  'markup-left': text('O vapor <b>esfria</b>&nbsp;e vira gotas'),
  'sign-unprintable': text('O vapor \u0007esfria'),
  'math-raw': text('O vapor é $\\frac{1}{8}$ da água'),
  spelling: text('O vapor da agua esfria e vira gotas na atmosefra'),
  'alt-missing': of(8, { alt: '' }),
  'figure-undescribed': of(8, { alt: '' }),
  'alt-long': of(8, { alt: `${'Uma nuvem cinza sobre o rio. '.repeat(12)}` }),
  'notes-missing': [1, { notes: '' }],
  'statement-repeated': [1, points(['O vapor esfria', 'O rio é medido', 'A chuva é medida'])],
  overflow: [1, many(6, `${LONG}, e ${LONG}`)],
  'words-many': [1, many(5, LONG)],
  'points-many': [1, many(8, 'A água sobe')],
  'layout-run': [3, points(['A água do rio sobe', 'A água da chuva desce'])],
  'slide-empty': [1, { blocks: [] }],
  'section-unknown': [1, { section: 7 }],
  'answer-unasked': of(7, {
    answers: [1, 8].map((number) => ({ number, answer: 'A', reason: null, passageIds: [] })),
  }),
  'options-alike': of(6, { options: ['O rio', 'A evaporação', 'o rio'], right: 2 }),
  'table-ragged': of(0, { rows: [['Janeiro']] }),
  'chart-ragged': of(1, { categories: ['Janeiro', 'Julho', 'Agosto'] }),
  'timeline-order': of(2, {
    events: [
      { when: '1960', ...said('A chuva é medida') },
      { when: '1950', ...said('O rio é medido') },
    ],
  }),
};

const analysis = {
  ...goodDeck().analysis,
  structure: { ...goodDeck().analysis?.structure, plan: [{ number: 2, title: 'A água no ar', section: 0 }] },
} as unknown as AiAnalysis;
const lesson: HeldLesson = {
  ...{ ordered: 11, analysis, material: goodDeck().material, roles: goodDeck().roles },
  compose: () => new Map(goodDeck().deck.slides.map((one) => [one.id, one])),
};
function subjectOf(deck: Deck): LintSubject {
  const { ordered, material, roles } = lesson;
  return { deck, ...drawDeck(deck, openTheme(deck.theme)), ordered, analysis, material, roles };
}
function breakDeck(check: string): LintSubject {
  const { deck } = goodDeck();
  const [at, changes] = FAULTS[check] ?? [0, {}];
  // Three alike for the run, the other statements on slides of their own for the rest.
  const alike = ['layout-run', 'statement-repeated'].includes(check)
    ? [slide('a', points(['A', 'B'])), slide('b', points(['O rio é medido', 'C']))]
    : [];
  const [cover, ...others] = deck.slides;
  const slides = alike.length > 0 ? [cover as Slide, ...alike, ...others.slice(0, 2)] : deck.slides;
  const place = alike.length > 0 ? 3 : at;
  return subjectOf({ ...deck, slides: slides.with(place, { ...(slides[place] as Slide), ...changes }) });
}

it.each(Object.keys(MENDERS))('mends %s by one press, and what it proposes has it no more', (check) => {
  const subject = breakDeck(check);
  expect(FAULTS[check], `nothing is broken for ${check}`).toBeDefined();
  const found = lintDeck(subject).find((one) => one.check === check);
  expect(found, 'the fault is not found').toBeDefined();
  const mended = mendSlide(found ?? { check, slideId: null }, subject, lesson);
  expect(mended, 'there is nothing to propose').not.toBeNull();
  if (mended === null) return;
  const at = subject.deck.slides.findIndex(({ id }) => id === mended.id);
  const after = lintDeck(subjectOf({ ...subject.deck, slides: subject.deck.slides.with(at, mended) }));
  expect(after.filter((one) => one.check === check && one.slideId === mended.id)).toEqual([]);
  const hard = (findings: typeof after) => findings.filter(({ severity }) => severity === 'hard').length;
  expect(hard(after)).toBeLessThanOrEqual(hard(lintDeck(subject)));
});

it('takes nothing away for good: what leaves a slide stands in its notes', () => {
  const subject = breakDeck('words-many');
  const mended = mendSlide({ check: 'words-many', slideId: 's2' }, subject, lesson);
  const said = `${JSON.stringify(mended?.blocks)} ${mended?.notes}`;
  for (let at = 0; at < 5; at += 1) expect(said).toContain(`${LONG} ${at}`);
});

it('offers nothing where it takes a person', () => {
  const [at, changes] = of(1, { unit: null });
  const { deck } = goodDeck();
  const subject = subjectOf({
    ...deck,
    slides: deck.slides.with(at, { ...(deck.slides[at] as Slide), ...changes }),
  });
  const findings = judgeEdited({ ...subject, drawn: subject.drawn as never, overflows: [] }, lesson);
  expect(findings.find(({ check }) => check === 'chart-unit')).toMatchObject({ isMendable: false });
});

it('lets a person say what the material does not, and tells of it', () => {
  const own = breakDeck('spelling');
  const invented = {
    ...own.deck,
    slides: own.deck.slides.with(
      1,
      slide('s2', { blocks: [{ type: 'text', text: 'Os camelos guardam água na corcova', passageIds: [] }] }),
    ),
  };
  const judge = (deck: Deck, held: HeldLesson) =>
    judgeEdited({ deck, ...drawDeck(deck, openTheme(deck.theme)) }, held).find(
      ({ check }) => check === 'statement-ungrounded',
    );
  expect(judge(invented, lesson)?.severity).toBe('soft');
  const composed = { ...lesson, compose: () => new Map(invented.slides.map((one) => [one.id, one])) };
  expect(judge(invented, composed)?.severity).toBe('hard');
});

it.each<SlideBlock>([
  { type: 'agenda', parts: [] },
  { type: 'answerKey', answers: [] },
  { type: 'points', items: [] },
  { type: 'timeline', events: [] },
  { type: 'table', columns: [], rows: [], caption: null, passageIds: [] },
])('judges a slide whose $type was emptied by hand', (block) => {
  for (const layout of ['points', 'cards', 'agenda', 'answerKey', 'table', 'timeline'] as const) {
    const emptied = slide('s2', { layout, blocks: [block, block] });
    const deck = { ...goodDeck().deck, slides: [emptied] };
    expect(() => judgeEdited({ deck, ...drawDeck(deck, openTheme(deck.theme)) }, lesson)).not.toThrow();
  }
});
