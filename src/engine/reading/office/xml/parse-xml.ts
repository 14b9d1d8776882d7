import { XMLParser } from 'fast-xml-parser';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { checkXml } from './check-xml.ts';
import { chooseAlternate, type XmlElement, type XmlNode } from './xml-element.ts';

/** Nesting of an honest file stays under 100 (tables in text boxes in tables); the walkers are recursive. */
const DEEPEST = 256;
/** Word writes these by the thousand; nothing here reads them. */
const NOISE = new Set([
  'w:proofErr',
  'w:lastRenderedPageBreak',
  'w:bookmarkStart',
  'w:bookmarkEnd',
  'w:rFonts',
  'w:lang',
]);
const NOISE_ATTRIBUTE = /^(w:rsid|w14:|wp14:|noProof$|dirty$|err$|panose$|pitchFamily$|charset$)/;

type RawNode = Record<string, unknown>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: (name) => NOISE_ATTRIBUTE.test(name),
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  processEntities: false,
  cdataPropName: '#cdata',
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST,
  jPath: false,
  updateTag: (name) => !NOISE.has(name),
});

/**
 * The root element of an XML part, prefixes made usual and `mc:AlternateContent` already decided.
 * Throws `unsafe` (a DTD, nesting past 256), `too_large` (over 700,000 tags) or `broken` (not well formed).
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root = convertChildren(parseRaw(checkXml(bytes)), new Map()).find((node) => typeof node !== 'string');
  if (!root) throw new ReadingProblem('broken');
  return root;
}

function parseRaw(text: string): RawNode[] {
  try {
    return parser.parse(text) as RawNode[];
  } catch (error) {
    const isTooDeep = error instanceof Error && error.message.includes('nested tags');
    throw new ReadingProblem(isTooDeep ? 'unsafe' : 'broken', { cause: error });
  }
}

/** Lets go of each raw node once it is converted, so that the two trees never stand side by side. */
function convertChildren(raw: RawNode[], scope: PrefixScope): XmlNode[] {
  const nodes: XmlNode[] = [];
  raw.forEach((node, index) => {
    raw[index] = {};
    const name = Object.keys(node).find((key) => key !== ':@');
    if (name === undefined) return;
    if (name === '#text') nodes.push(decodeEntities(String(node[name])));
    else if (name === '#cdata')
      nodes.push(...(node[name] as RawNode[]).map((part) => String(part['#text'] ?? '')));
    else {
      const element = convertElement(name, node, scope);
      const shown = element.name === 'mc:AlternateContent' ? chooseAlternate(element) : [element];
      for (const one of shown) nodes.push(one);
    }
  });
  return nodes;
}

function convertElement(name: string, node: RawNode, outer: PrefixScope): XmlElement {
  const raw = (node[':@'] ?? {}) as Record<string, string>;
  const scope = extendScope(outer, raw);
  const attributes: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (key.startsWith('xmlns')) continue;
    attributes[key.includes(':') ? toUsualName(key, scope) : key] = decodeEntities(String(value));
  }
  return {
    name: toUsualName(name, scope),
    attributes,
    children: convertChildren(node[name] as RawNode[], scope),
  };
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five entities of XML and character numbers; anything else stays as it is written, as there is no DTD. */
function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, (whole, body: string) => {
    if (!body.startsWith('#')) return NAMED[body] ?? whole;
    const code =
      body[1] === 'x' || body[1] === 'X' ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const OFFICE = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';

/** The usual prefix of each namespace, in its transitional and its strict (ISO 29500-1) address. */
const USUAL_PREFIXES: ReadonlyMap<string, string> = new Map([
  [`${OFFICE}/wordprocessingml/2006/main`, 'w'],
  [`${STRICT}/wordprocessingml/main`, 'w'],
  [`${OFFICE}/drawingml/2006/main`, 'a'],
  [`${STRICT}/drawingml/main`, 'a'],
  [`${OFFICE}/presentationml/2006/main`, 'p'],
  [`${STRICT}/presentationml/main`, 'p'],
  [`${OFFICE}/officeDocument/2006/relationships`, 'r'],
  [`${STRICT}/officeDocument/relationships`, 'r'],
  [`${OFFICE}/officeDocument/2006/math`, 'm'],
  [`${STRICT}/officeDocument/math`, 'm'],
  [`${OFFICE}/drawingml/2006/wordprocessingDrawing`, 'wp'],
  [`${STRICT}/drawingml/wordprocessingDrawing`, 'wp'],
  [`${OFFICE}/drawingml/2006/picture`, 'pic'],
  [`${STRICT}/drawingml/picture`, 'pic'],
  [`${OFFICE}/drawingml/2006/chart`, 'c'],
  [`${STRICT}/drawingml/chart`, 'c'],
  [`${OFFICE}/drawingml/2006/diagram`, 'dgm'],
  [`${STRICT}/drawingml/diagram`, 'dgm'],
  [`${OFFICE}/markup-compatibility/2006`, 'mc'],
  ['http://schemas.microsoft.com/office/drawing/2010/main', 'a14'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingGroup', 'wpg'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas', 'wpc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  [`${OFFICE}/package/2006/relationships`, ''],
  [`${OFFICE}/package/2006/content-types`, ''],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
]);

/** Prefix as the file writes it → the usual one. */
type PrefixScope = ReadonlyMap<string, string>;

/** The scope inside an element: that of its parent plus what its `xmlns` attributes declare. */
function extendScope(scope: PrefixScope, attributes: Record<string, string>): PrefixScope {
  let own: Map<string, string> | null = null;
  for (const [name, uri] of Object.entries(attributes)) {
    if (!name.startsWith('xmlns')) continue;
    const prefix = name === 'xmlns' ? '' : name.slice('xmlns:'.length);
    own ??= new Map(scope);
    own.set(prefix, USUAL_PREFIXES.get(uri) ?? prefix);
  }
  return own ?? scope;
}

/** `x:p` in the file → `w:p`, when the scope says that `x` is the word namespace. */
function toUsualName(name: string, scope: PrefixScope): string {
  const colon = name.indexOf(':');
  const prefix = colon < 0 ? '' : name.slice(0, colon);
  const usual = scope.get(prefix);
  if (usual === undefined || usual === prefix) return name;
  const local = name.slice(colon + 1);
  return usual === '' ? local : `${usual}:${local}`;
}
