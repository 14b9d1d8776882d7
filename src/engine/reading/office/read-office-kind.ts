import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { findChildren, type XmlElement } from './xml/xml-element.ts';

/**
 * What the content type of the main part says the package is. Templates and slide shows read like the
 * documents they make. Throws `spreadsheet`, `macro` or `unsupported_type`.
 */
export function readOfficeKind(contentTypes: XmlElement, mainPart: string): 'docx' | 'pptx' {
  const type = findContentType(contentTypes, mainPart).toLowerCase();
  if (/spreadsheetml|ms-excel/.test(type)) throw new ReadingProblem('spreadsheet');
  if (type.includes('macroenabled')) throw new ReadingProblem('macro');
  if (/wordprocessingml\.(document|template)\.main\+xml$/.test(type)) return 'docx';
  if (/presentationml\.(presentation|slideshow|template)\.main\+xml$/.test(type)) return 'pptx';
  throw new ReadingProblem('unsupported_type');
}

function findContentType(contentTypes: XmlElement, part: string): string {
  const name = `/${part}`.toLowerCase();
  const override = findChildren(contentTypes, 'Override').find(
    ({ attributes }) => attributes.PartName?.toLowerCase() === name,
  );
  if (override) return override.attributes.ContentType ?? '';
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const byDefault = findChildren(contentTypes, 'Default').find(
    ({ attributes }) => attributes.Extension?.toLowerCase() === extension,
  );
  return byDefault?.attributes.ContentType ?? '';
}
