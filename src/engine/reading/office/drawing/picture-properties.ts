import { cleanText } from '#engine/reading/clean-text.ts';
import type { XmlElement } from '#engine/reading/office/xml/xml-element.ts';

/** What Office adds to a description it made up by itself. */
const GENERATED =
  /\s*(Descrição gerada automaticamente|Description automatically generated)\.?(\s+com confiança \S+)?$/i;

/** The alternative text of a drawing (`descr`, else `title`), or null. */
export function readAltText(properties: XmlElement | undefined): string | null {
  const { descr = '', title = '' } = properties?.attributes ?? {};
  const text = cleanText(descr).replace(GENERATED, '') || cleanText(title);
  return text === '' ? null : text;
}

const EMU_PER_POINT = 12_700;

/** English metric units → points, to a hundredth. */
export function toPoints(emu: number | null): number | null {
  return emu === null ? null : Math.round((emu / EMU_PER_POINT) * 100) / 100;
}
