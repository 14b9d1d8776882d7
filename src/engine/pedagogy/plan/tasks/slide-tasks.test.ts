import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';

const title = (slide: number, text: string): DraftBlock => ({ type: 'heading', level: 1, text, slide });
const text = (slide: number, said: string): DraftBlock => ({ type: 'paragraph', text: said, slide });
const list = (slide: number, ...items: string[]): DraftBlock => ({
  ...{ type: 'list', isOrdered: false, slide },
  items: items.map((item) => ({ text: item, level: 0 })),
});

const read = (slides: number, genre: 'slides_aula' | 'modelo_formulario', blocks: DraftBlock[]) =>
  analyse({
    genre,
    source: finishDocument({
      ...{ kind: 'pptx', title: null, pages: null, slides, pagesWithoutText: [], warnings: [] },
      blocks,
    }),
    ...{ content: '', title: 'Aula', serviceType: 'presentation', size: 12, level: null },
    ...{ lessonMinutes: null, learningObjectives: '', adjustments: [] },
  });

describe('a deck that tells cases with their way out', () => {
  const { structure } = read(5, 'slides_aula', [
    ...[title(1, 'Processadores'), title(2, 'Núcleo')],
    text(2, 'Com estes componentes podemos dizer que a CPU possui duas unidades básicas:'),
    list(2, 'Unidade de processamento', 'Unidade de controle'),
    ...[title(3, 'Falhas do processador')],
    text(3, 'O computador desliga sozinho depois de alguns minutos de uso intenso.'),
    text(3, 'Solução: Limpeza do cooler e troca da pasta térmica.'),
    ...[
      title(4, 'Contador de instruções'),
      text(4, 'Realiza a contagem das instruções que serão executadas.'),
    ],
    ...[
      title(5, 'Registrador de dados'),
      text(5, 'Armazena temporariamente os dados que chegam da memória.'),
    ],
  ]);
  const told = structure.plan.flatMap(({ points }) => points);

  it('has the class find one first', () => {
    expect(told.join('\n')).toContain(
      'Proponham uma saída para este problema e comparem com a do material: “O computador desliga sozinho depois de alguns minutos de uso intenso.”',
    );
  });

  it('tells a solution by its label, and a list by the sentence that counts it up', () => {
    expect(told).toContain('Solução proposta: limpeza do cooler e troca da pasta térmica');
    expect(told).toContain(
      'A CPU possui duas unidades básicas: Unidade de processamento, Unidade de controle',
    );
  });
});

it('a form on slides asks for each thing under the name of the slide that follows, and is asked about', () => {
  const { structure, quiz } = read(6, 'modelo_formulario', [
    title(1, 'Regras para a apresentação do trabalho'),
    text(
      2,
      'Este é um modelo de base para a criação dos slides. Você poderá escolher os slides que preferir.',
    ),
    ...[title(3, 'Capa'), text(3, 'Insira o título do trabalho e o nome da equipe.')],
    text(4, 'O grupo deverá preencher o fluxo de caixa de um mês, que poderá escolher.'),
    ...[title(5, 'Fluxo de caixa'), text(5, 'Insira aqui a tabela.')],
    text(6, 'As referências devem ser escritas nas normas da ABNT.'),
  ]);
  const slide = structure.plan.find(({ points }) =>
    points.some((point) => /fluxo de caixa de um mês/.test(point)),
  );
  expect(slide?.title).toMatch(/Fluxo de caixa/);
  expect(quiz.map(({ question }) => question)).toContain('O que o modelo pede em “Fluxo de caixa”?');
});

it('a listing is said by what announces it, once under its name', () => {
  const { structure } = read(3, 'slides_aula', [
    ...[title(1, 'Registro de acessos'), title(2, 'Escrita')],
    text(
      2,
      'Escrita de dados, identificada pela letra E, é gravada a cada chamada da biblioteca e contém as seguintes informações:',
    ),
    text(3, 'A leitura de dados é gravada pela letra L no mesmo arquivo de acessos.'),
  ]);
  expect(structure.plan.flatMap(({ points }) => points)).toContain(
    'Escrita de dados, identificada pela letra E, é gravada a cada chamada da biblioteca',
  );
});

