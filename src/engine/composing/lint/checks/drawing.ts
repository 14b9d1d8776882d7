import { resolveColour } from '#engine/composing/drawing/colours.ts';
import {
  type Box,
  type Drawn,
  type DrawnShape,
  type DrawnSlide,
  SLIDE_HEIGHT_IN,
  SLIDE_WIDTH_IN,
} from '#engine/composing/drawing/drawn.ts';
import type { Check, Found, LintSubject } from '#engine/composing/lint/check.ts';

const LEAST_TEXT_PT = 16;
/** A hair over an edge is a line's own width. */
const TOLERANCE_IN = 0.05;
/** WCAG 2.2, 1.4.3: large text from 18 pt bold or 24 pt. */
const [LEAST_CONTRAST, LEAST_CONTRAST_LARGE, LARGE_PT] = [4.5, 3, 24];
/** A projector shows some 140 points an inch of a slide; with less than half of that edges are steps. */
const LEAST_DOTS_PER_IN = 65;

/** How the slides are drawn. */
export const DRAWING: readonly Check[] = [
  {
    id: 'overflow',
    severity: 'hard',
    find: ({ overflows }) =>
      overflows.map(({ slideId, element, lines, room }) => ({
        ...{ slideId, element },
        message: `O texto de “${element}” tem ${lines} linhas e cabem ${room}.`,
      })),
  },
  {
    id: 'outside',
    severity: 'hard',
    find: eachElement(({ box }) => isOutside(box) && 'Está fora do slide.'),
  },
  {
    id: 'text-small',
    severity: 'hard',
    find: eachElement((element) => {
      const least = leastSize(element);
      return (
        least < LEAST_TEXT_PT &&
        `O texto tem ${least} pontos; abaixo de ${LEAST_TEXT_PT} ninguém lê do fundo da sala.`
      );
    }),
  },
  {
    id: 'overlap',
    severity: 'hard',
    find: ({ drawn }) => (drawn?.slides ?? []).flatMap(findOverlaps),
  },
  {
    id: 'contrast',
    severity: 'hard',
    find: eachElement((element, slide, { drawn }) => {
      if (element.kind !== 'shape' || element.text === null || drawn === null) return false;
      const ground = element.fill ?? drawn.layouts.find(({ id }) => id === slide.layoutId)?.background;
      // What lies on a panel of the layout is judged by the theme's own tests: only it knows what is beneath.
      if (ground === undefined || element.fill === null) return false;
      const { style } = element.text;
      const least = style.sizePt >= LARGE_PT ? LEAST_CONTRAST_LARGE : LEAST_CONTRAST;
      const ratio = contrastOf(
        resolveColour(style.colour, drawn.theme.scheme).rgb,
        resolveColour(ground, drawn.theme.scheme).rgb,
      );
      return ratio < least && `O contraste é de ${ratio.toFixed(1)} para 1; o mínimo é ${least}.`;
    }),
  },
  {
    id: 'title-unplaced',
    severity: 'hard',
    find: ({ deck, drawn }) => {
      // One cause is said once: a slide without a title has nothing to place.
      const untitled = new Set(deck.slides.filter(({ title }) => title.trim() === '').map(({ id }) => id));
      return (drawn?.slides ?? []).flatMap(({ id, elements }) =>
        untitled.has(id) ||
        elements.some((element) => element.kind === 'shape' && element.placeholder?.type === 'title')
          ? []
          : [{ slideId: id, message: 'O título não está no lugar de título.' }],
      );
    },
  },
  {
    id: 'figure-undescribed',
    severity: 'hard',
    find: eachElement(
      (element) =>
        'alt' in element && element.kind !== 'shape' && element.alt === '' && 'A figura não tem descrição.',
    ),
  },
  {
    id: 'picture-coarse',
    severity: 'soft',
    find: eachElement((element, _, { deck }) => {
      if (element.kind !== 'picture') return false;
      const picture = deck.pictures.find(({ key }) => key === element.picture);
      const fine = picture === undefined ? LEAST_DOTS_PER_IN : picture.widthPx / element.box.w;
      return (
        fine < LEAST_DOTS_PER_IN &&
        `A imagem tem só ${picture?.widthPx} por ${picture?.heightPx} pontos: deste tamanho vai ficar borrada.`
      );
    }),
  },
  {
    id: 'name-repeated',
    severity: 'soft',
    find: ({ drawn }) =>
      (drawn?.slides ?? []).flatMap(({ id, elements }) => {
        const names = elements.map(({ name }) => name);
        const twice = names.find((name, at) => names.indexOf(name) < at);
        return twice === undefined
          ? []
          : [{ slideId: id, element: twice, message: 'Dois elementos têm o mesmo nome.' }];
      }),
  },
  {
    id: 'layout-unknown',
    severity: 'hard',
    find: ({ drawn }) =>
      (drawn?.slides ?? []).flatMap(({ id, layoutId }) =>
        drawn?.layouts.some((layout) => layout.id === layoutId)
          ? []
          : [{ slideId: id, message: 'O desenho deste slide não existe no tema.' }],
      ),
  },
];

function eachElement(say: (element: Drawn, slide: DrawnSlide, subject: LintSubject) => string | false) {
  return (subject: LintSubject): Found[] =>
    (subject.drawn?.slides ?? []).flatMap((slide) =>
      slide.elements.flatMap((element) => {
        const message = say(element, slide, subject);
        return message === false ? [] : [{ slideId: slide.id, element: element.name, message }];
      }),
    );
}

const isOutside = ({ x, y, w, h }: Box): boolean =>
  x < -TOLERANCE_IN ||
  y < -TOLERANCE_IN ||
  x + w > SLIDE_WIDTH_IN + TOLERANCE_IN ||
  y + h > SLIDE_HEIGHT_IN + TOLERANCE_IN;

function leastSize(element: Drawn): number {
  if (element.kind === 'table' || element.kind === 'chart') return element.style.sizePt;
  if (element.kind !== 'shape' || element.text === null) return Number.POSITIVE_INFINITY;
  const { paragraphs, style } = element.text;
  const sizes = paragraphs.flatMap(({ runs }) =>
    runs.filter(({ text }) => text.trim() !== '').map(({ sizePt }) => sizePt ?? style.sizePt),
  );
  return Math.min(...sizes, Number.POSITIVE_INFINITY);
}

/** Two texts that share more than a sliver of ground. */
function findOverlaps({ id, elements }: DrawnSlide): Found[] {
  const texts = elements.filter(
    (element): element is DrawnShape =>
      element.kind === 'shape' &&
      element.text !== null &&
      element.text.paragraphs.some(({ runs }) => runs.some(({ text }) => text.trim() !== '')),
  );
  return texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .flatMap((other) =>
        shares(boxOfText(one), boxOfText(other))
          ? [{ slideId: id, element: other.name, message: `“${other.name}” está por cima de “${one.name}”.` }]
          : [],
      ),
  );
}

/** Chevrons stand one in the other: their words keep out of the points. */
function boxOfText({ box, geometry, adjust = 0.5 }: DrawnShape): Box {
  if (geometry !== 'chevron' && geometry !== 'homePlate') return box;
  const point = adjust * Math.min(box.w, box.h);
  const left = geometry === 'chevron' ? point : 0;
  return { ...box, x: box.x + left, w: box.w - left - point };
}

function shares(a: Box, b: Box): boolean {
  const width = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return width > TOLERANCE_IN && height > 2 * TOLERANCE_IN;
}

/** WCAG 2.2 contrast ratio of two colours. */
function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
