import type { Scheme } from '#engine/composing/drawing/colours.ts';
import type { DrawnDeck, DrawnShape, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { LintSubject } from '#engine/composing/lint/check.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { Deck, Slide } from '#shared/composition/deck.ts';

const NOTES = 'Leia em voz alta: a água sobe como vapor, esfria lá no alto e volta como chuva para a terra.';
export const said = (text: string) => ({ text, passageIds: ['p1'] });
const MATERIAL =
  'A evaporação leva a água dos rios para o ar. O vapor esfria e vira gotas. A chuva cai em Santos desde 1950. Choveram 240 mm em janeiro.';

export function slide(id: string, changes: Partial<Slide> = {}): Slide {
  return {
    ...{ id, layout: 'points' as const, section: 0, title: `A água muda de lugar ${id}`, subtitle: null },
    ...{
      blocks: [{ type: 'text' as const, ...said(`O vapor esfria e vira gotas`) }],
      source: null,
      notes: NOTES,
      minutes: 10,
    },
    ...changes,
  };
}

const BLOCKS: readonly SlideBlock[] = [
  { type: 'table', columns: ['Mês', 'Chuva'], rows: [['Janeiro', '240']], caption: null, passageIds: ['p1'] },
  {
    ...{ type: 'chart', form: 'bars', unit: 'mm', categories: ['Janeiro', 'Julho'], highlight: null },
    ...{
      series: [{ name: 'Chuva', values: [240, 12] }],
      alt: 'Gráfico de barras da chuva.',
      passageIds: ['p1'],
    },
  },
  {
    type: 'timeline',
    events: [
      { when: '1950', ...said('A chuva é medida') },
      { when: '1960', ...said('O rio é medido') },
    ],
  },
  {
    type: 'process',
    isCycle: false,
    steps: ['Sobe', 'Esfria', 'Cai'].map((name) => ({ name, ...said(`A água ${name.toLowerCase()}`) })),
  },
  {
    ...{ type: 'comparison', criteria: [] },
    sides: [
      { name: 'Vapor', items: [said('Sobe leve')] },
      { name: 'Gota', items: [said('Cai pesada')] },
    ],
  },
  { type: 'quote', ...said('A água é de todos'), author: 'Ana', work: null },
  {
    ...{ type: 'question', kind: 'multipla_escolha', number: 1, ...said('O que leva a água para o ar?') },
    ...{
      options: ['A evaporação', 'A chuva', 'O rio'],
      right: 0,
      answer: 'A evaporação',
      reason: null,
      difficulty: 1,
    },
  },
  { type: 'answerKey', answers: [{ number: 1, answer: 'A', reason: null, passageIds: ['p1'] }] },
  { type: 'picture', picture: 'a.png', caption: null, alt: 'Uma nuvem.', passageIds: ['p1'] },
];
const LAYOUTS = [
  'table',
  'chart',
  'timeline',
  'process',
  'comparison',
  'quote',
  'quiz',
  'answerKey',
  'figure',
] as const;

/** A deck without a fault, of one slide for each kind of block. */
export function goodDeck(): LintSubject {
  const slides = [
    slide('s1', { layout: 'cover', title: 'O ciclo da água', blocks: [], minutes: 0 }),
    slide('s2'),
    ...BLOCKS.map((block, at) => slide(`b${at}`, { layout: LAYOUTS[at] ?? 'points', blocks: [block] })),
  ];
  const deck: Deck = {
    ...{
      version: 1,
      kind: 'deck',
      title: 'O ciclo da água',
      subtitle: null,
      tag: null,
      author: null,
      component: null,
    },
    ...{ theme: 'quadro', palette: 'natureza', sections: [{ title: 'A água' }], slides },
    pictures: [{ key: 'a.png', widthPx: 1200, heightPx: 800, blockId: 'b1', credit: null }],
  };
  const analysis = {
    structure: { sections: [{ title: 'A água' }], plan: slides.map(() => ({ section: 0 })) },
    schedule: { lessonMinutes: 100 },
    keyPhrases: [{ phrase: 'água', weight: 1 }],
    passages: [{ id: 'p1', blockId: 'b1' }],
  } as unknown as AiAnalysis;
  const roles = new Map([['b1', ['explanation'] as const]]);
  return {
    deck,
    ordered: slides.length,
    drawn: draw(slides),
    overflows: [],
    analysis,
    material: MATERIAL,
    roles,
  };
}

const SCHEME: Scheme = {
  ...{ dk1: '17211D', lt1: 'FFFFFF', dk2: '11352A', lt2: 'F6F3E8', hlink: '1A6B54', folHlink: '87479B' },
  ...{
    accent1: '1A6B54',
    accent2: 'FFCE3A',
    accent3: 'C93F22',
    accent4: '1F6CA8',
    accent5: '87479B',
    accent6: '83552A',
  },
};
export const STYLE: TextStyle = {
  ...{
    font: 'minor',
    sizePt: 24,
    isBold: false,
    colour: 'dk1',
    align: 'left',
    anchor: 'top',
    lineHeight: 1.3,
  },
};
function shape(name: string, y: number): DrawnShape {
  return {
    ...{
      kind: 'shape',
      name,
      box: { x: 1, y, w: 8, h: 1 },
      geometry: 'rect',
      fill: 'lt1',
      line: null,
      alt: null,
    },
    text: { paragraphs: [{ runs: [{ text: name }] }], style: STYLE, insetIn: { l: 0, t: 0, r: 0, b: 0 } },
    placeholder: name === 'Título' ? { type: 'title', idx: 0 } : null,
  };
}
function draw(slides: readonly Slide[]): DrawnDeck {
  return {
    ...{ title: 'O ciclo da água', author: null, sections: [], pictures: [] },
    theme: {
      name: 'quadro',
      label: 'Quadro',
      fonts: { major: 'Figtree', minor: 'Figtree', mono: 'Figtree' },
      scheme: SCHEME,
    },
    layouts: [{ id: 'points', label: 'Pontos', background: 'lt2', furniture: [], placeholders: [] }],
    slides: slides.map(({ id, layout, title, notes }) => ({
      ...{ id, layout, title, notes, layoutId: 'points', hasTransition: false },
      elements: [shape('Título', 0.5), shape('Texto', 2)],
    })),
  };
}
