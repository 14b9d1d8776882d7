import { describe, expect, it } from 'vitest';
import { buildTextPdf } from '#tests/builders/scan-builder.ts';
import { judgeKind } from './judge-kind.ts';

const pdf = buildTextPdf([[{ text: 'Aula', x: 60, y: 700, size: 12 }]]);
const codeOf = (bytes: Buffer) => {
  try {
    return judgeKind(bytes);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('judging a file by its content', () => {
  it('knows a PDF, also behind stray bytes', () => {
    expect(codeOf(pdf)).toBe('pdf');
    expect(codeOf(Buffer.concat([Buffer.from('\uFEFF\r\n'), pdf]))).toBe('pdf');
  });

  it('refuses a web page that hides a PDF', () => {
    expect(codeOf(Buffer.concat([Buffer.from('<!-- <script>1</script> '), pdf]))).toBe('unsupported_type');
  });

  it('takes a PDF with a zip behind it for a PDF only', () => {
    expect(codeOf(Buffer.concat([pdf, Buffer.from('PK\x03\x04')]))).toBe('pdf');
  });

  it('names an empty file, other types and broken packages', () => {
    expect(codeOf(Buffer.alloc(0))).toBe('empty');
    expect(codeOf(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe('unsupported_type');
    expect(codeOf(Buffer.from('apenas texto'))).toBe('unsupported_type');
    expect(codeOf(Buffer.from('PK\x03\x04 cortado'))).toBe('broken');
  });
});
