import type { SampleLesson } from './sample-lesson.ts';

export const frenchRevolution: SampleLesson = {
  title: 'Revolução Francesa',
  sections: [
    {
      heading: 'A França antes de 1789',
      paragraphs: [
        'A sociedade do Antigo Regime era dividida em três estados, com direitos muito diferentes.',
      ],
      items: [
        'Primeiro estado: o clero, que não pagava impostos.',
        'Segundo estado: a nobreza, dona de terras e de cargos.',
        'Terceiro estado: burgueses, artesãos e camponeses, que pagavam a conta.',
      ],
      notes:
        'Pergunte quem, na turma, aceitaria pagar impostos que o vizinho não paga. Anote as respostas no quadro.',
    },
    {
      heading: 'As causas da crise',
      paragraphs: [],
      items: [
        'Guerras caras, como a ajuda à independência dos Estados Unidos.',
        'Más colheitas e pão caro nas cidades.',
        'Ideias iluministas contra o poder absoluto do rei.',
        'Um Estado endividado que só cobrava de quem já pagava.',
      ],
      notes:
        'Ligue cada causa a um grupo social. As ideias iluministas circularam em livros, jornais e salões.',
    },
    {
      heading: 'Linha do tempo',
      paragraphs: [],
      table: [
        ['Data', 'Acontecimento'],
        ['Maio de 1789', 'Reunião dos Estados Gerais'],
        ['14 de julho de 1789', 'Tomada da Bastilha'],
        ['26 de agosto de 1789', 'Declaração dos Direitos do Homem e do Cidadão'],
        ['1792', 'Proclamação da República'],
        ['1793', 'Execução de Luís XVI'],
        ['1799', 'Golpe de 18 de Brumário'],
      ],
      notes: 'Mostre as datas aos poucos. Peça que os alunos prevejam o que vem depois da queda da Bastilha.',
    },
    {
      heading: 'Monarquia e República',
      paragraphs: [
        'Na monarquia constitucional, o rei dividia o poder com a Assembleia, enquanto na República o poder passou para a Convenção.',
        'Girondinos defendiam mudanças moderadas; jacobinos queriam mudanças profundas e o controle dos preços.',
      ],
      notes: 'Separe a turma em girondinos e jacobinos e proponha um debate curto sobre o preço do pão.',
    },
    {
      heading: 'O que ficou da Revolução',
      paragraphs: [
        'Liberdade, igualdade e fraternidade viraram lema e influenciaram revoltas em outros lugares.',
      ],
      items: [
        'Fim dos privilégios de nascimento.',
        'Cidadania como ideia central da política.',
        'Inspiração para movimentos no Haiti e no Brasil, como a Conjuração Baiana de 1798.',
      ],
      notes: 'Feche com a pergunta: quais direitos da Declaração aparecem hoje na Constituição brasileira?',
    },
    {
      heading: 'Atividade',
      paragraphs: ['Em grupos, escrevam um cartaz de 1789 que explique ao povo uma causa da crise.'],
      items: ['Escolham a causa.', 'Digam quem ela prejudica.', 'Proponham uma saída.'],
      notes: 'Reserve 15 minutos para o cartaz e 10 para a apresentação.',
    },
  ],
};
