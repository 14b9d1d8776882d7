import { posix } from 'node:path';
import { checkXml } from '#engine/reading/office/xml/check-xml.ts';
import { parseXml } from '#engine/reading/office/xml/parse-xml.ts';
import { findChildren, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import { openZip } from '#engine/reading/office/zip/open-zip.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';

/**
 * `xml`: a part that is no XML; `untyped`: a part without its type, or a type without its part; `lost`: a relationship that
 * leads nowhere; `unknown`: one that is used and not there; `unreached`: a part that nothing leads to; `shape-id`: two
 * shapes of one number.
 */
export type PackageFaultKind = 'xml' | 'untyped' | 'lost' | 'unknown' | 'unreached' | 'shape-id';
export interface PackageFault {
  kind: PackageFaultKind;
  part: string;
  /** English, for those who mend it. */
  problem: string;
}

/**
 * What is wrong with an Office package as a package: parts that are named but not there or there but not named,
 * relationships that lead nowhere, ids used but unknown or given twice, XML that is none. A validator of schemas looks
 * at each part by itself and sees none of this.
 * @throws ReadingProblem for what no reader of ours opens: bombs, passwords, what is no zip
 */
export function checkPackage(bytes: Uint8Array): PackageFault[] {
  const zip = openZip(bytes);
  const faults: PackageFault[] = [];
  const report: Report = (kind, part, problem) => faults.push({ kind, part, problem });
  const relationships = new Map<string, { name: string; root: XmlElement }>();
  const texts = new Map<string, string>();
  let types: XmlElement | undefined;
  for (const name of zip.names()) {
    const content = /\.(xml|rels)$/i.test(name) ? zip.read(name) : null;
    if (content === null) continue;
    try {
      if (name === CONTENT_TYPES) types = parseXml(content);
      else if (/\.rels$/i.test(name))
        relationships.set(name.toLowerCase(), { name, root: parseXml(content) });
      else texts.set(name, checkXml(content));
    } catch (error) {
      if (!(error instanceof ReadingProblem) || error.code !== 'broken') throw error;
      report('xml', name, 'is not well-formed XML');
    }
  }
  checkContentTypes(zip, types, report);
  const reached = new Set([CONTENT_TYPES.toLowerCase()]);
  for (const { name, root } of relationships.values()) checkRelationships(name, root, zip, reached, report);
  for (const name of zip.names())
    if (!reached.has(name.toLowerCase())) report('unreached', name, 'is reached from nowhere');
  for (const [name, text] of texts) {
    const owned = posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`);
    checkIds(name, text, relationships.get(owned.toLowerCase())?.root, report);
  }
  return faults;
}

/** A file that must not leave the house, by a defect of ours. The message names parts, never what they say. */
export class UnsoundFile extends Error {
  override name = 'UnsoundFile';
}

/** The same bytes, which the package check has nothing against. @throws UnsoundFile */
export function keepSound(bytes: Uint8Array): Uint8Array {
  const [fault] = checkPackage(bytes);
  if (fault) throw new UnsoundFile(`${fault.part} ${fault.problem}`);
  return bytes;
}

type Report = (kind: PackageFaultKind, part: string, problem: string) => void;
type Zip = ReturnType<typeof openZip>;
const CONTENT_TYPES = '[Content_Types].xml';

function checkContentTypes(zip: Zip, types: XmlElement | undefined, report: Report): void {
  if (!types) {
    report('untyped', CONTENT_TYPES, 'is missing');
    return;
  }
  const named = findChildren(types, 'Override').map(({ attributes }) => attributes.PartName ?? '');
  const known = new Set(named.map((name) => name.toLowerCase()));
  const endings = new Set(
    findChildren(types, 'Default').map(({ attributes }) => attributes.Extension?.toLowerCase()),
  );
  for (const name of named) {
    if (!zip.has(name)) report('untyped', CONTENT_TYPES, `gives a type to ${name}, which is not there`);
    if (named.indexOf(name) !== named.lastIndexOf(name))
      report('untyped', CONTENT_TYPES, `names ${name} twice`);
  }
  for (const name of zip.names()) {
    const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    // Any XML has the type of plain XML by its ending: enough for data of the user's own, never for a part of Office.
    const isByEnding = endings.has(ending) && (ending !== 'xml' || /^customXml\//i.test(name));
    const isTyped = known.has(`/${name}`.toLowerCase()) || isByEnding;
    if (!isTyped && name !== CONTENT_TYPES) report('untyped', name, 'has no content type');
  }
}

/** `ppt/slides/_rels/slide1.xml.rels` belongs to `ppt/slides/slide1.xml`; `_rels/.rels` to the package. */
function checkRelationships(
  name: string,
  root: XmlElement,
  zip: Zip,
  reached: Set<string>,
  report: Report,
): void {
  reached.add(name.toLowerCase());
  const owner = name.replace(/_rels\/(.*)\.rels$/, '$1');
  if (owner !== '' && !zip.has(owner)) report('lost', name, 'belongs to no part');
  const ids = new Set<string>();
  for (const { attributes } of findChildren(root, 'Relationship')) {
    const { Id = '', Target = '', TargetMode } = attributes;
    if (ids.has(Id)) report('lost', name, `gives the id ${Id} twice`);
    ids.add(Id);
    // A target that begins so is a place in the part itself.
    if (TargetMode === 'External' || Target.startsWith('#')) continue;
    const target = posix.resolve(`/${posix.dirname(owner)}`, Target).slice(1);
    const found = [target, target.replaceAll('%20', ' ')].find((one) => zip.has(one));
    if (found === undefined) report('lost', name, `leads to ${target}, which is not there`);
    else reached.add(found.toLowerCase());
  }
}

/** Both branches of an alternative may carry one id: only one of them is ever shown. */
const FALLBACK = /<mc:Fallback\b[\s\S]*?<\/mc:Fallback>/g;

function checkIds(name: string, text: string, owned: XmlElement | undefined, report: Report): void {
  const known = new Set(findChildren(owned, 'Relationship').map(({ attributes }) => attributes.Id));
  for (const [, id] of text.matchAll(/\sr:(?:id|embed|link|pict)="([^"]+)"/g)) {
    if (!known.has(id)) report('unknown', name, `uses the relationship ${id}, which it has not`);
  }
  const seen = new Set<string>();
  for (const [, id = ''] of text.replace(FALLBACK, '').matchAll(/<p:cNvPr\sid="([^"]*)"/g)) {
    if (seen.has(id)) report('shape-id', name, `has two shapes with the id ${id}`);
    seen.add(id);
  }
}
