import { afterEach, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/platform/config.ts';
import { createHttpApp } from '#server/platform/http/create-http-app.ts';
import { createLog } from '#server/platform/log.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server that answers where each request comes from, and what it logged. */
async function serverWith(env: Record<string, string>) {
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const app = await createHttpApp(loadConfig({ PORT: '0', ...env }), log);
  app.get('/ip', async (request) => ({ ip: request.ip }));
  closing.push(() => app.close());
  const ask = async (forwarded?: string, remoteAddress = '127.0.0.1') => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    return (await app.inject({ url: '/ip', headers, remoteAddress })).json().ip;
  };
  return { app, logged, ask };
}

describe('behind a proxy', () => {
  it('takes one client for one, however the proxy writes the address', async () => {
    const { ask } = await serverWith({ TRUST_PROXY: '1' });
    const written = [
      '203.0.113.8',
      '203.0.113.8:50001',
      '198.51.100.1, 203.0.113.8:50002',
      '::ffff:cb00:7108',
      '[::ffff:203.0.113.8]:443',
    ];
    expect(await Promise.all(written.map((each) => ask(each)))).toEqual(written.map(() => '203.0.113.8'));
    expect(await ask(undefined, '::ffff:10.0.0.7')).toBe('10.0.0.7');
  });

  it('believes no header while no proxy is trusted, and warns of it once, without any address', async () => {
    const { ask, logged } = await serverWith({});
    expect(await ask('203.0.113.8')).toBe('127.0.0.1');
    for (let i = 0; i < 5; i++) await ask(`203.0.113.${i}`);
    expect(logged.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
    expect(logged.join()).not.toContain('203.0.113');
  });

  it('warns at start where https is claimed and no proxy is trusted', async () => {
    const warningsWith = async (env: Record<string, string>) => {
      const { app, logged } = await serverWith(env);
      await app.listen({ port: 0 });
      return logged.filter((line) => line.includes('TRUST_PROXY')).length;
    };
    expect(await warningsWith({ PUBLIC_URL: 'https://lousa.test' })).toBe(1);
    expect(await warningsWith({ PUBLIC_URL: 'https://lousa.test', TRUST_PROXY: '1' })).toBe(0);
    expect(await warningsWith({})).toBe(0);
  });
});
