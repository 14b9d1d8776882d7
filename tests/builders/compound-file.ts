/** One storage or stream of a compound file; children stand under a storage. */
export interface CompoundEntry {
  name: string;
  children?: CompoundEntry[];
}

const SECTOR = 512;
const NONE = 0xffffffff;
const END = 0xfffffffe;

/**
 * A compound file ([MS-CFB], the container of Office 97) with nothing but its directory: header, one sector of
 * the table, then the directory. Siblings hang on each other to the right.
 */
export function compoundFile(entries: CompoundEntry[]): Buffer {
  const rows: Buffer[] = [];
  writeEntry(rows, { name: 'Root Entry', children: entries }, { type: 5, right: NONE });
  while (rows.length % 4 !== 0) rows.push(Buffer.alloc(128));
  const sectors = rows.length / 4;
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(END, 68);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let i = 1; i <= sectors; i++) table.writeUInt32LE(i === sectors ? END : i + 1, i * 4);
  return Buffer.concat([header, table, ...rows]);
}

function writeEntry(
  rows: Buffer[],
  { name, children }: CompoundEntry,
  { type, right }: { type: number; right: number },
): number {
  const row = Buffer.alloc(128);
  const id = rows.push(row) - 1;
  row.write(name, 'utf16le');
  row.writeUInt16LE((name.length + 1) * 2, 64);
  row[66] = type;
  let next = NONE;
  for (const child of children?.toReversed() ?? []) {
    next = writeEntry(rows, child, { type: child.children ? 1 : 2, right: next });
  }
  row.writeUInt32LE(NONE, 68);
  row.writeUInt32LE(right, 72);
  row.writeUInt32LE(next, 76);
  return id;
}
