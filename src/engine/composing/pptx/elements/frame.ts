import type { Box } from '#engine/composing/drawing/drawn.ts';
import { escapeAttribute, toAngle, toEmu } from '#engine/composing/pptx/package/xml.ts';

const DECORATIVE =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

/**
 * Id and name of a shape, and what a screen reader says of it: `alt`, its own text, or nothing where it is decoration.
 * `link` is what a press on it does.
 */
export function nameXml(
  id: number,
  name: string,
  speech: { alt: string } | 'text' | 'decoration',
  link = '',
): string {
  const tag = `p:cNvPr id="${id}" name="${escapeAttribute(name)}"`;
  if (speech === 'text') return link === '' ? `<${tag}/>` : `<${tag}>${link}</p:cNvPr>`;
  if (speech === 'decoration') return `<${tag}>${DECORATIVE}</p:cNvPr>`;
  return `<${tag} descr="${escapeAttribute(speech.alt)}"/>`;
}

export interface Turn {
  rotation?: number;
  isFlippedX?: boolean;
  isFlippedY?: boolean;
}

/** The place of a shape; `element` is `p:xfrm` for frames of tables and charts. */
export function placeXml(box: Box, turn: Turn = {}, element = 'a:xfrm'): string {
  const rotation = turn.rotation ? ` rot="${toAngle(turn.rotation)}"` : '';
  const flips = `${turn.isFlippedX ? ' flipH="1"' : ''}${turn.isFlippedY ? ' flipV="1"' : ''}`;
  return `<${element}${rotation}${flips}><a:off x="${toEmu(box.x)}" y="${toEmu(box.y)}"/><a:ext cx="${toEmu(box.w)}" cy="${toEmu(box.h)}"/></${element}>`;
}

export const isSameBox = (one: Box, other: Box): boolean => placeXml(one) === placeXml(other);
