import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { implement } from '#server/platform/http/implement.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { MAX_UPLOAD_BYTES } from '#shared/upload-limits.ts';
import { createTestHttpApp, type TestHttpApp } from '#tests/setup/test-http-app.ts';

const send = endpoint({
  ...{
    method: 'POST',
    path: '/api/send',
    summary: 'Send',
    access: 'public',
    status: 201,
    isIdempotent: true,
  },
  body: z.object({ title: z.optional(z.string()) }),
  multipart: { files: ['file'] },
  response: z.record(z.string(), z.unknown()),
});

let http: TestHttpApp;
let base = '';
beforeAll(async () => {
  http = await createTestHttpApp((app, deps) => {
    implement(app, deps, send, async ({ body, upload, idempotency }) => ({
      title: body.title ?? null,
      file: upload?.file
        ? { ...upload.file, text: (await readFile(upload.file.path)).subarray(0, 20).toString() }
        : null,
      fingerprint: idempotency?.fingerprint ?? null,
    }));
  });
  await http.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(http.app.server.address() as AddressInfo).port}`;
});
afterAll(() => http.close());

const spooled = () => readdir(http.deps.storage.spoolDir);
const post = async (form: FormData | string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${base}/api/send`, { method: 'POST', body: form, headers });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
};
function form(parts: [string, string | Blob, string?][]): FormData {
  const made = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') made.append(name, value);
    else made.append(name, value, fileName ?? 'aula.pdf');
  }
  return made;
}

describe('an upload', () => {
  beforeEach(async () => expect(await spooled()).toEqual([]));

  it.each([
    [
      'after',
      [
        ['title', 'Frações'],
        ['file', new Blob(['%PDF-1.4 abc'])],
      ],
    ],
    [
      'before',
      [
        ['file', new Blob(['%PDF-1.4 abc'])],
        ['title', 'Frações'],
      ],
    ],
  ] as [string, [string, string | Blob][]][])(
    'is read whether the file comes %s the text',
    async (_when, parts) => {
      const { status, json } = await post(form(parts));
      expect(status).toBe(201);
      expect(json).toMatchObject({
        title: 'Frações',
        file: { size: 12, originalName: 'aula.pdf', text: '%PDF-1.4 abc' },
      });
      expect(await spooled()).toEqual([]);
    },
  );

  it('of exactly the limit is taken, one byte more is refused and the sender reads why', async () => {
    const exact = await post(form([['file', new Blob([Buffer.alloc(MAX_UPLOAD_BYTES)])]]));
    expect(exact.status).toBe(201);
    const over = await post(form([['file', new Blob([Buffer.alloc(MAX_UPLOAD_BYTES + 1)])]]));
    expect(over.json).toMatchObject({ status: 413, message: 'O arquivo passa do limite de 10MB' });
    const farOver = await post(
      form([
        ['file', new Blob([Buffer.alloc(MAX_UPLOAD_BYTES * 3)])],
        ['title', 'x'],
      ]),
    );
    expect(farOver.status).toBe(413);
    expect(await spooled()).toEqual([]);
  });

  it('of two files, of an unknown field or of endless text is refused and leaves nothing', async () => {
    const file = () => new Blob(['%PDF-1.4']);
    expect(
      (
        await post(
          form([
            ['file', file()],
            ['file', file()],
          ]),
        )
      ).status,
    ).toBe(400);
    expect((await post(form([['other', file()]]))).status).toBe(400);
    expect((await post(form([['title', 'a'.repeat(400_000)]]))).status).toBe(413);
    const many = Array.from({ length: 60 }, (_, i): [string, string] => [`f${i}`, 'x']);
    expect((await post(form([...many, ['file', file()]]))).status).toBe(413);
    expect(await spooled()).toEqual([]);
  });

  it('that is cut short or no multipart at all is malformed and leaves nothing', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const open = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF';
    expect((await post(open, headers)).status).toBe(400);
    expect((await post('nonsense', headers)).status).toBe(400);
    expect([400, 415]).toContain((await post(open, { 'content-type': 'multipart/form-data' })).status);
    expect(await spooled()).toEqual([]);
  });

  it('that is refused before it is read still reaches the sender with its answer', async () => {
    for (const [path, type, status] of [
      ['/api/send', 'application/json', 413],
      ['/api/send', 'text/plain', 415],
    ] as const) {
      const headers = { 'content-type': type, connection: 'close' };
      const request = httpRequest(`${base}${path}`, { method: 'POST', headers });
      const answered = once(request, 'response');
      for (let sent = 0; sent < 12; sent++) {
        if (!request.write(Buffer.alloc(1_000_000))) await once(request, 'drain');
      }
      request.end();
      const [response] = (await answered) as [IncomingMessage];
      response.resume();
      expect([path, type, response.statusCode]).toEqual([path, type, status]);
    }
  });

  it('whose sender goes away leaves nothing', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000000' };
    const request = httpRequest(`${base}/api/send`, { method: 'POST', headers });
    request.on('error', () => undefined);
    request.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
    request.write(Buffer.alloc(300_000));
    await expect.poll(async () => (await spooled()).length).toBe(1);
    request.destroy();
    await expect.poll(spooled).toEqual([]);
  });

  it('without a chosen file counts as none, and JSON may stand for a form without file', async () => {
    expect(
      (
        await post(
          form([
            ['title', 'A'],
            ['file', new Blob([]), ''],
          ]),
        )
      ).json,
    ).toMatchObject({ file: null });
    const afterFile = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF\r\n';
    const untouched =
      '--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n';
    const both = await post(afterFile + untouched, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(both.json).toMatchObject({ file: { size: 4 } });
    expect(await spooled()).toEqual([]);
    const json = await post('{"title":"A"}', { 'content-type': 'application/json' });
    expect(json.json).toMatchObject({ title: 'A', file: null });
  });

  it('has one fingerprint for equal fields and bytes, whatever boundary and order', async () => {
    const key = { 'idempotency-key': 'k1' };
    const file = (text = 'same') => new Blob([text]);
    const first = await post(
      form([
        ['title', 'A'],
        ['file', file()],
      ]),
      key,
    );
    const again = await post(
      form([
        ['file', file()],
        ['title', 'A'],
      ]),
      key,
    );
    const other = await post(
      form([
        ['file', file('not it')],
        ['title', 'A'],
      ]),
      key,
    );
    expect(again.json.fingerprint).toBe(first.json.fingerprint);
    expect(other.json.fingerprint).not.toBe(first.json.fingerprint);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\aulas\\água.docx', 'água.docx'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['Frac\u0327o\u0303es.pdf', 'Frações.pdf'],
    [`${'a'.repeat(300)}.pptx`, `${'a'.repeat(145)}.pptx`],
    ['...', 'arquivo'],
  ])('named %j is shown as %j', async (sent, shown) => {
    const { json } = await post(form([['file', new Blob(['x']), sent]]));
    expect(json.file).toMatchObject({ originalName: shown });
  });
});
