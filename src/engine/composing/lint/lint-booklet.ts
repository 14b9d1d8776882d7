import type { BookletCheck, BookletFinding, BookletSubject } from './booklet-check.ts';
import { BLOCKS } from './booklet-checks/blocks.ts';
import { PRINT } from './booklet-checks/print.ts';
import { BOOK_STRUCTURE } from './booklet-checks/structure.ts';
import { BOOK_TRUTH } from './booklet-checks/truth.ts';
import { writeFindings } from './write-findings.ts';

/** All checks of a booklet, in the order in which a report names them. */
export const BOOKLET_CHECKS: readonly BookletCheck[] = [
  ...BOOK_STRUCTURE,
  ...BOOK_TRUTH,
  ...BLOCKS,
  ...PRINT,
];

/** What is wrong with a booklet, hard findings first, then by chapter and page. An empty list may be delivered. */
export function lintBooklet(subject: BookletSubject): BookletFinding[] {
  const order = new Map(subject.booklet.chapters.map(({ id }, index) => [id, index]));
  const place = ({ chapterId }: BookletFinding) => (chapterId === null ? -1 : (order.get(chapterId) ?? -1));
  return BOOKLET_CHECKS.flatMap(({ id, severity, find }) =>
    find(subject).map(({ chapterId = null, page = null, at, message }) => ({
      check: id,
      severity,
      chapterId,
      page,
      ...(at !== undefined && { at }),
      message,
    })),
  ).sort(
    (a, b) =>
      Number(a.severity === 'soft') - Number(b.severity === 'soft') ||
      place(a) - place(b) ||
      (a.page ?? 0) - (b.page ?? 0),
  );
}

/** The findings as a person reads them, one line each. */
export function writeBookletReport(
  findings: readonly BookletFinding[],
  { booklet }: Pick<BookletSubject, 'booklet'>,
): string {
  const placeOf = ({ chapterId, page }: BookletFinding): string => {
    const index = booklet.chapters.findIndex(({ id }) => id === chapterId);
    return page !== null ? `Página ${page}` : index < 0 ? 'Apostila' : `Capítulo ${index + 1}`;
  };
  return writeFindings(findings, findings, placeOf);
}
