import { expect, it } from 'vitest';
import type { OpenedLesson } from '#shared/backoffice/clients.contract.ts';
import { draftOf, faultsOf, isChanged, readChanges, typedSince } from './edit-draft.ts';

const lesson = {
  title: 'Frações',
  slideCount: 10,
  pageCount: null,
  serviceType: 'presentation',
  price: 89.7,
  status: 'paid',
  format: 'pdf',
  content: '',
} as OpenedLesson;
const draft = (changed = {}) => ({ ...draftOf(lesson), ...changed });

it('a form that was only opened has nothing to save, whatever the fields hold', () => {
  expect(draft()).toMatchObject({ price: '89,70', size: 10, content: '' });
  expect(isChanged(lesson, draft())).toBe(false);
  expect(isChanged(lesson, draft({ reason: 'Porque sim' }))).toBe(false);
  expect(readChanges(lesson, draft())).toEqual({ changes: {} });
});

it('only what was changed is sent, the size under the name of its service', () => {
  expect(readChanges(lesson, draft({ size: 20, price: 'R$ 1.200,5', comment: ' Ligar. ' }))).toEqual({
    changes: { slideCount: 20, price: 1200.5, comments: 'Ligar.' },
  });
  const booklet = { ...lesson, serviceType: 'booklet', slideCount: null, pageCount: 10 } as const;
  expect(readChanges(booklet, { ...draftOf(booklet), size: 20 })).toEqual({ changes: { pageCount: 20 } });
});

it('a reason goes with a status alone', () => {
  expect(readChanges(lesson, draft({ status: 'completed', reason: ' Feito fora ' }))).toEqual({
    changes: { status: 'completed', reason: 'Feito fora' },
  });
  expect(readChanges(lesson, draft({ title: 'Outra', reason: 'sobra' }))).toEqual({
    changes: { title: 'Outra' },
  });
});

it('faults stand beside their fields, those of the server too', () => {
  expect(readChanges(lesson, draft({ title: ' ', price: 'vinte', content: 'x'.repeat(3001) }))).toEqual({
    faults: {
      title: 'Título é obrigatório',
      price: 'Informe um preço em reais, como 89,90',
      content: 'Conteúdo muito longo',
    },
  });
  expect(
    faultsOf([
      { path: 'reason', message: 'Informe o motivo' },
      { path: 'slideCount', message: 'Escolha 5, 10, 15 ou 20 slides' },
      { path: 'elsewhere', message: '?' },
    ]),
  ).toEqual({ reason: 'Informe o motivo', size: 'Escolha 5, 10, 15 ou 20 slides' });
});

it('what is typed while the rest is saved stays to be saved', () => {
  const sent = { title: 'Frações', price: '90' };
  expect(typedSince(sent, { ...sent })).toEqual({});
  expect(typedSince(sent, { ...sent, price: '95', comment: 'Ligar.' })).toEqual({
    price: '95',
    comment: 'Ligar.',
  });
});
