import type { BlockOf } from '#shared/composition/blocks.ts';
import { BOOKLET_VERSION, type Booklet, type Chapter } from '#shared/composition/booklet.ts';

type Question = BlockOf<'question'>;
const said = (text: string) => ({ text, passageIds: [] });
function ask(
  number: number,
  kind: Question['kind'],
  text: string,
  more: Partial<Question> & Pick<Question, 'answer'>,
): Question {
  const usual = { passageIds: [], options: [], right: null, reason: null, difficulty: 1 };
  return { type: 'question', number, kind, text, ...usual, ...more };
}

const PARAGRAPH =
  'A alface cresce em canteiros de terra fofa e precisa de água todos os dias. A turma mede as folhas e anota a altura.';
const filled = (name: string): Chapter['blocks'] =>
  Array.from({ length: 14 }, (_, at) => ({ type: 'text', ...said(`${name} ${at + 1}: ${PARAGRAPH}`) }));

/** A red square, told to be larger than its 8 × 8 so that it is shown as a picture of a lesson is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);
export const PICTURES = new Map([['0123456789abcdef.png', PICTURE]]);

/** A short booklet of our own with every kind of block that a booklet is composed of. */
export const BOOKLET: Booklet = {
  version: BOOKLET_VERSION,
  kind: 'booklet',
  title: 'A horta da escola',
  subtitle: null,
  tag: 'Ciências · Ensino fundamental',
  author: 'Profª Ana',
  component: 'Ciências',
  template: 'caderno',
  palette: 'natureza',
  pages: 10,
  chapters: [
    {
      id: 'c1',
      title: 'A alface',
      question: 'Por que a folha fica amarela?',
      lead: null,
      topics: ['Plantio'],
      outcomes: ['Explicar o plantio'],
      blocks: [
        { type: 'heading', level: 2, text: 'Plantio' },
        ...filled('Canteiro'),
        {
          type: 'callout',
          kind: 'definicao',
          name: 'alface',
          ...said('A alface é uma planta da horta, de folhas.'),
        },
        {
          type: 'points',
          items: [
            { head: null, ...said('terra fofa') },
            { head: null, ...said('sol da manhã') },
          ],
        },
        {
          type: 'process',
          isCycle: false,
          steps: [
            { name: '', ...said('cavar') },
            { name: '', ...said('semear') },
          ],
        },
        {
          type: 'picture',
          picture: '0123456789abcdef.png',
          caption: 'Um canteiro.',
          alt: 'Canteiro',
          passageIds: [],
        },
        { type: 'place', wish: 'fórmula da página 3 do material' },
        { type: 'code', ...said('rega(2);') },
        { type: 'activity', minutes: null, steps: [said('Desenhe um canteiro.')], materials: [] },
      ],
      exercises: [
        ask(1, 'lacuna', 'Complete: “A alface precisa de ____”.', { answer: 'Água' }),
        ask(2, 'multipla_escolha', 'O que a turma mede?', {
          ...{ answer: 'Folhas', options: ['Folhas', 'Pedras', 'Nuvens'], right: 0 },
        }),
        ask(4, 'aberta', 'Explique o plantio.', { answer: null, difficulty: 2 }),
      ],
    },
    {
      id: 'c2',
      title: 'A rega',
      question: null,
      lead: null,
      topics: [],
      outcomes: [],
      blocks: [
        { type: 'heading', level: 2, text: 'Cuidado & <b>medida</b>' },
        { type: 'marginNote', title: 'Litro', ...said('mil mililitros de água') },
        ...filled('Regador'),
        {
          ...{ type: 'table', columns: ['Planta', 'Litros'], caption: 'Água por dia.', passageIds: [] },
          rows: [
            ['Alface', '2'],
            ['Milho', '3,5'],
          ],
        },
        {
          ...{ type: 'chart', form: 'bars', unit: 'L', highlight: null, alt: 'Água', passageIds: [] },
          ...{ categories: ['Alface', 'Milho'], series: [{ name: 'Água', values: [2, 3.5] }] },
        },
        {
          type: 'timeline',
          events: [
            { when: '1808', text: 'A horta do rei', passageIds: [] },
            { when: 'Maio de 1920', text: 'A primeira rega & <i>bomba</i>', passageIds: [] },
          ],
        },
        {
          type: 'formula',
          latex: 'v = \\frac{d}{t}',
          alt: 'v é d dividido por t',
          legend: [],
          passageIds: [],
        },
      ],
      exercises: [
        ask(3, 'verdadeiro_falso', '“O milho bebe mais”', {
          ...{ answer: 'Verdadeiro', options: ['Verdadeiro', 'Falso'], right: 0 },
        }),
        ask(5, 'calculo', 'Calcule $\\frac{7}{2}$ de 10.', { answer: '35', difficulty: 2 }),
      ],
    },
  ],
  glossary: [{ term: 'Alface', ...said('planta da horta, de folhas') }],
  sources: ['SILVA, A. Hortas. 2020.'],
  codes: ['EF02CI04'],
  pictures: [{ key: '0123456789abcdef.png', widthPx: 400, heightPx: 400, blockId: null, credit: null }],
};
