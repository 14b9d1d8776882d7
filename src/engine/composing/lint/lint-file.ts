import { judgeKind } from '#engine/reading/judge-kind.ts';
import { openOfficeFile } from '#engine/reading/office/identify-office-package.ts';
import { type FileCheck, PACKAGE_CHECKS } from './file/file-check.ts';
import { PDF_FILE_CHECKS } from './file/pdf-file-checks.ts';
import { readPdfFile } from './file/read-pdf-file.ts';
import { readSlideFile } from './file/read-slide-file.ts';
import { readWordFile } from './file/read-word-file.ts';
import { SLIDE_FILE_CHECKS } from './file/slide-file-checks.ts';
import { WORD_FILE_CHECKS } from './file/word-file-checks.ts';
import type { FileFinding, FileReport } from './file-report.ts';

/**
 * Judges a finished presentation or booklet by its bytes alone, whoever made it: ours, PowerPoint's or a teacher's. What
 * it teaches is not asked. Reads strangers' bytes, so it runs in a child.
 * @throws ReadingProblem for what is no PDF, DOCX or PPTX, or cannot be opened
 * @param size slides or pages that were ordered; null where nobody says
 */
export async function lintFile(bytes: Uint8Array, size: number | null = null): Promise<FileReport> {
  const kind = judgeKind(bytes);
  const read = kind === 'pdf' ? await lintPdf(bytes) : lintOffice(bytes);
  const isOther = size !== null && read.size !== null && read.size !== size;
  const counted: FileFinding = {
    ...{ check: 'size', severity: 'hard', at: null },
    message: `São ${read.size} ${kind === 'pptx' ? 'slides' : 'páginas'}; o pedido é de ${size}.`,
  };
  const findings = isOther ? [counted, ...read.findings] : read.findings;
  return {
    ...{ kind, size: read.size },
    findings: findings.sort(
      (a, b) => Number(a.severity === 'soft') - Number(b.severity === 'soft') || (a.at ?? 0) - (b.at ?? 0),
    ),
  };
}

type Read = Pick<FileReport, 'size' | 'findings'>;

async function lintPdf(bytes: Uint8Array): Promise<Read> {
  const file = await readPdfFile(bytes);
  return { size: file.pageCount, findings: judge(PDF_FILE_CHECKS, file) };
}

function lintOffice(bytes: Uint8Array): Read {
  const office = openOfficeFile(bytes);
  if (office.kind === 'docx') {
    const file = readWordFile(bytes, office);
    return { size: file.pages, findings: judge([...PACKAGE_CHECKS, ...WORD_FILE_CHECKS], file) };
  }
  const file = readSlideFile(bytes, office);
  return { size: file.slides.length, findings: judge([...PACKAGE_CHECKS, ...SLIDE_FILE_CHECKS], file) };
}

const judge = <Facts>(checks: readonly FileCheck<Facts>[], facts: Facts): FileFinding[] =>
  checks.flatMap(({ id, severity, find }) => find(facts).map((found) => ({ check: id, severity, ...found })));
