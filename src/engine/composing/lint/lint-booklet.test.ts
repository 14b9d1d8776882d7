import { expect, it } from 'vitest';
import type { BlockOf, BookletBlock } from '#shared/composition/blocks.ts';
import type { Chapter } from '#shared/composition/booklet.ts';
import { goodBooklet, printLine } from '#tests/builders/good-booklet.ts';
import type { BookletSubject } from './booklet-check.ts';
import { BOOKLET_CHECKS, lintBooklet, writeBookletReport } from './lint-booklet.ts';

type Fault = (subject: BookletSubject) => void;

/** What breaks one rule and, as far as can be, no other. */
const FAULTS: Record<string, Fault> = {
  'version-unknown': ({ booklet }) => Object.assign(booklet, { version: 99 }),
  'chapters-missing': ({ booklet }) => Object.assign(booklet, { chapters: [] }),
  'id-repeated': change({ id: 'c2' }),
  'chapter-title-missing': change({ title: ' – ' }),
  'chapter-title-repeated': change({ title: 'A água CAI' }),
  'chapter-title-long': change({ title: 'água '.repeat(30).trim() }),
  'chapter-title-cut': change({ title: 'A água que vem de' }),
  'chapter-empty': change({ blocks: [{ type: 'heading', level: 2, text: 'Nuvem' }], exercises: [] }),
  'heading-orphan': add({ type: 'heading', level: 2, text: 'Nuvem' }),
  'heading-skipped': block(0, { level: 3 }),
  'heading-repeated': ({ booklet }) =>
    booklet.chapters[0]?.blocks.unshift({ type: 'heading', level: 2, text: 'Evaporação' }),
  'paragraph-long': block(1, { text: 'A água sobe com o sol. '.repeat(40) }),
  'statement-repeated': ({ booklet }) => {
    const again = booklet.chapters[0]?.blocks[1];
    if (again !== undefined) booklet.chapters[1]?.blocks.push(again);
  },
  'callouts-touch': ({ booklet }) => {
    const [chapter] = booklet.chapters;
    const again = chapter?.blocks[2];
    if (again !== undefined) chapter?.blocks.push(again, again);
  },
  'picture-unknown': ({ booklet }) => Object.assign(booklet, { pictures: [] }),
  'exercise-numbers': exercise({ number: 2 }),
  'exercise-wordless': exercise({ text: '1) …' }),
  'question-blank': exercise({ text: ' ', options: ['', '', '', ''], right: null, answer: null }),
  'answer-missing': exercise({ kind: 'aberta', options: [], right: null, answer: null }),
  'glossary-order': gloss('Zebu', 'Água'),
  'glossary-repeated': gloss('Água', 'água'),
  'glossary-unused': gloss('Camelo'),
  'statement-foreign': block(1, { text: 'Os camelos guardam muita gordura na corcova deles' }),
  'glossary-foreign': gloss('Camelo'),
  'order-left': ({ booklet }) => booklet.chapters.reverse(),
  'unit-missing': ({ booklet }) => booklet.chapters.pop(),
  'key-terms-missing': ({ analysis }) =>
    Object.assign(analysis ?? {}, { keyPhrases: [{ phrase: 'camelo', weight: 1 }] }),
  'passage-unknown': block(1, { passageIds: ['p99'] }),
  'statement-role': (subject) => Object.assign(subject, { roles: new Map([['b1', ['exercise']]]) }),
  'number-unknown': block(1, { text: 'Choveram 999 mm de água' }),
  'name-unknown': block(2, { text: 'A chuva cai em Manaus' }),
  'language-foreign': block(1, { text: 'The water goes up with the heat of the sun and then it comes down' }),
  spelling: block(1, { text: 'O vapor da agua esfria e vira gotas na atmosefra' }),
  'alt-missing': block(3, { alt: '' }),
  'alt-long': block(3, { alt: 'nuvem '.repeat(60) }),
  'markup-left': block(1, { text: 'O vapor <b>esfria</b> lá no alto' }),
  'math-raw': block(1, { text: 'O vapor é \\frac{a}{b}^{xyz}_{qrs} de água' }),
  'sign-unprintable': block(1, { text: 'O vapor \u0007esfria lá no alto' }),
  'place-open': add({ type: 'place', wish: 'um exemplo' }),
  'picture-coarse': ({ booklet }) => Object.assign(booklet.pictures[0] ?? {}, { widthPx: 90 }),
  'question-options': exercise({ options: ['O sol'] }),
  'options-alike': exercise({ options: ['O sol', 'o sol'] }),
  'question-right': exercise({ right: 9 }),
  'question-unanswered': exercise({ right: null }),
  'answer-told': exercise({
    kind: 'lacuna',
    text: 'O calor do sol é o ____ do sol',
    options: [],
    right: null,
  }),
  'answer-longest': exercise({
    options: ['A evaporação que leva toda a água dos rios para o ar', 'Rio', 'Mar'],
  }),
  'table-ragged': block(1, { rows: [['Janeiro']] }, 1),
  'table-wide': block(1, { columns: 'abcdefgh'.split('') }, 1),
  'table-headless': block(1, { columns: ['Mês', ''] }, 1),
  'chart-ragged': block(2, { categories: ['Janeiro'] }, 1),
  'chart-empty': block(2, { series: [{ name: 'Chuva', values: [null, null] }] }, 1),
  'chart-unit': block(2, { unit: null }, 1),
  'page-count': (subject) => Object.assign(subject, { ordered: 12 }),
  untagged: ({ printed }) => Object.assign(printed ?? {}, { isTagged: false }),
  'language-missing': ({ printed }) => Object.assign(printed ?? {}, { language: 'en' }),
  'outline-missing': ({ printed }) => Object.assign(printed ?? {}, { outline: ['A água cai'] }),
  'page-empty': page({ lines: [] }),
  'page-nearly-empty': page({ lines: [printLine('Uma linha só', 700)] }),
  outside: page({ lines: [printLine('Uma linha que corre para fora', 90, { right: 590 })] }),
  overlap: page({ lines: [printLine('Uma linha comprida', 90), printLine('Outra linha comprida', 93)] }),
  'rule-over': page({
    lines: [printLine('Uma linha que se escreve', 90)],
    drawn: [{ left: 70, right: 400, bottom: 96, top: 96.6 }],
  }),
  'text-small': page({ lines: [printLine('Uma linha miúda demais', 90, { size: 7 })] }),
  'heading-last': page({ lines: [printLine('Evaporação', 90, { tagLevel: 2 })] }),
  'glyph-missing': block(1, { text: 'A evaporação 🌧 é a passagem da água dos rios para o ar' }),
};

