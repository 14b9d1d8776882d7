import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHttpApp, type TestHttpApp } from '#tests/setup/test-http-app.ts';

let http: TestHttpApp;
beforeAll(async () => {
  http = await createTestHttpApp(() => undefined);
  await http.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

it.each([
  ['no HTTP', 'HELLO\r\n\r\n', 400],
  ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is answered with a problem of its own and the connection ends', async (_what, sent, status) => {
  const socket = connect((http.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status, message: expect.stringMatching(/\.$/) });
});
