import { describe, expect, it } from 'vitest';
import { tokenise } from './tokens.ts';

const words = (text: string): string[] => tokenise(text).map((token) => token.text);

describe('tokenise', () => {
  it('parts marks from words and keeps hyphens inside', () => {
    expect(words('O guarda-chuva, velho, abriu-se!')).toEqual([
      'O',
      'guarda-chuva',
      ',',
      'velho',
      ',',
      'abriu-se',
      '!',
    ]);
  });

  it('keeps abbreviations, numbers, sums of money and addresses whole', () => {
    expect(words('O Sr. Lima pagou R$ 1.200,50 em www.exemplo.com.br.')).toEqual([
      'O',
      'Sr.',
      'Lima',
      'pagou',
      'R$',
      '1.200,50',
      'em',
      'www.exemplo.com.br.',
    ]);
  });

  it('ends a sentence with its stop', () => {
    expect(words('Some 2 e 3.')).toEqual(['Some', '2', 'e', '3', '.']);
  });
});
