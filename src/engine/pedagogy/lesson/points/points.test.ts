import { describe, expect, it } from 'vitest';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { sayPoints } from '#tests/builders/said-points.ts';
import { cleanPoint } from './clean-point.ts';
import { fitPoint, LONGEST_POINT } from './fit-point.ts';
import { splitGlued } from './split-glued.ts';
import { lacksSubject, leansOnOthers } from './stand-alone.ts';

const list = (...items: [string, number?][]): DraftBlock => ({
  type: 'list',
  isOrdered: false,
  items: items.map(([text, level]) => ({ text, level: level ?? 0 })),
});
const text = (own: string): DraftBlock => ({ type: 'paragraph', text: own });

describe('a point', () => {
  it.each([
    'Ele ataca os caçadores da mata',
    'Todos esses dados são contínuos'.replace('Todos e', 'E'),
    'Para isso, use a fórmula da média',
    'A figura 3 mostra a mudança das médias',
    'Dos países acima, o Canadá tem a maior taxa',
    'Na próxima seção falamos de matrizes',
    'Vamos agora implementar o código',
    'A matriz A recebeu o identificador 0, a matriz B o identificador 1',
    'Na diagonal, temos as variâncias de cada medida',
    'O topo da pilha é o elemento A[4,4]',
    'A biblioteca pode ser testada utilizando o programa',
    'Os interesses das duas são opostos',
    'Uma das raízes é sempre zero',
    'A cidade hoje se chama Castro Alves',
    'Nos exemplos anteriores usamos as médias de duas turmas',
    'Ele consiste no seguinte procedimento',
  ])('is never “%s”, which leans on what is not there', (own) => {
    expect(leansOnOthers(own)).toBe(true);
  });
  it.each([
    'A água acima de 100 °C ferve',
    'O ser humano respira',
    'Outono é uma estação',
    'A primeira linha de defesa é a pele',
  ])('may be “%s”', (own) => {
    expect(leansOnOthers(own)).toBe(false);
  });
  it('knows a sentence without its subject from one that needs none', () => {
    expect(lacksSubject('Armazena os dados da memória')).toBe(true);
    expect(lacksSubject('É preciso regar a planta todo dia')).toBe(false);
  });
  it('never asks the pupils, though a numbered step may use the same verb', () => {
    expect(sayPoints(text('Exercício para casa: verifique que a soma dos ângulos é sempre igual.'))).toEqual(
      [],
    );
    expect(sayPoints(text('Calcule a área do terreno e a medida da cerca.'))).toEqual([]);
  });
  it('names by its heading what is said without a subject, and leaves whole sentences alone', () => {
    const lava: DraftBlock = { type: 'heading', text: 'Lava', level: 2 };
    expect(sayPoints(lava, text('É um material muito quente que sai do vulcão.'))[0]).toMatch(/^Lava: é um/);
    expect(sayPoints(lava, text('De acordo com os geólogos, o magma sobe pela chaminé.'))[0]).toBe(
      'De acordo com os geólogos, o magma sobe pela chaminé',
    );
  });
  it('leaves the number of a heading out of the name that it lends', () => {
    const lava: DraftBlock = { type: 'heading', text: '2.3 Lava', level: 2 };
    expect(sayPoints(lava, text('É um material muito quente que sai do vulcão.'))[0]).toMatch(/^Lava: é um/);
  });
  it('is no line of a printed algorithm', () => {
    expect(sayPoints(text('1 ✄ Recebe dois números inteiros e devolve o maior deles.'))).toEqual([]);
    expect(sayPoints(text('6 if o número da lista é par e maior que zero.'))).toEqual([]);
  });
  it('takes no field that comes back in a form for a subject', () => {
    const field: DraftBlock = { type: 'heading', text: 'Encaminhamento:', level: 3 };
    const step = text('Apresentando a definição de rede como conjunto de pontos ligados entre si.');
    expect(sayPoints(field, step, field, field).join()).not.toContain('Encaminhamento');
  });
  it('gives a figure of a table the name of its column', () => {
    const rows = [
      ['Cidade', 'Região', 'Altitude (m)'],
      ['Campos', 'Serra', '1628'],
    ];
    expect(sayPoints({ type: 'table', hasHeader: true, rows })).toEqual(['Campos: Serra; altitude (m) 1628']);
  });
  it('writes the formulas of a row as a class reads them', () => {
    const rows = [
      ['Caso', 'Valor de $x^2$', 'O que pede'],
      ['Metades', '$\\frac{1}{4}$', 'A soma $\\frac{1}{8} + \\frac{5}{8}$ pede um denominador comum'],
    ];
    expect(sayPoints({ type: 'table', hasHeader: true, rows })).toEqual([
      'Metades: valor de x² 1/4; a soma 1/8 + 5/8 pede um denominador comum',
    ]);
  });
  it('is no line of a screenshot in another language', () => {
    const own = 'O navegador mostra a página que o servidor envia.';
    const all = [
      own,
      own.replace('página', 'imagem'),
      own.replace('página', 'lista'),
      own.replace('O', 'Um'),
    ];
    expect(
      sayPoints(text(`${all.join(' ')} Choose the name of the file and save it on your disk.`)).join(),
    ).not.toContain('Choose');
  });
  it('is no place to fill in, nothing spoken in a tale, no case put to the reader', () => {
    expect(sayPoints(text('[Escreva aqui a pergunta que o grupo quer responder]'))).toEqual([]);
    expect(sayPoints(text('— Dancei no verão todo — disse a cigarra ao formigueiro.'))).toEqual([]);
    expect(sayPoints(text('Você encontrou um fio solto perto da pia. O que faz?'))).toEqual([]);
  });
  it('names somebody who acts, and nothing that is pointed at in vain', () => {
    expect(sayPoints(text('Em pouco tempo, achou o cavalo perto do rio.'))).toEqual([]);
    expect(sayPoints(text('Muitas histórias são contadas sobre este ser.'))).toEqual([]);
    expect(sayPoints(text('Em 1769 surgiu a máquina a vapor na Inglaterra.'))).toHaveLength(1);
  });
  it('keeps what an announcing line lacks to be whole together with it', () => {
    const items = list(
      ['água, que entra pelas raízes'],
      ['gás carbônico, que entra pelos estômatos'],
      ['luz'],
    );
    expect(sayPoints(text('Para viver, a planta precisa de:'), items)).toEqual([
      'Para viver, a planta precisa de: água, que entra pelas raízes; gás carbônico, que entra pelos estômatos; luz',
    ]);
  });
  it('takes the word of a glossary from its heading, without shouting and without quotation marks', () => {
    const word: DraftBlock = { type: 'heading', text: 'BANCO DE SEMENTES', level: 2 };
    expect(sayPoints(word, text('“Lugar onde sementes são guardadas para o futuro”.'))).toEqual([
      'Banco de sementes: lugar onde sementes são guardadas para o futuro',
    ]);
    const place = text('“No Norte também é chamado de celeiro ou paiol”');
    expect(sayPoints({ type: 'heading', text: 'SILO', level: 2 }, place)[0]).toMatch(
      /^Silo: no Norte também é/,
    );
  });
  it('is neither the name of the lesson nor a line that only shouts', () => {
    const heading: DraftBlock = { type: 'heading', text: 'A horta da escola cresce', level: 1 };
    expect(sayPoints(heading, text('A horta da escola cresce.'))).toEqual([]);
    expect(sayPoints(list(['HORTA ESCOLAR, VISÃO GERAL E OBJETIVOS DO BIMESTRE']))).toEqual([]);
  });
  it.each([
    'O botão 3 liga o motor da bomba',
    'As linhas pontilhadas ligam as duas cidades',
    'Primeiro ordenamos os valores da amostra',
    'A quantidade resultante é chamada de taxa',
    'A primeira barra está associada à distância 0',
    'O resultado do experimento deve ser 0 se o adversário perdeu',
  ])('is never “%s”, which needs its picture or its working', (own) => {
    expect(leansOnOthers(own)).toBe(true);
  });
  it('is no case of a problem and no bare result of one', () => {
    expect(sayPoints(text('Um padeiro deseja estudar a venda de pães da semana.'))).toEqual([]);
    expect(sayPoints(text('Solução: A mediana das vendas da semana é 12.'))).toEqual([]);
  });
  it('says of a course what its own plan says of it', () => {
    expect(sayPoints(text('Ementa: Esta disciplina trata da leitura de mapas e de escalas.'))).toEqual([
      'A disciplina trata da leitura de mapas e de escalas',
    ]);
  });
  it('may open with a clause that has a sign for its verb', () => {
    const rule: DraftBlock = { type: 'heading', text: 'Crescimento', level: 2 };
    expect(sayPoints(rule, text('Se a > 0, a função é crescente.'))).toEqual([
      'Se a > 0, a função é crescente',
    ]);
  });
  it('loses marks of its place on the page', () => {
    expect(cleanPoint('b) Exemplo: A lua gira em torno da Terra (Fig. 4).')).toBe(
      'A lua gira em torno da Terra',
    );
    expect(cleanPoint('Além disso, a planta libera oxigênio.')).toBe('A planta libera oxigênio');
    expect(cleanPoint('(___) A Netflix é um comércio')).toBe('A Netflix é um comércio');
  });
  it('ends where its sentence can end, and never with dots', () => {
    const long =
      'A Revolução Francesa, que começou em Paris, acabou com os privilégios do clero e da nobreza em poucas semanas; muitos dos antigos senhores continuaram donos de quase todas as terras do reino por longos anos depois disso.';
    expect(fitPoint(long)?.text).toMatch(
      /^A Revolução Francesa.* acabou com os privilégios do clero e da nobreza/,
    );
    expect(fitPoint(long)?.text).not.toMatch(/…|senhores/);
    expect(fitPoint(`${'palavra comprida sem verbo algum '.repeat(9)}fim`)).toBeNull();
    expect(LONGEST_POINT.words).toBeLessThan(30);
  });
});

