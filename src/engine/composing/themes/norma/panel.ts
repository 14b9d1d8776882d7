import type { Box } from '#engine/composing/drawing/drawn.ts';
import { type Aside, setFact } from '#engine/composing/themes/parts/facts.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { head, LOOK, text } from './look.ts';
import { ASIDE, rule } from './sheet.ts';

/** The tinted panel beside the main thing: a term, a reading, a note, under a rule of the signal colour. */
export function drawPanel(page: Page, { kicker, head: name, texts }: Aside, box: Box = ASIDE): void {
  page.furnish(plate('Painel', box, LOOK.card), rule('Fio do painel', box, 'accent2', 0.06));
  const inner = { x: box.x + 0.3, w: box.w - 0.6 };
  let y = box.y + 0.3;
  if (kicker !== null) {
    page.write(
      {
        ...{ name: 'Chamada do painel', box: { ...inner, y, h: 0.36 } },
        ...{ style: text(18, { isBold: true, colour: 'accent2', anchor: 'middle' }), leastPt: 16 },
      },
      kicker,
    );
    y += 0.46;
  }
  if (name !== null) {
    const h = name.length > 18 ? 0.95 : 0.5;
    page.field(
      {
        ...{ name: 'Termo', box: { ...inner, y, h }, isBalanced: true },
        ...{ style: head(26, { anchor: 'middle' }), leastPt: 20 },
      },
      name,
    );
    y += h + 0.1;
  }
  const style = text(20);
  page.field(
    { name: 'Painel de texto', box: { ...inner, y, h: box.y + box.h - 0.22 - y }, style, leastPt: 18 },
    texts.flatMap((fact, at) => {
      const set = setFact(page, fact, style);
      const last = set.at(-1);
      if (last !== undefined && at < texts.length - 1) last.spaceAfterPt = 10;
      return set;
    }),
  );
}
