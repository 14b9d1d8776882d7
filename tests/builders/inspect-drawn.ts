import { resolveColour, type Scheme } from '#engine/composing/drawing/colours.ts';
import {
  type Box,
  type Drawn,
  type DrawnLayout,
  type DrawnShape,
  type DrawnSlide,
  SLIDE_HEIGHT_IN,
  SLIDE_WIDTH_IN,
} from '#engine/composing/drawing/drawn.ts';

/** What a designer would not show of a drawn slide, one line each; of texts below 16 pt, on one another, or hard to read. */
export function inspectDrawn(slide: DrawnSlide, layout: DrawnLayout, scheme: Scheme): string[] {
  const all = [...layout.furniture, ...slide.elements];
  const texts = all.filter(hasText);
  const at = `${slide.id} ${slide.layoutId}`;
  return [
    ...all.filter(({ box }) => !isOnSlide(box)).map(({ name }) => `${at}: ${name} leaves the slide`),
    ...all.filter(({ box }) => box.w < 0 || box.h < 0).map(({ name }) => `${at}: ${name} has no size`),
    ...texts.flatMap((one, nth) =>
      texts
        .slice(nth + 1)
        .filter((other) => overlap(textBox(one), textBox(other)))
        .map((other) => `${at}: ${one.name} lies on ${other.name}`),
    ),
    ...texts.flatMap((one) => smallest(one).map((size) => `${at}: ${one.name} is set in ${size} pt`)),
    ...texts.flatMap((one) => {
      const ratio = contrastOf(one, all, layout, scheme);
      const { sizePt, isBold } = one.text.style;
      const least = sizePt >= 24 && isBold ? 3 : 4.5;
      return ratio < least ? [`${at}: ${one.name} has a contrast of ${ratio.toFixed(2)}`] : [];
    }),
    ...repeated(slide.elements.map(({ name }) => name)).map((name) => `${at}: two are named ${name}`),
  ];
}

type TextShape = DrawnShape & { text: NonNullable<DrawnShape['text']> };
const hasText = (one: Drawn): one is TextShape => one.kind === 'shape' && one.text !== null;
const isOnSlide = ({ x, y, w, h }: Box) =>
  x >= -0.01 && y >= -0.01 && x + w <= SLIDE_WIDTH_IN + 0.01 && y + h <= SLIDE_HEIGHT_IN + 0.01;
const repeated = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at);

function textBox({ box, text: { insetIn: i } }: TextShape): Box {
  return { x: box.x + i.l, y: box.y + i.t, w: box.w - i.l - i.r, h: box.h - i.t - i.b };
}

const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 0.02 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 0.02;

function smallest({ placeholder, text: { style, paragraphs } }: TextShape): number[] {
  const least = placeholder?.type === 'title' ? 28 : 16;
  const sizes = paragraphs.flatMap(({ runs }) => runs.map(({ sizePt }) => sizePt ?? style.sizePt));
  return sizes.filter((size) => size < least);
}

/** The lowest contrast of its runs over what lies beneath the middle of the text. */
function contrastOf(one: TextShape, all: Drawn[], layout: DrawnLayout, scheme: Scheme): number {
  const own = textBox(one);
  const middle = { x: own.x + own.w / 2, y: own.y + own.h / 2 };
  const below = all
    .slice(0, all.indexOf(one))
    .filter(
      (other): other is Extract<Drawn, { kind: 'shape' | 'path' }> =>
        (other.kind === 'shape' || other.kind === 'path') && other.fill !== null && holds(other.box, middle),
    );
  const ground = one.fill ?? below.at(-1)?.fill ?? layout.background;
  const { style, paragraphs } = one.text;
  const colours = paragraphs.flatMap(({ runs }) => runs.map(({ colour }) => colour ?? style.colour));
  const luminance = (colour: typeof ground) => luminanceOf(resolveColour(colour, scheme).rgb);
  return Math.min(...colours.map((colour) => ratioOf(luminance(colour), luminance(ground))));
}

const holds = ({ x, y, w, h }: Box, at: { x: number; y: number }) =>
  at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h;

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminanceOf(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const ratioOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
