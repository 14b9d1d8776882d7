import type { Colour } from '#engine/composing/drawing/colours.ts';
import type {
  Box,
  Drawn,
  DrawnLayout,
  DrawnShape,
  DrawnSlide,
  Paragraph,
  Placeholder,
  TextStyle,
} from '#engine/composing/drawing/drawn.ts';
import { fitText } from '#engine/composing/drawing/fit-text.ts';
import { setParagraph } from '#engine/composing/drawing/set-text.ts';
import { holdWidth, settleText, suitSize } from '#engine/composing/drawing/settle-text.ts';
import type { Overflow, SlideContext } from '#engine/composing/themes/theme.ts';
import type { BlockOf, SlideBlock } from '#shared/composition/blocks.ts';
import { LAYOUTS, type Slide } from '#shared/composition/deck.ts';
import type { Look } from './look.ts';

type Text = NonNullable<DrawnShape['text']>;
type Inset = Text['insetIn'];
const NO_INSET: Inset = { l: 0, t: 0, r: 0, b: 0 };

/** Where a text stands and how. Without `geometry` on nothing, else on a shape of its own. */
export interface TextSpec {
  name: string;
  box: Box;
  style: TextStyle;
  /** The text is set smaller down to this where it does not fit; beyond it is told as an overflow. */
  leastPt: number;
  inset?: Partial<Inset>;
  /** Lines of like length in titles and middled texts, no short last line in others. */
  isBalanced?: boolean;
  /** Texts of one group are set alike, as small as the smallest of them. */
  group?: string;
  geometry?: DrawnShape['geometry'];
  adjust?: number;
  fill?: Colour | null;
  line?: DrawnShape['line'];
  alt?: string;
  /** The slide that a press on it leads to. */
  leadsTo?: string | null;
}
export interface FieldSpec extends TextSpec {
  type?: Placeholder['type'];
  /** What the empty placeholder says. */
  prompt?: string;
}
export type Content = string | readonly Paragraph[] | null;

/** Where the last placeholders of every layout stand in their order, whatever comes before them. */
const SOURCE_IDX = 80;
const NUMBER_IDX = 90;

/**
 * A slide while it is drawn, and the layout it stands on: what is placed as a field becomes a placeholder of both, what
 * is furnished belongs to the layout alone. Texts are fitted as they are placed.
 */
export class Page {
  background: Colour;
  hasTransition = false;
  readonly overflows: Overflow[] = [];
  private readonly elements: Drawn[] = [];
  private readonly last: Drawn[] = [];
  private readonly furniture: Drawn[] = [];
  private readonly placeholders: DrawnShape[] = [];
  private readonly groups = new Map<string, DrawnShape[]>();
  private readonly names = new Map<string, number>();
  /** Texts by what they are one of several of, with the size they were meant to have; `room` where their lines are settled. */
  private readonly kin = new Map<string, { text: Text; room: Parameters<typeof suitSize>[3] | null }[]>();
  /** Done when all sizes are known. */
  private readonly toSettle: (() => void)[] = [];
  private readonly blocks: SlideBlock[];
  private kind: { id: string; label: string } | null = null;

  readonly slide: Slide;
  readonly context: SlideContext;
  readonly look: Look;

  constructor(slide: Slide, context: SlideContext, look: Look) {
    this.slide = slide;
    this.context = context;
    this.look = look;
    this.background = look.page;
    this.blocks = [...slide.blocks];
  }

  /** The next block of a type; what nobody takes is told as an overflow, so that nothing is lost in silence. */
  take<Type extends SlideBlock['type']>(type: Type): BlockOf<Type> | null {
    const at = this.blocks.findIndex((block) => block.type === type);
    return at < 0 ? null : (this.blocks.splice(at, 1)[0] as BlockOf<Type>);
  }

  /** Whether every block is still to be taken. */
  get isUntouched(): boolean {
    return this.blocks.length === this.slide.blocks.length && this.blocks.length > 0;
  }

  /** Which kind of its layout the slide is: `3` with `3 itens`. */
  asKind(id: string | number, label: string): void {
    this.kind = { id: String(id), label };
  }

  /** A bar, a panel or a card of the layout, below everything. */
  furnish(...drawn: Drawn[]): void {
    this.furniture.push(...drawn);
  }

