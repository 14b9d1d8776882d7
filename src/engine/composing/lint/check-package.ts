import { posix } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { parseXml } from '#engine/reading/office/xml/parse-xml.ts';
import { findChildren, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';

export interface PackageFault {
  part: string;
  /** English, for those who mend it. */
  problem: string;
}

/**
 * What is wrong with an Office package of ours as a package: parts that are named but not there or there but not named,
 * relationships that lead nowhere, ids used but unknown or given twice, XML that is none. A validator of schemas looks
 * at each part by itself and sees none of this. Trusts the zip: only for files that we wrote.
 */
export function checkPackage(bytes: Uint8Array): PackageFault[] {
  const files = new Map(Object.entries(unzipSync(bytes)));
  const faults: PackageFault[] = [];
  const report = (part: string, problem: string) => faults.push({ part, problem });
  const roots = new Map<string, XmlElement>();
  for (const [name, content] of files) {
    if (!/\.(xml|rels)$/.test(name)) continue;
    try {
      roots.set(name, parseXml(content));
    } catch {
      report(name, 'is not well-formed XML');
    }
  }
  checkContentTypes(files, roots.get(CONTENT_TYPES), report);
  const reached = new Set([CONTENT_TYPES]);
  for (const [name, root] of roots) {
    if (name.endsWith('.rels')) checkRelationships(name, root, files, reached, report);
  }
  for (const name of files.keys()) {
    if (!reached.has(name)) report(name, 'is reached from nowhere');
    if (/\.xml$/.test(name) && name !== CONTENT_TYPES) checkIds(name, files, roots, report);
  }
  return faults;
}

type Report = (part: string, problem: string) => void;
type Files = ReadonlyMap<string, Uint8Array>;
const CONTENT_TYPES = '[Content_Types].xml';

function checkContentTypes(files: Files, types: XmlElement | undefined, report: Report): void {
  if (!types) {
    report(CONTENT_TYPES, 'is missing');
    return;
  }
  const named = findChildren(types, 'Override').map(({ attributes }) => attributes.PartName ?? '');
  const endings = new Set(findChildren(types, 'Default').map(({ attributes }) => attributes.Extension));
  for (const name of named) {
    if (!files.has(name.slice(1))) report(CONTENT_TYPES, `gives a type to ${name}, which is not there`);
    if (named.indexOf(name) !== named.lastIndexOf(name)) report(CONTENT_TYPES, `names ${name} twice`);
  }
  for (const name of files.keys()) {
    const ending = name.slice(name.lastIndexOf('.') + 1);
    const isTyped = named.includes(`/${name}`) || (endings.has(ending) && ending !== 'xml');
    if (!isTyped && name !== CONTENT_TYPES) report(name, 'has no content type');
  }
}

/** `ppt/slides/_rels/slide1.xml.rels` belongs to `ppt/slides/slide1.xml`; `_rels/.rels` to the package. */
function checkRelationships(
  name: string,
  root: XmlElement,
  files: Files,
  reached: Set<string>,
  report: Report,
): void {
  reached.add(name);
  const owner = name.replace(/_rels\/(.*)\.rels$/, '$1');
  if (owner !== '' && !files.has(owner)) report(name, 'belongs to no part');
  const ids = new Set<string>();
  for (const { attributes } of findChildren(root, 'Relationship')) {
    const { Id = '', Target = '', TargetMode } = attributes;
    if (ids.has(Id)) report(name, `gives the id ${Id} twice`);
    ids.add(Id);
    if (TargetMode === 'External') continue;
    const target = posix.resolve(`/${posix.dirname(owner)}`, Target).slice(1);
    if (files.has(target)) reached.add(target);
    else report(name, `leads to ${target}, which is not there`);
  }
}

/** Both branches of an alternative may carry one id: only one of them is ever shown. */
const FALLBACK = /<mc:Fallback\b[\s\S]*?<\/mc:Fallback>/g;

function checkIds(name: string, files: Files, roots: ReadonlyMap<string, XmlElement>, report: Report): void {
  const text = strFromU8(files.get(name) ?? new Uint8Array());
  const owned = roots.get(`${posix.dirname(name)}/_rels/${posix.basename(name)}.rels`);
  const known = new Set(findChildren(owned, 'Relationship').map(({ attributes }) => attributes.Id));
  for (const [, id] of text.matchAll(/\sr:(?:id|embed|link|pict)="([^"]*)"/g)) {
    if (!known.has(id)) report(name, `uses the relationship ${id}, which it has not`);
  }
  const seen = new Set<string>();
  for (const [, id = ''] of text.replace(FALLBACK, '').matchAll(/<p:cNvPr\sid="([^"]*)"/g)) {
    if (seen.has(id)) report(name, `has two shapes with the id ${id}`);
    seen.add(id);
  }
}
