import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `# Porcentagem

## Calcular uma porcentagem

Para calcular uma porcentagem multiplicamos o valor pela taxa e dividimos por 100.

Exemplo 1: 20% de R$ 150,00

150 x 20 / 100 = 30

Então 20% de 150 é R$ 30,00

## Descontos

O desconto é a parte do preço que se deixa de pagar quando a compra é feita à vista.

Exemplo 2

Uma camiseta de R$ 60,00 teve 20% de desconto. Quanto ela passou a custar?

20% de 60 = 12

Resposta: R$ 48,00.

## Cruzamentos

O quadro de Punnett mostra todos os encontros possíveis entre os gametas do pai e da mãe.

Exemplo: Um homem com albinismo (aa) casa com uma mulher não albina heterozigota (Aa). Qual a chance de um filho com albinismo? Os gametas do pai são só a, e os da mãe são A e a. Os filhos podem ser Aa ou aa, portanto a chance é de 50%.`;

describe('worked examples', () => {
  const { structure, quiz } = analyse(makeAnalysisInput({ content: LESSON, size: 15 }));
  const slideOf = (text: string) =>
    structure.plan.find(({ points }) => points.some((one) => one.includes(text)));

  it('tells a typed case in lines with its working', () => {
    expect(slideOf('20% de R$ 150,00')?.points).toContain(
      'Exemplo resolvido: 20% de R$ 150,00; 150 x 20 / 100 = 30; então 20% de 150 é R$ 30,00',
    );
  });

  it('keeps what is asked beside its working and its answer under the name of the example', () => {
    expect(slideOf('camiseta')?.points).toEqual([
      'Exemplo resolvido: uma camiseta de R$ 60,00 teve 20% de desconto',
      'Quanto ela passou a custar? 20% de 60 = 12; resposta: R$ 48,00',
    ]);
  });

  it('sets a case told in prose on one slide, in order', () => {
    expect(slideOf('albinismo (aa)')?.points).toEqual([
      'Exemplo resolvido: um homem com albinismo (aa) casa com uma mulher não albina heterozigota (Aa)',
      'Qual a chance de um filho com albinismo? Os gametas do pai são só a, e os da mãe são A e a',
      'Os filhos podem ser Aa ou aa, portanto a chance é de 50%',
    ]);
  });

  it('asks no line of a working away from its case', () => {
    expect(quiz.filter(({ question }) => /gametas do pai são|Aa ou aa|a chance/.test(question))).toEqual([]);
  });
});
