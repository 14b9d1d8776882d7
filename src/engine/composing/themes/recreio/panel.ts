import type { Slot } from '#engine/composing/drawing/colours.ts';
import type { Box } from '#engine/composing/drawing/drawn.ts';
import { writeAside } from '#engine/composing/themes/parts/aside.ts';
import type { Aside } from '#engine/composing/themes/parts/facts.ts';
import type { Page } from '#engine/composing/themes/parts/page.ts';
import { head, LOOK, text } from './look.ts';
import { card, colourOf } from './paper.ts';

/** The panel beside the main thing, in the section's colour or in yellow. */
export function drawPanel(
  page: Page,
  box: Box,
  { kicker, head: name, texts }: Aside,
  fill: Slot = colourOf(page),
): void {
  const isYellow = fill === 'accent3';
  const colour = isYellow ? LOOK.ink : LOOK.onAccent;
  page.add(card(page, 'Painel', box, fill));
  const inner = { x: box.x + 0.32, w: box.w - 0.64 };
  let y = box.y + 0.3;
  const above: [string, string | null, number][] = [
    ['Chamada do painel', kicker, 18],
    ['Termo', name, 26],
  ];
  for (const [label, said, sizePt] of above) {
    if (said === null) continue;
    const style =
      sizePt > 20
        ? head(sizePt, { colour, anchor: 'middle' })
        : text(sizePt, { colour, isBold: true, anchor: 'middle' });
    const h = said.length > 14 && sizePt > 20 ? 0.95 : 0.45;
    page.field({ name: label, box: { ...inner, y, h }, style, leastPt: 18, isBalanced: true }, said);
    y += h + 0.12;
  }
  const letters = texts.reduce((sum, { text: said }) => sum + said.length, 0);
  const style = text(letters < 110 ? 24 : 20, { colour });
  writeAside(page, { ...inner, y, h: box.y + box.h - 0.25 - y }, texts, style);
}
