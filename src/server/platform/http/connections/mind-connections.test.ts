import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { mindConnections } from './mind-connections.ts';
import { chooseMaxConnections, readDescriptorLimit } from './read-descriptor-limit.ts';

const LIMITS = {
  most: 5,
  silentMs: 15_000,
  bodyBytesPerSecond: 4000,
  bodyPatienceMs: 60_000,
  bodyPatienceWhenFullMs: 10_000,
};
let server: Server;
const sockets: Socket[] = [];
/** The server's ends, by the port of the client's. */
const accepted = new Map<number, Socket>();
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** A server that reads bodies and answers, but for `/stream`, which goes on; time stands still until told. */
async function listen() {
  let at = 0;
  server = createServer((request, response) => {
    if (request.url === '/stream') return response.write('first');
    request.resume();
    request.on('end', () => response.end('done'));
  });
  accepted.clear();
  server.on('connection', (socket: Socket) => accepted.set(socket.remotePort ?? 0, socket));
  const minded = mindConnections(server, LIMITS, () => at);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    ...minded,
    pass(ms: number) {
      at += ms;
      minded.sweep();
    },
  };
}
async function open(sent = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  if (sent) socket.write(sent);
  return socket;
}
const ASK = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const body = (bytes: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`;

test('of more connections than may be held those that ask nothing give way, and who asks is answered', async () => {
  const { count } = await listen();
  const streaming = await open('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(streaming, 'data');
  for (let opened = 0; opened < 40; opened++) await open();
  expect(await text(await open(ASK))).toContain('done');
  await vi.waitFor(() => expect(count()).toBeLessThanOrEqual(LIMITS.most));
  expect(streaming.destroyed, 'a stream of events is at work').toBe(false);
});

test('a connection without a first request is closed after some seconds, one with a stream never', async () => {
  const { pass, count } = await listen();
  const streaming = await open('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(streaming, 'data');
  const silent = await open();
  await vi.waitFor(() => expect(count()).toBe(2));
  pass(14_000);
  expect(count()).toBe(2);
  const closed = once(silent, 'close');
  silent.resume();
  pass(2000);
  await closed;
  for (let hours = 0; hours < 3; hours++) pass(3_600_000);
  expect(streaming.destroyed).toBe(false);
});

test('a body that trickles is ended with 408, a slow one is taken with a pause in its middle', async () => {
  const { pass } = await listen();
  const trickling = await open(body(1_000_000));
  const honest = await open(body(400_001));
  const ended = text(trickling);
  const answered = once(honest, 'data');
  await vi.waitFor(() => expect([...accepted.values()].every(({ bytesRead }) => bytesRead > 0)).toBe(true));
  const inside = accepted.get(honest.localPort ?? 0);
  for (let seconds = 0; seconds < 100; seconds += 5) {
    if (seconds < 60) trickling.write('x');
    const isUnderGround = seconds >= 40 && seconds < 60;
    if (!isUnderGround) {
      const before = inside?.bytesRead ?? 0;
      honest.write(Buffer.alloc(25_000));
      await vi.waitFor(() => expect(inside?.bytesRead).toBe(before + 25_000));
    }
    pass(5000);
  }
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  honest.write('.');
  expect(String((await answered)[0])).toContain('200 OK');
});

test('descriptors are kept for the database, the files and the children', () => {
  const told =
    'Limit  Soft Limit  Hard Limit  Units\nMax open files            1024                 524288               files\n';
  expect(readDescriptorLimit(told)).toBe(1024);
  expect([1024, 20_000, 1_048_576, 100, null].map(chooseMaxConnections)).toEqual([
    768, 10_000, 10_000, 64, 10_000,
  ]);
  expect(readDescriptorLimit('')).toBeNull();
});
