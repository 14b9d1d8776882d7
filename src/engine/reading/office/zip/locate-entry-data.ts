import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { ZipEntry } from './read-zip-directory.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;

/** Where the packed bytes of an entry begin. Throws `broken` when they are not inside the file. */
export function locateEntryData(bytes: Uint8Array, entry: ZipEntry): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { headerOffset } = entry;
  if (headerOffset + LOCAL_BYTES > bytes.length || view.getUint32(headerOffset, true) !== LOCAL_SIGNATURE) {
    throw new ReadingProblem('broken');
  }
  const names = view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true);
  const start = headerOffset + LOCAL_BYTES + names;
  if (start + entry.packedBytes > bytes.length) throw new ReadingProblem('broken');
  return start;
}

/** The name as the local header writes it; another one than the directory's means two readers would see two files. */
export function readLocalName(bytes: Uint8Array, entry: ZipEntry): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = entry.headerOffset + LOCAL_BYTES;
  return new TextDecoder().decode(
    bytes.subarray(start, start + view.getUint16(entry.headerOffset + 26, true)),
  );
}