function change(changes: Partial<Chapter>): Fault {
  return ({ booklet }) => Object.assign(booklet.chapters[0] ?? {}, changes);
}
function add(block: BookletBlock): Fault {
  return ({ booklet }) => booklet.chapters[0]?.blocks.push(block);
}
function block(at: number, changes: object, chapter = 0): Fault {
  return ({ booklet }) => Object.assign(booklet.chapters[chapter]?.blocks[at] ?? {}, changes);
}
function exercise(changes: Partial<BlockOf<'question'>>): Fault {
  return ({ booklet }) => Object.assign(booklet.chapters[0]?.exercises[0] ?? {}, changes);
}
function gloss(...terms: string[]): Fault {
  const entries = terms.map((term) => ({ term, text: 'bicho do deserto', passageIds: [] }));
  return ({ booklet }) => Object.assign(booklet, { glossary: entries });
}
function page(changes: object): Fault {
  return ({ printed }) => Object.assign(printed?.pages[4] ?? {}, changes);
}

it('finds nothing in a good booklet', () => {
  expect(lintBooklet(goodBooklet())).toEqual([]);
  expect(writeBookletReport([], goodBooklet())).toBe('Nada a corrigir.');
});

it.each(BOOKLET_CHECKS.map(({ id }) => id))('finds %s where it is planted', (id) => {
  const subject = structuredClone(goodBooklet());
  expect(FAULTS[id], `no fault is planted for ${id}`).toBeDefined();
  FAULTS[id]?.(subject);
  expect(lintBooklet(subject).map(({ check }) => check)).toContain(id);
});

it('sees lines to write on that run into those of another place, and lets what is underlined and fractions stand', () => {
  const subject = goodBooklet();
  const rule = (bottom: number, left = 84) => ({ left, right: 414, bottom, top: bottom + 0.6 });
  const told = (drawn: object[]) => {
    page({ drawn })(subject);
    return lintBooklet(subject).filter(({ check }) => check === 'rule-over');
  };
  const answer = [rule(360), rule(337.3), rule(314.6)];
  expect(told([...answer, rule(739.8, 70), { ...rule(330), right: 184 }])).toEqual([]);
  expect(told([...answer, rule(326, 62)])).toMatchObject([{ page: 5, severity: 'hard' }]);
});

it('takes a question that was just put there for one place to fill in, and no fault yet', () => {
  const subject = goodBooklet();
  FAULTS['question-blank']?.(subject);
  expect(lintBooklet(subject).map(({ check, severity }) => [check, severity])).toEqual([
    ['question-blank', 'open'],
  ]);
});

it('names the chapter or the page of each, hard findings first', () => {
  const subject = goodBooklet();
  for (const id of ['page-nearly-empty', 'chart-unit', 'outside']) FAULTS[id]?.(subject);
  Object.assign(subject.printed?.pages[6] ?? {}, { lines: [printLine('Uma linha só', 700)] });
  expect(writeBookletReport(lintBooklet(subject), subject)).toBe(
    [
      '1 problema e 2 avisos.',
      '✗ Página 5: “Uma linha que corre para fora” chega à borda do papel. [outside]',
      '· Página 7: Mais da metade da página está em branco. [page-nearly-empty]',
      '· Capítulo 2: O gráfico não diz a unidade dos números. [chart-unit]',
    ].join('\n'),
  );
});

it('holds a booklet to the order of the analysis, and sentences to that of the material within their part', () => {
  const subject = goodBooklet();
  const [first, second] = subject.booklet.chapters;
  const [above, told] = first?.blocks ?? [];
  const [other] = second?.blocks ?? [];
  if (!first || !above || !told || !other) throw new Error('the good booklet has two chapters with text');
  const order = () => lintBooklet(subject).filter(({ check }) => check === 'order-left');
  first.blocks = [above, other, { ...above, type: 'heading', level: 2, text: 'O sol' }, told];
  expect(order()).toEqual([]);
  first.blocks = [above, other, told];
  expect(order()).toMatchObject([{ chapterId: 'c1' }]);
  first.blocks = [above, told];
  subject.booklet.chapters.reverse();
  expect(order()).toMatchObject([{ chapterId: 'c1' }]);
  subject.analysis?.structure.sections.reverse();
  expect(order()).toEqual([]);
});
