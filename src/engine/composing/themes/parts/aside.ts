import type { Box, Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { type Fact, setFact } from './facts.ts';
import type { Page } from './page.ts';

const APART_PT = 10;
/** No text of a panel is set smaller. */
const LEAST_PT = 18;

/** What a panel beside the main thing says, one thing apart from the next. */
export const setAside = (
  page: Page,
  texts: readonly Fact[],
  style: TextStyle,
  like: Parameters<typeof setFact>[3] = {},
): Paragraph[] =>
  texts.flatMap((fact, at) => {
    const set = setFact(page, fact, style, like);
    const last = set.at(-1);
    if (last !== undefined && at < texts.length - 1) last.spaceAfterPt = APART_PT;
    return set;
  });

/** The same in its place on the panel. */
export function writeAside(
  page: Page,
  box: Box,
  texts: readonly Fact[],
  style: TextStyle,
  like: Parameters<typeof setFact>[3] = {},
): void {
  page.field(
    { name: 'Painel de texto', box, style, leastPt: LEAST_PT, isBalanced: true },
    setAside(page, texts, style, like),
  );
}
