import type { Box, Drawn, Paragraph, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { measureParagraphs } from '#engine/composing/drawing/fit-text.ts';
import { setAside } from './aside.ts';
import { type Aside, kindOf, takeAside } from './facts.ts';
import { heightOf, sizeTogether } from './fit-together.ts';
import type { Page } from './page.ts';

const LEAST_PT = 16;
/** A program of few lines is read from the last row: it grows to this rather than leave its slide empty. */
const MOST_PT = 34;
const POINTS_PER_INCH = 72;
/** Of a letter of the fixed-width face, in its size, and a little more. */
const LETTER_WIDTH = 0.65;
/** Lines that stand in the middle of their panel; longer programs begin at its top, as in an editor. */
const FEW_LINES = 6;
/** What is said of a program takes this share of the height at most where it stands below. */
const MOST_BELOW = 0.45;
const LEAST_SAID_PT = 18;

/** How a theme sets a program and what is said of it. */
export interface CodeLook {
  body: Box;
  /** Width of the program's panel, and where the other begins, where they stand side by side. */
  besideIn: number;
  asideX: number;
  gapIn: number;
  /** From the panel's edge to the program. */
  pad: { x: number; y: number };
  style: TextStyle;
  said: TextStyle;
  drawPaper(page: Page): void;
  panel(page: Page, box: Box): Drawn[];
  /** The ground of what is said, and the room for it there. */
  ground(page: Page, box: Box): Drawn[];
  inner(box: Box): Box;
}

/**
 * Code as on a screen, what it does beside it; a program of few or long lines takes the whole width, what it does below, for
 * a class reads the program first.
 */
export function drawCode(page: Page, look: CodeLook): void {
  const code = page.take('code')?.text ?? null;
  const aside = takeAside(page);
  look.drawPaper(page);
  const { style, panel, ground } = layCode(page, code, aside, look);
  const isBelow = ground !== null && ground.y > panel.y;
  if (aside !== null)
    page.asKind(
      isBelow ? `${kindOf(aside)}-abaixo` : kindOf(aside),
      isBelow ? 'com leitura abaixo' : 'com leitura',
    );
  page.add(...look.panel(page, panel));
  page.field(
    { name: 'Código', box: within(panel, look.pad), style, leastPt: LEAST_PT },
    code === null ? null : codeLines(code),
  );
  if (aside === null || ground === null) return;
  // Where it stands beside, its ground is of one size: the layout's own.
  if (isBelow) page.add(...look.ground(page, ground));
  else page.furnish(...look.ground(page, ground));
  page.field(
    {
      ...{ name: 'Leitura', box: look.inner(ground) },
      style: isBelow ? { ...look.said, anchor: 'middle' } : look.said,
      leastPt: LEAST_SAID_PT,
    },
    setAside(page, factsOf(aside), look.said),
  );
}

/** Where the program and what is said of it stand, and how large the program is set. */
function layCode(
  page: Page,
  code: string | null,
  aside: Aside | null,
  look: CodeLook,
): { style: TextStyle; panel: Box; ground: Box | null } {
  const { body, gapIn } = look;
  const suit = (panel: Box, ground: Box | null) => ({
    style: suitCode(page, code, look.style, within(panel, look.pad)),
    ...{ panel, ground },
  });
  if (aside === null) return suit(body, null);
  const { asideX: x, besideIn: w } = look;
  const beside = suit({ ...body, w }, { ...body, x, w: body.x + body.w - x });
  const room = look.inner(body);
  const said = setAside(page, factsOf(aside), look.said);
  const belowIn = heightOf(page, said, look.said, room.w) + body.h - room.h + 0.06;
  const y = body.y + body.h - belowIn;
  if (code === null || belowIn > MOST_BELOW * body.h) return beside;
  const below = suit({ ...body, h: y - gapIn - body.y }, { ...body, y, h: belowIn });
  if (!holds(page, code, below.style, within(below.panel, look.pad))) return beside;
  const isHeld = holds(page, code, beside.style, within(beside.panel, look.pad));
  return !isHeld || below.style.sizePt > beside.style.sizePt ? below : beside;
}

/** How large code is set in its panel: no line of it is broken. */
function suitCode(page: Page, code: string | null, style: TextStyle, { w, h }: Box): TextStyle {
  if (code === null) return style;
  const lines = code.split('\n');
  // A line must not be broken at the hyphen of `border-radius`.
  const longest = Math.max(...lines.map(({ length }) => length));
  const widest = Math.floor((w * POINTS_PER_INCH) / (LETTER_WIDTH * Math.max(1, longest)));
  const set: TextStyle = {
    ...style,
    sizePt: Math.max(LEAST_PT, Math.min(MOST_PT, widest)),
    ...(lines.length <= FEW_LINES ? { anchor: 'middle' as const } : {}),
  };
  const sizePt = sizeTogether(page, [codeLines(code)], set, { widthIn: w, heightIn: h, leastPt: LEAST_PT });
  return { ...set, sizePt };
}

/** Whether the program stands there with no line broken. */
const holds = (page: Page, code: string, style: TextStyle, { w, h }: Box): boolean =>
  measureParagraphs(codeLines(code), style, page.look.fonts, { widthIn: w, heightIn: h }).fits;

/** Spaces in code are kept by binding them: a line that is too long is told rather than broken. */
const codeLines = (code: string): Paragraph[] =>
  code.split('\n').map((line) => ({ runs: [{ text: line.replaceAll(' ', '\u00a0') || '\u00a0' }] }));

const factsOf = ({ head, texts }: Aside): Aside['texts'] =>
  head === null ? texts : [{ head, text: '' }, ...texts];

const within = (box: Box, pad: { x: number; y: number }): Box => ({
  ...{ x: box.x + pad.x, y: box.y + pad.y, w: box.w - 2 * pad.x, h: box.h - 2 * pad.y },
});
