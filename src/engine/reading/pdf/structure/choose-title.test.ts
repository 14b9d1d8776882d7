import { expect, it } from 'vitest';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { chooseTitle } from './choose-title.ts';

const heading = (text: string): DraftBlock => ({ type: 'heading', level: 1, text, page: 1 });

it('takes the highest heading of the first pages for the title, but not that of the contents', () => {
  expect(chooseTitle(null, [heading('Planta inteligente')])).toBe('Planta inteligente');
  expect(chooseTitle(null, [heading('Sumário'), heading('Softwares')])).toBeNull();
  expect(chooseTitle(null, [])).toBeNull();
});

it('believes the metadata where the first pages do not speak against them', () => {
  expect(chooseTitle('Planta inteligente', [heading('A planta inteligente em casa')])).toBe(
    'Planta inteligente',
  );
  expect(chooseTitle('Receitas de bolo', [heading('Planta inteligente')])).toBe('Planta inteligente');
});
