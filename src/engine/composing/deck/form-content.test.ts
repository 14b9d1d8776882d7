import { describe, expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import type { PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { ItemMatter } from './composition.ts';
import { formContent } from './form-content.ts';
import { writeReadable } from './write-readable.ts';

const IMAGE: Block = { id: 'b2', type: 'image', alt: null, widthPt: 300, heightPt: 200, xPt: 0, yPt: 0 };
const PICTURE = { key: 'a.png', widthPx: 900, heightPx: 600, blockId: 'b2', credit: null };

function makeMatter(points: string[], blocks: Block[]): ItemMatter {
  const item = { number: 4, purpose: 'conteudo', title: 'A célula', passageIds: [], points } as unknown;
  return {
    item: item as PlanItem,
    index: 3,
    points: points.map((text) => ({ text, passageIds: [] })),
    blocks,
    ...{ passages: [], visuals: [], quiz: [] },
  };
}

describe('a slide of content', () => {
  it('shows the figure of its matter beside what is said, with its caption', () => {
    const caption: Block = { id: 'b3', type: 'paragraph', text: 'Figura 2: a célula vista de perto' };
    const formed = formContent(makeMatter(['A célula tem um núcleo.'], [IMAGE, caption]), [PICTURE], []);
    expect(formed.layout).toBe('pointsAndFigure');
    expect(formed.blocks.at(-1)).toMatchObject({
      ...{ type: 'picture', picture: 'a.png', caption: caption.text, alt: caption.text },
    });
  });

  it('is headed by no sentence that is one of a row', () => {
    const points = [
      'A célula vegetal tem parede rígida',
      'A célula animal não tem parede rígida',
      'As duas têm membrana',
    ];
    expect(formContent(makeMatter(points, []), [], [])).toMatchObject({ claim: null });
  });

  it('is headed by no sentence that stops at its verb or hangs on another', () => {
    const more = ['A célula tem uma membrana fina', 'Ela deixa passar água e sal'];
    for (const said of [
      'A célula vizinha não cresceu',
      'Quando a célula cresce, a parede se estica',
      'c célula inicial, que cresce, d célula filha',
      'A célula cresce → ela se divide',
    ])
      expect(formContent(makeMatter([said, ...more.toReversed()], []), [], []).claim).not.toBe(said);
  });

  it('sets what goes together on a line for each', () => {
    const paired = 'núcleo – comando – DNA; membrana – fronteira – lipídio; ribossomo – fábrica – RNA';
    const formed = formContent(makeMatter([paired, 'A célula é viva', 'Ela se divide'], []), [], []);
    expect(JSON.stringify(formed.blocks)).toContain('DNA\\nMembrana – fronteira');
  });

  it('begins with no sentence that leans on one nobody shows, and drops bare headings', () => {
    const points = [
      'Para tal suas notas serão zeradas',
      'A lista tem dez questões',
      'Conceitos: Representação gráfica',
      'Vale nota',
    ];
    const formed = formContent(makeMatter(points, []), [], []);
    expect(formed.blocks).toMatchObject([
      { type: 'points', items: [{ text: 'A lista tem dez questões' }, { text: 'Vale nota' }] },
    ]);
    expect(formed.rest).toMatchObject([{ text: points[0] }]);
  });

  it('stands the parts that a sentence counts on cards under it', () => {
    const counted = ['A vegetação divide-se em três: matas de terra firme; matas de várzea; matas de igapó'];
    expect(formContent(makeMatter(counted, []), [], [])).toMatchObject({
      ...{ layout: 'cards', claim: 'A vegetação divide-se em três' },
      blocks: [
        {
          items: [{ text: 'Matas de terra firme' }, { text: 'Matas de várzea' }, { text: 'Matas de igapó' }],
        },
      ],
    });
  });

  it('tells one below the other what a sentence lists, and as a comparison what two names list', () => {
    const one = ['Cuidados: regar cedo, afofar a terra e podar os galhos secos'];
    expect(formContent(makeMatter(one, []), [], []).blocks).toMatchObject([
      { term: 'Cuidados', text: 'Regar cedo\nAfofar a terra\nPodar os galhos secos' },
    ]);
    const two = [
      'Tarefas da turma: regar, podar e colher',
      'Tarefas da escola: comprar a terra, guardar as ferramentas e pagar a água',
    ];
    expect(formContent(makeMatter(two, []), [], [])).toMatchObject({
      layout: 'comparison',
      blocks: [{ sides: [{ items: [{ text: 'Regar' }, {}, { text: 'Colher' }] }, {}] }],
    });
    const told = ['Raiz: prende a planta, que cresce, e bebe a água', 'Caule: 1,5 metro, 2,5 metros'];
    expect(JSON.stringify(formContent(makeMatter(told, []), [], []))).not.toContain('\\n');
  });

  it('shows a small table with what is said of it beside, a large one only where it is meant', () => {
    const table = (rows: string[][]): Block => ({ id: 'b4', type: 'table', rows, hasHeader: true });
    const small = table([
      ['Idade', 'Altura'],
      ['1 ano', '20 cm'],
      ['2 anos', '45 cm'],
      ['3 anos', '80 cm'],
    ]);
    const points = ['A planta cresce mais no segundo ano', 'No terceiro ano ela dá flores'];
    expect(formContent(makeMatter(points, [small]), [], [])).toMatchObject({
      layout: 'table',
      blocks: [{ type: 'table' }, { items: [{ text: points[0] }, { text: points[1] }] }],
      rest: [],
    });
    const wide = table([
      ['Idade', 'Altura', 'Flores', 'Folhas'],
      ['1 ano', '20 cm', 'nenhuma ainda', '8'],
      ['2 anos', '45 cm', 'duas na ponta', '30'],
    ]);
    expect(formContent(makeMatter(points, [wide]), [], []).layout).toBe('points');
  });

  it('draws the table whose rows its points tell, also one that the end of a page tore', () => {
    const rows = [
      ['', 'Raiz', 'Caule', 'Folha'],
      ['Onde', 'na terra', 'acima dela', 'na luz'],
      ['Para quê', 'beber', 'levar a seiva', 'fazer alimento'],
    ];
    const more = [['Exemplo', 'cenoura', 'cana', 'alface']];
    const torn = [
      { id: 'b4', type: 'table', page: 1, rows, hasHeader: true },
      { id: 'b5', type: 'table', page: 2, rows: more, hasHeader: true },
    ] as Block[];
    const points = [
      'Onde: raiz – na terra; caule – acima dela; folha – na luz',
      'Exemplo: raiz – cenoura; caule – cana; folha – alface',
      'Toda planta precisa de água e de luz para crescer bem',
    ];
    expect(formContent(makeMatter(points, torn), [], [])).toMatchObject({
      layout: 'table',
      blocks: [{ type: 'table', rows: [...rows.slice(1), ...more], caption: points[2] }],
    });
  });

  it('leaves no mark of a quotation without its other end', () => {
    expect(writeReadable('Foi por aí que eu perdi...". Ninguém mais acha')).toBe(
      'Foi por aí que eu perdi... Ninguém mais acha',
    );
    expect(writeReadable('Disse "não" e saiu')).toBe('Disse "não" e saiu');
  });

  it('leaves brackets to who reads: a tale that goes on just goes on', () => {
    expect(writeReadable('[…] E o rio nunca mais secou.')).toBe('O rio nunca mais secou.');
  });

  it('tells the month of a date with what happened, and no event twice named by its slide', () => {
    const points = [
      '1835 (janeiro) – Os rebeldes tomam a cidade',
      '1836 (maio) – As tropas voltam',
      'A célula: 1840 – Fim da resistência',
    ];
    expect(formContent(makeMatter(points, []), [], []).blocks).toMatchObject([
      {
        type: 'timeline',
        events: [
          { when: '1835', text: 'Janeiro – Os rebeldes tomam a cidade' },
          { when: '1836', text: 'Maio – As tropas voltam' },
          { when: '1840', text: 'Fim da resistência' },
        ],
      },
    ]);
  });

  it('compares two names with what is listed under each', () => {
    const points = ['Vantagens: não polui; é barata.', 'Desvantagens: depende do sol'];
    expect(formContent(makeMatter(points, []), [], []).blocks).toMatchObject([
      {
        type: 'comparison',
        sides: [
          { name: 'Vantagens', items: [{ text: 'Não polui' }, { text: 'É barata' }] },
          { name: 'Desvantagens', items: [{ text: 'Depende do sol' }] },
        ],
      },
    ]);
  });

  it('names all steps or none', () => {
    const points = ['Verifique o local', 'Chame ajuda: SAMU 192', 'Veja se a vítima respira'];
    const items = points.map((text) => ({ text, level: 0 }));
    const list = { id: 'b1', type: 'list', isOrdered: true, items } as unknown as Block;
    expect(formContent(makeMatter(points, [list]), [], []).blocks).toMatchObject([
      { type: 'process', steps: [{ name: '' }, { name: '', text: 'Chame ajuda: SAMU 192' }, { name: '' }] },
    ]);
  });

  it('sets signs and what they stand for one below the other where there is room', () => {
    const points = ['A equação é Q = m · c · ΔT', 'm = massa (g); c = calor específico (cal/g)'];
    expect(JSON.stringify(formContent(makeMatter(points, []), [], []).blocks)).toContain(
      'm = massa (g)\\nc = calor específico (cal/g)',
    );
  });

  it('sets the steps of a working one below the other', () => {
    const worked =
      'Exemplo resolvido: some os termos da PA (2, 5). a3 = 2 + 6 = 8; S3 = (2 + 8) · 3 / 2; S3 = 15';
    expect(formContent(makeMatter([worked], []), [], []).blocks).toMatchObject([
      { text: 'Some os termos da PA (2, 5).\na3 = 2 + 6 = 8\nS3 = (2 + 8) · 3 / 2\nS3 = 15' },
    ]);
    const told = 'Exemplo resolvido: a planta cresce. Vira árvore; dá fruto; dá semente';
    expect(JSON.stringify(formContent(makeMatter([told], []), [], []).blocks)).not.toContain('\\n');
  });

  it('is something to do where steps stand beside what they need', () => {
    const points = ['Regar o feijão todo dia', 'Materiais: feijão, algodão e água'];
    expect(formContent(makeMatter(points, []), [], [])).toMatchObject({
      layout: 'activity',
      blocks: [{ steps: [{ text: points[0] }], materials: ['Feijão', 'Algodão', 'Água'] }],
    });
  });

  it('shows the figure alone where it could only say what is missing', () => {
    const points = ['Código do material, para ler e comentar linha a linha'];
    expect(formContent(makeMatter(points, []), [], []).blocks).toMatchObject([{ type: 'place' }]);
    const formed = formContent(makeMatter(points, [IMAGE]), [PICTURE], []);
    expect(formed).toMatchObject({ layout: 'figure', blocks: [{ type: 'picture', picture: 'a.png' }] });
  });

  it('shows a program whole and what is said of it beside', () => {
    const text = 'for (const nome of nomes) {\n  console.log(nome);\n}';
    const matter = makeMatter(
      ['O laço passa por todos os nomes', 'Código do material: um laço sobre nomes'],
      [{ id: 'b7', type: 'paragraph', text }],
    );
    const passage = { id: 'p1', from: 'file' as const, blockId: 'b7', page: null, slide: null, quote: 'for' };
    matter.passages = [passage];
    matter.points = matter.points.map((point, at) => (at === 1 ? { ...point, passageIds: ['p1'] } : point));
    expect(formContent(matter, [], [])).toMatchObject({
      layout: 'code',
      blocks: [
        { type: 'code', text },
        { type: 'points', items: [{ text: 'O laço passa por todos os nomes' }] },
      ],
      rest: [],
    });
  });

  it('shows no figure that would be a blur', () => {
    const small = { ...PICTURE, widthPx: 260, heightPx: 200 };
    const formed = formContent(makeMatter(['A célula tem um núcleo.'], [IMAGE]), [small], []);
    expect(formed.blocks.some(({ type }) => type === 'picture')).toBe(false);
  });

  it('shows the formulas that stand together, and what is said of them beneath', () => {
    const equation = (id: string, latex: string): Block => ({ id, type: 'equation', latex, text: latex });
    const blocks = [equation('b5', 'x_v = -b'), equation('b6', 'y_v = -d')];
    const said = ['O vértice é o ponto mais alto da parábola.', 'Índice de Gini: G=1−2β; G=0,62'];
    const formed = formContent(makeMatter(said, blocks), [], []);
    expect(formed.blocks).toMatchObject([
      { type: 'formula', latex: 'x_v = -b' },
      { type: 'formula', latex: 'y_v = -d' },
      { type: 'points', items: [{ text: said[0] }] },
    ]);
  });

  it('never says a formula again in plain letters; a name alone becomes the title', () => {
    const latex = 'R_h=\\frac{\\varphi_hC_h}{G}';
    const formula: Block = { id: 'b5', type: 'equation', latex, text: 'Rₕ=(φₕCₕ)/G' };
    const formed = formContent(makeMatter(['Razão: solução: Rₕ=(φₕCₕ)/G; φₕCₕ<1'], [formula]), [], []);
    expect(formed).toMatchObject({ claim: 'Razão', rest: [], blocks: [{ type: 'formula', latex }] });
    expect(formed.blocks).toHaveLength(1);
  });

  it('names the first of several terms by itself, not by what they all are', () => {
    const points = ['Glossário: Foz: onde o rio acaba', 'Leito: por onde a água corre', 'Margem: a beira'];
    expect(formContent(makeMatter(points, []), [], []).blocks).toMatchObject([
      { items: [{ head: 'Foz' }, { head: 'Leito' }, { head: 'Margem' }] },
    ]);
  });

  it('leaves out the heading of what is not there', () => {
    const said = ['Características', 'O dado tem um tipo.', 'O tipo diz o que ele guarda.'];
    const formed = formContent(makeMatter(said, []), [], []);
    expect(formed.blocks).toMatchObject([{ items: [{ text: said[1] }, { text: said[2] }] }]);
  });

  it('stands the kinds that a list under its own name gives side by side', () => {
    const formed = formContent(makeMatter(['A célula: Célula procarionte, Célula eucarionte'], []), [], []);
    expect(formed.layout).toBe('cards');
    expect(formed.blocks).toMatchObject([
      { items: [{ text: 'Célula procarionte' }, { text: 'Célula eucarionte' }] },
    ]);
  });
});
