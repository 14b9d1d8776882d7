import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { fillXml } from '#engine/composing/pptx/markup/paint.ts';

/** The ground of a slide, layout or master and the shapes on it. */
export function groundXml(
  shapes: string[],
  theme: DrawnDeck['theme'],
  { background, name }: { background: Colour | null; name?: string },
): string {
  const ground = background
    ? `<p:bg><p:bgPr>${fillXml(background, theme.scheme)}<a:effectLst/></p:bgPr></p:bg>`
    : '';
  return `<p:cSld${name === undefined ? '' : ` name="${name}"`}>${ground}<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes.join('')}</p:spTree></p:cSld>`;
}

export const SAME_COLOURS = '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>';

/** What each of the four ground colours of a slide is in the scheme. */
export const COLOUR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

/** The ground that most layouts share: the master's, which the others need not repeat. */
export function usualBackground({ layouts }: DrawnDeck): Colour {
  const counts = new Map<string, { colour: Colour; count: number }>();
  for (const { background } of layouts) {
    const key = JSON.stringify(background);
    counts.set(key, { colour: background, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.colour ?? 'lt1';
}

export const isSameColour = (one: Colour, other: Colour): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
