import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { explainOldOffice } from './explain-old-office.ts';
import { openOfficePackage } from './open-office-package.ts';

/**
 * Tells a Word from a PowerPoint package by its content alone: the package relationship names the main
 * part, whose content type says what it is. Throws a `ReadingProblem`: `empty`; `old_office`, `encrypted`
 * or `spreadsheet` for the container of Office 97; `spreadsheet`, `macro`, `unsupported_type`, `broken`,
 * `unsafe` or `too_large` for a zip.
 */
export function identifyOfficePackage(bytes: Uint8Array): 'docx' | 'pptx' {
  return openOfficeFile(bytes).kind;
}

/** The open package behind a file, after the refusals of `identifyOfficePackage`. */
export function openOfficeFile(bytes: Uint8Array): ReturnType<typeof openOfficePackage> {
  if (bytes.length === 0) throw new ReadingProblem('empty');
  explainOldOffice(bytes);
  return openOfficePackage(bytes);
}
