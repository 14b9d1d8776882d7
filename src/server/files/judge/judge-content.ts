import { isUtf8 } from 'node:buffer';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { FileKind } from '#shared/files/accepted-kinds.ts';
import { judgeOldOffice } from './judge-old-office.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const OLD_OFFICE = latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const ZIP = latin1('PK\x03\x04');
/** ISO 32000 lets other bytes stand before the header; viewers look for it in the first 1024. */
const PDF_SEARCH_BYTES = 1024;

const IMAGES: readonly [signature: Buffer, kind: FileKind][] = [
  [latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'png'],
  [latin1('\xff\xd8\xff'), 'jpg'],
  [latin1('GIF87a'), 'gif'],
  [latin1('GIF89a'), 'gif'],
];
/** Programs and archives never pass for what somebody wrote further behind in them. */
const NEVER = [
  'MZ',
  '\x7fELF',
  '\xcf\xfa\xed\xfe',
  '\xce\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  '#!',
  'Rar!',
  '7z\xbc\xaf',
].map(latin1);

/**
 * Tells the kind of a file from its signatures alone; name and declared type are never asked, and of the
 * content nothing is read that the kind does not need. Null for every kind we do not keep; `damaged` for a package that
 * was cut off on its way, or whose list of parts leads nowhere: once it may have been one of ours.
 * @param name decides one thing only: which document an encrypted package holds, since nobody can look inside
 */
export async function judgeContent(file: Buffer, name: string): Promise<FileKind | 'damaged' | null> {
  if (NEVER.some((mark) => startsWith(file, mark))) return null;
  const image = IMAGES.find(([mark]) => startsWith(file, mark));
  if (image) return image[1];
  if (startsWith(file, OLD_OFFICE)) return judgeOldOffice(file, name);
  if (startsWith(file, ZIP)) return judgeOpenXml(file);
  if (isPdf(file)) return 'pdf';
  return isPlainText(file) ? 'txt' : null;
}

const startsWith = (file: Buffer, mark: Buffer) => file.subarray(0, mark.length).equals(mark);

/** Markup before the header makes a page that a browser would run; other stray bytes there are harmless. */
function isPdf(file: Buffer): boolean {
  const at = file.subarray(0, PDF_SEARCH_BYTES).indexOf('%PDF-');
  return at >= 0 && !file.subarray(0, at).includes('<');
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const FORM_FEED = 0x0c;
const CARRIAGE_RETURN = 0x0d;
const DELETE = 0x7f;
/** Bytes of windows-1252, which is what 'Latin-1' means in practice, that stand for nothing. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Text in UTF-8 or Latin-1 that holds no control character but those that set lines and pages. */
function isPlainText(file: Buffer): boolean {
  const isUnicode = isUtf8(file);
  for (const byte of file) {
    if (byte < 0x20 && byte !== LINE_FEED && byte !== CARRIAGE_RETURN && byte !== TAB && byte !== FORM_FEED) {
      return false;
    }
    if (byte === DELETE || (!isUnicode && UNDEFINED.has(byte))) return false;
  }
  return file.length > 0;
}

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
async function judgeOpenXml(file: Buffer): Promise<FileKind | 'damaged' | null> {
  try {
    const types = await readContentTypes(file);
    return MAIN_TYPES.find(([type]) => type.test(types))?.[1] ?? null;
  } catch (error) {
    const isEndless = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isEndless ? null : 'damaged';
  }
}

/** @throws RangeError and what zlib throws where the list of parts, which stands at the end, is not whole */
async function readContentTypes(file: Buffer): Promise<string> {
  const tailAt = Math.max(0, file.length - END.size - END.longestComment);
  const endAt = file.subarray(tailAt).lastIndexOf(END.mark, undefined, 'latin1');
  if (endAt < 0) throw new RangeError('cut off');
  const end = file.subarray(tailAt + endAt);
  let at = end.readUInt32LE(END.start);
  for (let left = end.readUInt16LE(END.count); left > 0; left--) {
    const entry = file.subarray(at);
    if (entry.readUInt32LE(0) !== ENTRY.mark) throw new RangeError('no entry');
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
