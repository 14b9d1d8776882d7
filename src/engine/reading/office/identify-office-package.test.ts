import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { buildDocx, buildPackage, buildPptx } from '#tests/builders/office-builder.ts';
import { identifyOfficePackage } from './identify-office-package.ts';

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

function refusalOf(bytes: Uint8Array): string {
  try {
    return identifyOfficePackage(bytes);
  } catch (error) {
    if (error instanceof ReadingProblem) return error.code;
    throw error;
  }
}

/** A compound file with one directory sector that names the given streams. */
function buildCompoundFile(streams: string[]): Uint8Array {
  const bytes = new Uint8Array(512 + 128 * streams.length);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  streams.forEach((name, index) => {
    const at = 512 + 128 * index;
    [...name].forEach((letter, position) => {
      bytes[at + position * 2] = letter.charCodeAt(0);
    });
    bytes[at + 64] = name.length * 2 + 2;
  });
  return bytes;
}

describe('an office file is judged by its content', () => {
  it('as Word, also when its main part has another name or is a template', () => {
    expect(identifyOfficePackage(buildDocx({ body: '' }))).toBe('docx');
    expect(identifyOfficePackage(buildDocx({ body: '', mainPart: 'outra/aula.xml' }))).toBe('docx');
    expect(identifyOfficePackage(buildDocx({ body: '', mainType: `${WORD_TYPE}.template.main+xml` }))).toBe(
      'docx',
    );
  });

  it('as PowerPoint', () => {
    expect(identifyOfficePackage(buildPptx({ slides: [] }))).toBe('pptx');
  });

  it.each([
    ['application/vnd.ms-word.document.macroEnabled.main+xml', 'macro'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml', 'spreadsheet'],
    ['application/vnd.ms-excel.sheet.macroEnabled.main+xml', 'spreadsheet'],
    ['application/xml', 'unsupported_type'],
  ])('and refused when its main part is %s', (mainType, code) => {
    expect(refusalOf(buildDocx({ body: '', mainType }))).toBe(code);
  });

  it('and refused when it is another zip, or lacks its main part', () => {
    expect(refusalOf(buildPackage({ 'leia.txt': 'olá' }))).toBe('unsupported_type');
    expect(refusalOf(buildPackage({ '[Content_Types].xml': '<Types/>' }))).toBe('broken');
  });

  it.each([
    [['EncryptionInfo', 'EncryptedPackage'], 'encrypted'],
    [['Root Entry', 'WordDocument'], 'old_office'],
    [['PowerPoint Document'], 'old_office'],
    [['Workbook'], 'spreadsheet'],
    [['Outra coisa'], 'unsupported_type'],
  ])('and refused when it is a compound file with %j', (streams, code) => {
    expect(refusalOf(buildCompoundFile(streams))).toBe(code);
  });

  it('and refused when it is empty or no package at all', () => {
    expect(refusalOf(new Uint8Array())).toBe('empty');
    expect(refusalOf(strToU8('<html></html>'))).toBe('unsupported_type');
  });
});
