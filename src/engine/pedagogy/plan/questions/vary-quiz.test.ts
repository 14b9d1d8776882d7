import { describe, expect, it } from 'vitest';
import type { Question } from './question.ts';
import { varyQuiz } from './vary-quiz.ts';

const make = (text: string, answer: string, options: string[] = []): Question => ({
  ...{ text, answer, options, bloomLevel: 'lembrar', basis: [], section: 0 },
  kind: options.length > 0 ? 'multipla_escolha' : 'aberta',
});

describe('a quiz', () => {
  it('puts a stem once, answered by all that answers it', () => {
    const quiz = varyQuiz([
      [make('O que se espera do guia?', 'Ser pontual e falar alto')],
      [make('O que se espera do guia?', 'Estar atento ao grupo')],
    ]);
    expect(quiz.flat().map(({ answer }) => answer)).toEqual([
      'Ser pontual e falar alto; estar atento ao grupo',
    ]);
  });

  it('offers the same things once: the next time it asks openly, or not at all where that cannot be', () => {
    const names = ['Tuba', 'Flauta', 'Caixa'];
    const quiz = varyQuiz([
      [
        make('Que nome se dá a isto: “tambor raso”?', 'Caixa', names),
        make('Que nome se dá a isto: “tubo de metal grave”?', 'Tuba', names.toReversed()),
        make('Qual destes soa mais agudo que os outros?', 'Flauta', names),
      ],
    ]);
    expect(quiz.flat().map(({ kind }) => kind)).toEqual(['multipla_escolha', 'aberta']);
  });

  it('has the right one now here, now there', () => {
    const quiz = varyQuiz([
      Array.from({ length: 6 }, (_, at) =>
        make(`De que parte do documento é o objetivo ${at}?`, `Parte ${at}`, [
          'Outra',
          `Mais ${at}`,
          `Parte ${at}`,
        ]),
      ),
    ]).flat();
    const places = quiz.map(({ options, answer }) => options.indexOf(answer));
    expect([0, 1, 2].map((place) => places.filter((one) => one === place).length)).toEqual([2, 2, 2]);
  });
});
