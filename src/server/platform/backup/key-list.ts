import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { StoredKey } from './backup-format.ts';

/** The files of one snapshot on the disk rather than in memory: there may be millions. */
export class KeyList {
  count = 0;
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  static async create(folder: string): Promise<KeyList> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new KeyList(join(folder, `keys-${randomUUID()}`));
  }

  async add(keys: readonly StoredKey[]): Promise<void> {
    this.count += keys.length;
    const lines = keys.map(({ key, sha256 }) => `${sha256 ?? '-'} ${key}\n`);
    await appendFile(this.#path, lines.join(''), { mode: 0o600 });
  }

  async *read(): AsyncGenerator<StoredKey> {
    if (this.count === 0) return;
    for await (const line of createInterface({ input: createReadStream(this.#path) })) {
      const [sum = '', key = ''] = line.split(' ');
      yield { key, sha256: sum === '-' ? null : sum };
    }
  }

  remove = (): Promise<void> => rm(this.#path, { force: true });
}
