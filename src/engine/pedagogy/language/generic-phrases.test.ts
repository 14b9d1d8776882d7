import { describe, expect, it } from 'vitest';
import { isGenericPhrase } from './generic-phrases.ts';

describe('words that any lesson could hold', () => {
  it.each([
    'conteúdo',
    'Solução',
    'exemplo',
    'competências gerais',
    'exercício',
    'material',
    'exercícios de fixação',
  ])('%s names no subject', (phrase) => {
    expect(isGenericPhrase(phrase)).toBe(true);
  });

  it.each([
    'soluções',
    'atividade física',
    'exercício físico',
    'conteúdo de água',
    'fixação do nitrogênio',
    'AND',
  ])('%s does', (phrase) => {
    expect(isGenericPhrase(phrase)).toBe(false);
  });
});
