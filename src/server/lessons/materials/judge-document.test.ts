import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { compoundFile } from '#tests/builders/compound-file.ts';
import { TINY_PNG } from '#tests/builders/files.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { photosynthesis } from '#tests/builders/samples/photosynthesis.ts';
import { writeSampleDocx } from '#tests/builders/samples/write-sample-docx.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
  ana = await registerTeacher(test.app);
});
afterAll(() => test.close());

const docx = () => Buffer.from(writeSampleDocx(photosynthesis));
const send = async (bytes: Buffer, name: string) => {
  const { status, json } = await placeOrder(ana, {}, { bytes, name });
  return { status, ...json };
};

it.each([
  [TINY_PNG, 'aula.docx', /\.docx, mas o arquivo é uma imagem PNG\. Salve-o como PDF, DOCX ou PPTX/],
  [
    Buffer.alloc(900, 7),
    'aula.pptx',
    /não abre como PPTX: está danificado ou o nome foi trocado\. Salve-o de novo como PPTX/,
  ],
  [compoundFile([{ name: 'WordDocument' }]), 'aula.docx', /formato antigo do Office\. Abra-o, escolha/],
])('a file under another name is refused with what it is and what to do (%#)', async (bytes, name, hint) => {
  expect(await send(bytes, name)).toMatchObject({
    ...{ status: 415, message: 'Tipo de arquivo não permitido', detail: 'Use apenas PDF, DOCX ou PPTX' },
    hint: expect.stringMatching(hint),
  });
});

it('a file whose own name says that it is of no kind we take is told no more', async () => {
  expect((await send(Buffer.from('jogo'), 'jogo.exe')).hint).toBeUndefined();
});

it.each([
  ['cut off', () => docx().subarray(0, 3000), /danificado\. Abra-o/],
  [
    'scratched in its list of parts',
    () => docx().fill(0, docx().lastIndexOf('PK\x05\x06')),
    /danificado\. Abra-o/,
  ],
  [
    'locked',
    () => compoundFile([{ name: 'EncryptedPackage' }, { name: 'EncryptionInfo' }]),
    /Remova a senha/,
  ],
  ['empty', () => Buffer.alloc(0), /vazio\. Confira/],
])('a document that is %s is refused with that and what to do', async (_what, bytes, message) => {
  expect(await send(bytes(), 'aula.docx')).toMatchObject({
    status: 422,
    message: expect.stringMatching(message),
  });
});
