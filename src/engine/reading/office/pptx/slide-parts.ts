import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import { findRelationship } from '#engine/reading/office/relationships.ts';
import { findChild, findChildren, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { readSlideTemplate, type SlideTemplate } from './slide-template.ts';

/** Slide parts in the order shown; null where the file names a slide it does not hold. */
export function listSlideParts(office: OfficePackage, presentation: XmlElement): (string | null)[] {
  const relationships = office.readRelationships(office.mainPart);
  return findChildren(findChild(presentation, 'p:sldIdLst'), 'p:sldId').map(
    ({ attributes }) => relationships.get(attributes['r:id'] ?? '')?.target ?? null,
  );
}

/** Layouts and masters are shared by many slides and read once. */
export function rememberTemplates(
  office: OfficePackage,
  presentation: XmlElement,
): (slidePart: string) => SlideTemplate {
  const known = new Map<string, SlideTemplate>();
  return (slidePart) => {
    const layoutPart = findRelationship(office.readRelationships(slidePart), 'slideLayout')?.target ?? '';
    const found = known.get(layoutPart);
    if (found) return found;
    const masterPart = findRelationship(office.readRelationships(layoutPart), 'slideMaster')?.target ?? '';
    const template = readSlideTemplate(office.readXml(layoutPart), office.readXml(masterPart), presentation);
    known.set(layoutPart, template);
    return template;
  };
}
