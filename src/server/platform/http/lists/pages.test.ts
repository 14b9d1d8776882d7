import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { implement } from '#server/platform/http/implement.ts';
import { pagePolicy } from '#server/platform/http/security-headers.ts';
import { endpoint } from '#shared/http/endpoint.ts';
import { createTestHttpApp, type TestHttpApp } from '#tests/setup/test-http-app.ts';

const echo = endpoint({
  ...{ method: 'POST', path: '/api/echo/{id}', summary: 'Echo <b>', access: ['admin'], isIdempotent: true },
  params: z.object({ id: z.string() }),
  body: z.object({ title: z.string() }),
  ...{ multipart: { files: ['file'] }, response: z.object({ ok: z.boolean() }), status: 201 },
});

let http: TestHttpApp;
let folder = '';
let satisfaction = async (): Promise<number | null> => 0.949;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'app.html'), '<html><meta name="csp-nonce" nonce="__CSP_NONCE__">app</html>');
  await writeFile(join(folder, 'home.html'), '<html>home</html>');
  await writeFile(join(folder, 'till.html'), '<html><meta nonce="__CSP_NONCE__">till</html>');
  await writeFile(
    join(folder, 'sobre.html'),
    '<html>⟦if:satisfaction⟧⟦satisfaction⟧⟦end⟧⟦not:satisfaction⟧ainda não⟦end⟧</html>',
  );
  await writeFile(join(folder, '404.html'), '<html>nothing here</html>');
  await writeFile(join(folder, 'landing.html'), '<html>landing of ⟦publicUrl⟧</html>');
  await writeFile(join(folder, 'assets/main-1a2b.js'), 'plain');
  await writeFile(join(folder, 'assets/main-1a2b.js.br'), 'small');
  await writeFile(join(folder, 'icon.svg'), '<svg/>');
  await writeFile(join(folder, '.built-from'), 'hash');
  http = await createTestHttpApp((app, deps) => implement(app, deps, echo, async () => ({ ok: true })), {
    clientFolder: folder,
    satisfaction: () => satisfaction(),
    documents: [
      {
        path: '/caixa',
        file: '/till.html',
        headers: (nonce) => ({
          'content-security-policy': pagePolicy(nonce, { 'frame-src': ['https://*.bank.test'] }),
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        }),
      },
    ],
  });
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true, force: true });
});
const get = (url: string, headers: Record<string, string> = {}) => http.app.inject({ url, headers });

