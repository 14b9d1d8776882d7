import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { locateEntryData } from './locate-entry-data.ts';
import type { ZipEntry } from './read-zip-directory.ts';
import { ZIP_LIMITS } from './zip-limits.ts';

/**
 * Refuses a package by what its directory claims, before anything is unpacked: `too_large` for sizes,
 * `encrypted` for a zip password, `unsafe` for two parts of one name or bytes shared between entries.
 */
export function checkZipDirectory(bytes: Uint8Array, entries: ZipEntry[]): void {
  checkSizes(entries);
  if (entries.some((entry) => entry.isEncrypted)) throw new ReadingProblem('encrypted');
  const names = new Set(entries.map((entry) => toPartKey(entry.name)));
  if (names.size < entries.length) throw new ReadingProblem('unsafe');
  checkOverlaps(bytes, entries);
}

/** Part names are compared without case (ECMA-376 part 2, §6.2.2.3) and never begin with a slash here. */
export function toPartKey(name: string): string {
  return name.replace(/^\//, '').toLowerCase();
}

function checkSizes(entries: ZipEntry[]): void {
  let total = 0;
  for (const { declaredBytes } of entries) {
    total += declaredBytes;
    if (declaredBytes > ZIP_LIMITS.entryBytes || total > ZIP_LIMITS.totalBytes)
      throw new ReadingProblem('too_large');
  }
}

function checkOverlaps(bytes: Uint8Array, entries: ZipEntry[]): void {
  const inOrder = [...entries].sort((one, other) => one.headerOffset - other.headerOffset);
  let free = 0;
  for (const entry of inOrder) {
    if (entry.headerOffset < free) throw new ReadingProblem('unsafe');
    free = locateEntryData(bytes, entry) + entry.packedBytes;
  }
}
