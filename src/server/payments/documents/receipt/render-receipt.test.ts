import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { composeOrderSummary } from '#shared/payments/terms.ts';
import { DRAWABLE_RANGES } from './drawable.ts';
import type { ReceiptFacts } from './find-receipt-facts.ts';
import { renderReceipt, toReceiptPage, typeset } from './render-receipt.ts';

const PAID_AT = new Date('2026-11-22T01:04:00Z');
const PAYEE = {
  name: 'Lousa Materiais Didáticos Ltda',
  cnpj: '12.ABC.345/01DE-35',
  address: 'Rua das Acácias, 120, São Paulo/SP',
  email: 'contato@lousa.test',
};
function facts(set: Partial<ReceiptFacts> & { title?: string } = {}): ReceiptFacts {
  const { title = 'O ciclo da água', ...others } = set;
  return {
    number: '20261121-9F3A77C1',
    payer: {
      name: 'Marina Duarte',
      document: 'CPF 529.982.247-25',
      address: 'Rua B, 7',
      email: 'm@escola.test',
    },
    seller: { ...PAYEE, phone: '+55 11 4002-0000' },
    method: 'pix',
    paidAt: PAID_AT,
    amountCents: 118_000,
    providerRef: 'E12345678202611211804abcdef12345',
    isLive: true,
    refunds: [],
    disputedCents: 0,
    order: composeOrderSummary({
      ...{ title, serviceType: 'booklet', size: 70, deliveryType: 'normal', priceCents: 118_000 },
      ...{ payee: PAYEE, now: PAID_AT },
    }),
    acceptance: { termsVersion: '2026-11-21', acceptedAt: PAID_AT, sha256: 'ab'.repeat(32) },
    ...others,
  };
}

/** The text of a PDF as our own engine reads it, white space as one space. */
async function readBack(pdf: Buffer): Promise<string> {
  const { blocks } = await readDocument(pdf);
  return blocks.flatMap(listBlockTexts).join(' ').replaceAll(/\s+/g, ' ');
}

it('says who paid what to whom, when and how, and that it is no fiscal document', async () => {
  const pdf = await renderReceipt(facts());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const text = await readBack(pdf);
  for (const words of [
    ...['Recibo', '20261121-9F3A77C1', 'Este recibo não é documento fiscal', 'R$ 1.180,00'],
    ...['Marina Duarte', 'CPF 529.982.247-25', 'Rua B, 7', 'm@escola.test'],
    ...['Lousa Materiais Didáticos Ltda', 'CNPJ 12.ABC.345/01DE-35', '+55 11 4002-0000'],
    ...['O ciclo da água', 'Apostila com 70 páginas', 'Master', 'Pix', 'E12345678202611211804abcdef12345'],
    // 01:04 UTC of the 22nd is 22:04 of the 21st in São Paulo.
    ...['21/11/2026, 22:04', 'Termos da compra, versão 2026-11-21'],
  ]) {
    expect(text).toContain(words);
  }
});

it('is a PDF/A-2a, tagged, with its fonts inside', async () => {
  const pdf = (await renderReceipt(facts())).toString('latin1');
  expect(pdf).toMatch(/pdfaid:part[>="]+2/);
  expect(pdf).toMatch(/pdfaid:conformance[>="]+A/);
  expect(pdf).toContain('/StructTreeRoot');
  for (const font of ['AtkinsonHyperlegibleNext', 'Gabarito'])
    expect(pdf).toMatch(new RegExp(`/[A-Z]{6}\\+${font}`));
});

it('shows what went back with its day, what is on its way, and the net', async () => {
  const refunds = [
    { amountCents: 5000, reason: 'excess', completedAt: new Date('2026-11-25T15:00:00Z') },
    { amountCents: 20_000, reason: 'guarantee', completedAt: null },
  ] as const;
  const text = await readBack(await renderReceipt(facts({ refunds: [...refunds], disputedCents: 10_000 })));
  expect(text).toMatch(/Reembolso: valor acima do pedido 25\/11\/2026 − ?R\$ 50,00/);
  expect(text).toContain('Reembolso de R$ 200,00 em andamento, ainda não descontado');
  expect(text).toMatch(/Contestação pelo banco do pagador.*− ?R\$ 100,00/);
  expect(text).toMatch(/Valor líquido R\$ 1\.030,00/);
});

it('says so where no money moved', async () => {
  expect(await readBack(await renderReceipt(facts({ isLive: false })))).toContain('Modo demonstração');
});

it('sets the longest and the strangest content there can be', async () => {
  const strange = 'π🔥 Łódź # $x$ #eval("1") \\ "aspas" <b> [x] *a* _b_ @c `d` ';
  const payer = {
    name: 'Associação Beneficente das Escolas Comunitárias '.repeat(4).slice(0, 150),
    document: 'CNPJ 12.ABC.345/01DE-35',
    address: 'Avenida Presidente Juscelino Kubitschek de Oliveira, 12345, '.repeat(5).slice(0, 300),
    email: `${'a'.repeat(64)}@${'b'.repeat(180)}.test`,
  };
  const pdf = await renderReceipt(facts({ title: (strange + 'x'.repeat(200)).slice(0, 200), payer }));
  const text = await readBack(pdf);
  expect(text).toContain('#eval("1") \\ "aspas" <b> [x] *a* _b_ @c `d`');
  expect(text).toContain('Valor líquido');
});

it('can draw every letter it says it can', async () => {
  const letters = DRAWABLE_RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
  ).join(' ');
  const page = toReceiptPage(facts({ title: letters, payer: { ...facts().payer, name: letters } }));
  expect((await typeset({ ...page, amount: letters })).length).toBeGreaterThan(10_000);
});

it('is refused rather than set in another font', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-receipt-'));
  try {
    await cp(import.meta.dirname, folder, { recursive: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await cp(join(folder, 'fonts/atkinson-400.ttf'), join(folder, 'fonts/gabarito-800.ttf'));
    const child = join(folder, 'typeset-receipt-child.ts');
    await expect(typeset(toReceiptPage(facts()), { child })).rejects.toThrow(/no receipt: .*font/is);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('is given up after its time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lousa-receipt-'));
  try {
    const child = join(folder, 'endless.js');
    await writeFile(child, 'for (;;) {}');
    const setting = typeset(toReceiptPage(facts()), { child, timeLimitMs: 300 });
    await expect(setting).rejects.toThrow('no receipt: time limit');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('many at once are all set', async () => {
  const pdfs = await Promise.all(Array.from({ length: 6 }, () => renderReceipt(facts())));
  expect(pdfs.every((pdf) => pdf.length > 10_000)).toBe(true);
});
