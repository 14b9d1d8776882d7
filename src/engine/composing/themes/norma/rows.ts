import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { descentOf } from '#engine/composing/fonts/measure-text.ts';
import { fitRows, sizeTogether } from '#engine/composing/themes/parts/fit-together.ts';
import { type Content, type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { LOOK } from './look.ts';
import { rule } from './sheet.ts';

interface Row {
  /** What stands to the left: a name, a number, a letter. */
  key: string | null;
  content: Content;
  /** The slide that a press on its text leads to. */
  leadsTo?: string | null;
}
interface RowsLook {
  key: TextStyle;
  /** Width of the left column, its gap included. */
  keyIn: number;
  leastKeyPt?: number;
  text: TextStyle;
  /** What a row is high at most. */
  stepIn: number;
  /** What stands below has its own rule. */
  isOpenBelow?: boolean;
  /** A stroke before each text that has no key, in place of the rules between them. */
  mark?: Colour;
  /** Names of the placeholders: `Ponto` gives `Ponto 1`; the key is one too where it is named. */
  name: string;
  keyName?: string;
}

/** Rows of a key and its text above rules, all texts of one size, the first lines of key and text on one height. */
export function drawRows(page: Page, rows: readonly Row[], area: Box, look: RowsLook): void {
  const isMiddle = look.text.anchor === 'middle';
  const pad = isMiddle ? 0.06 : rows.length > 3 ? 0.09 : 0.13;
  const keyIn = look.keyIn - 0.2;
  const leastKeyPt = look.leastKeyPt ?? 20;
  const key = {
    ...look.key,
    sizePt: sizeTogether(
      page,
      rows.map((row) => row.key),
      look.key,
      { widthIn: keyIn, heightIn: area.h / Math.max(1, rows.length) - 2 * pad, leastPt: leastKeyPt },
    ),
  };
  const base = ({ font, sizePt, lineHeight }: TextStyle) =>
    (sizePt * (lineHeight - descentOf(page.look.fonts[font]))) / 72;
  const apart = isMiddle ? 0 : base(key) - base(look.text);
  const [shift, keyShift] = [Math.max(0, apart), Math.max(0, -apart)];
  const widthIn = area.w - look.keyIn - 0.1;
  const { sizePt, heights } = fitRows(
    page,
    rows.map(({ content }) => content),
    {
      ...{ style: look.text, leastPt: LOOK.least.body, widthIn, heightIn: area.h },
      ...{ stepIn: look.stepIn, padIn: 2 * pad + shift + 0.02 },
    },
  );
  let { y } = area;
  rows.forEach((row, at) => {
    const h = heights[at] ?? look.stepIn;
    const isLast = at === rows.length - 1;
    if (look.mark === undefined && !(isLast && look.isOpenBelow === true))
      page.add(rule(`Fio ${at + 1}`, { x: area.x, y: y + h, w: area.w }));
    const keySpec = {
      box: { x: area.x, y: y + pad + keyShift, w: keyIn, h: h - 2 * pad - keyShift },
      ...{ style: key, leastPt: leastKeyPt, isBalanced: true },
    };
    if (look.mark !== undefined)
      page.add(plate(`Marca ${at + 1}`, { x: area.x, y: y + 2 * pad, w: 0.06, h: h - 4 * pad }, look.mark));
    if (look.keyName !== undefined) page.field({ ...keySpec, name: `${look.keyName} ${at + 1}` }, row.key);
    else page.write({ ...keySpec, name: `${look.name} ${at + 1}, marca` }, row.key);
    const box = { x: area.x + look.keyIn, y: y + pad + shift, w: widthIn, h: h - 2 * pad - shift };
    const style = { ...look.text, sizePt };
    page.field(
      {
        ...{ name: `${look.name} ${at + 1}`, box, style, leastPt: LOOK.least.body, isBalanced: true },
        leadsTo: row.leadsTo ?? null,
      },
      row.content,
    );
    y += h;
  });
}
