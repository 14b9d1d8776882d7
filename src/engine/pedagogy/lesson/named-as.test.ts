import { expect, it } from 'vitest';
import { isNamedAs } from './named-as.ts';

it('knows a thing by its heading in another number, by one name of several and by its capitals', () => {
  expect(isNamedAs('erosão hídrica', 'Erosões hídricas')).toBe(true);
  expect(isNamedAs('erosão', 'Erosão e assoreamento')).toBe(true);
  expect(isNamedAs('SGB', 'Sistema Gerenciador de Bancos')).toBe(true);
  expect(isNamedAs('termo erosão', 'Erosão')).toBe(true);
});

it('takes neither a part of a name nor a letter for the thing', () => {
  expect(isNamedAs('erosão', 'Erosão hídrica')).toBe(false);
  expect(isNamedAs('g', 'Devolve g')).toBe(false);
  expect(isNamedAs('', 'Erosão')).toBe(false);
});
