import { crc32 } from 'node:zlib';
import { Inflate } from 'fflate';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { locateEntryData, readLocalName } from './locate-entry-data.ts';
import type { ZipEntry } from './read-zip-directory.ts';
import { ZIP_LIMITS } from './zip-limits.ts';

/** Deflate yields at most about 1,032 bytes for one, so one step can never unpack more than 4 MB unseen. */
const STEP_BYTES = 4_096;
const STORED = 0;
const DEFLATED = 8;

/**
 * Unpacks one entry, never past its declared size, whatever the packed stream would yield.
 * Throws `too_large` (ratio), `unsafe` (a size or name that lies) or `broken` (damaged data).
 */
export function inflateEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (
    entry.declaredBytes > ZIP_LIMITS.ratioFromBytes &&
    entry.declaredBytes > entry.packedBytes * ZIP_LIMITS.ratio
  ) {
    throw new ReadingProblem('too_large');
  }
  const start = locateEntryData(bytes, entry);
  if (readLocalName(bytes, entry) !== entry.name) throw new ReadingProblem('unsafe');
  const packed = bytes.subarray(start, start + entry.packedBytes);
  const content = unpack(packed, entry);
  if (content.length !== entry.declaredBytes || crc32(content) !== entry.crc)
    throw new ReadingProblem('broken');
  return content;
}

function unpack(packed: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.method === STORED) return packed;
  if (entry.method !== DEFLATED) throw new ReadingProblem('broken');
  const content = new Uint8Array(entry.declaredBytes);
  let filled = 0;
  const inflate = new Inflate((chunk) => {
    if (filled + chunk.length > content.length) throw new ReadingProblem('unsafe');
    content.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += STEP_BYTES) {
      inflate.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    }
  } catch (error) {
    if (error instanceof ReadingProblem) throw error;
    throw new ReadingProblem('broken', { cause: error });
  }
  return content.subarray(0, filled);
}
