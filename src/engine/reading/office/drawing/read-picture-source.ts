import type { Relationship } from '#engine/reading/office/relationships.ts';
import { findChild, numberAttribute, type XmlElement } from '#engine/reading/office/xml/xml-element.ts';
import type { ImageBlock, PictureSource } from '#engine/reading/source-document.ts';

type Relationships = ReadonlyMap<string, Relationship>;
type Edges = NonNullable<PictureSource['crop']>;

/** Fainter than that (in 1/1000 %) it is a watermark behind the words. */
const FAINT = 50_000;
const QUARTER_TURN = 5_400_000;
/** What is turned by a few degrees is shown upright. */
const SLIGHT_TURN = 600_000;

/**
 * The `source` of a picture block out of its `blipFill` and `a:xfrm`; empty where the package holds no such part, and for
 * textures and watermarks. An SVG stands beside the picture it falls back to, which is the one named here.
 */
export function withPictureSource(
  { fill, frame }: { fill: XmlElement | undefined; frame: XmlElement | undefined },
  relationships: Relationships,
): Pick<ImageBlock, 'source'> {
  const blip = findChild(fill, 'a:blip');
  const part = findPart(blip?.attributes['r:embed'], relationships);
  const strength = numberAttribute(findChild(blip, 'a:alphaModFix'), 'amt');
  if (part === null || findChild(fill, 'a:tile') || (strength ?? FAINT) < FAINT) return {};
  const edges = findChild(fill, 'a:srcRect')?.attributes ?? {};
  const share = (edge: string | undefined) =>
    edge?.endsWith('%') ? Number.parseFloat(edge) / 100 : Number(edge ?? 0) / 100_000;
  const crop = checkCrop({
    left: share(edges.l),
    top: share(edges.t),
    right: share(edges.r),
    bottom: share(edges.b),
  });
  const turn = numberAttribute(frame, 'rot') ?? 0;
  const quarters = Math.round(turn / QUARTER_TURN);
  const turns = Math.abs(turn - quarters * QUARTER_TURN) <= SLIGHT_TURN ? ((quarters % 4) + 4) % 4 : 0;
  return { source: { part, ...(crop && { crop }), ...(turns > 0 && { turns }) } };
}

/** The same for the `v:imagedata` of an old picture. */
export function withVmlSource(data: XmlElement, relationships: Relationships): Pick<ImageBlock, 'source'> {
  const { attributes } = data;
  const part = findPart(attributes['r:id'] ?? attributes['o:relid'], relationships);
  if (part === null) return {};
  // `6554f` are 65,536ths; without a letter it is a share.
  const share = (edge: string | undefined) =>
    Number.parseFloat(edge ?? '0') / (edge?.endsWith('f') ? 65_536 : 1);
  const crop = checkCrop({
    left: share(attributes.cropleft),
    top: share(attributes.croptop),
    right: share(attributes.cropright),
    bottom: share(attributes.cropbottom),
  });
  return { source: { part, ...(crop && { crop }) } };
}

function findPart(id: string | undefined, relationships: Relationships): string | null {
  const found = id === undefined ? undefined : relationships.get(id);
  return found?.type === 'image' ? found.target : null;
}

const LEAST_LEFT = 0.02;

/** Null where nothing is cut off, or next to nothing would be left; a negative edge only adds room. */
function checkCrop(edges: Edges): Edges | null {
  const keep = (edge: number) => (edge > 0 && edge < 1 ? Math.round(edge * 10_000) / 10_000 : 0);
  const [left, top, right, bottom] = [edges.left, edges.top, edges.right, edges.bottom].map(keep);
  const crop = { left: left ?? 0, top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0 };
  if (1 - crop.left - crop.right < LEAST_LEFT || 1 - crop.top - crop.bottom < LEAST_LEFT) return null;
  return Object.values(crop).some((edge) => edge > 0) ? crop : null;
}
