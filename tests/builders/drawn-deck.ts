import type { Drawn, DrawnDeck, DrawnShape, DrawnSlide, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { BODY, bare, box, drawChart, drawFormula, FIGURES, TABLE, TITLE } from './drawn-figures.ts';

/** A drawn deck of our own with every kind of element, for whoever writes or lays out one. */
const NUMBER: TextStyle = { ...BODY, sizePt: 16, align: 'right', anchor: 'middle' };
const NO_INSET = { l: 0, t: 0, r: 0, b: 0 };

const TITLE_BOX = box(0.7, 0.42, 11.9, 1.2);
const BODY_BOX = box(0.7, 2, 11.93, 4.4);

export function drawText(
  name: string,
  lines: string[],
  style: TextStyle,
  place: DrawnShape['box'],
  placeholder: DrawnShape['placeholder'] = null,
): DrawnShape {
  const isBullet = placeholder?.type === 'body';
  const paragraphs = lines.map((text) => ({
    runs: [{ text }],
    ...(isBullet && { isBullet, spaceAfterPt: 8 }),
  }));
  return { ...bare, name, box: place, placeholder, text: { paragraphs, style, insetIn: NO_INSET } };
}

const title = (text: string) => drawText('Título', [text], TITLE, TITLE_BOX, { type: 'title', idx: 0 });
const body = (lines: string[]) => drawText('Texto', lines, BODY, BODY_BOX, { type: 'body', idx: 1 });
const number = () =>
  drawText('Número', ['1'], NUMBER, box(12.03, 6.88, 0.6, 0.36), { type: 'sldNum', idx: 12 });

/** One slide under a title; `elements` stand below it. */
export function drawSlide(
  id: string,
  text: string,
  elements: Drawn[],
  more: Partial<DrawnSlide> = {},
): DrawnSlide {
  return {
    id,
    layout: 'points',
    layoutId: 'points',
    title: text,
    elements: [title(text), ...elements, number()],
    notes: '',
    hasTransition: false,
    ...more,
  };
}

export function drawDeck(slides: DrawnSlide[] = drawAllSlides()): DrawnDeck {
  const prompts = [title('Título'), body(['Texto']), number()];
  const dark: DrawnShape[] = [
    drawText('Título', ['Título'], { ...TITLE, sizePt: 60, colour: 'lt1' }, box(0.7, 1.6, 8, 2.4), {
      type: 'title',
      idx: 0,
    }),
    drawText('Subtítulo', ['Subtítulo'], { ...BODY, colour: 'accent3' }, box(0.7, 4.2, 8, 1), {
      type: 'subTitle',
      idx: 1,
    }),
  ];
  const bar: Drawn = {
    ...bare,
    name: 'Faixa',
    box: box(0, 7.24, 40 / 3, 0.26),
    fill: 'accent2',
    text: null,
    placeholder: null,
  };
  return {
    title: 'A água & a cidade',
    author: 'Profa. Lia',
    theme: {
      name: 'quadro',
      label: 'Quadro',
      fonts: { major: 'Bricolage Grotesque', minor: 'Figtree', mono: 'IBM Plex Mono' },
      scheme: {
        dk1: '17211D',
        lt1: 'FFFFFF',
        dk2: '11352A',
        lt2: 'F6F3E8',
        accent1: '1A6B54',
        accent2: 'FFCE3A',
        accent3: 'C93F22',
        accent4: '1F6CA8',
        accent5: '87479B',
        accent6: '83552A',
        hlink: '1A6B54',
        folHlink: '87479B',
      },
    },
    layouts: [
      { id: 'cover', label: 'Capa', background: 'dk2', furniture: [bar], placeholders: dark },
      { id: 'points', label: 'Título e pontos', background: 'lt2', furniture: [bar], placeholders: prompts },
      { id: 'text', label: 'Título e texto', background: 'lt2', furniture: [], placeholders: prompts },
    ],
    slides,
    sections: [
      { title: 'Começo', slideIds: slides.slice(0, 2).map(({ id }) => id) },
      { title: 'Dados', slideIds: slides.slice(2).map(({ id }) => id) },
    ],
    pictures: [{ key: 'figura.png', widthPx: 1, heightPx: 1, blockId: null, credit: null }],
  };
}

/** A cover, then one slide for each kind of element. */
function drawAllSlides(): DrawnSlide[] {
  const cover: DrawnSlide = {
    ...drawSlide('s1', 'A água na cidade', []),
    layout: 'cover',
    layoutId: 'cover',
    elements: [
      drawText(
        'Título',
        ['A água na cidade'],
        { ...TITLE, sizePt: 60, colour: 'lt1' },
        box(0.7, 1.6, 8, 2.4),
        { type: 'title', idx: 0 },
      ),
      drawText('Subtítulo', ['Ciências · 8º ano'], { ...BODY, colour: 'accent3' }, box(0.7, 4.2, 8, 1), {
        type: 'subTitle',
        idx: 1,
      }),
    ],
    notes: 'Receba a turma e pergunte: de onde vem a água da escola?\nEspere três respostas.',
    hasTransition: true,
  };
  const links = drawText('Fontes', [''], BODY, box(0.7, 5.6, 11, 0.8));
  links.text?.paragraphs.splice(0, 1, {
    runs: [
      { text: 'Voltar ao começo', link: { slideId: 's1' } },
      { text: ' ou ler em ' },
      { text: 'ana.gov.br', link: { url: 'https://www.gov.br/ana?a=1&b=2' }, isItalic: true },
      { text: ': H' },
      { text: '2', baseline: 'sub' },
      { text: 'O', isBold: true, colour: 'accent4', sizePt: 24, font: 'mono' },
    ],
  });
  return [
    cover,
    drawSlide(
      's2',
      'A chuva enche o rio em três passos',
      [body(['A água evapora do mar.', 'O vapor vira nuvem.']), links],
      {
        notes: 'Peça um exemplo da rua de cada um.',
      },
    ),
    drawSlide('s3', 'Recife recebe cinco vezes mais chuva', [TABLE]),
    drawSlide('s4', 'Recife trata mais esgoto', [
      drawChart('bars', [{ name: 'Esgoto tratado', values: [80.5, 40, 12] }]),
    ]),
    drawSlide('s5', 'Colunas lado a lado', [
      drawChart('columns', [
        { name: '2010', values: [50, 30, 10] },
        { name: '2020', values: [80.5, null, 12] },
      ]),
    ]),
    drawSlide('s6', 'A linha sobe', [drawChart('line', [{ name: 'Nível', values: [10, 40, 80.5] }])]),
    drawSlide('s7', 'Partes de um todo', [
      drawChart('stacked', [
        { name: 'Casa', values: [50, 30, 10] },
        { name: 'Indústria', values: [20, 10, 2] },
      ]),
    ]),
    drawSlide('s8', 'Uma conta diz quanto', [drawFormula('v = \\frac{d}{t}')]),
    drawSlide('s9', 'Formas', FIGURES),
  ];
}
