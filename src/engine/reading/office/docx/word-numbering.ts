import {
  childValue,
  findChild,
  findChildren,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';

/** How a list level is marked; null when the list shows no mark at all. */
type ListMark = 'number' | 'bullet' | null;
export type WordNumbering = (numberingId: string, level: number) => ListMark;

/**
 * Reads `w:numbering`. An abstract numbering may hand over to another one through a numbering style
 * (`w:numStyleLink` → `w:styleLink`), and a `w:num` may override single levels.
 */
export function readWordNumbering(root: XmlElement | null): WordNumbering {
  const abstracts = new Map<string, XmlElement>();
  const byStyle = new Map<string, XmlElement>();
  for (const abstract of findChildren(root ?? undefined, 'w:abstractNum')) {
    abstracts.set(abstract.attributes['w:abstractNumId'] ?? '', abstract);
    const style = childValue(abstract, 'w:styleLink');
    if (style !== undefined) byStyle.set(style, abstract);
  }
  const instances = new Map(
    findChildren(root ?? undefined, 'w:num').map((instance) => [
      instance.attributes['w:numId'] ?? '',
      instance,
    ]),
  );
  return (numberingId, level) => {
    const instance = instances.get(numberingId);
    if (!instance) return null;
    const named = abstracts.get(childValue(instance, 'w:abstractNumId') ?? '');
    const abstract = byStyle.get(childValue(named, 'w:numStyleLink') ?? '') ?? named;
    const override = findLevel(findChildren(instance, 'w:lvlOverride'), level);
    const definition =
      findChild(override, 'w:lvl') ?? findLevel(abstract ? findChildren(abstract, 'w:lvl') : [], level);
    return toMark(childValue(definition, 'w:numFmt'));
  };
}

function findLevel(levels: XmlElement[], level: number): XmlElement | undefined {
  return levels.find(({ attributes }) => attributes['w:ilvl'] === String(level));
}

function toMark(format: string | undefined): ListMark {
  if (format === 'none') return null;
  return format === undefined || format === 'bullet' ? 'bullet' : 'number';
}
