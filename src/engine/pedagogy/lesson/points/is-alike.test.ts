import { expect, it } from 'vitest';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { isAlike } from './is-alike.ts';

const alike = (one: string, other: string): boolean =>
  isAlike(
    { text: one, stems: new Set(contentStems(one)) },
    { text: other, stems: new Set(contentStems(other)) },
  );

it('takes one frame with other things in it for two sentences', () => {
  expect(
    alike(
      'Um acorde maior pode ser formado pela soma de três notas',
      'Um acorde aumentado pode ser formado pela soma de cinco notas',
    ),
  ).toBe(false);
  expect(
    alike(
      'O sistema de base 8: tem oito algarismos para escrever',
      'O sistema de base 2: tem dois algarismos para escrever',
    ),
  ).toBe(false);
});

it('knows the same sentence with one word changed', () => {
  expect(
    alike(
      'A memória principal guarda os dados que o programa usa agora',
      'A memória principal guarda os dados que o programa utiliza agora',
    ),
  ).toBe(true);
});
