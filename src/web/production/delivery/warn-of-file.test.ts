import { expect, it } from 'vitest';
import { warnOfFile } from './warn-of-file.ts';

const deck = { format: 'powerpoint', serviceType: 'presentation', slideCount: 20, pageCount: null } as const;
const booklet = { format: 'pdf', serviceType: 'booklet', slideCount: null, pageCount: 40 } as const;

it('says nothing of a file as it was ordered, nor of one that could not be counted', () => {
  expect(warnOfFile(deck, { name: 'aula.pptx', units: 20 })).toEqual([]);
  expect(warnOfFile(booklet, { name: 'apostila.PDF', units: 40 })).toEqual([]);
  expect(warnOfFile({ ...deck, format: 'google_slides' }, { name: 'aula.ppt', units: null })).toEqual([]);
});

it('says in words what differs from the order', () => {
  expect(warnOfFile(deck, { name: 'aula.pptx', units: 12 })).toEqual([
    'O arquivo tem 12 slides e o pedido é de 20 slides.',
  ]);
  expect(warnOfFile(booklet, { name: 'apostila.pptx', units: 1 })).toEqual([
    'O pedido é em PDF interativo e o arquivo é PowerPoint.',
    'O arquivo tem 1 página e o pedido é de 40 páginas.',
  ]);
  expect(warnOfFile(booklet, { name: 'apostila.docx', units: null })).toEqual([
    'O pedido é em PDF interativo e o arquivo é Word.',
  ]);
});