describe('pages', () => {
  it('are the landing at / for a visitor and the app for who has a session, whatever is kept in between', async () => {
    const [visitor, member] = [await get('/'), await get('/', { cookie: 'lousa_session=abc' })];
    expect(visitor.body).toContain('landing of http://lousa.test');
    expect(member.body).toContain('home');
    expect(visitor.headers.vary).toBe('cookie, accept-encoding');
  });

  it('are the shell elsewhere, each with a nonce of its own', async () => {
    const [first, second] = [await get('/dashboard'), await get('/analysis/1?tab=2')];
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? 'none';
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(second.body).not.toContain(nonce);
    expect(first.headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
  });

  it('are kept from search engines on the screens of the app alone', async () => {
    const tagOf = async (url: string) =>
      (await get(url, { cookie: 'lousa_session=abc' })).headers['x-robots-tag'];
    expect([await tagOf('/dashboard'), await tagOf('/analysis/1')]).toEqual(['noindex', 'noindex']);
    expect([await tagOf('/'), await tagOf('/sobre')]).toEqual([undefined, undefined]);
  });

  it('carry every header of defence, whatever host was asked for, and answer HEAD alike', async () => {
    for (const url of ['/', '/sobre', '/dashboard', '/nao-existe', '/caixa/1', '/icon.svg', '/api/docs']) {
      const { headers, body } = await get(url, { host: 'evil.test' });
      expect(headers, url).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-cache',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy, url).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
      expect(policy, url).not.toMatch(/unsafe-|\s\*(\s|;|$)/);
      expect(headers['strict-transport-security'], 'over http').toBeUndefined();
      // A kept copy that is answered for 304 would bear the nonce of another answer.
      if (headers['content-type'] === 'text/html; charset=utf-8') expect(headers.etag, url).toBeUndefined();
      expect(body, url).not.toContain('evil.test');
      const head = await http.app.inject({ method: 'HEAD', url });
      expect([url, head.headers['content-type']]).toEqual([url, headers['content-type']]);
    }
  });

  it('name their hosts over https for good', async () => {
    const safe = await createTestHttpApp(() => undefined, { publicUrl: 'https://lousa.test' });
    const { headers } = await safe.app.inject({ url: '/api/openapi.json' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await safe.close();
  });

  it('say what customers think, rounded down, and are served where that cannot be measured', async () => {
    expect((await get('/sobre')).body).toBe('<html>94%</html>');
    satisfaction = async () => 29 / 50;
    expect((await get('/sobre')).body, 'not 57.99999999999999').toBe('<html>58%</html>');
    satisfaction = async () => {
      throw new Error('the database is away');
    };
    expect((await get('/sobre')).body).toBe('<html>ainda não</html>');
  });

  it('say 404 where there is nothing, and give no part of the build away as an address', async () => {
    for (const url of ['/nao-existe', '/analysis/1/2', '/app', '/home', '/404', '/..%2f']) {
      const page = await get(url);
      expect([url, page.statusCode, page.body]).toEqual([url, 404, '<html>nothing here</html>']);
    }
  });

  it('may be a document with headers of its own for every address below a path, and nowhere else', async () => {
    for (const url of ['/caixa', '/caixa/1?token=x']) {
      const till = await get(url);
      expect(till.body).toContain('till');
      const nonce = /nonce="([^"]+)"/.exec(till.body)?.[1] ?? 'none';
      expect(till.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(till.headers['content-security-policy']).toContain('frame-src https://*.bank.test');
      expect(till.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    }
    for (const url of ['/caixas', '/dashboard', '/']) {
      const page = await get(url);
      expect(page.headers['content-security-policy']).not.toContain('bank.test');
      expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  it('come small to who can unpack them', async () => {
    expect((await get('/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    const asset = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' });
    expect(asset.body).toBe('small');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/main-1a2b.js')).body).toBe('plain');
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('never stand in for what is missing among assets and calls, and keep the hidden hidden', async () => {
    for (const url of ['/assets/none.js', '/assets/', '/api/none'])
      expect((await get(url)).statusCode).toBe(404);
    for (const url of ['/.built-from', '/..%2f..%2fpackage.json', '/assets/main-1a2b.js.br']) {
      expect((await get(url)).body).not.toMatch(/hash|"name"|^small/);
    }
    expect((await http.app.inject({ method: 'POST', url: '/dashboard' })).statusCode).toBe(404);
  });
});

describe('the contract as a document', () => {
  it('is OpenAPI 3.1 with path, form, file, key and access of each call', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const call = document.paths['/api/echo/{id}'].post;
    expect(call.parameters.map(({ name }: { name: string }) => name)).toEqual(['id', 'Idempotency-Key']);
    expect(call.requestBody.content['multipart/form-data'].schema.properties).toMatchObject({
      title: { type: 'string' },
      file: { contentMediaType: 'application/octet-stream' },
    });
    expect(call.security).toHaveLength(2);
    expect(call.responses['201'].content['application/json'].schema.properties.ok).toEqual({
      type: 'boolean',
    });
  });

  it('is also a page without scripts', async () => {
    const page = await get('/api/docs');
    expect(page.headers['content-type']).toMatch(/text\/html/);
    expect(page.body).toContain('/api/echo/{id}');
    expect(page.body).toContain('Echo &lt;b&gt;');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });
});
