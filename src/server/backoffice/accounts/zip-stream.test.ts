import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ZipEntry, zipStream } from './zip-stream.ts';

test('a zip comes piece by piece as it is read, and opens', async () => {
  const piece = randomBytes(64 * 1024);
  let read = 0;
  function* pieces() {
    for (let n = 0; n < 50; n++) {
      read += piece.length;
      yield piece;
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'conta.json', chunks: [Buffer.from('{"olá":1}')] };
    yield { name: 'grande.bin', isStored: true, chunks: pieces() };
    yield { name: 'vazio.txt', chunks: [] };
  }
  const out: Uint8Array[] = [];
  let written = 0;
  for await (const part of zipStream(entries())) {
    out.push(part);
    written += part.length;
    expect(read - written, 'never far ahead of what was taken').toBeLessThan(3 * piece.length);
  }
  const opened = unzipSync(Buffer.concat(out));
  expect(Object.keys(opened)).toEqual(['conta.json', 'grande.bin', 'vazio.txt']);
  expect(Buffer.from(opened['grande.bin'] ?? []).equals(Buffer.concat(Array(50).fill(piece)))).toBe(true);
  expect(new TextDecoder().decode(opened['conta.json'])).toBe('{"olá":1}');
});
