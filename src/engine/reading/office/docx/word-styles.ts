import { type Look, nameColour } from '#engine/reading/letter-looks.ts';
import {
  childElements,
  childSwitch,
  childValue,
  findChild,
  findChildren,
  findPath,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';

/** What a paragraph style says, after what it is based on. */
export interface WordStyle {
  /** The name as Word shows it; empty when the file has no such style. */
  name: string;
  /** 1 to 9; null for running text. */
  headingLevel: number | null;
  isTitle: boolean;
  isBold: boolean;
  ways: Partial<Look>;
  sizePt: number;
  numberingId: string | null;
  numberingLevel: number;
}
export interface WordStyles {
  /** The style of a paragraph; the default one when it names none. */
  forParagraph(styleId: string | undefined): WordStyle;
  /** What a character style says of its letters. */
  forRun(styleId: string | undefined): RunLook;
}

const HEADING_NAME = /^(?:heading|t[ií]tulo|cabe[çc]alho)\s*([1-9])$/i;
const TITLE_NAME = /^(?:title|t[ií]tulo|t[ií]tulo principal)$/i;
/** LibreOffice bases every heading on a style called "Título", so only the English name is inherited. */
const INHERITED_TITLE_NAME = /^title$/i;
/** Longest honest chain of `w:basedOn`; a loop ends here. */
const LONGEST_CHAIN = 20;
const WORD_DEFAULT_SIZE_PT = 10;

/** Reads `w:styles`. Levels go by style name, as ids are translated (`Ttulo1`) while names stay `heading 1`. */
export function readWordStyles(root: XmlElement | null): WordStyles {
  const styles = new Map<string, XmlElement>();
  let defaultId: string | undefined;
  for (const style of findChildren(root ?? undefined, 'w:style')) {
    const id = style.attributes['w:styleId'];
    if (id === undefined) continue;
    styles.set(id, style);
    if (style.attributes['w:default'] === '1' && style.attributes['w:type'] === 'paragraph') defaultId = id;
  }
  const defaults = findPath(root ?? undefined, 'w:docDefaults', 'w:rPrDefault', 'w:rPr');
  const known = new Map<string | undefined, WordStyle>();
  const looks = new Map<string, RunLook>();
  const chainOf = (id: string | undefined) => listChain(styles, id);
  return {
    forParagraph: (styleId) => {
      const found = known.get(styleId) ?? resolveStyle(chainOf(styleId ?? defaultId), defaults);
      known.set(styleId, found);
      return found;
    },
    forRun: (styleId) => {
      if (styleId === undefined) return NO_LOOK;
      const found =
        looks.get(styleId) ?? readLook(chainOf(styleId).map((style) => findChild(style, 'w:rPr')));
      looks.set(styleId, found);
      return found;
    },
  };
}

/** Out of run properties; absent where they say nothing. */
interface RunLook {
  isBold?: boolean;
  sizePt?: number;
  /** `superscript`, `subscript` or `baseline`. */
  vertAlign?: string;
  /** How it sets letters off from others; what it does not speak of is absent. */
  ways?: Partial<Look>;
}

const NO_LOOK: RunLook = {};

/** @param properties the nearest first */
export function readLook(properties: (XmlElement | undefined)[]): RunLook {
  const isBold = properties.map((one) => childSwitch(one, 'w:b')).find((value) => value !== undefined);
  const halfPoints = properties.map((one) => Number(childValue(one, 'w:sz'))).find((value) => value > 0);
  const vertAlign = properties
    .map((one) => childValue(one, 'w:vertAlign'))
    .find((value) => value !== undefined);
  const ways = readWays(properties);
  return {
    ...(ways === null ? {} : { ways }),
    ...(vertAlign === undefined ? {} : { vertAlign }),
    ...(isBold === undefined ? {} : { isBold }),
    ...(halfPoints === undefined ? {} : { sizePt: halfPoints / 2 }),
  };
}

/** @param properties the nearest first */
function readWays(properties: (XmlElement | undefined)[]): Partial<Look> | null {
  const ways: Partial<Record<keyof Look, string>> = {};
  for (const own of properties.toReversed()) {
    for (const { name, attributes } of own === undefined ? [] : childElements(own)) {
      const value = attributes['w:val'];
      const isOn = OFF.has(value ?? 'on') ? '' : 'on';
      if (name === 'w:color') ways.colour = nameColour(attributes['w:themeColor'] ?? value);
      else if (name === 'w:highlight') ways.highlight = nameColour(value);
      else if (name === 'w:shd') ways.highlight = nameShade(attributes['w:fill']);
      else if (name === 'w:strike' || name === 'w:dstrike') ways.strike = isOn;
      else if (name === 'w:u') ways.underline = isOn;
      else if (name === 'w:b') ways.bold = isOn;
    }
  }
  return Object.keys(ways).length === 0 ? null : ways;
}
const OFF = new Set(['0', 'false', 'off', 'none']);

/** White behind letters is the paper. */
const nameShade = (fill: string | undefined): string => (/^f{6}$/i.test(fill ?? '') ? '' : nameColour(fill));

function listChain(styles: ReadonlyMap<string, XmlElement>, id: string | undefined): XmlElement[] {
  const chain: XmlElement[] = [];
  let style = id === undefined ? undefined : styles.get(id);
  while (style && chain.length < LONGEST_CHAIN) {
    chain.push(style);
    style = styles.get(childValue(style, 'w:basedOn') ?? '');
  }
  return chain;
}

function resolveStyle(chain: XmlElement[], defaults: XmlElement | undefined): WordStyle {
  const look = readLook([...chain.map((style) => findChild(style, 'w:rPr')), defaults]);
  const numberings = chain.map((style) => findPath(style, 'w:pPr', 'w:numPr'));
  const first = <T>(values: (T | undefined)[]): T | undefined => values.find((value) => value !== undefined);
  return {
    name: childValue(chain[0], 'w:name') ?? '',
    headingLevel: findHeadingLevel(chain),
    isTitle: isTitleStyle(chain),
    isBold: look.isBold ?? false,
    ways: look.ways ?? {},
    sizePt: look.sizePt ?? WORD_DEFAULT_SIZE_PT,
    numberingId: first(numberings.map((numbering) => childValue(numbering, 'w:numId'))) ?? null,
    numberingLevel: Number(first(numberings.map((numbering) => childValue(numbering, 'w:ilvl'))) ?? 0),
  };
}

function isTitleStyle(chain: XmlElement[]): boolean {
  const [own = '', ...inherited] = chain.map((style) => (childValue(style, 'w:name') ?? '').trim());
  if (TITLE_NAME.test(own)) return true;
  return !/sub/i.test(own) && inherited.some((name) => INHERITED_TITLE_NAME.test(name));
}

/** The nearest style that has a heading name or an outline level decides; level 9 means running text. */
function findHeadingLevel(chain: XmlElement[]): number | null {
  for (const style of chain) {
    const byName = HEADING_NAME.exec((childValue(style, 'w:name') ?? '').trim())?.[1];
    if (byName !== undefined) return Number(byName);
    const outline = childValue(findChild(style, 'w:pPr'), 'w:outlineLvl');
    if (outline !== undefined) return /^[0-8]$/.test(outline) ? Number(outline) + 1 : null;
  }
  return null;
}
