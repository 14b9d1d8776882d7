import { chooseLabelled, isDark } from '#engine/composing/drawing/chart-look.ts';
import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { DrawnChart, DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { fillXml } from '#engine/composing/pptx/markup/paint.ts';
import { fontXml } from '#engine/composing/pptx/markup/text-look.ts';
import { toHundredths } from '#engine/composing/pptx/package/xml.ts';
import { formatCode } from './number-format.ts';

/** The numbers at the bars, columns or points of one series: bold and a little larger than the names of the axis. */
export function labelsXml(
  drawn: DrawnChart,
  ground: Colour,
  index: number,
  theme: DrawnDeck['theme'],
): string {
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
