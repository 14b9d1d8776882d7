import type { Box } from '#engine/composing/drawing/drawn.ts';
import { writeAside } from '#engine/composing/themes/parts/aside.ts';
import type { Aside } from '#engine/composing/themes/parts/facts.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { head, LOOK, text } from './look.ts';

/** The dark panel beside the main thing: a term, a reading, a note. */
export function drawPanel(page: Page, box: Box, { kicker, head: name, texts }: Aside): void {
  page.furnish(plate('Painel', box, LOOK.dark));
  const { onDark: colour, signal } = LOOK;
  const inner = { x: box.x + 0.33, w: box.w - 0.66 };
  let y = box.y + 0.33;
  if (kicker !== null) {
    page.write(
      {
        ...{ name: 'Chamada do painel', box: { ...inner, y, h: 0.4 } },
        ...{ style: text(18, { isBold: true, colour: signal, anchor: 'middle' }), leastPt: 16 },
      },
      kicker,
    );
    y += 0.5;
  }
  if (name !== null) {
    const h = name.length > 14 ? 1.0 : 0.55;
    page.field(
      {
        ...{ name: 'Termo', box: { ...inner, y, h }, isBalanced: true },
        ...{ style: head(32, { colour, anchor: 'middle' }), leastPt: 20 },
      },
      name,
    );
    y += h + 0.15;
  }
  const letters = texts.reduce((sum, { text: said }) => sum + said.length, 0);
  const style = text(letters < 80 ? 28 : letters < 130 ? 24 : 20, { colour });
  writeAside(page, { ...inner, y, h: box.y + box.h - 0.25 - y }, texts, style, { headColour: signal });
}
