import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { findRelationship, type Relationship, readRelationships } from './relationships.ts';
import { parseXml } from './xml/parse-xml.ts';
import { findChildren, type XmlElement } from './xml/xml-element.ts';
import { openZip } from './zip/open-zip.ts';

/**
 * Bytes of XML parsed for one package, repeated parts counted each time: references to one part, written
 * a thousand times, would otherwise cost a thousand readings.
 */
const MOST_XML_BYTES = 100_000_000;

/** An open package: parts by their name (no leading slash), parsed on demand and never fetched from outside. */
export interface OfficePackage {
  kind: 'docx' | 'pptx';
  mainPart: string;
  /** The root of an XML part, or null when there is none of that name. Throws as `parseXml` and `inflateEntry` do. */
  readXml(part: string): XmlElement | null;
  /** The bytes of any part, or null when there is none of that name. Throws as `inflateEntry` does. */
  readBytes(part: string): Uint8Array | null;
  /** The internal relationships of a part, by id. Empty when it has none. */
  readRelationships(part: string): ReadonlyMap<string, Relationship>;
}

/** Opens a Word or PowerPoint package, told apart by the content type of its main part. See `identifyOfficePackage`. */
export function openOfficePackage(bytes: Uint8Array): OfficePackage {
  const zip = openZip(bytes);
  let parsedBytes = 0;
  const readXml = (part: string): XmlElement | null => {
    const content = zip.read(part);
    parsedBytes += content?.length ?? 0;
    if (parsedBytes > MOST_XML_BYTES) throw new ReadingProblem('too_large');
    return content ? parseXml(content) : null;
  };
  const contentTypes = readXml('[Content_Types].xml');
  if (!contentTypes) throw new ReadingProblem('unsupported_type');
  const main = findRelationship(readRelationships(readXml, ''), 'officeDocument');
  if (!main) throw new ReadingProblem('broken');
  const kind = readOfficeKind(contentTypes, main.target);
  if (!zip.has(main.target)) throw new ReadingProblem('broken');
  return {
    kind,
    mainPart: main.target,
    readXml,
    readBytes: zip.read,
    readRelationships: (part) => readRelationships(readXml, part),
  };
}

/**
 * What the content type of the main part says the package is. Templates and slide shows read like the
 * documents they make. Throws `spreadsheet`, `macro` or `unsupported_type`.
 */
function readOfficeKind(contentTypes: XmlElement, mainPart: string): 'docx' | 'pptx' {
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