  /** A shape, line, path or icon of the slide. */
  add(...drawn: Drawn[]): void {
    for (const one of drawn) this.elements.push({ ...one, name: this.nameOnce(one.name) });
  }

  /** A placeholder of the layout, with its text where the slide has one. */
  field({ type = 'body', prompt, ...spec }: FieldSpec, content: Content): void {
    const isCounted = ({ placeholder }: DrawnShape) =>
      placeholder !== null && placeholder.idx > 0 && placeholder.idx < SOURCE_IDX;
    const idx = type === 'title' ? 0 : this.placeholders.filter(isCounted).length + 1;
    this.placeField({ ...spec, placeholder: { type, idx } }, prompt ?? spec.name, content, this.elements);
  }

  /** Source and number, which are read last. */
  foot(kind: 'source' | 'number', spec: TextSpec): void {
    const isNumber = kind === 'number';
    const content = isNumber ? String(this.context.index + 1) : this.slide.source;
    const placeholder: Placeholder = isNumber
      ? { type: 'sldNum', idx: NUMBER_IDX }
      : { type: 'body', idx: SOURCE_IDX };
    this.placeField({ ...spec, placeholder }, isNumber ? '‹nº›' : 'Fonte', content, this.last);
  }

  /** Text of the slide alone: where the count varies, in diagrams. */
  write(spec: TextSpec, content: Content): void {
    if (!isEmpty(content)) this.keep(this.setShape(spec, content, null), spec, this.elements);
  }

  /** The way to another slide, read before source and number. */
  way(spec: TextSpec, content: Content): void {
    if (!isEmpty(content)) this.last.push(this.setShape(spec, content, null));
  }

  /** A paragraph in the theme's fonts. */
  paragraph(text: string, style: TextStyle, like: Parameters<typeof setParagraph>[3] = {}): Paragraph {
    return setParagraph(text, style, this.look.fonts, like);
  }

  /**
   * Texts of one kind, `Passo 1` and `Passo 2`, are all as large as the smallest: sizes mean rank. One alone is as large as
   * its lines end well.
   */
  private evenSizes(): void {
    for (const kin of this.kin.values()) {
      const [only] = kin;
      const least = Math.min(...kin.map(({ text: { style } }) => style.sizePt));
      const sizePt =
        kin.length === 1 && only !== undefined && only.room !== null
          ? suitSize(only.text.paragraphs, only.text.style, this.look.fonts, only.room)
          : least;
      for (const { text } of kin) text.style = { ...text.style, sizePt };
    }
  }

  finish(): { slide: DrawnSlide; layout: DrawnLayout; overflows: Overflow[] } {
    this.evenSizes();
    for (const { type } of this.blocks) {
      this.overflows.push({ slideId: this.slide.id, element: type, lines: 1, room: 0 });
    }
    for (const shapes of this.groups.values()) setAlike(shapes);
    for (const settle of this.toSettle) settle();
    const { id, layout, title, notes } = this.slide;
    const layoutId = this.kind === null ? layout : `${layout}-${this.kind.id}`;
    const label = this.kind === null ? LAYOUTS[layout] : `${LAYOUTS[layout]}: ${this.kind.label}`;
    const { background, furniture, placeholders, hasTransition } = this;
    return {
      slide: {
        id,
        layout,
        layoutId,
        title,
        notes,
        hasTransition,
        elements: [...this.elements, ...this.last],
      },
      layout: { id: layoutId, label, background, furniture, placeholders },
      overflows: this.overflows,
    };
  }

  private placeField(
    spec: TextSpec & { placeholder: Placeholder },
    prompt: string,
    content: Content,
    to: Drawn[],
  ): void {
    const { placeholder, ...rest } = spec;
    this.placeholders.push({
      ...this.shapeOf(rest, [this.paragraph(prompt, spec.style)], spec.style, { ...NO_INSET, ...spec.inset }),
      placeholder,
    });
    if (isEmpty(content)) return;
    this.keep(this.setShape(rest, content, placeholder), spec, to);
  }

  private keep(shape: DrawnShape, { group }: TextSpec, to: Drawn[]): void {
    const named = { ...shape, name: this.nameOnce(shape.name) };
    to.push(named);
    if (group !== undefined) this.groups.set(group, [...(this.groups.get(group) ?? []), named]);
  }

