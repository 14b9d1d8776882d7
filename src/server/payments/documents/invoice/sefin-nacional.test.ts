import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type SefinServer, startSefinServer } from '#tests/builders/sefin-server.ts';
import { type FiscalDocumentPort, FiscalRefusal, FiscalUnavailable } from './fiscal-document-port.ts';
import { openSefinNacional } from './sefin-nacional.ts';

const KEY = '3'.repeat(50);
const NFSE = '<NFSe>emitida</NFSe>';
const packed = (xml: string) => gzipSync(xml).toString('base64');
let server: SefinServer;
let sefin: FiscalDocumentPort;

beforeAll(async () => {
  server = await startSefinServer();
  sefin = await openSefinNacional({ baseUrl: server.baseUrl, ...server.files });
});
afterAll(() => server.close());
beforeEach(() => {
  server.calls = [];
});

it('sends the DPS gzipped in base64 under the client certificate and takes in what was issued', async () => {
  server.answer = () => [201, { idDps: 'DPS1', chaveAcesso: KEY, nfseXmlGZipB64: packed(NFSE) }];
  expect(await sefin.issue('<DPS>ção</DPS>')).toEqual({ accessKey: KEY, xml: NFSE });
  const [sent] = server.calls;
  expect([sent?.call, sent?.client]).toEqual(['POST /SefinNacional/nfse', 'lousa']);
  const { dpsXmlGZipB64 } = JSON.parse(sent?.body ?? '');
  expect(gunzipSync(Buffer.from(dpsXmlGZipB64, 'base64')).toString()).toBe('<DPS>ção</DPS>');
});

it.each([
  [{ erros: [{ Codigo: 'E1235', Descricao: 'Esquema desatualizado' }] }],
  [{ erros: [{ codigo: 'E1235', descricao: 'Esquema desatualizado' }] }],
])('a refusal comes with its reasons (%#)', async (body) => {
  server.answer = () => [400, body];
  const refused = sefin.issue('<DPS/>');
  await expect(refused).rejects.toThrow(FiscalRefusal);
  await expect(refused).rejects.toThrow('E1235: Esquema desatualizado');
});

it.each([
  [503, 'manutenção'],
  [201, { chaveAcesso: 'curta' }],
  [400, 'not even JSON'],
  [201, 'x'.repeat(2_100_000)],
])('an answer %i that says nothing certain is no refusal and no document', async (status, body) => {
  server.answer = () => [status, body];
  await expect(sefin.issue('<DPS/>')).rejects.toThrow(FiscalUnavailable);
});

it('asks what became of a DPS: never seen, or issued with its document', async () => {
  server.answer = () => [404, {}];
  expect(await sefin.findByDps('DPS42')).toBeNull();
  server.answer = ({ call }) =>
    call.includes('/dps/') ? [200, { chaveAcesso: KEY }] : [200, { nfseXmlGZipB64: packed(NFSE) }];
  expect(await sefin.findByDps('DPS42')).toEqual({ accessKey: KEY, xml: NFSE });
  expect(server.calls.map(({ call }) => call)).toEqual([
    'HEAD /SefinNacional/dps/DPS42',
    'HEAD /SefinNacional/dps/DPS42',
    'GET /SefinNacional/dps/DPS42',
    `GET /SefinNacional/nfse/${KEY}`,
  ]);
});

it('a server that is not there or that is not trusted is unavailable', async () => {
  const paths = { ...server.files, caFile: null };
  const distrusting = await openSefinNacional({ baseUrl: server.baseUrl, ...paths });
  await expect(distrusting.issue('<DPS/>')).rejects.toThrow(FiscalUnavailable);
  const gone = await openSefinNacional({ baseUrl: 'https://127.0.0.1:1', ...paths });
  await expect(gone.findByDps('DPS42')).rejects.toThrow(FiscalUnavailable);
  expect(server.calls).toEqual([]);
});
