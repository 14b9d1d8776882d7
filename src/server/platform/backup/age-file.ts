import { Duplex, type Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupRefused, DAMAGED } from './backup-refused.ts';

/**
 * Files locked by a passphrase as age does it (age-encryption.org/v1, C2SP), by the library of age's own author: nothing
 * can be changed, moved or cut off unseen, and `age -d` opens them without us.
 */
const VERSION_LINE = 'age-encryption.org/v1';
/** 2^17 rounds with blocks of 8: 128 MB and about a second a try. */
const WORK = 17;
/** What the library says where no passphrase fits. */
const NO_MATCH = /no identity matched/;

/** Whether the first bytes of a file are those of an age file. */
export const isAgeFile = (first: Buffer): boolean =>
  first.subarray(0, VERSION_LINE.length).equals(Buffer.from(VERSION_LINE));

export function encryptAge(passphrase: string, { work = WORK } = {}): Duplex {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(work);
  return Duplex.from(async function* (plain: Readable) {
    yield* (await encrypter.encrypt(bytesOf(plain))) as ReadableStream<Uint8Array>;
  });
}

/**
 * @throws (through the stream) BackupRefused for a wrong passphrase, and for whatever was changed or cut off
 */
export function decryptAge(passphrase: string): Duplex {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return Duplex.from(async function* (locked: Readable) {
    try {
      yield* (await decrypter.decrypt(bytesOf(locked))) as ReadableStream<Uint8Array>;
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (!NO_MATCH.test(error.message)) throw new BackupRefused(DAMAGED, { cause: error });
      throw new BackupRefused(
        'A senha do backup não confere. Informe em BACKUP_PASSPHRASE a senha usada ao fazê-lo.',
      );
    }
  });
}

/** The library speaks the streams of the web, in plain bytes. */
const bytesOf = (source: Readable) => ReadableStream.from<Uint8Array>(source);
