import { expect, it } from 'vitest';
import { findBanner, withoutBanner } from './clean-title.ts';

const HEADINGS = ['Núcleo', 'Registradores', 'ULA', 'Barramento'].map(
  (name) => `Fundamentos de Hardware – ${name}`,
);

it('finds what most headings open with, and leaves their subject', () => {
  const banner = findBanner(HEADINGS);
  expect(HEADINGS.map((heading) => withoutBanner(heading, banner))).toEqual([
    'Núcleo',
    'Registradores',
    'ULA',
    'Barramento',
  ]);
});

it('takes no phrase that belongs to the subjects for a banner', () => {
  expect(
    findBanner(['Medidas de posição', 'Medidas de dispersão', 'Medidas de tendência', 'Medidas de forma']),
  ).toBe('');
  expect(findBanner(['Frações', 'Decimais', 'Razões', 'Escalas'])).toBe('');
});
