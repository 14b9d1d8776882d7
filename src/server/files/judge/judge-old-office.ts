import type { FileKind } from '#shared/files/accepted-kinds.ts';

// The compound file of Office 97, [MS-CFB]: sectors, a table that chains them, a directory as a search tree.
const HEADER = { sectorShift: 30, directory: 48, firstTables: 76, firstTableCount: 109, moreTables: 68 };
const ENTRY = { size: 128, nameLength: 64, type: 66, left: 68, right: 72, child: 76 };
const STREAM = 2;
const LAST_SECTOR = 0xfffffffa;

/**
 * Which old Office document a compound file holds, by the names of its outermost streams: what is embedded
 * further inside says nothing. An encrypted package goes by the ending of its name, as far as that is one
 * such a package can have. Null for a spreadsheet, an installer and whatever cannot be followed.
 */
export function judgeOldOffice(file: Buffer, name: string): FileKind | null {
  const streams = listOutermostStreams(file);
  if (streams.has('WordDocument')) return 'doc';
  if (streams.has('PowerPoint Document')) return 'ppt';
  if (!streams.has('EncryptedPackage')) return null;
  if (/\.docx$/i.test(name)) return 'docx';
  return /\.pptx$/i.test(name) ? 'pptx' : null;
}

function listOutermostStreams(file: Buffer): Set<string> {
  const names = new Set<string>();
  try {
    const directory = readDirectory(file);
    const seen = new Set<number>();
    const open = [directory.readUInt32LE(ENTRY.child)];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const entry = directory.subarray(id * ENTRY.size, (id + 1) * ENTRY.size);
      if (seen.has(id) || entry.length < ENTRY.size) continue;
      seen.add(id);
      if (entry[ENTRY.type] === STREAM) names.add(nameOf(entry));
      open.push(entry.readUInt32LE(ENTRY.left), entry.readUInt32LE(ENTRY.right));
    }
  } catch (error) {
    // A place outside the file: it is broken, and what was found so far is all there is to go by.
    if (!(error instanceof RangeError)) throw error;
  }
  return names;
}

function nameOf(entry: Buffer): string {
  const length = Math.min(entry.readUInt16LE(ENTRY.nameLength), ENTRY.nameLength);
  return entry.toString('utf16le', 0, Math.max(0, length - 2));
}

/** The sectors of the directory, put together. Visits no sector twice, whatever the table says. */
function readDirectory(file: Buffer): Buffer {
  const size = 1 << file.readUInt16LE(HEADER.sectorShift);
  if (size !== 512 && size !== 4096) throw new RangeError('no compound file');
  const sector = (id: number) => file.subarray((id + 1) * size, (id + 2) * size);
  const tables = listTables(file, sector, size);
  const parts: Buffer[] = [];
  const seen = new Set<number>();
  let id = file.readUInt32LE(HEADER.directory);
  while (id < LAST_SECTOR && !seen.has(id)) {
    seen.add(id);
    parts.push(sector(id));
    const table = tables[Math.floor(id / (size / 4))];
    if (table === undefined) break;
    id = sector(table).readUInt32LE((id % (size / 4)) * 4);
  }
  return Buffer.concat(parts);
}

/** The sectors of the table: the first 109 stand in the header, the others in a chain of their own. */
function listTables(file: Buffer, sector: (id: number) => Buffer, size: number): number[] {
  const ids: number[] = [];
  const take = (from: Buffer, at: number, count: number) => {
    for (let i = 0; i < count; i++) ids.push(from.readUInt32LE(at + i * 4));
  };
  take(file, HEADER.firstTables, HEADER.firstTableCount);
  const seen = new Set<number>();
  const perSector = size / 4 - 1;
  for (let id = file.readUInt32LE(HEADER.moreTables); id < LAST_SECTOR && !seen.has(id); ) {
    seen.add(id);
    const more = sector(id);
    take(more, 0, perSector);
    id = more.readUInt32LE(perSector * 4);
  }
  return ids;
}
