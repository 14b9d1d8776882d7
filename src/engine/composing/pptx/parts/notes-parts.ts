import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { escapeXml, NAMESPACES, toEmu, xmlPart } from '#engine/composing/pptx/package/xml.ts';
import { COLOUR_MAP, groundXml, SAME_COLOURS } from './ground.ts';

type Theme = DrawnDeck['theme'];

/** A page of A4's shape, in inches: the slide above, what is said below. */
const PICTURE = { x: 0.75, y: 0.75, w: 6, h: 3.375 };
const TEXT = { x: 0.75, y: 4.4, w: 6, h: 4.85 };

interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}
const placed = ({ x, y, w, h }: Place): string =>
  `<p:spPr><a:xfrm><a:off x="${toEmu(x)}" y="${toEmu(y)}"/><a:ext cx="${toEmu(w)}" cy="${toEmu(h)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>`;

const picture = (properties: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Imagem do slide"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr>${properties}</p:sp>`;

const text = (properties: string, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="3" name="Anotações"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr>${properties}<p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;

const paragraph = (line: string): string =>
  line.trim() === ''
    ? '<a:p><a:endParaRPr lang="pt-BR"/></a:p>'
    : `<a:p><a:r><a:rPr lang="pt-BR" dirty="0"/><a:t>${escapeXml(line)}</a:t></a:r></a:p>`;

/** What all pages of notes look like. */
export function notesMasterXml(theme: Theme): string {
  const shapes = [picture(placed(PICTURE)), text(placed(TEXT), paragraph('Anotações'))];
  const style =
    '<p:notesStyle><a:lvl1pPr marL="0" algn="l"><a:spcAft><a:spcPts val="600"/></a:spcAft><a:defRPr sz="1200"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></p:notesStyle>';
  return xmlPart(
    `<p:notesMaster ${NAMESPACES}>${groundXml(shapes, theme, { background: 'lt1' })}${COLOUR_MAP}${style}</p:notesMaster>`,
  );
}

/** What the teacher says with one slide, a paragraph for each line. */
export function notesXml(notes: string, theme: Theme): string {
  const paragraphs = notes.split(/\r\n|[\n\r]/).map(paragraph);
  const shapes = [picture('<p:spPr/>'), text('<p:spPr/>', paragraphs.join(''))];
  return xmlPart(
    `<p:notes ${NAMESPACES}>${groundXml(shapes, theme, { background: null })}${SAME_COLOURS}</p:notes>`,
  );
}
