import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { FileKind } from '#shared/files/upload-rules.ts';

const inflate = promisify(inflateRaw);

// ZIP as PKWARE's APPNOTE has it.
const END = { mark: 'PK\x05\x06', size: 22, count: 10, start: 16, longestComment: 65_535 };
const ENTRY = {
  mark: 0x02014b50,
  size: 46,
  method: 10,
  packed: 20,
  name: 28,
  extra: 30,
  comment: 32,
  local: 42,
};
const LOCAL = { size: 30, name: 26, extra: 28 };
const DEFLATED = 8;
const CONTENT_TYPES = '[content_types].xml';
const MOST_BYTES = 1024 * 1024;

/** The type of the main part; templates, slide shows and files with macros are kept like the documents they are. */
const MAIN_TYPES: readonly [type: RegExp, kind: FileKind][] = [
  [/(wordprocessingml|ms-word)\.(document|template)(\.macroenabled(template)?)?\.main\+xml"/i, 'docx'],
  [/(presentationml|ms-powerpoint)\.(presentation|slideshow|template)(\.macroenabled)?\.main\+xml"/i, 'pptx'],
];

/**
 * Whether a zip is a Word or a PowerPoint package, by its list of content types and nothing else: no part
 * of the document is looked at. Null for every other zip.
 */
export async function judgeOpenXml(file: Buffer): Promise<FileKind | null> {
  try {
    const types = await readContentTypes(file);
    return MAIN_TYPES.find(([type]) => type.test(types))?.[1] ?? null;
  } catch {
    // Places outside the file, broken or endless data: not a package anybody could open.
    return null;
  }
}

async function readContentTypes(file: Buffer): Promise<string> {
  const tailAt = Math.max(0, file.length - END.size - END.longestComment);
  const end = file.subarray(tailAt + file.subarray(tailAt).lastIndexOf(END.mark, undefined, 'latin1'));
  let at = end.readUInt32LE(END.start);
  for (let left = end.readUInt16LE(END.count); left > 0; left--) {
    const entry = file.subarray(at);
    if (entry.readUInt32LE(0) !== ENTRY.mark) break;
    const nameEnd = ENTRY.size + entry.readUInt16LE(ENTRY.name);
    if (entry.toString('latin1', ENTRY.size, nameEnd).toLowerCase() === CONTENT_TYPES) {
      return unpack(file, entry);
    }
    at += nameEnd + entry.readUInt16LE(ENTRY.extra) + entry.readUInt16LE(ENTRY.comment);
  }
  return '';
}

async function unpack(file: Buffer, entry: Buffer): Promise<string> {
  const local = file.subarray(entry.readUInt32LE(ENTRY.local));
  const start = LOCAL.size + local.readUInt16LE(LOCAL.name) + local.readUInt16LE(LOCAL.extra);
  const packed = local.subarray(start, start + Math.min(entry.readUInt32LE(ENTRY.packed), MOST_BYTES));
  if (entry.readUInt16LE(ENTRY.method) !== DEFLATED) return packed.toString('utf8');
  return (await inflate(packed, { maxOutputLength: MOST_BYTES })).toString('utf8');
}
