import { findChildren, type XmlElement } from './xml/xml-element.ts';

export interface Relationship {
  /** The last segment of the type address: `styles`, `slide`, `image` … */
  type: string;
  /** The name of the part it leads to, without leading slash. */
  target: string;
}

/**
 * What a part relates to inside the package, by id (`''` is the package itself). Addresses outside the
 * package are left out, so nothing here can lead to a fetch.
 */
export function readRelationships(
  readXml: (part: string) => XmlElement | null,
  part: string,
): Map<string, Relationship> {
  const slash = part.lastIndexOf('/') + 1;
  const root = readXml(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  const found = new Map<string, Relationship>();
  for (const { attributes } of findChildren(root ?? undefined, 'Relationship')) {
    const { Id, Type, Target, TargetMode } = attributes;
    if (Id === undefined || Type === undefined || Target === undefined || TargetMode === 'External') continue;
    found.set(Id, {
      type: Type.slice(Type.lastIndexOf('/') + 1),
      target: resolveTarget(part.slice(0, slash), Target),
    });
  }
  return found;
}

/** The first relationship of that type. */
export function findRelationship(
  relationships: ReadonlyMap<string, Relationship>,
  type: string,
): Relationship | undefined {
  return [...relationships.values()].find((relationship) => relationship.type === type);
}

/** `../media/x.png` seen from `ppt/slides/` → `ppt/media/x.png`; steps above the root are ignored. */
function resolveTarget(folder: string, target: string): string {
  const segments: string[] = [];
  for (const segment of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
