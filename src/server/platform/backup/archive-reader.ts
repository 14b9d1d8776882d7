import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { extract } from 'tar-stream';
import { decryptAge, isAgeFile } from './age-file.ts';
import { END_MEMBER, isChecksums } from './archive-writer.ts';
import { BackupRefused, DAMAGED } from './backup-refused.ts';

export interface ArchiveMember {
  name: string;
  size: number;
  chunks: AsyncIterable<Buffer>;
}
export interface ArchivePlace {
  path: string;
  /** Null where none was given; then an encrypted file is refused. */
  passphrase: string | null;
}

/** Whether a passphrase is needed to read the file. @throws BackupRefused where there is none such file */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch(() => {
    throw new BackupRefused(`Não há arquivo de backup em ${path}. Confira o caminho.`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return isAgeFile(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/**
 * The members of an archive in their order, each compared with its checksum; the next one comes when one has been used
 * or left. What was read may be used before its sum is known: whoever must not do that reads the whole file first.
 * @throws BackupRefused for a file that is damaged, cut off, or locked with another passphrase
 */
export async function* readArchive(
  { path, passphrase }: ArchivePlace,
  onProgress: (share: number) => void = () => undefined,
): AsyncGenerator<ArchiveMember> {
  const isLocked = await isEncrypted(path);
  if (isLocked && passphrase === null)
    throw new BackupRefused('Este backup está protegido por senha. Informe-a em BACKUP_PASSPHRASE.');
  const { size } = await stat(path);
  const members = extract();
  const file = createReadStream(path, { highWaterMark: 262_144 });
  const source: Readable =
    isLocked && passphrase !== null
      ? (pipeline(file, decryptAge(passphrase), () => undefined) as unknown as Readable)
      : file;
  source.on('error', (error) => members.destroy(error));
  source.pipe(members);
  const sums: string[] = [];
  let isWhole = false;
  try {
    for await (const member of members) {
      const { name, size: memberSize = 0, type } = member.header;
      if (type !== 'file') throw new BackupRefused(DAMAGED);
      const hash = createHash('sha256');
      const kept: Buffer[] = [];
      const chunks = (async function* () {
        try {
          for await (const chunk of member as AsyncIterable<Buffer>) {
            hash.update(chunk);
            if (isChecksums(name)) kept.push(chunk);
            yield chunk;
          }
        } catch (error) {
          throw asRefusal(error);
        }
      })();
      if (!isChecksums(name)) yield { name, size: memberSize, chunks };
      for await (const _rest of chunks);
      onProgress(size === 0 ? 1 : file.bytesRead / size);
      if (!isChecksums(name)) sums.push(`${hash.digest('hex')}  ${name}\n`);
      else if (Buffer.concat(kept).toString() !== sums.join('')) throw new BackupRefused(DAMAGED);
      else isWhole = sums.splice(0).at(-1)?.endsWith(`  ${END_MEMBER}\n`) ?? false;
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    file.destroy();
    members.destroy();
  }
  if (!isWhole || sums.length > 0) throw new BackupRefused(DAMAGED);
}

/** What tar-stream throws at a broken file has no code; what the disk or a consumer throws is passed on. */
function asRefusal(error: unknown): unknown {
  const isAnothers = error instanceof Error && 'code' in error && error.code !== undefined;
  return error instanceof BackupRefused || isAnothers ? error : new BackupRefused(DAMAGED, { cause: error });
}

/** The whole of a small member. */
export async function contentOf({ chunks }: ArchiveMember): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of chunks) parts.push(part);
  return Buffer.concat(parts);
}
