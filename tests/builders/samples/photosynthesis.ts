import type { SampleLesson } from './sample-lesson.ts';

export const photosynthesis: SampleLesson = {
  title: 'Fotossíntese: de onde vem a massa de uma árvore?',
  sections: [
    {
      heading: 'Objetivos de aprendizagem',
      paragraphs: ['Ao final da aula, os alunos devem:'],
      items: [
        'Identificar os reagentes e os produtos da fotossíntese.',
        'Explicar de onde vem a maior parte da massa de uma planta.',
        'Registrar os dados de um experimento em tabela e construir um gráfico.',
        'Relacionar a fotossíntese com a cadeia alimentar.',
      ],
    },
    {
      heading: 'A pergunta de partida',
      paragraphs: [
        'Uma semente de feijão pesa menos de um grama. Em poucas semanas, a planta que nasce dela tem folhas, caule, raízes e vagens. De onde veio toda essa matéria?',
        'Muita gente responde que veio do solo. No século XVII, o médico Jan van Helmont plantou um salgueiro em um vaso com terra seca e pesada. Depois de cinco anos, a árvore tinha ganhado mais de setenta quilos, mas a terra perdeu apenas alguns gramas. A terra, portanto, não explica o crescimento da planta.',
      ],
    },
    {
      heading: 'O que a planta usa e o que ela produz',
      paragraphs: [
        'A fotossíntese é o processo pelo qual as plantas, as algas e algumas bactérias transformam a energia da luz em energia química. Para isso, elas usam água e gás carbônico e produzem glicose e gás oxigênio.',
        'A água entra pelas raízes e sobe até as folhas pelo xilema. O gás carbônico entra pelos estômatos, pequenos poros que ficam principalmente na face de baixo da folha. A luz é absorvida pela clorofila, o pigmento verde que fica dentro dos cloroplastos.',
        'A maior parte da massa da planta vem do carbono do ar. É esse carbono que forma a glicose, a celulose e a madeira.',
      ],
      table: [
        ['Substância', 'Entra ou sai', 'Por onde passa'],
        ['Água', 'entra', 'raízes e xilema'],
        ['Gás carbônico', 'entra', 'estômatos'],
        ['Glicose', 'é produzida', 'fica na planta e circula pelo floema'],
        ['Gás oxigênio', 'sai', 'estômatos'],
      ],
    },
    {
      heading: 'As duas etapas da fotossíntese',
      paragraphs: [
        'Primeiro, na etapa fotoquímica, a clorofila absorve a luz, a água é quebrada e o gás oxigênio é liberado. Essa etapa acontece nas membranas dos tilacoides.',
        'Depois, na etapa química, a energia guardada é usada para juntar o carbono do gás carbônico e formar a glicose. Essa etapa acontece no estroma do cloroplasto e não precisa diretamente da luz.',
        'Fotossíntese e respiração celular são processos diferentes. A fotossíntese acontece só nas células com cloroplastos e apenas com luz, enquanto a respiração acontece em todas as células vivas da planta, de dia e de noite.',
      ],
    },
    {
      heading: 'Experimento com a elódea',
      paragraphs: [
        'A elódea é uma planta aquática fácil de encontrar em lojas de aquário. Quando faz fotossíntese, ela solta bolhas de gás oxigênio que podem ser contadas.',
      ],
      items: [
        'Coloque um ramo de elódea em um copo com água e uma pitada de bicarbonato de sódio.',
        'Ponha uma lâmpada a 10 centímetros do copo e espere 2 minutos.',
        'Conte as bolhas durante 1 minuto e anote.',
        'Repita com a lâmpada a 20, a 30 e a 40 centímetros.',
        'Construa um gráfico da distância pelo número de bolhas.',
      ],
      table: [
        ['Distância da lâmpada (cm)', 'Bolhas por minuto'],
        ['10', '42'],
        ['20', '23'],
        ['30', '12'],
        ['40', '7'],
      ],
    },
    {
      heading: 'A fotossíntese e a cadeia alimentar',
      paragraphs: [
        'Os seres que fazem fotossíntese são chamados de produtores. Eles são a base da cadeia alimentar, porque a energia que guardam na glicose passa para os consumidores. Um gafanhoto come a folha, o sapo come o gafanhoto e a cobra come o sapo.',
        'Os decompositores, como fungos e bactérias, devolvem os nutrientes ao solo. O carbono volta ao ar pela respiração de todos esses seres e pode ser usado outra vez pelas plantas: é o ciclo do carbono.',
      ],
    },
    {
      heading: 'Para verificar a aprendizagem',
      paragraphs: ['Responda no caderno, com as suas palavras:'],
      items: [
        'Por que a terra do vaso de van Helmont quase não perdeu massa?',
        'O que acontece com o número de bolhas quando a lâmpada se afasta? Por quê?',
        'Uma planta respira à noite? Explique.',
        'Desenhe uma cadeia alimentar com quatro seres vivos e indique o produtor.',
      ],
    },
    {
      heading: 'Referências',
      paragraphs: ['Apostila de Ciências da escola, unidade 3. Caderno de experimentos da professora, 2025.'],
    },
  ],
};
