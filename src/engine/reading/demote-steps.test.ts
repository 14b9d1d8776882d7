import { describe, expect, it } from 'vitest';
import { demoteSteps, joinOrdinals, splitCounted, splitSteps } from './demote-steps.ts';
import type { DraftBlock } from './source-document.ts';

const heading = (text: string, level = 2): DraftBlock => ({ type: 'heading', level, text });
const picture: DraftBlock = { type: 'image', alt: null, widthPt: 1, heightPt: 1, xPt: null, yPt: null };

describe('headings that are steps', () => {
  const steps = [
    'Abra o programa de desenho no computador',
    'Escolha a cor azul na paleta',
    'Pinte o céu da sua paisagem',
  ];

  it('become a numbered list where they stand under each other', () => {
    const numbered = steps.map((text, index) => heading(`${index + 1}. ${text}`));
    expect(demoteSteps([heading('Atividade', 1), ...numbered])).toEqual([
      heading('Atividade', 1),
      { type: 'list', isOrdered: true, items: steps.map((text) => ({ text, level: 0 })) },
    ]);
  });

  it('become paragraphs where pictures stand between them', () => {
    const [one, two, three] = steps.map((text, index) => heading(`Passo ${index + 1}: ${text}`));
    expect(demoteSteps([one, picture, two, picture, three].flatMap((block) => block ?? []))).toMatchObject([
      { type: 'paragraph', text: `Passo 1: ${steps[0]}` },
      picture,
      { type: 'paragraph' },
      picture,
      { type: 'paragraph' },
    ]);
  });

  it('are known as whole sentences too, and as questions with a bracket', () => {
    const sentences = ['a', 'b', 'c'].map((letter) =>
      heading(`O tubo ${letter} liga a bomba ao tanque de água.`),
    );
    expect(demoteSteps(sentences).every(({ type }) => type === 'paragraph')).toBe(true);
    const stems = [7, 8, 9].map((number) =>
      heading(`${number}) Sobre os elementos do texto, conclui-se que`),
    );
    expect(demoteSteps(stems).every(({ type }) => type === 'paragraph')).toBe(true);
  });
});

describe('headings', () => {
  it.each([
    [
      [
        '1. A formação do Estado brasileiro na história',
        '2. A questão agrária no século passado',
        '3. O café e as ferrovias de São Paulo',
      ],
    ],
    [['1. Abra o programa de desenho no computador', '2. Escolha a cor azul na paleta']],
    [['1. Objetivos', '2. Avaliar', '3. Referências']],
  ])('stay headings: %j', (texts) => {
    const blocks = texts.map((text) => heading(text));
    expect(demoteSteps(blocks)).toEqual(blocks);
  });
});

it('reads steps that somebody wrote on in one paragraph as a list, and no sentence with figures', () => {
  const steps = '1) Retire as folhas de fora. 2) Lave uma por uma. 3) Deixe de molho por 15 minutos.';
  expect(splitSteps({ type: 'paragraph', text: steps })).toMatchObject({
    ...{ type: 'list', isOrdered: true },
    items: [{}, { text: 'Lave uma por uma.' }, {}],
  });
  const asked = '1) Retire o sujeito. 2) Onde está o verbo? 3) Conte os termos.';
  expect(splitSteps({ type: 'paragraph', text: asked }).type).toBe('paragraph');
  const told = '1. A Terra gira. 2. A Lua a segue. 3. O Sol fica no centro.';
  expect(splitSteps({ type: 'paragraph', text: told }).type).toBe('paragraph');
});

it('reads steps counted by ordinals as one list, and no names that are counted so', () => {
  const paragraphs = (texts: string[]) => texts.map((text) => ({ type: 'paragraph' as const, text }));
  const steps = [
    'Passo a passo',
    '1º Monte a tabela',
    '2º Veja se é direta',
    '3º Multiplique cruzado',
    'Exemplo',
  ];
  expect(joinOrdinals(paragraphs(steps))).toMatchObject([
    { type: 'paragraph' },
    {
      type: 'list',
      isOrdered: true,
      items: [{ text: 'Monte a tabela' }, {}, { text: 'Multiplique cruzado' }],
    },
    { text: 'Exemplo' },
  ]);
  const named = paragraphs(['1º Reinado', '2º Reinado', '3º Reinado']);
  expect(joinOrdinals(named)).toEqual(named);
});

it('parts what columns of a page ran together into one item each', () => {
  const items = (...texts: string[]) => texts.map((text) => ({ text, level: 0 }));
  const list = (texts: string[]) => ({ type: 'list' as const, isOrdered: false, items: items(...texts) });
  expect(splitCounted(list(['1: A-C 2: B 3: toda a linha', '4: C-D 5: E']))).toMatchObject({
    items: items('1: A-C', '2: B', '3: toda a linha', '4: C-D', '5: E'),
  });
  expect(splitCounted(list(['Às 8: entrada 9: lanche']))).toMatchObject({
    items: items('Às 8: entrada 9: lanche'),
  });
});
