import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { chooseAlternate } from './choose-alternate.ts';
import { decodeEntities } from './decode-entities.ts';
import { decodeXml } from './decode-xml.ts';
import { extendScope, type PrefixScope, toUsualName } from './namespaces.ts';
import type { XmlElement, XmlNode } from './xml-element.ts';

/** Nesting of an honest file stays under 100 (tables in text boxes in tables); the walkers are recursive. */
const DEEPEST = 256;
/** With its attributes and text a tag costs some 300 bytes of heap. A handout of 150 pages has 60,000. */
const MOST_TAGS = 700_000;
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
  const text = decodeXml(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ReadingProblem('unsafe');
  if (countTags(text) > MOST_TAGS) throw new ReadingProblem('too_large');
  if (XMLValidator.validate(text) !== true) throw new ReadingProblem('broken');
  const root = convertChildren(parseRaw(text), new Map()).find((node) => typeof node !== 'string');
  if (!root) throw new ReadingProblem('broken');
  return root;
}

function countTags(text: string): number {
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0 && tags <= MOST_TAGS; at = text.indexOf('<', at + 1)) tags += 1;
  return tags;
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
