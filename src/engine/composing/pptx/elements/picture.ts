import { toHex } from '#engine/composing/drawing/colours.ts';
import type { Box, DrawnIcon, DrawnPicture } from '#engine/composing/drawing/drawn.ts';
import { type DrawingPart, iconKey, relate } from '#engine/composing/pptx/package/drawing-part.ts';
import { nameXml, placeXml } from './frame.ts';

/** A picture of the material, stored once however often it is shown. Throws where its bytes were not brought along. */
export function pictureXml({ name, box, picture, alt }: DrawnPicture, part: DrawingPart): string {
  const bytes = part.resources.pictures.get(picture);
  if (!bytes) throw new Error(`no bytes of picture ${picture}`);
  const media = part.parts.addMedia(bytes, endingOf(bytes));
  const blip = `<a:blip r:embed="${relate(part, 'image', media)}"/>`;
  return frameXml({ name, box, speech: { alt }, blip }, part);
}

/** An icon: drawn from its lines where the program can, from a picture where it cannot. */
export function iconXml({ name, box, icon, colour, alt }: DrawnIcon, part: DrawingPart): string {
  const files = part.resources.icons.get(iconKey(icon, toHex(colour, part.theme.scheme)));
  if (!files) throw new Error(`no files of icon ${icon}`);
  const png = relate(part, 'image', part.parts.addMedia(files.png, 'png'));
  const svg = relate(part, 'image', part.parts.addMedia(files.svg, 'svg'));
  const blip = `<a:blip r:embed="${png}"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="${svg}"/></a:ext></a:extLst></a:blip>`;
  return frameXml({ name, box, speech: alt === null ? 'decoration' : { alt }, blip }, part);
}

interface Framed {
  name: string;
  box: Box;
  speech: { alt: string } | 'decoration';
  blip: string;
}

function frameXml({ name, box, speech, blip }: Framed, part: DrawingPart): string {
  return `<p:pic><p:nvPicPr>${nameXml(part.nextShapeId(), name, speech)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill>${blip}<a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${placeXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
}

/** By the first bytes: what a name says may be wrong. */
function endingOf([first, second]: Uint8Array): string {
  if (first === 0x89 && second === 0x50) return 'png';
  if (first === 0xff && second === 0xd8) return 'jpg';
  if (first === 0x47 && second === 0x49) return 'gif';
  throw new Error('a picture is neither PNG, JPEG nor GIF');
}
