import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { decryptAge, encryptAge, isAgeFile } from './age-file.ts';

const PASSPHRASE = 'giz na lousa às sete';
/** Few rounds: what is tested is the file, not how long a guess takes. */
const lock = async (plain: Buffer) =>
  buffer(Readable.from(inChunks(plain, 10_000)).compose(encryptAge(PASSPHRASE, { work: 10 })));
const unlock = (locked: Buffer, passphrase = PASSPHRASE, chunk = 7777) =>
  buffer(Readable.from(inChunks(locked, chunk)).compose(decryptAge(passphrase)));

function* inChunks(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('a locked file', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
    'of %i bytes opens to the same bytes',
    async (size) => {
      const plain = randomBytes(size);
      const locked = await lock(plain);
      expect(isAgeFile(locked)).toBe(true);
      expect(locked.includes(plain.subarray(0, 16)) && size >= 16).toBe(false);
      expect((await unlock(locked)).equals(plain)).toBe(true);
      expect((await unlock(locked, PASSPHRASE, 100)).equals(plain)).toBe(true);
    },
  );

  it('made by age itself opens', async () => {
    expect((await unlock(Buffer.from(MADE_BY_AGE, 'base64'))).toString()).toBe('feito por outro programa\n');
  });

  it('does not open with another passphrase, and says so', async () => {
    await expect(unlock(await lock(Buffer.from('x')), 'outra')).rejects.toThrow(
      /senha do backup não confere/,
    );
  });

  it('that was cut off anywhere is refused, also between two pieces', async () => {
    const locked = await lock(randomBytes(200_000));
    const header = locked.length - 200_000 - 4 * 16;
    for (const length of [
      0,
      20,
      header - 20,
      header,
      header + 65_552,
      header + 2 * 65_552,
      locked.length - 1,
    ])
      await expect(unlock(locked.subarray(0, length)), String(length)).rejects.toThrow(/danificado/);
  });

  it('with any byte changed is refused', async () => {
    const locked = await lock(randomBytes(70_000));
    for (let at = 22; at < locked.length; at += 7919) {
      const changed = Buffer.from(locked);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(unlock(changed), String(at)).rejects.toThrow();
    }
  });
});

const MADE_BY_AGE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCB1YjdWWThWMnhVcmE1SW54M0JEclhRIDEwCmxuNnBHY2hPUmVvK1pCRlcwcHQxdzQ4QlBmQm5SN0h3dkpmZ3JTQkJoTDgKLS0tIE10VGZMbVd6V2NEZisxSXF5a1RydjEwcjBvTHNnL0Q0dHZXU3pjNmlmQkUKRsJnHxO5zY20T0/Nf9S2ZelgZ9FywF7zB5lHc6sJzj2EIOZfEe9oHOURn7zex2NoTCRe48bh5l3U';
