import { describe, expect, it } from 'vitest';
import { answerOf, learnSuffixes } from './suffix-rules.ts';

const table = learnSuffixes(
  [
    ['casas', 'p'],
    ['mesas', 'p'],
    ['livros', 'p'],
    ['ônibus', 's'],
    ['casa', 's'],
    ['livro', 's'],
    ['mesa', 's'],
    ['carro', 's'],
  ].map(([word = '', answer = '']) => ({ tag: 'NOUN', word, answer })),
);

describe('learnSuffixes', () => {
  it('answers unknown words by their longest known ending', () => {
    expect(answerOf(table, 'NOUN', 'janelas')).toBe('p');
    expect(answerOf(table, 'NOUN', 'janela')).toBe('s');
  });

  it('remembers what goes against the rule', () => {
    expect(answerOf(table, 'NOUN', 'ônibus')).toBe('s');
  });

  it('lists an ending only where it changes the answer', () => {
    expect(Object.keys(table.NOUN ?? {})).not.toContain('asas');
  });

  it('knows nothing of a tag it never saw', () => {
    expect(answerOf(table, 'VERB:fin', 'anda')).toBeUndefined();
  });
});
