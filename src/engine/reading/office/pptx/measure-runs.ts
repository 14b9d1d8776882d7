import {
  findChild,
  findChildren,
  numberAttribute,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';

/** PowerPoint's size where nothing names one. */
const DEFAULT_SIZE_PT = 18;
const UNITS_PER_POINT = 100;

/** The size of most letters of a paragraph, and whether nearly all are bold; `sources` are its properties, nearest first. */
export function measureRuns(
  paragraph: XmlElement,
  sources: XmlElement[],
): { sizePt: number; isBold: boolean } {
  const defaults = sources.map((source) => findChild(source, 'a:defRPr'));
  const size = firstNumber(defaults) ?? DEFAULT_SIZE_PT * UNITS_PER_POINT;
  const isBoldByDefault = defaults.find((one) => one?.attributes.b !== undefined)?.attributes.b === '1';
  const lettersBySize = new Map<number, number>();
  let [letters, boldLetters] = [0, 0];
  for (const run of findChildren(paragraph, 'a:r')) {
    const length = textInside(findChild(run, 'a:t') ?? '').trim().length;
    const properties = findChild(run, 'a:rPr');
    const own = firstNumber([properties]) ?? size;
    const bold = properties?.attributes.b;
    letters += length;
    lettersBySize.set(own, (lettersBySize.get(own) ?? 0) + length);
    if (bold === undefined ? isBoldByDefault : bold === '1' || bold === 'true') boldLetters += length;
  }
  const [commonest] = [...lettersBySize].sort(([, one], [, other]) => other - one);
  return {
    sizePt: (commonest?.[0] ?? size) / UNITS_PER_POINT,
    isBold: letters > 0 && boldLetters >= 0.9 * letters,
  };
}

function firstNumber(properties: (XmlElement | undefined)[]): number | null {
  return properties.map((one) => numberAttribute(one, 'sz')).find((value) => value !== null) ?? null;
}
