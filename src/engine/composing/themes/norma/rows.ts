import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { Content, Page } from '#engine/composing/themes/parts/page.ts';
import { LOOK } from './look.ts';
import { rule } from './sheet.ts';

interface Row {
  /** What stands to the left: a name, a number, a letter. */
  key: string | null;
  content: Content;
}
interface RowsLook {
  key: TextStyle;
  /** Width of the left column, its gap included. */
  keyIn: number;
  leastKeyPt?: number;
  text: TextStyle;
  /** What a row is high at most. */
  stepIn: number;
  /** Names of the placeholders: `Ponto` gives `Ponto 1`; the key is one too where it is named. */
  name: string;
  keyName?: string;
}

/** Rows of a key and its text between rules, the first lines of both on one height. */
export function drawRows(page: Page, rows: readonly Row[], area: Box, look: RowsLook): void {
  const step = Math.min(look.stepIn, area.h / Math.max(1, rows.length));
  // Baselines of both: where half a line and a third of the size lie.
  const down = ({ sizePt, lineHeight }: TextStyle) => (sizePt * (lineHeight / 2 + 0.34)) / 72;
  const shift = down(look.key) - down(look.text);
  const isMiddle = look.text.anchor === 'middle';
  const pad = isMiddle ? 0.04 : Math.min(0.2, step * 0.13);
  rows.forEach(({ key, content }, at) => {
    const y = area.y + at * step;
    page.furnish(rule('Fio', { x: area.x, y: y + step, w: area.w }));
    const top = (extra: number) => (isMiddle ? y + pad : y + pad + Math.max(0, extra));
    const keyBox = { x: area.x, y: top(-shift), w: look.keyIn - 0.2, h: y + step - top(-shift) - 0.06 };
    const keySpec = { box: keyBox, style: look.key, leastPt: look.leastKeyPt ?? 20, isBalanced: true };
    if (look.keyName !== undefined) page.field({ ...keySpec, name: `${look.keyName} ${at + 1}` }, key);
    else page.write({ ...keySpec, name: `${look.name} ${at + 1}, marca` }, key);
    const box = {
      ...{ x: area.x + look.keyIn, y: top(shift) },
      ...{ w: area.w - look.keyIn - 0.1, h: y + step - top(shift) - 0.06 },
    };
    page.field(
      { name: `${look.name} ${at + 1}`, box, style: look.text, leastPt: LOOK.least.body, isBalanced: true },
      content,
    );
  });
}
