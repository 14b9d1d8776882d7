import { cleanText } from '#engine/reading/clean-text.ts';
import type { OfficePackage } from './open-office-package.ts';
import { findRelationship } from './relationships.ts';
import { findDescendants, textInside } from './xml/xml-element.ts';

/** Titles that programs write when nobody wrote one. */
const MADE_UP =
  /^(apresentação do powerpoint|powerpoint presentation|slide \d+|documento?\s?\d*|document\s?\d*|microsoft (word|powerpoint).*|sem título|untitled.*|título|title|.*\.(docx?|pptx?|dotx?|potx?))$/i;

/** The title in the properties of a package, unless it has none or only one a program made up. */
export function readCoreTitle(office: OfficePackage): string | null {
  const core = findRelationship(office.readRelationships(''), 'core-properties');
  const root = core ? office.readXml(core.target) : null;
  const title = cleanText(
    findDescendants(root ?? undefined, 'dc:title')
      .map(textInside)
      .join(' '),
  );
  return title === '' || MADE_UP.test(title) ? null : title;
}
