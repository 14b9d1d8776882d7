import { expect, it } from 'vitest';
import { ADMIN_RULE, ATTACHMENT_RULE, deliveryRuleFor, ruleFor } from './accepted-kinds.ts';
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
it('an attachment may be more than the material of an order, plain text only of teachers and editors', () => {
  const may = (name: string, rule = ATTACHMENT_RULE as Parameters<typeof checkFile>[1]) =>
    checkFile({ name, size: 10 }, rule) === null;
  expect(['foto.JPEG', 'prova.doc', 'recado.txt', 'aula.ppt'].every((name) => may(name))).toBe(true);
  expect([may('recado.txt', ADMIN_RULE), may('jogo.exe')]).toEqual([false, false]);
  expect(checkFile({ name: 'foto.png', size: 10 }, ruleFor('editor', 'final_delivery'))?.detail).toBe(
    'Use apenas PDF, DOCX, PPT ou PPTX',
  );
});
it('a delivery is of a kind that was ordered: no slides for a booklet, no Word document for a presentation', () => {
  const refusal = (name: string, serviceType: 'booklet' | 'presentation') =>
    checkFile({ name, size: 10 }, deliveryRuleFor({ serviceType }))?.detail;
  expect(refusal('apostila.docx', 'booklet')).toBeUndefined();
  expect(refusal('aula.pptx', 'booklet')).toBe('Uma apostila é entregue em PDF ou DOCX');
  expect(refusal('aula.docx', 'presentation')).toBe('Use apenas PDF, PPT ou PPTX');
});
