import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `Comprar à vista ou parcelado

Juros são o preço que se paga para usar o dinheiro dos outros. Imagine uma bicicleta que custa R$ 900 à vista. Em 10 parcelas de R$ 117 ela sai por R$ 1.170. São R$ 270 a mais. Isso acontece porque a loja empresta o dinheiro e cobra por ele.

Quando esperar vale a pena

Guardando R$ 150 por mês, a bicicleta é comprada à vista em 6 meses. Quem espera paga menos e não fica devendo. Em 1994 o Plano Real trouxe preços mais estáveis. A inflação de 1993 tinha passado de 2.000% ao ano.

Antes de comprar

Uma promoção tira 20% de R$ 80. O desconto é de R$ 16. Sobram R$ 64 a pagar. Antes de levar, pergunte três coisas: eu preciso? eu posso pagar? precisa ser hoje?`;

const shown = analyse(
  makeAnalysisInput({ content: LESSON, title: 'Juros', serviceType: 'presentation', size: 10 }),
).structure.plan.flatMap(({ points }) => points);

it('tells a case that is reckoned through whole and in its order, behind the rule that stands before it', () => {
  const at = shown.findIndex((point) => point.startsWith('Imagine uma bicicleta'));
  expect(shown.slice(at - 1, at + 4)).toEqual([
    'Juros são o preço que se paga para usar o dinheiro dos outros',
    'Imagine uma bicicleta que custa R$ 900 à vista',
    'Em 10 parcelas de R$ 117 ela sai por R$ 1.170',
    'São R$ 270 a mais',
    'Isso acontece porque a loja empresta o dinheiro e cobra por ele',
  ]);
});

it('tells the case before a question that one asks oneself', () => {
  expect(shown).toEqual(
    expect.arrayContaining([
      'Uma promoção tira 20% de R$ 80',
      'O desconto é de R$ 16',
      'Sobram R$ 64 a pagar',
    ]),
  );
});
