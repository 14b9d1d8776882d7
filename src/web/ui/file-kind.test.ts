import { expect, it } from 'vitest';
import { kindOfName } from './file-kind.ts';

it.each([
  ['roteiro.v2.PDF', 'document'],
  ['aula.pptx', 'slides'],
  ['caderno.JPEG', 'picture'],
  ['personagens.docx', 'text'],
  ['notas.txt', 'text'],
  ['pdf.zip', 'other'],
  ['sem ponto', 'other'],
] as const)('the name %s is of the kind %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind);
});
