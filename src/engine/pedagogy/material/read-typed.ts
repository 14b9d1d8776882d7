import { writeDown } from '#engine/pedagogy/language/dictation/write-down.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';

/**
 * What was typed on the form as a document; a lesson that was dictated is written down first, and passages point into that.
 * @throws ReadingProblem `no_text` when there is not one letter or digit.
 */
export const readTyped = (content: string): SourceDocument => readText(writeDown(content) ?? content);
