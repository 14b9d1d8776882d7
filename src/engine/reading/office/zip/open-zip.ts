import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { checkZipDirectory, toPartKey } from './check-zip-directory.ts';
import { inflateEntry } from './inflate-entry.ts';
import { readZipDirectory } from './read-zip-directory.ts';

interface ZipArchive {
  has(name: string): boolean;
  /** The unpacked bytes of a part, or null when there is none of that name. See `inflateEntry` for the refusals. */
  read(name: string): Uint8Array | null;
}

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04];

/**
 * Opens a zip that passes the guard (`checkZipDirectory`). The zip must begin at the first byte: a file
 * with something else before it would be one type to us and another to the next program.
 */
export function openZip(bytes: Uint8Array): ZipArchive {
  if (LOCAL_HEADER.some((byte, index) => bytes[index] !== byte)) throw new ReadingProblem('unsupported_type');
  const entries = readZipDirectory(bytes);
  checkZipDirectory(bytes, entries);
  const byName = new Map(entries.map((entry) => [toPartKey(entry.name), entry]));
  return {
    has: (name) => byName.has(toPartKey(name)),
    read: (name) => {
      const entry = byName.get(toPartKey(name));
      return entry ? inflateEntry(bytes, entry) : null;
    },
  };
}
