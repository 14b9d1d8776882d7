import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { encryptAge } from './age-file.ts';

const SUMS_AT_ONCE = 5000;
/** The last member but its checksum: an archive without it is not whole. */
export const END_MEMBER = 'end.json';
export const isChecksums = (name: string): boolean => name.startsWith('checksums/');

/**
 * A tar file that grows as it is written, with the checksums of its members in between, as `sha256sum -c` reads them.
 * It has its name only once it is whole and safe on the disk.
 */
export class ArchiveWriter {
  #pack: Pack = pack();
  #sums: string[] = [];
  #sumFiles = 0;
  #written: Promise<void>;
  readonly #failed: Promise<never>;
  readonly #path: string;

  private constructor(path: string, lock: NodeJS.ReadWriteStream) {
    this.#path = path;
    const target = createWriteStream(`${path}.partial`, { mode: 0o600, flags: 'wx', flush: true });
    this.#written = pipeline(Readable.from(this.#pack), lock, target);
    this.#failed = this.#written.then(() => new Promise<never>(() => undefined));
    this.#failed.catch(() => undefined);
  }

  /** Encrypted where there is a passphrase. An unfinished file of an earlier try is replaced. */
  static async create(path: string, passphrase: string | null): Promise<ArchiveWriter> {
    await rm(`${path}.partial`, { force: true });
    return new ArchiveWriter(path, passphrase === null ? new PassThrough() : encryptAge(passphrase));
  }

  async add(name: string, content: Buffer | string): Promise<void> {
    const bytes = Buffer.from(content);
    await this.#member(name, bytes.length, [bytes]);
  }

  /** A copy of a local file; what it is kept under and the sum of what was read. */
  async addFile(name: string, localPath: string): Promise<{ size: number; sha256: string }> {
    const { size } = await stat(localPath);
    return { size, sha256: await this.#member(name, size, createReadStream(localPath)) };
  }

  async finish(end: object): Promise<{ size: number }> {
    await this.add(END_MEMBER, JSON.stringify(end, null, 1));
    await this.#addSums();
    this.#pack.finalize();
    await this.#written;
    await rename(`${this.#path}.partial`, this.#path);
    return stat(this.#path);
  }

  async abandon(): Promise<void> {
    this.#pack.destroy(new Error('abandoned'));
    await this.#written.catch(() => undefined);
    await rm(`${this.#path}.partial`, { force: true });
  }

  async #member(
    name: string,
    size: number,
    chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<string> {
    const hash = createHash('sha256');
    const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
    const header = { name, size, mode: 0o600, mtime: new Date(0) };
    const ending = (error?: Error | null) => (error ? reject(error) : resolve());
    const member: Writable = this.#pack.entry(header, ending) as unknown as Writable;
    ended.catch(() => undefined);
    for await (const chunk of chunks) {
      hash.update(chunk);
      if (!member.write(chunk)) await Promise.race([drained(member), ended, this.#failed]);
    }
    member.end();
    await Promise.race([ended, this.#failed]);
    const sum = hash.digest('hex');
    if (!isChecksums(name)) this.#sums.push(`${sum}  ${name}\n`);
    if (this.#sums.length >= SUMS_AT_ONCE) await this.#addSums();
    return sum;
  }

  async #addSums(): Promise<void> {
    const text = this.#sums.splice(0).join('');
    this.#sumFiles++;
    await this.add(`checksums/${String(this.#sumFiles).padStart(5, '0')}.sha256`, text);
  }
}

const drained = (member: Writable) => new Promise((resolve) => member.once('drain', resolve));

/** Whether a file may be written there, before any work is done for it. */
export async function canCreate(path: string): Promise<boolean> {
  const file = await open(`${path}.partial`, 'a', 0o600).catch(() => null);
  await file?.close();
  if (file) await rm(`${path}.partial`, { force: true });
  return file !== null;
}
