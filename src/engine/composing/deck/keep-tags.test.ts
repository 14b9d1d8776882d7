import { expect, it } from 'vitest';
import { keepTags } from '#engine/composing/deck/write-readable.ts';

it('leaves the tags of a text as they are written, and the spaces around them', () => {
  const mend = keepTags((text) => text.replaceAll('div', 'DIV').trim());
  expect(mend('Cor de uma div')).toBe('Cor de uma DIV');
  expect(mend('A div em <div class="div"> e </div>')).toBe('A DIV em <div class="div"> e </div>');
  expect(mend('2 < 3 e 5 > 4: div')).toBe('2 < 3 e 5 > 4: DIV');
});
