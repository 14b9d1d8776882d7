import { describe, expect, it } from 'vitest';
import { dropLabel, isFormField } from './drop-label.ts';
import { isBroken } from './is-broken.ts';

describe('what cannot be read away from its page', () => {
  it.each([
    'Coeficiente de parentesco · r',
    'UFXX) Notas de aula 12/40',
    'Sejam as medidas y1 , . . . , yk de um ensaio',
    'temos então [p(ẋ = 2) na saída',
    'O resultado do ensaio é dado por',
    'E a nova vazão do tanque será',
    'Considere as medidas y1, .',
    'Coeficiente de parentesco · r .',
    'Curva para baixo Curva para baixo',
  ])('is not quoted: “%s”', (text) => expect(isBroken(text)).toBe(true));

  it.each([
    'A água ferve a 100 °C (ao nível do mar).',
    'b) O gelo flutua na água.',
    'As massas x₁, . . . , xₙ são postas em ordem.',
    'A soma de frações pede denominadores iguais',
    'Rousseau, Voltaire e Montesquieu escreveram antes da revolução.',
  ])('leaves good prose alone: “%s”', (text) => expect(isBroken(text)).toBe(false));
});

describe('fields of a lesson plan', () => {
  it('lets an objective stand without its label and code', () => {
    expect(dropLabel('Objetivo: XYEIAB07 - Reconhecer sons da rua')).toBe('Reconhecer sons da rua');
    expect(dropLabel('A rua tem muitos sons.')).toBe('A rua tem muitos sons.');
  });

  it.each(['Conteúdo: Sons', 'Habilidades BNCC: EF02MA03, EF02MA04', 'Competências Gerais: CG 02, CG 07'])(
    'takes “%s” for a field, not for something to teach',
    (text) => expect(isFormField(text)).toBe(true),
  );

  it('keeps a sentence that names a code in passing', () => {
    expect(
      isFormField('A habilidade EF02MA03 pede que a criança compare quantidades em situações do dia a dia.'),
    ).toBe(false);
  });
});
