import type {
  Drawn,
  DrawnChart,
  DrawnDeck,
  DrawnShape,
  DrawnSlide,
  Paragraph,
  TextStyle,
} from '#engine/composing/drawing/drawn.ts';

/** A deck drawn by hand with every kind of element, for what writes decks: not how a theme would draw it. */
export const BODY: TextStyle = {
  ...{ font: 'minor', sizePt: 20, isBold: false, colour: 'dk1' },
  ...{ align: 'left', anchor: 'top', lineHeight: 1.34 },
};
const TITLE: TextStyle = {
  ...BODY,
  font: 'major',
  sizePt: 34,
  isBold: true,
  lineHeight: 1.18,
  anchor: 'bottom',
};

export const plain = (...texts: string[]): Paragraph[] => texts.map((text) => ({ runs: [{ text }] }));

export function textBox(
  name: string,
  [x, y, w, h]: [number, number, number, number],
  paragraphs: Paragraph[],
  style: Partial<TextStyle> = {},
): DrawnShape {
  return {
    ...{ kind: 'shape', geometry: 'rect', name, box: { x, y, w, h }, fill: null, line: null },
    text: { paragraphs, style: { ...BODY, ...style }, insetIn: { l: 0, t: 0, r: 0, b: 0 } },
    ...{ placeholder: null, alt: null },
  };
}

export function titleBox(text: string): DrawnShape {
  const box = textBox('Título', [0.7, 0.42, 11.9, 1.2], plain(text), TITLE);
  return { ...box, placeholder: { type: 'title', idx: 0 } };
}

export function drawnSlide(id: string, title: string, elements: Drawn[]): DrawnSlide {
  const number = textBox('Número', [12.03, 6.88, 0.6, 0.36], plain(id.slice(1)), {
    sizePt: 16,
    align: 'right',
  });
  return {
    ...{ id, layout: 'points', layoutId: 'points', title, notes: '', hasTransition: false },
    elements: [titleBox(title), ...elements, { ...number, placeholder: { type: 'sldNum', idx: 9 } }],
  };
}

export function drawnDeck(slides: DrawnSlide[], sections: DrawnDeck['sections'] = []): DrawnDeck {
  return {
    ...{ title: 'O ciclo da água', author: 'Marina Duarte', pictures: [], slides, sections },
    theme: {
      ...{ name: 'quadro', label: 'Quadro' },
      fonts: { major: 'Bricolage Grotesque', minor: 'Figtree', mono: 'IBM Plex Mono' },
      scheme: {
        ...{ dk1: '17211D', lt1: 'FFFFFF', dk2: '11352A', lt2: 'F6F3E8' },
        ...{ accent1: '1A6B54', accent2: 'FFCE3A', accent3: 'C93F22', accent4: '1F6CA8' },
        ...{ accent5: '87479B', accent6: '83552A', hlink: '1A6B54', folHlink: '87479B' },
      },
    },
    layouts: [
      {
        ...{ id: 'points', label: 'Título e pontos', background: 'lt2', placeholders: [titleBox('Título')] },
        furniture: [
          { ...textBox('Barra', [0, 0, 13.333, 0.18], []), fill: 'dk2', text: null },
          {
            ...{
              kind: 'path',
              name: 'Giz',
              box: { x: 0.7, y: 1.82, w: 1.5, h: 0.12 },
              alt: null,
              fill: null,
            },
            line: { colour: 'accent2', widthPt: 5 },
            steps: [
              { to: 'move', x: 0, y: 0.06 },
              { to: 'curve', x1: 0.5, y1: 0, x2: 1, y2: 0.12, x: 1.5, y: 0.05 },
            ],
          },
        ],
      },
    ],
  };
}

export function drawnChart(
  form: DrawnChart['chart']['form'],
  [x, y, w, h]: [number, number, number, number],
  series: DrawnChart['chart']['series'] = [{ name: 'Água', values: [97.5, 1.8, 0.7] }],
): DrawnChart {
  const categories = ['Mares', 'Geleiras', 'Rios e lagos', 'Ar', 'Solo'].slice(0, series[0]?.values.length);
  const alt = `Gráfico: ${categories.join(', ')}.`;
  const most = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return {
    ...{ kind: 'chart', name: 'Gráfico', box: { x, y, w, h }, alt, style: { ...BODY, sizePt: 18 } },
    ...{ gapPercent: 60, axisMax: form === 'stacked' ? 100 : most * 1.05 },
    chart: { type: 'chart', form, unit: '%', categories, series, highlight: 0, alt, passageIds: [] },
    colours: {
      ...{ usual: { slot: 'accent1', tint: 45 }, highlight: 'accent1' },
      series: ['accent1', 'accent2', 'accent4', 'accent5', 'accent6'],
    },
  };
}
