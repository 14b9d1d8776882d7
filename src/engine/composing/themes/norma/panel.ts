import type { Box } from '#engine/composing/drawing/drawn.ts';
import { setAside } from '#engine/composing/themes/parts/aside.ts';
import type { Aside } from '#engine/composing/themes/parts/facts.ts';
import { heightOf, sizeTogether } from '#engine/composing/themes/parts/fit-together.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { head, LOOK, text } from './look.ts';
import { ASIDE, rule } from './sheet.ts';

/** The tinted panel beside the main thing, under a rule of the signal colour: as tall as what it says, `box` at most. */
export function drawPanel(page: Page, { kicker, head: name, texts }: Aside, box: Box = ASIDE): void {
  const inner = { x: box.x + 0.3, w: box.w - 0.6 };
  const nameIn = name !== null && name.length > 18 ? 0.95 : 0.5;
  const nameY = box.y + 0.3 + (kicker === null ? 0 : 0.46);
  const y = nameY + (name === null ? 0 : nameIn + 0.1);
  const letters = texts.reduce((sum, { text: said }) => sum + said.length, 0);
  const style = text(letters < 80 ? 26 : letters < 130 ? 23 : 20);
  const content = setAside(page, texts, style);
  const room = { widthIn: inner.w, heightIn: box.y + box.h - 0.22 - y, leastPt: 18 };
  const sizePt = sizeTogether(page, [content], style, room);
  const needed = heightOf(page, content, { ...style, sizePt }, inner.w);
  const high = Math.min(box.h, Math.max(2.2, y - box.y + needed + 0.35));
  page.add(plate('Painel', { ...box, h: high }, LOOK.card), rule('Fio do painel', box, 'accent2', 0.06));
  if (kicker !== null) {
    page.write(
      {
        ...{ name: 'Chamada do painel', box: { ...inner, y: box.y + 0.3, h: 0.36 } },
        ...{ style: text(18, { isBold: true, colour: 'accent2', anchor: 'middle' }), leastPt: 16 },
      },
      kicker,
    );
  }
  if (name !== null) {
    page.field(
      {
        ...{ name: 'Termo', box: { ...inner, y: nameY, h: nameIn }, isBalanced: true },
        ...{ style: head(26, { anchor: 'middle' }), leastPt: 20 },
      },
      name,
    );
  }
  page.field(
    {
      name: 'Painel de texto',
      box: { ...inner, y, h: room.heightIn },
      style: { ...style, sizePt },
      leastPt: 18,
      isBalanced: true,
    },
    content,
  );
}
