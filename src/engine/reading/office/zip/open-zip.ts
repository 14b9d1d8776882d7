import { crc32, inflateRawSync } from 'node:zlib';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { readZipDirectory, ZIP_LIMITS, type ZipEntry } from './read-zip-directory.ts';

interface ZipArchive {
  has(name: string): boolean;
  /** All parts, in the order of the directory, without leading slash; folders are none. */
  names(): string[];
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
    names: () => entries.flatMap(({ name }) => (name.endsWith('/') ? [] : [name.replace(/^\//, '')])),
    read: (name) => {
      const entry = byName.get(toPartKey(name));
      return entry ? inflateEntry(bytes, entry) : null;
    },
  };
}

/**
 * Refuses a package by what its directory claims, before anything is unpacked: `too_large` for sizes,
 * `encrypted` for a zip password, `unsafe` for two parts of one name or bytes shared between entries.
 */
function checkZipDirectory(bytes: Uint8Array, entries: ZipEntry[]): void {
  checkSizes(entries);
  if (entries.some((entry) => entry.isEncrypted)) throw new ReadingProblem('encrypted');
  const names = new Set(entries.map((entry) => toPartKey(entry.name)));
  if (names.size < entries.length) throw new ReadingProblem('unsafe');
  checkOverlaps(bytes, entries);
}

/** Part names are compared without case (ECMA-376 part 2, §6.2.2.3) and never begin with a slash here. */
function toPartKey(name: string): string {
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

const STORED = 0;
const DEFLATED = 8;

/**
 * Unpacks one entry, never past its declared size, whatever the packed stream would yield.
 * Throws `too_large` (ratio), `unsafe` (a size or name that lies) or `broken` (damaged data).
 */
function inflateEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
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

function unpack(packed: Uint8Array, { method, declaredBytes }: ZipEntry): Uint8Array {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new ReadingProblem('broken');
  try {
    // Ends as soon as there is more than was declared; less than a byte cannot be asked for.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, declaredBytes) });
  } catch (error) {
    const isLonger = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ReadingProblem(isLonger ? 'unsafe' : 'broken', { cause: error });
  }
}

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;

/** Where the packed bytes of an entry begin. Throws `broken` when they are not inside the file. */
function locateEntryData(bytes: Uint8Array, entry: ZipEntry): number {
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
function readLocalName(bytes: Uint8Array, entry: ZipEntry): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = entry.headerOffset + LOCAL_BYTES;
  return new TextDecoder().decode(
    bytes.subarray(start, start + view.getUint16(entry.headerOffset + 26, true)),
  );
}