  private setShape(spec: TextSpec, content: Content, placeholder: Placeholder | null): DrawnShape {
    const { box, style, leastPt, isBalanced, leadsTo } = spec;
    const { fonts } = this.look;
    const paragraphs = typeof content === 'string' ? [this.paragraph(content, style)] : [...(content ?? [])];
    const inset = { ...NO_INSET, ...spec.inset };
    const widthIn = box.w - inset.l - inset.r;
    const heightIn = box.h - inset.t - inset.b;
    const fitted = fitText(paragraphs, style, fonts, { widthIn, heightIn, leastPt });
    if (!fitted.fits) {
      const { lines, room } = fitted;
      this.overflows.push({ slideId: this.slide.id, element: spec.name, lines, room });
    }
    const [, kind] = /^(.+) \d+$/u.exec(spec.name) ?? [];
    const set = { ...style, sizePt: fitted.sizePt };
    const lead = leadsTo == null ? {} : { leadsTo };
    const shape = { ...this.shapeOf(spec, paragraphs, set, inset), placeholder, ...lead };
    const isSettled = isBalanced === true && fitted.fits;
    this.toSettle.push(() => this.settle(shape, widthIn, isSettled));
    if (shape.text !== null) {
      const isRunning = isRunningText(placeholder, style);
      const room = isSettled && spec.group === undefined ? { widthIn, leastPt, isRunning } : null;
      const key = kind === undefined ? `${spec.name} #${this.kin.size}` : `${kind} ${style.sizePt}`;
      this.kin.set(key, [...(this.kin.get(key) ?? []), { text: shape.text, room }]);
    }
    return shape;
  }

  /** Breaks the lines of a text where they look best or, as they come, where all programs do, at the size it has got. */
  private settle({ text, placeholder }: DrawnShape, widthIn: number, isBalanced: boolean): void {
    if (text === null) return;
    const { style, insetIn } = text;
    const { fonts } = this.look;
    const isRunning = isRunningText(placeholder, style);
    const settled = isBalanced
      ? settleText(text.paragraphs, style, fonts, { widthIn, isRunning })
      : { paragraphs: text.paragraphs, widthIn };
    const spare = widthIn - holdWidth(settled.paragraphs, style, fonts, settled.widthIn);
    const [left, right] = { left: [0, spare], center: [spare / 2, spare / 2], right: [spare, 0] }[
      style.align
    ];
    text.paragraphs = [...settled.paragraphs];
    text.insetIn = { ...insetIn, l: insetIn.l + (left ?? 0), r: insetIn.r + (right ?? 0) };
  }

  private shapeOf(
    { name, box, geometry = 'rect', adjust, fill = null, line = null, alt }: TextSpec,
    paragraphs: Paragraph[],
    style: TextStyle,
    insetIn: Inset,
  ): DrawnShape {
    const turn = adjust === undefined ? {} : { adjust };
    const text = { paragraphs, style, insetIn };
    return {
      ...{ kind: 'shape', name, box, geometry, ...turn, fill, line, text },
      ...{ placeholder: null, alt: alt ?? null },
    };
  }

  private nameOnce(name: string): string {
    const count = (this.names.get(name) ?? 0) + 1;
    this.names.set(name, count);
    return count === 1 ? name : `${name} ${count}`;
  }
}

function setAlike(shapes: readonly DrawnShape[]): void {
  const sizePt = Math.min(...shapes.map(({ text }) => text?.style.sizePt ?? Number.POSITIVE_INFINITY));
  for (const shape of shapes) if (shape.text) shape.text.style = { ...shape.text.style, sizePt };
}

const isRunningText = (placeholder: Placeholder | null, { align }: TextStyle): boolean =>
  placeholder?.type !== 'title' && align !== 'center';

const isEmpty = (content: Content): content is null =>
  content === null || content.length === 0 || (typeof content === 'string' && content.trim() === '');

/** A shape without text, by itself decoration. */
export const plate = (
  name: string,
  box: Box,
  fill: Colour | null,
  more: Partial<Pick<DrawnShape, 'geometry' | 'adjust' | 'line' | 'alt' | 'rotation'>> = {},
): DrawnShape => ({
  ...{ kind: 'shape', name, box, geometry: 'rect', fill, line: null, text: null },
  ...{ placeholder: null, alt: null, ...more },
});
