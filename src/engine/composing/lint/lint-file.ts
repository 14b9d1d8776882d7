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
    ...{ kind, size: read.size, sheet: read.sheet },
    findings: findings.sort(
      (a, b) => Number(a.severity === 'soft') - Number(b.severity === 'soft') || (a.at ?? 0) - (b.at ?? 0),
    ),
  };
}

const POINTS_PER_INCH = 72;

type Read = Pick<FileReport, 'size' | 'sheet' | 'findings'>;

async function lintPdf(bytes: Uint8Array): Promise<Read> {
  const file = await readPdfFile(bytes);
  return { size: file.pageCount, sheet: commonSheet(file.pages), findings: judge(PDF_FILE_CHECKS, file) };
}

function commonSheet(pages: readonly { width: number; height: number }[]): Read['sheet'] {
  const alike = Map.groupBy(pages, ({ width, height }) => `${Math.round(width)} ${Math.round(height)}`);
  const [most] = [...alike.values()].sort((a, b) => b.length - a.length);
  const [first] = most ?? [];
  return first ? { width: first.width, height: first.height } : null;
}

function lintOffice(bytes: Uint8Array): Read {
  const office = openOfficeFile(bytes);
  if (office.kind === 'docx') {
    const file = readWordFile(bytes, office);
    return {
      size: file.pages,
      sheet: file.sheet,
      findings: judge([...PACKAGE_CHECKS, ...WORD_FILE_CHECKS], file),
    };
  }
  const file = readSlideFile(bytes, office);
  const [width, height] = [file.widthIn * POINTS_PER_INCH, file.heightIn * POINTS_PER_INCH];
  const findings = judge([...PACKAGE_CHECKS, ...SLIDE_FILE_CHECKS], file);
  return { size: file.slides.length, sheet: { width, height }, findings };
}

const judge = <Facts>(checks: readonly FileCheck<Facts>[], facts: Facts): FileFinding[] =>
  checks.flatMap(({ id, severity, find }) => find(facts).map((found) => ({ check: id, severity, ...found })));
