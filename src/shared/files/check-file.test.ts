import { expect, it } from 'vitest';
import { checkFile } from './check-file.ts';

it.each(['aula.pdf', 'AULA.DOCX', 'slides.v2.pptx'])('%s may be sent', (name) => {
  expect(checkFile({ name, size: 10 * 1024 * 1024 })).toBeNull();
});
it.each(['aula.doc', 'planilha.xlsx', 'pdf', 'aula.pdf.exe'])('%s is refused before it is sent', (name) => {
  expect(checkFile({ name, size: 10 })).toEqual({
    title: 'Tipo de arquivo não permitido',
    detail: 'Use apenas PDF, DOCX ou PPTX',
  });
});
it('a file over 10 MB is refused before it is sent', () => {
  expect(checkFile({ name: 'aula.pdf', size: 10 * 1024 * 1024 + 1 })?.detail).toBe(
    'O arquivo passa do limite de 10MB',
  );
});
it('an empty file is refused before it is sent', () => {
  expect(checkFile({ name: 'aula.pdf', size: 0 })?.detail).toBe('O arquivo está vazio. Escolha outro.');
});