describe('a deck whose slides go on under one banner', () => {
  const banner = (slide: number) => title(slide, 'Unidades de medida');
  const deep = (slide: number, start: number, ...items: [string, number][]): DraftBlock => ({
    ...{ type: 'list', isOrdered: true, slide, ...(start > 1 && { start }) },
    items: items.map(([item, level]) => ({ text: item, level })),
  });
  const { structure } = read(7, 'slides_aula', [
    title(1, 'Unidades de medida'),
    ...[banner(2), list(2, 'Unidades de comprimento')],
    text(2, 'O metro mede o comprimento e serve de base para as outras unidades de comprimento.'),
    banner(3),
    list(3, 'A conversão de unidades (km → m) é direta, bastando multiplicar o valor por mil.'),
    ...[text(3, 'Exemplo: 2,5 ='), text(3, '2,5 × 1000 = 2500')],
    banner(4),
    list(4, 'A conversão de unidades (kg → g) segue a mesma regra, com o valor vezes mil.'),
    ...[text(4, 'Exemplo: 2,5 ='), text(4, '2,5 × 10 × 100 = 2500')],
    banner(5),
    list(
      5,
      'Valores associados aos prefixos das unidades:',
      'Para cada prefixo multiplicamos o valor pela potência dele:',
    ),
    ...[text(5, '3 km = 3 × 10³ = 3000'), text(5, '2 hm = 2 × 10² = 200')],
    ...[title(6, 'Exercícios'), deep(6, 1, ['Converta em metros.', 0], ['27', 1], ['318', 1], ['1044', 1])],
    title(7, 'Exercícios'),
    deep(
      7,
      2,
      ['Converta os valores do Exercício 1 em centímetros.', 0],
      ['Converta em gramas.', 0],
      ['5 kg', 1],
      ['12', 1],
    ),
  ]);
  const items = structure.plan;
  const told = items.flatMap(({ points }) => points);

  it('names each of them by what it opens with', () => {
    const titles = items.map((item) => item.title).join(' | ');
    for (const name of [
      'Conversão de unidades (km → m)',
      'onversão de unidades (kg → g)',
      'Valores associados',
    ])
      expect(titles).toContain(name);
    expect(titles).not.toContain('continuação');
  });

  it('tells a worked example that begins like another, and a rule with the lines it leads to', () => {
    expect(told).toContain('Exemplo resolvido: 2,5 = 2,5 × 1000 = 2500');
    expect(told).toContain('Exemplo resolvido: 2,5 = 2,5 × 10 × 100 = 2500');
    expect(told).toContain(
      'Para cada prefixo multiplicamos o valor pela potência dele: 3 km = 3 × 10³ = 3000',
    );
  });

  it('keeps bare figures as what is to be converted, and the numbers that exercises call one another by', () => {
    expect(told).toContain('1) Converta em metros. a) 27; b) 318; c) 1044');
    expect(told).toContain('2) Converta os valores do Exercício 1 em centímetros');
    expect(told).toContain('3) Converta em gramas. a) 5 kg; b) 12');
  });
});

it('has the class write, complete and try the programs of a lesson', () => {
  const { structure } = read(3, 'slides_aula', [
    ...[title(1, 'Sensores da horta'), title(2, 'Ler a luz')],
    text(2, 'A função medirLuz lê o sensor e espera meio segundo antes de mostrar o valor.'),
    // Set as text, `$nivel_atual` would be taken for mathematics.
    text(
      2,
      'void medirLuz() {\n  $nivel_atual = somarTudo(9);\n  int luz = lerPorta(SENSOR);\n  esperar(500);\n  mostrar(luz);\n}',
    ),
    {
      ...{ type: 'table', slide: 3, hasHeader: true },
      rows: [
        ['Comando', 'Descrição'],
        ['lerPorta(numero);', 'Lê o valor que o sensor mede'],
        ['esperar(tempo);', 'Faz a placa esperar um tempo'],
        ['mostrar(valor);', 'Mostra um valor na tela'],
      ],
    },
  ]);
  const tasks = structure.plan.filter(({ purpose }) => purpose === 'pratica').flatMap(({ points }) => points);
  expect(tasks).toContain('Complete a linha do código e teste: int luz = ____(SENSOR);');
  expect(tasks).toContain('Mude o valor nesta linha, diga antes o que vai acontecer e teste: esperar(500);');
  expect(tasks.join('\n')).toContain('Escreva o comando para cada caso');
  expect(tasks.join('\n')).not.toContain('nivel_atual');
});

it('asks with the figures that a page broke off, and with the formula that an order leads to', () => {
  const page = (said: string): DraftBlock => ({ type: 'paragraph', text: said, page: 1 });
  const { structure } = analyse({
    genre: 'slides_aula',
    source: finishDocument({
      ...{ kind: 'pdf', title: null, pages: 1, slides: null, pagesWithoutText: [], warnings: [] },
      blocks: [
        { type: 'heading', level: 1, text: 'Amplitude', page: 1 },
        page('A amplitude de uma lista de medidas é a diferença entre a maior e a menor delas.'),
        page('Considere as medidas da mesa em centímetros: 71, 68, 74, 70,'),
        page('66. Calcule a amplitude das medidas.'),
        page('Verifique que os dois produtos abaixo dão o mesmo valor:'),
        { type: 'equation', text: '12 · 15 = 18 · 10', latex: null, page: 1 } as DraftBlock,
      ],
    }),
    ...{ content: '', title: 'Aula', serviceType: 'presentation', size: 6, level: null },
    ...{ lessonMinutes: null, learningObjectives: '', adjustments: [] },
  });
  const told = structure.plan.flatMap(({ points }) => points).join('\n');
  expect(told).toContain(
    'Considere as medidas da mesa em centímetros: 71, 68, 74, 70, 66. Calcule a amplitude das medidas',
  );
  expect(told).toContain('dão o mesmo valor: 12 · 15 = 18 · 10');
});
