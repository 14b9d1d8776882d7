import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  key: string;
  /** When its bytes were put there, by the clock of the storage. */
  storedAt: Date;
}

/** Where uploaded and made files lie. Keys are made by the server, never taken from a request. */
export interface Storage {
  /** Stores a copy of a local file under the key. */
  putFile(key: string, localPath: string, about: { contentType: string; size: number }): Promise<void>;
  /** Stores a small text unless there is something under the key already: then false. */
  createText(key: string, text: string): Promise<boolean>;
  /** Throws Problem `file_not_found` where there is none. */
  readStream(key: string, range?: ByteRange): Promise<Readable>;
  /** Gives `use` a path on this machine, valid until it ends. Throws Problem `file_not_found`. */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  exists(key: string): Promise<boolean>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
  /** Every file under a folder such as `lessons/`, in pages of at most 1000 and in no order. */
  listFiles(folder: string): AsyncIterable<StoredFile[]>;
  /** A folder of this machine for files on their way in or out. */
  spoolDir: string;
}
