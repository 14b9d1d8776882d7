import { describe, expect, it } from 'vitest';
import { normalise, stem } from './stem.ts';
import { isBoilerplate, isStopWord } from './stop-words.ts';
import { isNumber, wordsOf } from './words.ts';

describe('wordsOf', () => {
  it('keeps accents, hyphens and apostrophes inside words', () => {
    expect(wordsOf('O guarda-chuva caiu na caixa-d’água, não?')).toEqual([
      'O',
      'guarda-chuva',
      'caiu',
      'na',
      'caixa-d’água',
      'não',
    ]);
  });

  it('gives numbers as tokens of their own', () => {
    const tokens = wordsOf('Em 1.200 anos, 3,5% do CO2 e o 9º ano: 2x');
    expect(tokens).toEqual(['Em', '1.200', 'anos', '3,5', 'do', 'CO2', 'e', 'o', '9º', 'ano', '2', 'x']);
    expect(tokens.filter(isNumber)).toEqual(['1.200', '3,5', '9º', '2']);
  });

  it('finds nothing in signs', () => {
    expect(wordsOf('— … !? •')).toEqual([]);
  });
});

describe('stem', () => {
  it.each([
    ['fração', 'frações'],
    ['animal', 'animais'],
    ['móvel', 'móveis'],
    ['imagem', 'imagens'],
    ['célula', 'células'],
    ['própria', 'próprios'],
    ['país', 'países'],
    ['valor', 'valores'],
    ['papel', 'papéis'],
    ['civil', 'civis'],
    ['Educação', 'EDUCACAO'],
    ['nação', 'nações'],
    ['mãe', 'mães'],
    ['decimal', 'decimais'],
  ])('joins %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['fração', 'fracasso'],
    ['pais', 'palha'],
    ['mais', 'mal'],
  ])('keeps %s apart from %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('compares without accents or case', () => {
    expect(normalise('Educação FÍSICA')).toBe('educacao fisica');
  });
});

describe('stop words', () => {
  it('know function words whatever their case and leave subjects alone', () => {
    expect(['De', 'é', 'NÃO', 'porque', 'àquela'].every(isStopWord)).toBe(true);
    expect(['fração', 'Brasil', 'célula', 'água'].some(isStopWord)).toBe(false);
  });

  it('know the words of the teaching material itself', () => {
    expect(['Página', 'exercício', 'aluno'].every(isBoilerplate)).toBe(true);
    expect(isBoilerplate('fotossíntese')).toBe(false);
  });
});
