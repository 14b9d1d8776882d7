import { expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { analyse } from './analyse.ts';

type Line = string | string[] | { rows: string[][] };

/** Analysed slide by slide: `# ` is the title, `### ` a name over a text, a row of strings a list, anything else a paragraph. */
function analyseSlides(title: string, ...slides: Line[][]) {
  const blocks = slides.flatMap((lines, at) =>
    lines.map((line, index): Block => {
      const place = { id: `b${at + 1}${index}`, slide: at + 1 };
      if (Array.isArray(line))
        return { ...place, type: 'list', isOrdered: false, items: line.map((text) => ({ text, level: 0 })) };
      if (typeof line === 'object') return { ...place, type: 'table', hasHeader: true, rows: line.rows };
      const [, signs = '', text = line] = /^(#{1,3}) (.+)$/u.exec(line) ?? [];
      return signs === ''
        ? { ...place, type: 'paragraph', text }
        : { ...place, type: 'heading', level: signs.length, text };
    }),
  );
  const words = blocks.flatMap((block) => JSON.stringify(block).split(/\s+/)).length;
  const empty = readText('Aula');
  const source = {
    ...{ ...empty, kind: 'pptx' as const, title, slides: slides.length, blocks },
    counts: { ...empty.counts, words },
  };
  const analysis = analyse(makeAnalysisInput({ source, content: '', title, size: 10 }));
  return { ...analysis, points: analysis.structure.plan.flatMap(({ points }) => points) };
}

const HEART: Line[][] = [
  ['# O sistema circulatório'],
  [
    '# O que vimos até aqui',
    ['As células e os tecidos', 'Os órgãos e os sistemas'],
    'E na última aula montamos o esqueleto de papel, então vamos lá?',
  ],
  [
    '# O sangue',
    'O sangue transporta o oxigênio, os nutrientes e as defesas do corpo por vasos finos e grossos, sendo este composto de:',
    ['Plasma', 'Glóbulos vermelhos', 'Glóbulos brancos', 'Plaquetas'],
  ],
  ['# Os vasos', 'Os vasos levam o sangue pelo corpo, ou seja:', ['Artérias', 'Veias', 'Capilares', 'Etc;']],
  [
    '# O ciclo do coração',
    '### Sístole',
    'O coração se contrai e empurra o sangue para as artérias.',
    '### Diástole',
    'O coração relaxa e se enche do sangue que vem das veias.',
  ],
  ['# Conceitos básicos de saúde', ['Definição', 'Características', 'Benefícios']],
  [
    '# Tipos de circulação',
    'A circulação passa duas vezes pelo coração em cada volta completa que o sangue faz no corpo.',
    {
      rows: [
        ['Circulação pulmonar', 'Circulação sistêmica'],
        ['Ventrículo direito', 'Ventrículo esquerdo'],
        ['Artéria pulmonar', 'Artéria aorta'],
        ['Átrio esquerdo', 'Átrio direito'],
        ['Pulmão', 'Fígado'],
      ],
    },
  ],
];

it('tells a list with the whole sentence that announces it', () => {
  const { points } = analyseSlides('O sistema circulatório', ...HEART);
  expect(points).toContain(
    'O sangue transporta o oxigênio, os nutrientes e as defesas do corpo por vasos finos e grossos, sendo este composto de: Plasma, Glóbulos vermelhos, Glóbulos brancos, Plaquetas',
  );
});

it('tells what stands under each name of a slide with that name', () => {
  const { points } = analyseSlides('O sistema circulatório', ...HEART);
  expect(points).toContain('Sístole: o coração se contrai e empurra o sangue para as artérias');
  expect(points).toContain('Diástole: o coração relaxa e se enche do sangue que vem das veias');
});

it('asks nothing of the rows of two lists side by side', () => {
  const { quiz, schedule } = analyseSlides('O sistema circulatório', ...HEART);
  expect(JSON.stringify(quiz)).not.toMatch(/circulação sistêmica de/iu);
  expect(JSON.stringify(schedule)).not.toMatch(/coluna “Circulação sistêmica” coberta/u);
});

it('tells no list of the parts that any text has, and opens with no talk of the last class', () => {
  const { points } = analyseSlides('O sistema circulatório', ...HEART);
  expect(points.join('\n')).not.toMatch(/Definição, Características|definição; características/u);
  expect(points.join('\n')).not.toMatch(/vamos lá/u);
});

it('shows the words that a training gives to be said, and has them tried out in pairs', () => {
  const { points, structure } = analyseSlides(
    'Atender ao telefone',
    ['# Treinamento: atender ao telefone'],
    ['# Saudação', 'A saudação diz o nome da loja e mostra que há alguém para ajudar.'],
    [
      '# Escuta',
      'Quem atende ouve o pedido inteiro antes de procurar uma solução para o cliente.',
      'Pergunta que ajuda: "O que o senhor já tentou fazer? Conte do começo, por favor."',
    ],
    ['# Despedida', 'A despedida repete o combinado e agradece a ligação do cliente.'],
  );
  const said = '“O que o senhor já tentou fazer? Conte do começo, por favor.”';
  expect(points).toContain(`Pergunta que ajuda: ${said}`);
  const practice = structure.plan
    .filter(({ purpose }) => purpose === 'pratica')
    .flatMap((item) => item.points);
  expect(practice.join('\n')).toContain(`um diz ${said}`);
});

it('tells a line of the slide that leans on the one above it right below that one', () => {
  const { points } = analyseSlides(
    'O solo',
    ['# O solo'],
    [
      '# A minhoca',
      [
        'A minhoca é a responsável por abrir túneis no solo da horta.',
        'Sua função é misturar as folhas secas com a terra, deixando o solo mais fofo e mais fértil.',
      ],
    ],
    [
      '# O húmus',
      'O húmus é quem guarda e devolve a água da chuva às raízes das plantas.',
      'Ele também alimenta as plantas com os sais que vêm das folhas mortas.',
    ],
    ['# A areia', 'A areia deixa passar a água depressa e guarda poucos sais para as plantas.'],
  );
  const at = points.findIndex((text) => text.startsWith('A minhoca é a responsável'));
  expect(points[at + 1]).toMatch(/^Sua função é misturar as folhas secas/u);
  const below = points.findIndex((text) => text.startsWith('O húmus é quem guarda'));
  expect(`${points[below]} ${points[below + 1]}`).toContain('alimenta as plantas com os sais');
});
