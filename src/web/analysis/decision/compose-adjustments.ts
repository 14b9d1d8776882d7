import { MAX_ADJUSTMENTS_LENGTH } from '#shared/lessons/lesson.schemas.ts';

const HEADING = 'Melhorias escolhidas:';

/** The request as it is sent: what was written, then the improvements that were ticked, one a line. */
export function composeAdjustments(text: string, improvements: readonly string[]): string {
  const list =
    improvements.length > 0 ? [HEADING, ...improvements.map((line) => `- ${line}`)].join('\n') : '';
  return [text.trim(), list].filter(Boolean).join('\n\n');
}

/** How many characters are left to write in, beside the ticked improvements; never negative. */
export function roomForText(improvements: readonly string[]): number {
  const taken = improvements.length > 0 ? composeAdjustments('x', improvements).length - 1 : 0;
  return Math.max(0, MAX_ADJUSTMENTS_LENGTH - taken);
}