describe('the items of a list', () => {
  it('are told together under the line that announces them', () => {
    expect(sayPoints(text('Componentes da CPU:'), list(['ULA'], ['UC'], ['registradores']))).toEqual([
      'Componentes da CPU: ULA, UC, registradores',
    ]);
  });
  it('take the line they hang on as their subject', () => {
    const points = sayPoints(
      list(['Registrador de Instruções'], ['Recebe a instrução que será executada agora', 1]),
    );
    expect(points).toEqual(['Registrador de Instruções: recebe a instrução que será executada agora']);
  });
  it('stand alone where they are sentences', () => {
    expect(sayPoints(list(['A célula é a menor unidade viva de um ser.']))).toEqual([
      'A célula é a menor unidade viva de um ser',
    ]);
  });
  it('say nothing as a lone word', () => {
    expect(sayPoints(list(['Curiosidade']))).toEqual([]);
  });
});

it('tells no error that pupils make as if it were so', () => {
  const said = sayPoints(
    text(
      'Os alunos costumam achar que a Caatinga é pobre em espécies. A Caatinga tem muitas espécies só dela.',
    ),
    text('Um aluno diz que o peso e a normal formam um par de ação e reação.'),
  );
  expect(said).toEqual(['A Caatinga tem muitas espécies só dela']);
});

