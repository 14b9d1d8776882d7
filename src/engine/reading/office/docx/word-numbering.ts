import {
  childValue,
  findChild,
  findChildren,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';

/** How a list level is marked: bullets, or numbers and letters with what stands around them (`%1)`). */
export interface ListMark {
  kind: 'number' | 'letter' | 'bullet';
  /** `%1.` */
  pattern: string;
  /** `01`, `02` */
  isPadded: boolean;
  start: number;
  /** Lists that count on together; one that says where it starts counts for itself. */
  counter: string;
}
/** Null when the list shows no mark at all. */
export type WordNumbering = (numberingId: string, level: number) => ListMark | null;

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
    const own = childValue(override, 'w:startOverride');
    const start = Number(own ?? childValue(definition, 'w:start') ?? 1);
    const counter = own === undefined ? (abstract?.attributes['w:abstractNumId'] ?? '') : `=${numberingId}`;
    const kind = toKind(childValue(definition, 'w:numFmt'));
    if (kind === null) return null;
    return {
      kind,
      pattern: childValue(definition, 'w:lvlText') ?? '',
      isPadded: childValue(definition, 'w:numFmt') === 'decimalZero',
      start: Number.isFinite(start) ? start : 1,
      counter: `${counter} ${level}`,
    };
  };
}

function findLevel(levels: XmlElement[], level: number): XmlElement | undefined {
  return levels.find(({ attributes }) => attributes['w:ilvl'] === String(level));
}

function toKind(format: string | undefined): ListMark['kind'] | null {
  if (format === 'none') return null;
  if (format === undefined || format === 'bullet') return 'bullet';
  return format === 'lowerLetter' || format === 'upperLetter' ? 'letter' : 'number';
}
