import { ReadingProblem } from '#engine/reading/reading-problem.ts';

export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedBytes: number;
  declaredBytes: number;
  crc: number;
  /** Where the local header begins. */
  headerOffset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 0xffff;
const IS_IN_ZIP64 = 0xffffffff;

/** The central directory of a zip, layout of APPNOTE 6.3 §4.3.12 to §4.3.16. Throws `broken` or `too_large`. */
export function readZipDirectory(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findDirectoryEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > ZIP_LIMITS.entries) throw new ReadingProblem('too_large');
  const entries: ZipEntry[] = [];
  let offset = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (offset + ENTRY_BYTES > end || view.getUint32(offset, true) !== ENTRY_SIGNATURE) {
      throw new ReadingProblem('broken');
    }
    const nameBytes = view.getUint16(offset + 28, true);
    const extraBytes = view.getUint16(offset + 30, true);
    const next = offset + ENTRY_BYTES + nameBytes + extraBytes + view.getUint16(offset + 32, true);
    if (next > end) throw new ReadingProblem('broken');
    entries.push(readEntry(view, offset, nameBytes, extraBytes));
    offset = next;
  }
  return entries;
}

function findDirectoryEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let offset = view.byteLength - END_BYTES; offset >= first; offset -= 1) {
    const isEnd = view.getUint32(offset, true) === END_SIGNATURE;
    if (isEnd && offset + END_BYTES + view.getUint16(offset + 20, true) <= view.byteLength) return offset;
  }
  throw new ReadingProblem('broken');
}

function readEntry(view: DataView, offset: number, nameBytes: number, extraBytes: number): ZipEntry {
  const nameOffset = offset + ENTRY_BYTES;
  const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + nameOffset, nameBytes));
  const sizes = [24, 20, 42].map((field) => view.getUint32(offset + field, true));
  const [declaredBytes, packedBytes, headerOffset] = resolveZip64(
    view,
    nameOffset + nameBytes,
    extraBytes,
    sizes,
  );
  if (declaredBytes === undefined || packedBytes === undefined || headerOffset === undefined) {
    throw new ReadingProblem('broken');
  }
  return {
    name,
    method: view.getUint16(offset + 10, true),
    isEncrypted: (view.getUint16(offset + 8, true) & 1) === 1,
    packedBytes,
    declaredBytes,
    crc: view.getUint32(offset + 16, true),
    headerOffset,
  };
}

/** Some producers write 64-bit sizes even into small files; each saturated field stands in the extra field, in order. */
function resolveZip64(view: DataView, offset: number, extraBytes: number, fields: number[]): number[] {
  if (!fields.includes(IS_IN_ZIP64)) return fields;
  const end = offset + extraBytes;
  for (let at = offset; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    return fields.map((field) => {
      if (field !== IS_IN_ZIP64) return field;
      if (next + 8 > end) throw new ReadingProblem('broken');
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    });
  }
  return fields;
}

/**
 * What a package may ask for. An honest lesson stays far below; a bomb goes over one of them before
 * anything of it is unpacked, or while its first bytes are.
 */
export const ZIP_LIMITS = {
  entries: 5_000,
  /** Unpacked size of one entry, as declared and as found. */
  entryBytes: 60_000_000,
  /** Sum of the declared sizes. */
  totalBytes: 200_000_000,
  /** Unpacked over packed size, held above `ratioFromBytes`. Only for entries that are unpacked: a blank
   *  bitmap in an honest file packs better than that and is never opened here. */
  ratio: 200,
  ratioFromBytes: 1_000_000,
} as const;
