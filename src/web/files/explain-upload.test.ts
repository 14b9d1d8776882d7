import { expect, it } from 'vitest';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { explainUpload } from './explain-upload.ts';

it('a refused file is told in the server’s words and not to be sent again', () => {
  const wrongType = new ApiProblem({
    code: 'unsupported_type',
    status: 415,
    message: 'Tipo de arquivo não permitido',
    detail: 'Use apenas PDF, PPT ou PPTX',
  });
  expect(explainUpload(wrongType)).toEqual({
    fault: 'Tipo de arquivo não permitido. Use apenas PDF, PPT ou PPTX',
    canRetry: false,
  });
});

it('what the server says of this very file is told in place of the kinds it takes', () => {
  const hint = 'O nome termina em .pptx, mas o arquivo é uma imagem PNG.';
  const renamed = new ApiProblem({
    ...{ code: 'unsupported_type', status: 415, message: 'Tipo de arquivo não permitido' },
    ...{ detail: 'Use apenas PDF, PPT ou PPTX', data: { hint } },
  });
  expect(explainUpload(renamed)).toEqual({ fault: hint, canRetry: false });
});

it('a file for which the account has no room is not to be sent again either', () => {
  const message = 'Não cabe: seus arquivos já ocupam os 500 MB da conta.';
  const full = new ApiProblem({ code: 'quota_reached', status: 409, message });
  expect(explainUpload(full)).toEqual({ fault: message, canRetry: false });
});

it('a broken connection asks to try again under the customer’s sentence', () => {
  const lost = new ApiProblem({ code: 'network', status: 0, message: 'Sem conexão.' });
  expect(explainUpload(lost)).toEqual({ fault: 'Erro ao enviar arquivo. Sem conexão.', canRetry: true });
  expect(explainUpload(new Error('x')).fault).toBe('Erro ao enviar arquivo');
});
