import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const PULSE = `Sinais vitais

Sinais vitais são medidas do corpo que indicam as condições de saúde da pessoa. Quem presta socorro mede os sinais vitais antes de chamar a emergência.

Pulso

Pulso é a onda de pressão percebida nas artérias a cada batimento do coração. Em adultos em repouso, o valor normal fica entre 60 e 100 batimentos por minuto. Acima de 100 batimentos fala-se em taquicardia.
Como verificar o pulso:
1. Lave as mãos e explique o procedimento à pessoa.
2. Apoie o braço dela em posição confortável.
3. Coloque os dedos indicador e médio sobre a artéria radial.
4. Conte os batimentos durante 60 segundos.
5. Anote o valor e o horário.

Temperatura

A temperatura normal na axila varia de 35,5 °C a 37,2 °C. Febre é a elevação da temperatura acima de 37,8 °C. Hipotermia é a temperatura abaixo de 35 °C.`;
const slides = analyse(makeAnalysisInput({ content: PULSE, title: 'Pulso', size: 10 })).structure.plan;

describe('the steps of a procedure', () => {
  it('are told all, in their order, or not at all', () => {
    const told = slides.filter(({ points }) => points.some((point) => point.startsWith('Lave as mãos')));
    const [points = []] = told
      .filter(({ purpose }) => purpose === 'conteudo' || purpose === 'exemplo')
      .map((item) => item.points);
    expect(points.slice(-5).map((point) => point.split(' ')[0])).toEqual([
      'Lave',
      'Apoie',
      'Coloque',
      'Conte',
      'Anote',
    ]);
  });
});