describe('a page that tells by its type', () => {
  it('gives a name and its meaning their colon', () => {
    const own = 'Ponto exterior Todos os valores da variável que ficam fora dos dois limites do diagrama.';
    expect(sayPoints(text(own))[0]).toMatch(/^Ponto exterior: todos os valores/);
    expect(sayPoints(text('A vitamina A combate a cegueira noturna das crianças.'))[0]).toMatch(
      /^A vitamina A combate/,
    );
  });
});

describe('a sentence about today', () => {
  it('is told where it is about the subject, not about the lesson', () => {
    const own = 'Hoje as sombras podem ser as notícias falsas e a propaganda.';
    expect(sayPoints(text(own)).join()).toContain('Hoje as sombras');
    expect(
      sayPoints(text(`Hoje vamos estudar o mito da caverna e os seus sentidos. ${own}`)).join(),
    ).not.toContain('vamos estudar');
  });
});

describe('a column of contents', () => {
  it('names entry by entry what a cell runs together', () => {
    const rows = [
      ['Aula', 'Conteúdo programático'],
      ['1', 'Tipos de mapa e seus usos. Leitura de legendas do mapa Cálculo de distâncias pela escala'],
    ];
    expect(splitGlued('Leitura de legendas do mapa Cálculo de distâncias pela escala')).toHaveLength(2);
    const table: DraftBlock = { type: 'table', hasHeader: true, rows };
    expect(sayPoints(table, text('O mapa é um desenho da Terra visto de cima.')).join()).not.toMatch(
      /mapa Cálculo/,
    );
  });
});

describe('a calculation set in lines', () => {
  const line = (own: string): DraftBlock => ({ type: 'paragraph', text: own, slide: 4 });
  it('is one worked example', () => {
    expect(sayPoints(line('Exemplo: 110₂ ='), line('1 x 2² + 1 x 2¹ ='), line('4 + 2 = 6'))).toEqual([
      '110₂ = 1 x 2² + 1 x 2¹ = 4 + 2 = 6',
    ]);
  });
  it('says nothing without its end', () => {
    expect(sayPoints(line('110₂ ='), line('1 x 2² + 1 x 2¹ ='))).toEqual([]);
  });
});

describe('a paragraph', () => {
  it('gives its whole sentences, no question and no announcement', () => {
    const points = sayPoints(
      text('O que é isso? A fotossíntese produz o alimento da planta. Ela libera oxigênio. Veja as etapas:'),
    );
    expect(points).toEqual(['A fotossíntese produz o alimento da planta']);
  });
});

describe('the choice of points', () => {
  it('keeps a name of a program as it is written, and loses a word that stands twice', () => {
    const rows = [
      ['Comando', 'Descrição'],
      ['pinMode(porta, OUTPUT);', 'configura uma porta como saída'],
    ];
    expect(sayPoints({ type: 'table', rows, hasHeader: true })).toEqual([
      'pinMode(porta, OUTPUT): configura uma porta como saída',
    ]);
    expect(cleanPoint('O topo da pilha é o elemento A[4,0] da matriz [3]')).toBe(
      'O topo da pilha é o elemento A[4,0] da matriz',
    );
    expect(cleanPoint('A diferença entre entre rio e lago é a corrente')).toBe(
      'A diferença entre rio e lago é a corrente',
    );
  });
});

it('tells of sections, tables and equations that stand beside something else; a letter that counts them points elsewhere', () => {
  expect(sayPoints(text('As equações e fórmulas devem ser destacadas das linhas do relatório.'))).toEqual([
    'As equações e fórmulas devem ser destacadas das linhas do relatório',
  ]);
  expect(sayPoints(text('A figura B mostra o caminho da água até o reservatório da cidade.'))).toEqual([]);
});
