import { explainOldOffice } from '#engine/reading/office/explain-old-office.ts';
import { identifyOfficePackage } from '#engine/reading/office/identify-office-package.ts';
import type { MaterialKind } from '#shared/files/accepted-kinds.ts';
import { ReadingProblem } from './reading-problem.ts';

const PDF_MARK = Buffer.from('%PDF-');
const ZIP_MARKS = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('PK\x05\x06', 'latin1')];
/** ISO 32000 lets other bytes stand before the header; viewers look for it in the first 1024. */
const PDF_SEARCH_BYTES = 1024;

/**
 * Tells the kind of an uploaded file from its content alone; name and declared type are never asked.
 * Each file has exactly one kind, so that the check at upload and the later reading cannot differ.
 * @throws ReadingProblem `empty`, `unsupported_type`, `old_office`, `spreadsheet`, `encrypted`, and what
 * `identifyOfficePackage` finds in a zip.
 */
export function judgeKind(bytes: Uint8Array): MaterialKind {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) throw new ReadingProblem('empty');
  if (isPdf(file)) return 'pdf';
  if (ZIP_MARKS.some((mark) => file.subarray(0, mark.length).equals(mark)))
    return identifyOfficePackage(bytes);
  explainOldOffice(bytes);
  throw new ReadingProblem('unsupported_type');
}

function isPdf(file: Buffer): boolean {
  const at = file.subarray(0, PDF_SEARCH_BYTES).indexOf(PDF_MARK);
  if (at <= 0) return at === 0;
  // Stray bytes before the header are common and harmless; markup there makes a page that a browser would run.
  return !file.subarray(0, at).includes('<');
}
