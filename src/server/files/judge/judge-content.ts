import type { FileKind } from '#shared/files/upload-rules.ts';
import { isPlainText } from './is-plain-text.ts';
import { judgeOldOffice } from './judge-old-office.ts';
import { judgeOpenXml } from './judge-open-xml.ts';

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
 * content nothing is read that the kind does not need. Null for every kind we do not keep.
 * @param name decides one thing only: which document an encrypted package holds, since nobody can look inside
 */
export async function judgeContent(file: Buffer, name: string): Promise<FileKind | null> {
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
