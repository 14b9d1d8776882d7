import { points, type SampleSlide, say } from './sample-slide.ts';

/** The second half of the sample lesson: tables, diagrams, practice, and what closes it. */
export const SAMPLE_FIGURES: readonly SampleSlide[] = [
  {
    ...{ layout: 'table', section: 1, title: 'Cada grão segura a água de um jeito' },
    blocks: [
      {
        type: 'table',
        columns: ['Grão', 'Tamanho (mm)', 'Como é ao toque', 'A água'],
        rows: [
          ['Areia', '2,0', 'áspera, solta entre os dedos', 'passa depressa'],
          ['Silte', '0,05', 'macia, como talco', 'passa devagar'],
          ['Argila', '0,002', 'pegajosa quando molhada', 'quase não passa'],
        ],
        ...{ caption: 'Tamanhos máximos de cada fração.', passageIds: ['p2'] },
      },
    ],
    source: 'Fonte: material da aula, p. 4.',
  },
  {
    ...{ layout: 'chart', section: 1, title: 'Sem cobertura, a terra vai embora' },
    blocks: [
      {
        ...{ type: 'chart', form: 'columns', unit: 'Terra levada pela chuva num ano, em t por hectare' },
        categories: ['Mata', 'Pasto', 'Café', 'Milho', 'Sem nada'],
        series: [{ name: 'Terra levada', values: [0.1, 0.7, 1.4, 12, 38.5] }],
        ...{ highlight: 4, passageIds: ['p3'] },
        alt: 'Gráfico de colunas: mata 0,1; pasto 0,7; café 1,4; milho 12; sem nada 38,5. Sem cobertura se perde muito mais.',
      },
      { type: 'text', ...say('Da mata ao chão sem nada, a perda cresce quase quatrocentas vezes.') },
    ],
    source: 'Fonte: números inventados para este exemplo.',
  },
  {
    ...{ layout: 'timeline', section: 1, title: 'Noventa anos de uma encosta' },
    blocks: [
      {
        type: 'timeline',
        events: [
          { when: '1931', ...say('Corte da mata para o café') },
          { when: '1938', ...say('Primeira voçoroca') },
          { when: '1957', ...say('Pasto no lugar do café') },
          { when: '1984', ...say('A nascente seca') },
          { when: '2003', ...say('Plantio em curvas de nível') },
          { when: '2021', ...say('A água volta em agosto') },
        ],
      },
    ],
    source: 'Fonte: relato fictício de um agricultor.',
  },
  {
    ...{ layout: 'comparison', section: 1, title: 'Terra coberta e terra nua' },
    blocks: [
      {
        type: 'comparison',
        sides: [
          {
            name: 'Terra coberta',
            items: [
              say('a folha quebra a gota'),
              say('infiltra devagar'),
              say('raízes seguram'),
              say('cria minhocas'),
            ],
          },
          {
            name: 'Terra nua',
            items: [
              say('a gota bate no grão'),
              say('escorre depressa'),
              say('nada segura'),
              say('fica dura e seca'),
            ],
          },
        ],
        criteria: ['Gota', 'Água', 'Grãos', 'Vida'],
      },
    ],
  },
  {
    ...{ layout: 'cycle', section: 1, title: 'Folha, húmus, raiz: a matéria dá voltas' },
    blocks: [
      {
        ...{ type: 'process', isCycle: true },
        steps: [
          { name: 'Queda', ...say('folhas e galhos caem no chão') },
          { name: 'Decomposição', ...say('fungos e bactérias os desmancham') },
          { name: 'Húmus', ...say('nutrientes ficam presos na terra escura') },
          { name: 'Absorção', ...say('raízes levam os nutrientes às folhas') },
        ],
      },
    ],
  },
  {
    ...{ layout: 'conceptMap', section: 2, title: 'Uma mata cortada puxa outras mudanças' },
    blocks: [
      {
        ...{ type: 'conceptMap', root: 'Corte da mata', passageIds: ['p5'] },
        branches: [
          { link: 'deixa', node: 'Solo nu', leaves: ['Crosta dura', 'Voçorocas'] },
          { link: 'aumenta', node: 'Enxurrada', leaves: ['Rio barrento', 'Enchentes'] },
          { link: 'diminui', node: 'Água no subsolo', leaves: ['Nascentes secas'] },
        ],
      },
    ],
  },
  {
    ...{ layout: 'quote', section: 2, title: 'O chão também é herança' },
    blocks: [
      {
        type: 'quote',
        ...say('Meu avô plantava em curva porque a terra, dizia ele, só desce a ladeira uma vez.'),
        author: 'Dona Alzira, agricultora',
        work: 'Depoimento fictício escrito para este exemplo',
      },
    ],
  },
  {
    ...{ layout: 'figure', section: 2, title: 'As camadas aparecem no barranco' },
    blocks: [
      {
        type: 'picture',
        picture: 'barranco.png',
        caption: 'Corte de um barranco, sem escala.',
        alt: 'Corte do solo em quatro camadas.',
        passageIds: ['p6'],
      },
      points(
        ['1', 'Folhas e restos'],
        ['2', 'Terra escura, com raízes'],
        ['3', 'Terra clara, com argila'],
        ['4', 'Rocha partida'],
      ),
    ],
  },
  {
    ...{ layout: 'pointsAndFigure', section: 2, title: 'Três medidas que seguram a terra' },
    blocks: [
      points(
        ['Curvas de nível', 'plantar ao longo da encosta, nunca de cima para baixo'],
        ['Cobertura', 'deixar a palha da colheita no chão'],
        ['Mata na margem', 'plantar árvores à beira do rio'],
      ),
      { type: 'place', wish: 'foto de um terreno da região com curvas de nível' },
    ],
  },
  {
    ...{ layout: 'formula', section: 2, title: 'Quanto de ar cabe num solo' },
    blocks: [
      {
        ...{ type: 'formula', latex: 'P = \\frac{V_v}{V_t} \\cdot 100', passageIds: ['p7'] },
        alt: 'P é igual ao volume de vazios dividido pelo volume total, vezes cem.',
        legend: [
          { symbol: 'P', meaning: 'porosidade, em %' },
          { symbol: 'Vᵥ', meaning: 'volume dos vazios' },
          { symbol: 'Vₜ', meaning: 'volume total' },
        ],
      },
      {
        type: 'text',
        ...say('Exemplo: um bloco de 200 cm³ tem 90 cm³ de vazios. P = 90 : 200 × 100 = 45%.'),
      },
    ],
  },
  {
    ...{ layout: 'code', section: 2, title: 'Um sensor mede a umidade a cada hora' },
    blocks: [
      {
        type: 'code',
        ...say(
          'umidade = ler_sensor(1)\n\nse umidade < 30:\n    ligar_bomba()\n    esperar(minutos=10)\nsenão:\n    desligar_bomba()',
        ),
      },
      { type: 'text', ...say('A bomba só liga abaixo de 30% e para depois de dez minutos.') },
    ],
  },
  {
    ...{ layout: 'activity', section: 2, title: 'Duas bandejas, a mesma chuva' },
    blocks: [
      {
        ...{ type: 'activity', minutes: 20 },
        steps: [
          say('Encham duas bandejas com a mesma terra.'),
          say('Cubram uma delas com folhas secas.'),
          say('Reguem as duas com um litro de água.'),
          say('Comparem a cor da água que escorre.'),
        ],
        materials: ['2 bandejas', 'terra', 'folhas secas', 'regador'],
      },
    ],
  },
  {
    ...{ layout: 'quiz', section: null, title: 'A chuva no pasto' },
    blocks: [
      {
        ...{ type: 'question', kind: 'multipla_escolha', number: 1 },
        ...say(
          'Num pasto ralo, a água da chuva escorre barrenta e o rio sobe depressa. Isso acontece porque',
        ),
        options: [
          'a grama aumenta o tamanho das gotas.',
          'a argila bebe toda a água da chuva.',
          'falta cobertura que segure os grãos e a água.',
          'o vento leva a água para o rio.',
          'a rocha do fundo está se dissolvendo.',
        ],
        ...{ right: 2, answer: 'C', reason: 'Sem cobertura, a gota solta os grãos.', difficulty: 2 },
      },
    ],
  },
  {
    ...{ layout: 'answerKey', section: null, title: 'Gabarito da questão 1' },
    blocks: [
      {
        type: 'answerKey',
        answers: [
          {
            number: 1,
            answer: 'C) falta cobertura que segure os grãos e a água.',
            reason:
              'Sem folhas nem raízes, a gota bate no chão, solta os grãos e a água escorre com eles em vez de infiltrar.',
            passageIds: ['p8'],
          },
        ],
      },
    ],
  },
  {
    ...{ layout: 'glossary', section: null, title: 'Palavras da aula' },
    blocks: [
      {
        type: 'glossary',
        entries: [
          { term: 'Húmus', ...say('matéria escura que sobra da decomposição') },
          { term: 'Infiltração', ...say('entrada da água no solo, pelos poros') },
          { term: 'Voçoroca', ...say('buraco fundo aberto pela enxurrada') },
          { term: 'Curva de nível', ...say('linha de plantio na mesma altura da encosta') },
        ],
      },
    ],
  },
  {
    ...{ layout: 'summary', section: null, title: 'Para levar desta aula' },
    blocks: [
      points(
        [null, 'O solo nasce da rocha e demora séculos para se formar.'],
        [null, 'Folhas e raízes quebram a gota e seguram os grãos.'],
        [null, 'Plantar em curva e cobrir o chão evita a erosão.'],
      ),
      {
        type: 'text',
        ...say('Bilhete de saída: que lugar perto da sua casa está perdendo solo? Responda em duas linhas.'),
      },
    ],
  },
  {
    ...{ layout: 'sources', section: null, title: 'Fontes e para saber mais' },
    blocks: [
      {
        type: 'sources',
        entries: [
          'ALMEIDA, R. A terra que pisamos. Belo Horizonte: Editora do Vale, 2019.',
          'PRADO, L.; NEVES, J. Encostas e chuva: um caderno de campo. Campinas: Ateliê Raiz, 2021.',
          'Material do professor: apostila de Ciências, capítulo 3.',
        ],
      },
    ],
  },
];
