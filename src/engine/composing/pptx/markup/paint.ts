import { type Colour, listColourSteps, type Scheme, type Slot } from '#engine/composing/drawing/colours.ts';
import type { Line } from '#engine/composing/drawing/drawn.ts';
import { pointsToEmu } from '#engine/composing/pptx/package/xml.ts';

/** A slide names the four ground colours by what they do; the master maps them to the scheme. */
const NAMES: Partial<Record<Slot, string>> = { dk1: 'tx1', lt1: 'bg1', dk2: 'tx2', lt2: 'bg2' };

export function colourXml(colour: Colour, scheme: Scheme): string {
  const slot = typeof colour === 'string' ? colour : colour.slot;
  const steps = listColourSteps(colour, scheme).map(({ name, value }) => `<a:${name} val="${value}"/>`);
  const name = NAMES[slot] ?? slot;
  return steps.length === 0
    ? `<a:schemeClr val="${name}"/>`
    : `<a:schemeClr val="${name}">${steps.join('')}</a:schemeClr>`;
}

export const fillXml = (colour: Colour | null, scheme: Scheme): string =>
  colour === null ? '<a:noFill/>' : `<a:solidFill>${colourXml(colour, scheme)}</a:solidFill>`;

const HEAD = 'type="triangle" w="med" len="med"';

/** `element` names the line: `a:ln`, or an edge of a table's cell. */
export function lineXml(line: Line | null, scheme: Scheme, element = 'a:ln'): string {
  if (line === null) return `<${element}><a:noFill/></${element}>`;
  const dash = line.isDashed ? '<a:prstDash val="dash"/>' : '';
  const head = line.arrow === 'both' ? `<a:headEnd ${HEAD}/>` : '';
  const tail = line.arrow ? `<a:tailEnd ${HEAD}/>` : '';
  return `<${element} w="${pointsToEmu(line.widthPt)}" cap="flat">${fillXml(line.colour, scheme)}${dash}<a:round/>${head}${tail}</${element}>`;
}
