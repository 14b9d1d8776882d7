import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { forgetPdfium, type Pdfium } from './library/load-pdfium.ts';

/**
 * Runs work inside the library and turns its collapse into a refusal of the file. Our own defects (any other
 * error) pass through.
 * @throws ReadingProblem `unsafe` when the file asked for more memory than allowed, `broken` for other traps.
 */
export function guardPdfium<Answer>(pdfium: Pdfium, work: () => Answer): Answer {
  let answer: Answer;
  try {
    answer = work();
  } catch (error) {
    if (!isTrap(error) && !pdfium.isStarved()) throw error;
    forgetPdfium(pdfium);
    throw new ReadingProblem(pdfium.isStarved() ? 'unsafe' : 'broken', { cause: error });
  }
  if (!pdfium.isStarved()) return answer;
  forgetPdfium(pdfium);
  throw new ReadingProblem('unsafe');
}

/** A trap of the library, or its recursion using up the stack. */
function isTrap(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.constructor.name === 'RuntimeError' || /call stack/i.test(error.message);
}
