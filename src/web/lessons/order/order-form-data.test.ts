import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderKeys, toOrderFormData } from './order-form-data.ts';
import { completeOrder, EMPTY_ORDER } from './order-values.ts';

const file = new File(['abc'], 'aula.pdf', { lastModified: 1 });
const withFile = { materialId: null, file };
const ahead = { materialId: 'm1', file };
const none = { materialId: null, file: null };
const values = { ...EMPTY_ORDER, title: 'Frações', content: 'Metades.', slideCount: '15' };
const order = completeOrder(values, { hasFile: false, fitting: null });

beforeEach(() => sessionStorage.clear());

it('a second try of the same order carries the same key, a changed one another', () => {
  let made = 0;
  const keyOf = createOrderKeys(() => `key-${++made}`);
  expect([keyOf(order, withFile), keyOf({ ...order }, withFile)]).toEqual(['key-1', 'key-1']);
  expect(keyOf({ ...order, slideCount: '5' }, withFile)).toBe('key-2');
  expect(keyOf({ ...order, slideCount: '5' }, none)).toBe('key-3');
  expect(keyOf({ ...order, slideCount: '5' }, ahead)).toBe('key-4');
});

it('the key outlives the screen, so that an order whose answer was lost is not made twice', () => {
  const key = createOrderKeys()(order, ahead);
  expect(createOrderKeys()(order, ahead)).toBe(key);
  expect(JSON.stringify(sessionStorage)).not.toContain('Frações');
});

it('the form carries every field and, last, the file or the name of one sent ahead', () => {
  expect([...toOrderFormData(order, withFile).keys()]).toEqual([...Object.keys(order), 'file']);
  expect(toOrderFormData(order, ahead).get('materialId')).toBe('m1');
  expect(toOrderFormData(order, ahead).has('file')).toBe(false);
  expect([...toOrderFormData(order, none).keys()]).toEqual(Object.keys(order));
});

describe('what was left open is filled in', () => {
  const complete = (changed: object, about: Partial<Parameters<typeof completeOrder>[1]> = {}) =>
    completeOrder({ ...EMPTY_ORDER, ...changed }, { hasFile: false, fitting: null, ...about });
  it('a file alone is enough, and a blank text without one stays blank', () => {
    expect(complete({ content: ' ' }, { hasFile: true }).content).toBe('Usar o arquivo em anexo.');
    expect(complete({ content: 'Só a página 3.' }, { hasFile: true }).content).toBe('Só a página 3.');
    expect(complete({ content: '' }).content).toBe('');
  });
  it('the size is the chosen one, else the fitting one, else the smallest of typed text', () => {
    expect(complete({ slideCount: '20' }, { fitting: 5 }).slideCount).toBe('20');
    expect(complete({}, { fitting: 10 }).slideCount).toBe('10');
    expect([complete({}).slideCount, complete({}, { hasFile: true }).slideCount]).toEqual(['5', '15']);
  });
  it('a booklet is a PDF and a presentation a PowerPoint unless the person chose', () => {
    expect([complete({}).format, complete({ serviceType: 'booklet' }).format]).toEqual(['powerpoint', 'pdf']);
    expect(complete({ serviceType: 'booklet', format: 'powerpoint' }).format).toBe('powerpoint');
  });
});
