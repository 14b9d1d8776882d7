import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#shared/catalog/catalog.ts';
import { judgeFile } from './judge-file.ts';

describe('a file chosen as new material', () => {
  it.each([
    ['aula.pdf', 1, 'ok'],
    ['Aula.Final.PPTX', MAX_UPLOAD_BYTES, 'ok'],
    ['aula.docx', MAX_UPLOAD_BYTES + 1, 'too_large'],
    ['aula.pdf', 0, 'empty'],
    ['aula.doc', 10, 'wrong_type'],
    ['aula.pdf.exe', 10, 'wrong_type'],
    ['pdf', 10, 'wrong_type'],
  ] as const)('named %s with %d bytes is judged %s', (name, size, verdict) => {
    expect(judgeFile({ name, size })).toBe(verdict);
  });
});
