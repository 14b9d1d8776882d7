import { identifyOfficePackage } from '#engine/reading/office/identify-office-package.ts';
import { ReadingProblem } from './reading-problem.ts';
import type { SourceKind } from './source-document.ts';

const PDF_MARK = Buffer.from('%PDF-');
const ZIP_MARKS = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('PK\x05\x06', 'latin1')];
const OLE_MARK = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** ISO 32000 lets other bytes stand before the header; viewers look for it in the first 1024. */
const PDF_SEARCH_BYTES = 1024;

/**
 * Tells the kind of an uploaded file from its content alone; name and declared type are never asked.
 * Each file has exactly one kind, so that the check at upload and the later reading cannot differ.
 * @throws ReadingProblem `empty`, `unsupported_type`, `old_office`, `spreadsheet`, `encrypted`, and what
 * `identifyOfficePackage` finds in a zip.
 */
export function judgeKind(bytes: Uint8Array): Exclude<SourceKind, 'text'> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) throw new ReadingProblem('empty');
  if (isPdf(file)) return 'pdf';
  if (ZIP_MARKS.some((mark) => file.subarray(0, mark.length).equals(mark)))
    return identifyOfficePackage(bytes);
  if (file.subarray(0, OLE_MARK.length).equals(OLE_MARK)) throw new ReadingProblem(judgeCompoundFile(file));
  throw new ReadingProblem('unsupported_type');
}

function isPdf(file: Buffer): boolean {
  const at = file.subarray(0, PDF_SEARCH_BYTES).indexOf(PDF_MARK);
  if (at <= 0) return at === 0;
  // Stray bytes before the header are common and harmless; markup there makes a page that a browser would run.
  return !file.subarray(0, at).includes('<');
}

/** A compound file is an encrypted OOXML package or a document of the Office before 2007. */
function judgeCompoundFile(file: Buffer): 'encrypted' | 'spreadsheet' | 'old_office' {
  const holdsStream = (name: string) => file.includes(Buffer.from(name, 'utf16le'));
  if (holdsStream('EncryptedPackage') || holdsStream('EncryptionInfo')) return 'encrypted';
  return holdsStream('Workbook') && !holdsStream('WordDocument') ? 'spreadsheet' : 'old_office';
}
