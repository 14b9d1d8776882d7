import { strToU8, zipSync } from 'fflate';

/**
 * Minimal but valid Word and PowerPoint packages, made from XML fragments, for tests.
 * Fragments may use the prefixes of `NAMESPACES` without declaring them.
 */

const OFFICE_RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const SLIDE_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml';

const NAMESPACES = Object.entries({
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  p: 'http://schemas.openxmlformats.org/presentationml/2006/main',
  r: OFFICE_RELATIONSHIPS,
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  dgm: 'http://schemas.openxmlformats.org/drawingml/2006/diagram',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  wpg: 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
  a14: 'http://schemas.microsoft.com/office/drawing/2010/main',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
})
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

interface RelationshipSpec {
  id: string;
  /** The last segment of the type address (`image`, `chart`, `diagramData` …). */
  type: string;
  target: string;
  isExternal?: boolean;
}

/** Parts by name without leading slash; text becomes UTF-8. */
type PartContents = Record<string, string | Uint8Array>;

export interface DocxSpec {
  /** What stands inside `w:body`. */
  body: string;
  /** What stands inside `w:styles`, `w:numbering`, `w:footnotes` and `w:endnotes`. */
  styles?: string;
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
  relationships?: RelationshipSpec[];
  parts?: PartContents;
  /** The name of the main part; `word/document.xml` when absent. */
  mainPart?: string;
  /** Content type of the main part; the ordinary document type when absent. */
  mainType?: string;
}

export interface SlideSpec {
  /** What stands inside `p:spTree`. */
  shapes: string;
  isHidden?: boolean;
  /** What stands inside `p:spTree` of the notes page. */
  notes?: string;
  relationships?: RelationshipSpec[];
}

export interface PptxSpec {
  slides: SlideSpec[];
  /** What stands inside `p:spTree` of the one layout and the one master. */
  layoutShapes?: string;
  masterShapes?: string;
  /** What stands inside `p:txStyles` of the master. */
  textStyles?: string;
  parts?: PartContents;
}

/** Wraps a fragment as a whole XML part whose root declares every known prefix. */
export function wrapXmlPart(root: string, inside: string, attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><${root} ${NAMESPACES} ${attributes}>${inside}</${root}>`;
}

/** A zip package out of part contents. */
export function buildPackage(parts: PartContents): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}

/** The XML of a `.rels` part. */
export function buildRelationships(relationships: RelationshipSpec[]): string {
  const items = relationships.map(
    ({ id, type, target, isExternal }) =>
      `<Relationship Id="${id}" Type="${OFFICE_RELATIONSHIPS}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${items.join('')}</Relationships>`;
}

function buildContentTypes(overrides: Record<string, string>): string {
  const items = Object.entries(overrides).map(
    ([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`,
  );
  return `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${items.join('')}</Types>`;
}

/** A Word package; see `DocxSpec`. */
export function buildDocx(spec: DocxSpec): Uint8Array {
  const main = spec.mainPart ?? 'word/document.xml';
  const relationships = [...(spec.relationships ?? [])];
  const parts: PartContents = {};
  for (const name of ['styles', 'numbering', 'footnotes', 'endnotes'] as const) {
    const inside = spec[name];
    if (inside === undefined) continue;
    parts[`word/${name}.xml`] = wrapXmlPart(`w:${name}`, inside);
    relationships.push({ id: `rId_${name}`, type: name, target: `${name}.xml` });
  }
  const [folder, file] = [main.slice(0, main.lastIndexOf('/')), main.slice(main.lastIndexOf('/') + 1)];
  return buildPackage({
    '[Content_Types].xml': buildContentTypes({ [main]: spec.mainType ?? `${WORD_TYPE}.document.main+xml` }),
    '_rels/.rels': buildRelationships([{ id: 'rId1', type: 'officeDocument', target: main }]),
    [main]: wrapXmlPart('w:document', `<w:body>${spec.body}</w:body>`),
    [`${folder}/_rels/${file}.rels`]: buildRelationships(relationships),
    ...parts,
    ...spec.parts,
  });
}

/** `ppt/slides/slide3.xml` is a slide; relationships have a type of their own. */
const typeSlidePart = (part: string): [string, string][] => {
  const kind = /^ppt\/(\w+)s\/\w+\.xml$/.exec(part)?.[1];
  return kind ? [[part, `${SLIDE_TYPE}.${kind}+xml`]] : [];
};

/** A PowerPoint package with one layout and one master; see `PptxSpec`. */
export function buildPptx(spec: PptxSpec): Uint8Array {
  const main = 'ppt/presentation.xml';
  const parts: PartContents = {
    'ppt/slideLayouts/slideLayout1.xml': wrapXmlPart('p:sldLayout', wrapShapeTree(spec.layoutShapes ?? '')),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': buildRelationships([
      { id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
    ]),
    'ppt/slideMasters/slideMaster1.xml': wrapXmlPart(
      'p:sldMaster',
      `${wrapShapeTree(spec.masterShapes ?? '')}<p:txStyles>${spec.textStyles ?? ''}</p:txStyles>`,
    ),
  };
  spec.slides.forEach((slide, index) => {
    const number = index + 1;
    const relationships: RelationshipSpec[] = [
      { id: 'rIdLayout', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
      ...(slide.relationships ?? []),
    ];
    if (slide.notes !== undefined) {
      parts[`ppt/notesSlides/notesSlide${number}.xml`] = wrapXmlPart('p:notes', wrapShapeTree(slide.notes));
      relationships.push({
        id: 'rIdNotes',
        type: 'notesSlide',
        target: `../notesSlides/notesSlide${number}.xml`,
      });
    }
    parts[`ppt/slides/slide${number}.xml`] = wrapXmlPart(
      'p:sld',
      wrapShapeTree(slide.shapes),
      slide.isHidden ? 'show="0"' : '',
    );
    parts[`ppt/slides/_rels/slide${number}.xml.rels`] = buildRelationships(relationships);
  });
  const slideIds = spec.slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`);
  return buildPackage({
    '[Content_Types].xml': buildContentTypes({
      [main]: `${SLIDE_TYPE}.presentation.main+xml`,
      ...Object.fromEntries(Object.keys(parts).flatMap(typeSlidePart)),
    }),
    '_rels/.rels': buildRelationships([{ id: 'rId1', type: 'officeDocument', target: main }]),
    [main]: wrapXmlPart(
      'p:presentation',
      `<p:sldIdLst>${slideIds.join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/>`,
    ),
    'ppt/_rels/presentation.xml.rels': buildRelationships(
      spec.slides.map((_, index) => ({
        id: `rId${index + 1}`,
        type: 'slide',
        target: `slides/slide${index + 1}.xml`,
      })),
    ),
    ...parts,
    ...spec.parts,
  });
}

function wrapShapeTree(shapes: string): string {
  return `<p:cSld><p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;
}
