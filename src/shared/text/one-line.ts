import * as z from 'zod/mini';

/** An emoji with all that joins and colours it, or else a mark that nobody sees. */
const EMOJI_OR_MARK =
  /(\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*)|[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A break becomes a blank; NUL stays, since it is refused elsewhere with a sentence. */
function replaceMark(mark: string, emoji: string | undefined): string {
  if (emoji !== undefined || mark === '\0') return mark;
  return /[\t\n\v\f\r\u0085]/.test(mark) ? ' ' : '';
}

/**
 * One line that shows all it holds: names and titles stand in logs, mails and headings, where a line break or an
 * invisible mark could pass for somebody else's words. Empty where nothing of it would be seen.
 */
export function toOneLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(EMOJI_OR_MARK, replaceMark)
    .replaceAll(/[\s\u2800]+/gu, ' ')
    .trim();
}

/** The same as a check of a schema: what is sent is kept as one line. */
export const oneLine = z.overwrite<string>(toOneLine);
