import { expect, it } from 'vitest';
import { buildPptx } from '#tests/builders/office-builder.ts';
import { slideShape } from '#tests/builders/office-fragments.ts';
import { readPptx } from './read-pptx.ts';

type Place = [x: number, y: number, width: number, height: number];
const box = (text: string, at: Place) => slideShape({ paragraphs: [text], box: at, sizePt: 16 });
const titled = (text: string) => slideShape({ paragraphs: [text], placeholder: 'type="title"' });
const emu = (points: number): number => points * 12_700;

/** An arrow from the top left to the bottom right of its box; mirrored where it is flipped. */
const arrow = ([x, y, width, height]: Place, flip = '', point = '<a:tailEnd type="triangle"/>') =>
  `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="90" name="Seta"/><p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr><a:xfrm ${flip}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="straightConnector1"/><a:ln>${point}</a:ln></p:spPr></p:cxnSp>`;

const group = ([x, y, width, height]: Place, flip: string, ...members: string[]) =>
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="91" name="Grupo"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm ${flip}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/><a:chOff x="${emu(x)}" y="${emu(y)}"/><a:chExt cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm></p:grpSpPr>${members.join('')}</p:grpSp>`;

async function readSlide(shapes: string) {
  const { blocks } = await readPptx(buildPptx({ slides: [{ shapes }] }));
  return blocks.map((block) =>
    block.type === 'list' ? block.items.map(({ text }) => text) : 'text' in block ? block.text : block.type,
  );
}

const MILL = [
  box('Grão', [200, 20, 100, 30]),
  box('Moagem', [200, 80, 100, 30]),
  box('Farinha', [60, 140, 100, 30]),
  box('Farelo', [340, 140, 100, 30]),
  box('Pão', [60, 200, 100, 30]),
  arrow([250, 50, 0, 30]),
  // Round a corner to the left, and mirrored to the right.
  group([110, 95, 90, 45], '', arrow([110, 95, 90, 0], '', ''), arrow([110, 95, 0, 45])),
  group([300, 95, 90, 45], 'flipH="1"', arrow([300, 95, 90, 0], '', ''), arrow([300, 95, 0, 45])),
  arrow([110, 170, 0, 30], 'flipV="1"', '<a:headEnd type="triangle"/>'),
].join('');

it('tells boxes by the arrows between them, and names a slide without title by where they lead', async () => {
  expect(await readSlide(MILL)).toEqual([
    'Fluxo: de Grão a Pão e Farelo',
    ['Grão → Moagem → Farinha; Farelo', 'Farinha → Pão'],
  ]);
  expect(await readSlide(titled('O moinho') + MILL)).toEqual([
    'O moinho',
    ['Grão → Moagem → Farinha; Farelo', 'Farinha → Pão'],
  ]);
});

it('leaves texts alone that few arrows stand at', async () => {
  const shapes = [
    box('Grão', [200, 20, 100, 30]),
    box('Moagem', [200, 80, 100, 30]),
    arrow([250, 50, 0, 30]),
  ];
  expect((await readSlide(titled('O moinho') + shapes.join(''))).slice(1)).toEqual(['Grão', 'Moagem']);
});

it('tells the labels that stand in a box with its name', async () => {
  const shapes = [
    box('Coisas da cozinha', [20, 100, 300, 200]),
    box('Panela', [120, 250, 80, 20]),
    box('Fogão', [30, 250, 80, 20]),
    box('Coisas do quintal', [360, 100, 300, 200]),
    box('Enxada', [380, 250, 80, 20]),
    box('Regador', [500, 250, 80, 20]),
  ];
  expect((await readSlide(titled('A casa') + shapes.join(''))).slice(1)).toEqual([
    'Coisas da cozinha: Fogão, Panela',
    'Coisas do quintal: Enxada, Regador',
  ]);
});

it('takes no box of a row of three for the name of a sentence above or below it', async () => {
  const shapes = [
    box('Uma fruta se escreve num cartão com o nome dela.', [20, 100, 600, 30]),
    box('Uva', [20, 140, 150, 30]),
    box('Manga', [220, 140, 150, 30]),
    box('Caju', [420, 140, 150, 30]),
    box('Cada cartão vale por todas as frutas desse nome.', [20, 180, 600, 30]),
  ];
  const { blocks } = await readPptx(
    buildPptx({ slides: [{ shapes: titled('As frutas') + shapes.join('') }] }),
  );
  expect(blocks.filter(({ type }) => type === 'heading')).toHaveLength(1);
});
