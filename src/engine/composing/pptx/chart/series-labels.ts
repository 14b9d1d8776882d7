import { type Colour, resolveColour } from '#engine/composing/drawing/colours.ts';
import type { DrawnChart, DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { fillXml } from '#engine/composing/pptx/markup/paint.ts';
import { fontXml } from '#engine/composing/pptx/markup/text-look.ts';
import { toHundredths } from '#engine/composing/pptx/package/xml.ts';
import { formatCode } from './number-format.ts';

/** A line of more points is told by its last and the one the title speaks of: more labels would cover it. */
const MOST_LABELLED = 8;

/** The numbers at the bars, columns or points of one series: bold and a little larger than the names of the axis. */
export function labelsXml(
  drawn: DrawnChart,
  ground: Colour,
  index: number,
  theme: DrawnDeck['theme'],
): string {
  const { chart, style } = drawn;
  const isInside = chart.form === 'stacked';
  const colour = isInside && isDark(ground, theme) ? 'lt1' : style.colour;
  const place = isInside ? 'ctr' : chart.form === 'line' ? 't' : 'outEnd';
  const look = `<c:numFmt formatCode="${formatCode(chart)}" sourceLinked="0"/><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${toHundredths(style.sizePt + 2)}" b="1">${fillXml(colour, theme.scheme)}${fontXml(style.font, theme)}</a:defRPr></a:pPr><a:endParaRPr lang="pt-BR"/></a:p></c:txPr><c:dLblPos val="${place}"/>`;
  const shown = (isShown: boolean) =>
    `<c:showLegendKey val="0"/><c:showVal val="${isShown ? 1 : 0}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  const chosen = chooseLabelled(drawn, index);
  if (chosen === null) return `<c:dLbls>${look}${shown(true)}</c:dLbls>`;
  const single = chosen.map((at) => `<c:dLbl><c:idx val="${at}"/>${look}${shown(true)}</c:dLbl>`);
  return `<c:dLbls>${single.join('')}${look}${shown(false)}</c:dLbls>`;
}

/** Null where every point carries its number. */
function chooseLabelled({ chart }: DrawnChart, index: number): number[] | null {
  const values = chart.series[index]?.values ?? [];
  if (chart.form !== 'line' || (chart.series.length === 1 && values.length <= MOST_LABELLED)) return null;
  const last = values.findLastIndex((value) => value !== null);
  const chosen = [chart.highlight, last].filter((at) => at !== null && at >= 0) as number[];
  return [...new Set(chosen)].sort((one, other) => one - other);
}

/** Whether white is the easier to read of black and white on it (relative luminance of WCAG, both contrasts equal at 0.18). */
function isDark(colour: Colour, { scheme }: DrawnDeck['theme']): boolean {
  const [r = 0, g = 0, b = 0] = resolveColour(colour, scheme).rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.18;
}
