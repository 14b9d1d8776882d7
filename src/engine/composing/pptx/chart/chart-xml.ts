import { chooseLabelled, colourOfSeries, isDark, numbersOf } from '#engine/composing/drawing/chart-look.ts';
import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { DrawnChart, DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { fillXml } from '#engine/composing/pptx/markup/paint.ts';
import { fontXml } from '#engine/composing/pptx/markup/text-look.ts';
import {
  escapeAttribute,
  escapeXml,
  pointsToEmu,
  toHundredths,
  xmlPart,
} from '#engine/composing/pptx/package/xml.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { columnOf, SHEET } from './workbook.ts';

type Theme = DrawnDeck['theme'];

/** A chart that PowerPoint draws from its own data; `dataId` leads to the workbook beside it. */
export function chartXml(drawn: DrawnChart, theme: Theme, dataId: string): string {
  const legend = drawn.chart.series.length > 1 ? legendXml(drawn, theme) : '';
  return xmlPart(
    `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:date1904 val="0"/><c:lang val="pt-BR"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout/>${plotXml(drawn, theme)}${axesXml(drawn, theme)}</c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textXml(drawn, theme)}<c:externalData r:id="${dataId}"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`,
  );
}

const AXES = '<c:axId val="111111111"/><c:axId val="222222222"/>';

function plotXml(drawn: DrawnChart, theme: Theme): string {
  const { chart, gapPercent } = drawn;
  const series = chart.series.map((_, index) => seriesXml(drawn, index, theme)).join('');
  if (chart.form === 'line')
    return `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${AXES}</c:lineChart>`;
  const isStacked = chart.form === 'stacked';
  const direction = chart.form === 'columns' ? 'col' : 'bar';
  return `<c:barChart><c:barDir val="${direction}"/><c:grouping val="${isStacked ? 'stacked' : 'clustered'}"/><c:varyColors val="0"/>${series}<c:gapWidth val="${Math.round(gapPercent)}"/>${isStacked ? '<c:overlap val="100"/>' : ''}${AXES}</c:barChart>`;
}

function seriesXml(drawn: DrawnChart, index: number, theme: Theme): string {
  const { chart, colours } = drawn;
  const own = chart.series[index];
  if (!own) return '';
  const isAlone = chart.series.length === 1;
  const isLine = chart.form === 'line';
  const colour = colourOfSeries(drawn, index);
  const points =
    isAlone && chart.highlight !== null ? pointXml(chart.highlight, colours.highlight, isLine, theme) : '';
  const column = columnOf(index);
  const last = chart.categories.length + 1;
  const categories = `<c:cat>${cacheXml('str', `${SHEET}!$A$2:$A$${last}`, chart.categories)}</c:cat>`;
  const values = `<c:val>${cacheXml('num', `${SHEET}!$${column}$2:$${column}$${last}`, own.values)}</c:val>`;
  const name = `<c:idx val="${index}"/><c:order val="${index}"/><c:tx>${cacheXml('str', `${SHEET}!$${column}$1`, [own.name])}</c:tx>`;
  const labels = labelsXml(drawn, colour, index, theme);
  if (isLine)
    return `<c:ser>${name}<c:spPr>${strokeXml(colour, theme)}</c:spPr>${markerXml(colour, 7, theme)}${points}${labels}${categories}${values}<c:smooth val="0"/></c:ser>`;
  return `<c:ser>${name}<c:spPr>${fillXml(colour, theme.scheme)}</c:spPr><c:invertIfNegative val="0"/>${points}${labels}${categories}${values}</c:ser>`;
}

function pointXml(index: number, colour: Colour, isLine: boolean, theme: Theme): string {
  return isLine
    ? `<c:dPt><c:idx val="${index}"/>${markerXml(colour, 12, theme)}<c:bubble3D val="0"/></c:dPt>`
    : `<c:dPt><c:idx val="${index}"/><c:invertIfNegative val="0"/><c:bubble3D val="0"/><c:spPr>${fillXml(colour, theme.scheme)}</c:spPr></c:dPt>`;
}

const strokeXml = (colour: Colour, { scheme }: Theme): string =>
  `<a:ln w="${pointsToEmu(3)}" cap="rnd">${fillXml(colour, scheme)}<a:round/></a:ln>`;

const markerXml = (colour: Colour, size: number, { scheme }: Theme): string =>
  `<c:marker><c:symbol val="circle"/><c:size val="${size}"/><c:spPr>${fillXml(colour, scheme)}<a:ln><a:noFill/></a:ln></c:spPr></c:marker>`;

/** A range of the sheet with what stands in it, so that the chart is drawn without opening the sheet. */
function cacheXml(kind: 'str' | 'num', range: string, values: (string | number | null)[]): string {
  const points = values.map((value, index) =>
    value === null ? '' : `<c:pt idx="${index}"><c:v>${escapeXml(String(value))}</c:v></c:pt>`,
  );
  const format = kind === 'num' ? '<c:formatCode>General</c:formatCode>' : '';
  return `<c:${kind}Ref><c:f>${range}</c:f><c:${kind}Cache>${format}<c:ptCount val="${values.length}"/>${points.join('')}</c:${kind}Cache></c:${kind}Ref>`;
}

/** The first bar stands on top: PowerPoint would begin at the foot. The value axis is gone, its end is written. */
function axesXml(drawn: DrawnChart, theme: Theme): string {
  const { chart, axisMax } = drawn;
  const isLying = chart.form === 'bars' || chart.form === 'stacked';
  const isPositive = chart.series.every(({ values }) => values.every((value) => (value ?? 0) >= 0));
  const ticks = '<c:majorTickMark val="none"/><c:minorTickMark val="none"/>';
  const line = `<c:spPr><a:ln w="${pointsToEmu(1.25)}">${fillXml('dk1', theme.scheme)}</a:ln></c:spPr>`;
  const category = `<c:catAx><c:axId val="111111111"/><c:scaling><c:orientation val="${isLying ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/><c:axPos val="${isLying ? 'l' : 'b'}"/><c:numFmt formatCode="General" sourceLinked="0"/>${ticks}<c:tickLblPos val="low"/>${line}${textXml(drawn, theme)}<c:crossAx val="222222222"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>`;
  const value = `<c:valAx><c:axId val="222222222"/><c:scaling><c:orientation val="minMax"/><c:max val="${axisMax}"/>${isPositive ? '<c:min val="0"/>' : ''}</c:scaling><c:delete val="1"/><c:axPos val="${isLying ? 'b' : 'l'}"/><c:numFmt formatCode="${formatCode(chart)}" sourceLinked="0"/>${ticks}<c:tickLblPos val="nextTo"/><c:crossAx val="111111111"/><c:crosses val="autoZero"/></c:valAx>`;
  return category + value;
}

const legendXml = (drawn: DrawnChart, theme: Theme): string =>
  `<c:legend><c:legendPos val="t"/><c:overlay val="0"/>${textXml(drawn, theme)}</c:legend>`;

function textXml({ style }: DrawnChart, theme: Theme): string {
  return `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${toHundredths(style.sizePt)}" b="${style.isBold ? 1 : 0}">${fillXml(style.colour, theme.scheme)}${fontXml(style.font, theme)}</a:defRPr></a:pPr><a:endParaRPr lang="pt-BR"/></a:p></c:txPr>`;
}

/** The numbers at the bars, columns or points of one series: bold and a little larger than the names of the axis. */
function labelsXml(drawn: DrawnChart, ground: Colour, index: number, theme: DrawnDeck['theme']): string {
  const { chart, style } = drawn;
  const isInside = chart.form === 'stacked';
  const colour = isInside && isDark(ground, theme.scheme) ? 'lt1' : style.colour;
  const place = isInside ? 'ctr' : chart.form === 'line' ? 't' : 'outEnd';
  const look = `<c:numFmt formatCode="${formatCode(chart)}" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${toHundredths(style.sizePt + 2)}" b="1">${fillXml(colour, theme.scheme)}${fontXml(style.font, theme)}</a:defRPr></a:pPr><a:endParaRPr lang="pt-BR"/></a:p></c:txPr><c:dLblPos val="${place}"/>`;
  const shown = (isShown: boolean) =>
    `<c:showLegendKey val="0"/><c:showVal val="${isShown ? 1 : 0}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  const chosen = chooseLabelled(drawn, index);
  if (chosen === null) return `<c:dLbls>${look}${shown(true)}</c:dLbls>`;
  const single = chosen.map((at) => `<c:dLbl><c:idx val="${at}"/>${look}${shown(true)}</c:dLbl>`);
  return `<c:dLbls>${single.join('')}${look}${shown(false)}</c:dLbls>`;
}

/** The code by which numbers of a chart are written, with Brazilian signs (`[$-416]`). Escaped for an attribute. */
function formatCode(chart: BlockOf<'chart'>): string {
  const { places, suffix } = numbersOf(chart);
  const decimals = places === 0 ? '' : `.${'0'.repeat(places)}`;
  return escapeAttribute(`[$-416]#,##0${decimals}${suffix === '' ? '' : `"${suffix}"`}`);
}
