import { expect, it } from 'vitest';
import type { DrawnShape } from '#engine/composing/drawing/drawn.ts';
import type { Slide } from '#shared/composition/deck.ts';
import { goodDeck, STYLE, said, slide } from '#tests/builders/decks.ts';
import type { LintSubject } from './check.ts';
import { DECK_CHECKS, lintDeck, writeReport } from './lint-deck.ts';

/** What breaks one rule and, as far as can be, no other. */
const FAULTS: Record<string, (subject: LintSubject) => LintSubject | undefined> = {
  'version-unknown': ({ deck }) => void Object.assign(deck, { version: 99 }),
  'slide-count': (subject) => ({ ...subject, ordered: 40 }),
  'cover-missing': change(0, { layout: 'question' }),
  'id-repeated': change(2, { id: 's2' }),
  'title-missing': change(1, { title: ' ' }),
  'title-repeated': change(1, { title: 'O ciclo da água' }),
  'title-long': change(1, { title: 'água '.repeat(30).trim() }),
  'title-cut': change(1, { title: 'A água que vem de' }),
  'slide-empty': change(1, { blocks: [] }),
  'place-open': change(1, { blocks: [{ type: 'place', wish: 'um exemplo' }] }),
  'section-unknown': change(1, { section: 7 }),
  'section-scattered': ({ deck }) => {
    deck.sections.push({ title: 'O rio' });
    Object.assign(deck.slides[4] ?? {}, { section: 1 });
    return undefined;
  },
  'layout-run': ({ deck }) =>
    deck.slides
      .slice(2, 5)
      .forEach(
        (one) => void Object.assign(one, { layout: 'points', blocks: deck.slides[1]?.blocks }),
      ) as undefined,
  'layouts-few': ({ deck }) => {
    for (let at = 0; at < 10; at += 1)
      deck.slides.push(slide(`x${at}`, { layout: at % 2 ? 'points' : 'cards' }));
    for (const one of deck.slides.slice(2)) one.layout = 'points';
    return undefined;
  },
  'minutes-sum': change(1, { minutes: 3 }),
  'picture-unknown': ({ deck }) => void Object.assign(deck, { pictures: [] }),
  'picture-coarse': ({ deck, drawn: shown }) => {
    const [picture] = deck.pictures;
    Object.assign(picture ?? {}, { widthPx: 90 });
    const box = { x: 1, y: 4, w: 4, h: 2 };
    const figure = {
      kind: 'picture' as const,
      name: 'Figura',
      box,
      picture: picture?.key ?? '',
      alt: 'Um rio',
    };
    shown?.slides[1]?.elements.push(figure);
  },
  'statement-ungrounded': text('Os camelos guardam água na corcova', []),
  'passage-unknown': text('O vapor esfria e vira gotas', ['p99']),
  'statement-role': (subject) => ({ ...subject, roles: new Map([['b1', ['exercise']]]) }),
  'number-unknown': text('Choveram 999 mm em janeiro'),
  'name-unknown': text('A chuva cai em Manaus'),
  'unit-missing': ({ deck }) =>
    deck.slides.forEach((one) => void Object.assign(one, { section: null })) as undefined,
  'key-terms-missing': ({ analysis }) =>
    void Object.assign(analysis ?? {}, { keyPhrases: [{ phrase: 'camelo', weight: 1 }] }),
  'plan-left': ({ analysis }) => void Object.assign(analysis?.structure.plan[1] ?? {}, { section: 3 }),
  'point-unshown': ({ analysis }) =>
    void Object.assign(analysis?.structure.plan[1] ?? {}, {
      purpose: 'conteudo',
      points: ['Os camelos atravessam desertos enormes'],
    }),
  'words-many': text(`O vapor ${'sobe e '.repeat(60)}cai`),
  'points-many': change(1, {
    blocks: [
      { type: 'points', items: Array.from({ length: 8 }, () => ({ head: null, ...said('A água sobe') })) },
    ],
  }),
  'statement-cut': text('O vapor esfria e depois:'),
  'statement-leaning': text('Ele também esfria e vira gotas'),
  'statement-repeated': text('O rio é medido'),
  'notes-missing': change(1, { notes: '' }),
  'notes-length': change(1, { notes: 'Fale.' }),
  'alt-missing': block(8, { alt: '' }),
  'alt-long': block(8, { alt: 'nuvem '.repeat(60) }),
  'markup-left': text('O vapor <b>esfria</b> e vira gotas'),
  'math-raw': text('O vapor é $\\frac{a}{b}^{xyz}_{qrs}$ de água'),
  'sign-unprintable': text('O vapor \u0007esfria'),
  'language-foreign': text('The water goes up with the heat of the sun and then it comes down as rain'),
  spelling: text('O vapor da agua esfria e vira gotas na atmosefra'),
  'question-options': block(6, { options: ['A evaporação'] }),
  'options-alike': block(6, { options: ['A evaporação', 'a evaporação'] }),
  'question-right': block(6, { right: 9 }),
  'question-unanswered': block(6, { right: null }),
  'answer-told': block(6, { kind: 'lacuna', text: 'A evaporação é a ____ da água' }),
  'answer-longest': block(6, {
    options: ['A evaporação que leva toda a água dos rios para o ar', 'Rio', 'Mar'],
  }),
  'answer-unasked': block(7, { answers: [{ number: 8, answer: 'A', reason: null, passageIds: [] }] }),
  'table-ragged': block(0, { rows: [['Janeiro']] }),
  'table-wide': block(0, { columns: 'abcdefgh'.split('') }),
  'table-headless': block(0, { columns: ['Mês', ''] }),
  'chart-ragged': block(1, { categories: ['Janeiro'] }),
  'chart-empty': block(1, { series: [{ name: 'Chuva', values: [null, null] }] }),
  'chart-unit': block(1, { unit: null }),
  'timeline-order': block(2, {
    events: [
      { when: '1960', ...said('A chuva') },
      { when: '1950', ...said('O rio') },
    ],
  }),
  'timeline-many': block(2, {
    events: Array.from({ length: 9 }, () => ({ when: '1950', ...said('A chuva') })),
  }),
  'process-many': block(3, {
    steps: Array.from({ length: 15 }, () => ({ name: 'Cai', ...said('A água cai') })),
  }),
  'comparison-uneven': block(4, {
    sides: [
      { name: 'A', items: [said('a'), said('b'), said('c')] },
      { name: 'B', items: [said('d')] },
    ],
  }),
  'quote-nameless': block(5, { author: null }),
  overflow: (subject) => ({
    ...subject,
    overflows: [{ slideId: 's2', element: 'Texto', lines: 9, room: 4 }],
  }),
  outside: drawn({ box: { x: 12, y: 2, w: 8, h: 1 } }),
  'text-small': drawn({
    text: {
      paragraphs: [{ runs: [{ text: 'pequeno', sizePt: 9 }] }],
      style: STYLE,
      insetIn: { l: 0, t: 0, r: 0, b: 0 },
    },
  }),
  overlap: drawn({ box: { x: 1, y: 0.6, w: 8, h: 1 } }),
  contrast: drawn({ fill: 'dk2' }),
  'title-unplaced': ({ drawn: deck }) =>
    void Object.assign(deck?.slides[1]?.elements[0] ?? {}, { placeholder: null }),
  'figure-undescribed': ({ drawn: deck }) =>
    void deck?.slides[1]?.elements.push({
      kind: 'picture',
      name: 'Figura',
      box: { x: 1, y: 4, w: 1, h: 1 },
      picture: 'a.png',
      alt: '',
    }),
  'name-repeated': drawn({ name: 'Título', placeholder: null }),
  'layout-unknown': ({ drawn: deck }) => void Object.assign(deck?.slides[1] ?? {}, { layoutId: 'nenhum' }),
};

