import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { compoundFile } from '#tests/builders/compound-file.ts';
import { tinyPdf } from '#tests/builders/documents.ts';
import { judgeContent } from './judge-content.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const judge = (file: Buffer | string, name = 'arquivo') =>
  judgeContent(typeof file === 'string' ? latin1(file) : file, name);
const officePackage = (mainType: string, level: 0 | 6 = 6) =>
  Buffer.from(
    zipSync(
      {
        'docProps/app.xml': strToU8('<x/>'),
        '[Content_Types].xml': strToU8(
          `<Types><Override PartName="/m.xml" ContentType="application/${mainType}.main+xml"/></Types>`,
        ),
      },
      { level },
    ),
  );
const WORD = 'vnd.openxmlformats-officedocument.wordprocessingml.document';
const SLIDES = 'vnd.openxmlformats-officedocument.presentationml.presentation';

it('knows a package that was cut off or scratched on its way', async () => {
  const whole = officePackage(SLIDES);
  expect(await judge(whole.subarray(0, whole.length * 0.7))).toBe('damaged');
  expect(await judge(officePackage(WORD).subarray(0, 60))).toBe('damaged');
  const at = (mark: string, offset: number) => whole.indexOf(mark, 0, 'latin1') + offset;
  for (const [from, length] of [
    [at('PK\x01\x02', 0), 4],
    [at('PK\x05\x06', 16), 4],
    [at('[Content_Types].xml', 19), 8],
  ] as const)
    expect(await judge(Buffer.from(whole).fill(0xff, from, from + length))).toBe('damaged');
});

describe('the kind of a file, told by its content', () => {
  it.each([
    ['pdf', tinyPdf()],
    ['pdf', Buffer.concat([latin1('lixo\n'), tinyPdf()])],
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0'],
    ['jpg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['gif', 'GIF89a\x01\0\x01\0'],
    ['docx', officePackage(WORD)],
    ['docx', officePackage(WORD, 0)],
    ['docx', officePackage('vnd.ms-word.document.macroEnabled')],
    ['pptx', officePackage(SLIDES)],
    ['pptx', officePackage('vnd.ms-powerpoint.slideshow.macroEnabled')],
    ['doc', compoundFile([{ name: '1Table' }, { name: 'WordDocument' }])],
    ['ppt', compoundFile([{ name: 'Current User' }, { name: 'PowerPoint Document' }])],
    ['txt', Buffer.from('Olá, turma!\r\n\tAula 1', 'utf8')],
    ['txt', latin1('Ol\xe1, turma! \x93aspas\x94')],
  ])('%s', async (kind, file) => {
    expect(await judge(file)).toBe(kind);
  });

  it.each([
    ['a program', `MZ\x90\0\x03${'\0'.repeat(300)}`],
    ['a program with a PDF inside', `MZ\x90\0${tinyPdf().toString('latin1')}`],
    ['a program of Linux', '\x7fELF\x02\x01\x01'],
    ['a script', '#!/bin/sh\nrm -rf /\n'],
    ['a page that pretends to be a PDF', '<script>alert(1)</script>%PDF-1.4 \0'],
    ['a spreadsheet', officePackage('vnd.openxmlformats-officedocument.spreadsheetml.sheet')],
    ['an old spreadsheet', compoundFile([{ name: 'Workbook' }])],
    [
      'an old spreadsheet with a text in it',
      compoundFile([{ name: 'MBD1', children: [{ name: 'WordDocument' }] }]),
    ],
    ['an ordinary zip', Buffer.from(zipSync({ 'a.txt': strToU8('a') }))],
    ['a cut-off old document', compoundFile([{ name: 'WordDocument' }]).subarray(0, 700)],
    ['a header that chains to itself', `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(2000)}`],
    ['a text with control characters', 'abc\x00def'],
    ['a text with an escape sequence', 'abc\x1b[31m'],
    ['nothing', ''],
  ])('%s is none of ours', async (_what, file) => {
    expect(await judge(file, 'aula.pdf')).toBeNull();
  });

  it('takes the content types of a zip bomb for none', async () => {
    const bomb = { '[Content_Types].xml': new Uint8Array(40_000_000) };
    expect(await judge(Buffer.from(zipSync(bomb, { level: 9 })))).toBeNull();
  });

  it('goes by the name only where an encrypted package hides what it is', async () => {
    const locked = compoundFile([{ name: 'EncryptedPackage' }, { name: 'EncryptionInfo' }]);
    expect(await judge(locked, 'prova.DOCX')).toBe('docx');
    expect(await judge(locked, 'prova.pptx')).toBe('pptx');
    expect(await judge(locked, 'prova.xlsx')).toBeNull();
  });

  it('does not follow a directory in circles', async () => {
    const file = compoundFile([{ name: 'a' }, { name: 'b' }]);
    file.writeUInt32LE(1, 1024 + 128 + 72);
    file.writeUInt32LE(1, 512 + 4);
    expect(await judge(file)).toBeNull();
  });
});
