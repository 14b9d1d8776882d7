import { expect, it } from 'vitest';
import { formatCnpj, toDial } from './format-cnpj.ts';

it('a CNPJ is read with its marks, a number is dialled without them', () => {
  expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81');
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(formatCnpj('123')).toBe('123');
  expect(toDial('+55 (11) 91234-5678')).toBe('+5511912345678');
});
