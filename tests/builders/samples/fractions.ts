import type { SampleLesson } from './sample-lesson.ts';

/** Short enough for the order's text field. */
export const fractions: SampleLesson = {
  title: 'Frações equivalentes na cozinha',
  sections: [
    {
      heading: 'Começar pela receita',
      paragraphs: [
        'Uma receita pede meia xícara de leite, mas a medida que temos é a de um quarto. Quantas vezes é preciso encher a medida? Deixar a turma responder antes de escrever no quadro.',
      ],
    },
    {
      heading: 'O que é uma fração',
      paragraphs: [
        'Uma fração representa partes iguais de um inteiro. O denominador diz em quantas partes o inteiro foi dividido e o numerador diz quantas dessas partes foram tomadas.',
      ],
    },
    {
      heading: 'Frações equivalentes',
      paragraphs: [
        'Frações equivalentes representam a mesma quantidade: 1/2, 2/4 e 4/8 são equivalentes. Para encontrar uma fração equivalente, multiplicamos ou dividimos o numerador e o denominador pelo mesmo número.',
        'Por exemplo, 3/6 é equivalente a 1/2, porque dividimos os dois números por 3.',
      ],
    },
    {
      heading: 'Comparar frações',
      paragraphs: [
        'Com denominadores iguais, a maior fração é a de maior numerador. Com denominadores diferentes, primeiro reduzimos as frações ao mesmo denominador e depois comparamos.',
      ],
    },
    {
      heading: 'Atividade',
      paragraphs: [
        'Em duplas, os alunos dobram tiras de papel em 2, 4 e 8 partes, pintam frações equivalentes e colam no caderno. No fim, cada dupla explica para outra como sabe que 2/4 e 4/8 são iguais.',
      ],
    },
  ],
};
