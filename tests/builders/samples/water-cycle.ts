import type { SampleLesson } from './sample-lesson.ts';

/** Short enough for the order's text field. */
export const waterCycle: SampleLesson = {
  title: 'O caminho da água',
  sections: [
    {
      heading: 'Objetivos',
      paragraphs: [
        'Ao final da aula, os alunos devem descrever as etapas do ciclo da água, explicar por que a água da Terra não acaba e propor um jeito de gastar menos água na escola.',
      ],
    },
    {
      heading: 'Para começar',
      paragraphs: [
        'Deixar um copo com água gelada sobre a mesa. Depois de alguns minutos, o lado de fora fica molhado. De onde veio essa água? Anotar as hipóteses da turma no quadro.',
      ],
    },
    {
      heading: 'As etapas do ciclo',
      paragraphs: [
        'O ciclo da água é o movimento contínuo da água entre os rios, o mar, o solo, os seres vivos e o ar. O Sol fornece a energia que move o ciclo.',
        'Na evaporação, a água líquida dos rios e mares se transforma em vapor. As plantas também soltam vapor pelas folhas: é a transpiração.',
        'Na condensação, o vapor esfria no alto e forma gotinhas, que se juntam em nuvens. Na precipitação, a água volta em forma de chuva, neve ou granizo.',
        'Uma parte da chuva escorre para os rios. Outra parte se infiltra no solo e abastece os aquíferos, que são reservas de água debaixo da terra.',
      ],
    },
    {
      heading: 'A água que podemos usar',
      paragraphs: [
        'Cerca de 97% da água do planeta é salgada. Menos de 3% é doce, e a maior parte dela está congelada nas geleiras. Por isso, a água limpa e fácil de alcançar é pouca, mesmo que o ciclo nunca pare.',
      ],
    },
    {
      heading: 'Experimento: chuva no pote',
      paragraphs: [
        'Colocar água morna em um pote de vidro, cobrir com um prato e pôr gelo em cima do prato. Observar durante 10 minutos e desenhar o que acontece. Identificar no desenho a evaporação, a condensação e a precipitação.',
      ],
    },
    {
      heading: 'Para pensar',
      paragraphs: [
        'Por que o asfalto da cidade atrapalha a infiltração? Onde a nossa escola gasta mais água? O que a turma pode mudar em uma semana?',
      ],
    },
  ],
};
