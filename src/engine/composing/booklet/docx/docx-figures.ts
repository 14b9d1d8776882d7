import { AlignmentType, ImageRun, Paragraph } from 'docx';
import { ChartRun } from 'docx/charts';
import type { PictureBytes } from '#engine/composing/booklet/typeset-booklet.ts';
import type { BlockOf, Picture } from '#shared/composition/blocks.ts';
import type { Paper } from './docx-paper.ts';
import { bare, mm } from './docx-styles.ts';
import { writeRuns } from './docx-text.ts';

interface Figures {
  pictures: readonly Picture[];
  bytes: PictureBytes;
  paper: Paper;
  structure: string;
  /** Colours of the second series of a chart on. */
  accents: readonly string[];
}

const PX_OF_MM = 96 / 25.4;
const WIDEST = [116, 56, 37];

/** Within a question a picture stands closer, in the width that its number leaves. */
const ASKED = { widest: 100, air: 2.5 };

/** Pictures in one line, as wide and high as the printed booklet shows them; none where Word cannot show one. */
export function writePictures(
  blocks: readonly BlockOf<'picture'>[],
  { pictures, bytes, paper }: Figures,
  isAsked = false,
): Paragraph[] {
  const widest = isAsked ? ASKED.widest : (WIDEST[blocks.length - 1] ?? WIDEST[2] ?? 0);
  const children = blocks.flatMap(({ picture: key, alt }) => {
    const picture = pictures.find((one) => one.key === key);
    const data = bytes.get(key);
    const type = /\.(png|jpe?g|gif)$/iu.exec(key)?.[1]?.toLowerCase().replace('jpeg', 'jpg');
    if (picture === undefined || data === undefined || (type !== 'png' && type !== 'jpg' && type !== 'gif'))
      return [];
    const { widthPx, heightPx } = picture;
    const highest = widthPx >= 680 && heightPx >= 560 ? 70 : 58;
    const drawn = Math.min(widest, (highest * paper.figure * widthPx) / heightPx, widthPx * 0.28);
    const wide = Math.min(widest, widthPx * 0.28, drawn * (paper.figures[key] ?? 1)) * PX_OF_MM;
    return new ImageRun({
      ...{ type, data: Buffer.from(data) },
      transformation: { width: Math.round(wide), height: Math.round((wide * heightPx) / widthPx) },
      altText: { name: key, title: alt, description: alt },
    });
  });
  if (children.length === 0) return [];
  const isNamed = blocks.some(({ caption }) => caption !== null);
  // In print a picture of Caderno stands on a ground of its own.
  const onGround = paper.air + (paper.template === 'caderno' && blocks.length === 1 ? 2.5 : -0.5);
  const air = mm(isAsked ? ASKED.air : onGround);
  const look = {
    alignment: AlignmentType.CENTER,
    spacing: { before: air, after: isNamed ? 60 : air },
    keepNext: isNamed || isAsked,
  };
  return [new Paragraph({ ...look, children })];
}

const BAR_MM = 7.4;
const AROUND_BARS_MM = 12;

/** A chart that Word draws from its own data, with the figures of the printed one: bars with their values behind. */
export function writeChart(
  { categories, series, highlight, alt, unit }: BlockOf<'chart'>,
  { structure, paper, accents }: Figures,
): Paragraph[] {
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  const bars = categories.length * series.length;
  const colours = [structure, ...accents];
  const chart = new ChartRun({
    type: 'bar',
    categories: [...categories],
    series: series.map((one, at) => ({
      ...{ name: one.name, values: [...one.values], color: bare(colours[at % colours.length] ?? structure) },
      ...(highlight !== null &&
        series.length === 1 && {
          colors: one.values.map((_, row) => (row === highlight ? bare(accents[1] ?? structure) : undefined)),
        }),
    })),
    legend: series.length > 1 ? { position: 'top' } : false,
    dataLabels: { value: true },
    // The first bar stands on top: Word would begin at the foot.
    categoryAxis: { reverseOrder: true },
    valueAxis: { visible: false, gridlines: false, minimum: Math.min(0, ...values) },
    gapWidth: 40,
    chartArea: { fill: 'none', border: 'none' },
    transformation: {
      width: Math.round(paper.column * PX_OF_MM),
      height: Math.round((AROUND_BARS_MM + bars * BAR_MM * paper.figure) * PX_OF_MM),
    },
    altText: { name: 'gráfico', title: '', description: alt },
  });
  const measured = { keepNext: true, spacing: { before: 120, after: 60 } } as const;
  return [
    ...(unit === null
      ? []
      : [new Paragraph({ ...measured, children: writeRuns(unit, { bold: true, size: 19 }) })]),
    new Paragraph({ alignment: AlignmentType.CENTER, children: [chart] }),
  ];
}
