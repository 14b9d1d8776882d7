import { type DrawnDeck, SLIDE_HEIGHT_IN, SLIDE_WIDTH_IN } from '#engine/composing/drawing/drawn.ts';
import { createGuid } from '#engine/composing/pptx/markup/guid.ts';
import {
  escapeAttribute,
  escapeXml,
  NAMESPACES,
  toEmu,
  xmlPart,
} from '#engine/composing/pptx/package/xml.ts';
import { FIRST_MASTER_ID } from './master-part.ts';

/** Ids of relationships from the presentation. */
interface PresentationLinks {
  master: string;
  notesMaster: string | null;
  slides: string[];
  fonts: { family: string; regular: string; bold: string }[];
}

/** PowerPoint counts slides from here. */
const FIRST_SLIDE_ID = 256;

export function presentationXml(deck: DrawnDeck, links: PresentationLinks): string {
  const notes = links.notesMaster
    ? `<p:notesMasterIdLst><p:notesMasterId r:id="${links.notesMaster}"/></p:notesMasterIdLst>`
    : '';
  const slides = links.slides.map((id, at) => `<p:sldId id="${FIRST_SLIDE_ID + at}" r:id="${id}"/>`);
  const fonts = links.fonts.map(
    ({ family, regular, bold }) =>
      `<p:embeddedFont><p:font typeface="${escapeAttribute(family)}"/><p:regular r:id="${regular}"/><p:bold r:id="${bold}"/></p:embeddedFont>`,
  );
  const embedded = fonts.length > 0 ? `<p:embeddedFontLst>${fonts.join('')}</p:embeddedFontLst>` : '';
  return xmlPart(
    `<p:presentation ${NAMESPACES}${fonts.length > 0 ? ' embedTrueTypeFonts="1"' : ''} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="${FIRST_MASTER_ID}" r:id="${links.master}"/></p:sldMasterIdLst>${notes}<p:sldIdLst>${slides.join('')}</p:sldIdLst><p:sldSz cx="${toEmu(SLIDE_WIDTH_IN)}" cy="${toEmu(SLIDE_HEIGHT_IN)}"/><p:notesSz cx="${toEmu(7.5)}" cy="${toEmu(10)}"/>${embedded}<p:defaultTextStyle><a:defPPr><a:defRPr lang="pt-BR"/></a:defPPr></p:defaultTextStyle>${sectionsXml(deck)}</p:presentation>`,
  );
}

/** Runs of slides under a name, which can be folded away and moved as one. */
function sectionsXml({ sections, slides }: DrawnDeck): string {
  if (sections.length === 0) return '';
  const idOf = new Map(slides.map(({ id }, at) => [id, FIRST_SLIDE_ID + at]));
  const written = sections.map(({ title, slideIds }, at) => {
    const ids = slideIds.flatMap((id) => idOf.get(id) ?? []).map((id) => `<p14:sldId id="${id}"/>`);
    return `<p14:section name="${escapeAttribute(title)}" id="${createGuid(`section ${at} ${title}`)}"><p14:sldIdLst>${ids.join('')}</p14:sldIdLst></p14:section>`;
  });
  return `<p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"><p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">${written.join('')}</p14:sectionLst></p:ext></p:extLst>`;
}

/** Title and author; no dates, which would differ each time. */
export function corePropertiesXml({ title, author }: DrawnDeck): string {
  const creator = author === null ? '' : `<dc:creator>${escapeXml(author)}</dc:creator>`;
  return xmlPart(
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title>${creator}<dc:language>pt-BR</dc:language></cp:coreProperties>`,
  );
}

export const appPropertiesXml = ({ slides }: DrawnDeck): string =>
  xmlPart(
    `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Lousa</Application><PresentationFormat>Widescreen</PresentationFormat><Slides>${slides.length}</Slides></Properties>`,
  );