function change(at: number, changes: Partial<Slide>) {
  return ({ deck }: LintSubject) => void Object.assign(deck.slides[at] ?? {}, changes);
}
function text(words: string, passageIds = ['p1']) {
  return change(1, { blocks: [{ type: 'text', text: words, passageIds }] });
}
function block(at: number, changes: object) {
  return ({ deck }: LintSubject) => void Object.assign(deck.slides[at + 2]?.blocks[0] ?? {}, changes);
}
function drawn(changes: Partial<DrawnShape>) {
  return ({ drawn: deck }: LintSubject) => void Object.assign(deck?.slides[1]?.elements[1] ?? {}, changes);
}

it('finds nothing in a good deck', () => {
  expect(lintDeck(goodDeck())).toEqual([]);
  expect(writeReport([], goodDeck())).toBe('Nada a corrigir.');
});

it.each(DECK_CHECKS.map(({ id }) => id))('finds %s where it is planted', (id) => {
  const subject = structuredClone(goodDeck());
  const broken = FAULTS[id]?.(subject) ?? subject;
  expect(FAULTS[id], `no fault is planted for ${id}`).toBeDefined();
  expect(lintDeck(broken).map(({ check }) => check)).toContain(id);
});

it.each([
  [
    ['Os camelos atravessam desertos enormes'],
    '“Os camelos atravessam desertos enormes” está no plano e não aparece em nenhum slide.',
  ],
  [
    ['Os camelos atravessam desertos enormes', 'Lagartos dormem debaixo das pedras quentes'],
    '“Os camelos atravessam desertos enormes” e mais 1 ponto do plano não aparecem em nenhum slide.',
  ],
])('tells of what stands in the plan alone, one point or more', (points, message) => {
  const subject = structuredClone(goodDeck());
  Object.assign(subject.analysis?.structure.plan[1] ?? {}, { purpose: 'conteudo', points });
  expect(lintDeck(subject).find(({ check }) => check === 'point-unshown')?.message).toBe(message);
});

it('says once that a title is missing, not of its place too', () => {
  const subject = structuredClone(goodDeck());
  FAULTS['title-missing']?.(subject);
  FAULTS['title-unplaced']?.(subject);
  const found = lintDeck(subject).map(({ check }) => check);
  expect(found).toContain('title-missing');
  expect(found).not.toContain('title-unplaced');
});

it('says in one line each what is wrong, hard findings first', () => {
  const subject = goodDeck();
  FAULTS['chart-unit']?.(subject);
  FAULTS['title-missing']?.(subject);
  expect(writeReport(lintDeck(subject), subject)).toBe(
    [
      '1 problema e 1 aviso.',
      '✗ Slide 2: O slide não tem título. [title-missing]',
      '· Slide 4: O gráfico não diz a unidade dos números. [chart-unit]',
    ].join('\n'),
  );
});

it('lets a deck open with what was had in lessons before, and say it nowhere else', () => {
  const subject = goodDeck();
  const barred = () => lintDeck(subject).filter(({ check }) => check === 'statement-role').length;
  Object.assign(subject, { roles: new Map([['b1', ['admin']]]) });
  const before = barred();
  expect(before).toBeGreaterThan(0);
  const points = ['O vapor esfria e vira gotas'];
  Object.assign(subject.analysis?.structure ?? {}, { plan: [{ purpose: 'conteudo', points }] });
  expect(barred()).toBe(before);
  Object.assign(subject.analysis?.structure ?? {}, { plan: [{ purpose: 'abertura', points }] });
  expect(barred()).toBeLessThan(before);
});
