import { expect, it } from 'vitest';
import { createOrderKeys, toOrderFormData } from './order-form-data.ts';
import { EMPTY_ORDER } from './order-values.ts';

const file = new File(['abc'], 'aula.pdf', { lastModified: 1 });
const order = { ...EMPTY_ORDER, title: 'Frações' };

it('a second try of the same order carries the same key, a changed one another', () => {
  let made = 0;
  const keyOf = createOrderKeys(() => `key-${++made}`);
  expect([keyOf(order, file), keyOf({ ...order }, file)]).toEqual(['key-1', 'key-1']);
  expect(keyOf({ ...order, slideCount: '5' }, file)).toBe('key-2');
  expect(keyOf({ ...order, slideCount: '5' }, null)).toBe('key-3');
});
it('the form carries every field and, last, the file', () => {
  const names = [...toOrderFormData(order, file).keys()];
  expect(names).toEqual([...Object.keys(order), 'file']);
  expect([...toOrderFormData(order, null).keys()]).not.toContain('file');
});
