import { checkPackage, type PackageFault } from '#engine/composing/lint/check-package.ts';
import { readAltText } from '#engine/reading/office/drawing/picture-properties.ts';
import type { OfficePackage } from '#engine/reading/office/open-office-package.ts';
import { collectShapes } from '#engine/reading/office/pptx/collect-shapes.ts';
import { listSlideParts, rememberTemplates } from '#engine/reading/office/pptx/slide-parts.ts';
import type { SlideShape } from '#engine/reading/office/pptx/slide-shape.ts';
import { readPlaceholder, type SlideTemplate } from '#engine/reading/office/pptx/slide-template.ts';
import { findRelationship } from '#engine/reading/office/relationships.ts';
import {
  findChild,
  findChildren,
  findDescendants,
  findPath,
  numberAttribute,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { judgeAddress, readTargets, shorten, type Target } from './read-targets.ts';

export type ShapeKind = 'shape' | 'picture' | 'table' | 'chart' | 'diagram' | 'object';

export interface ShapeFacts {
  name: string;
  kind: ShapeKind;
  /** In inches; null where neither slide nor layout says. */
  box: { x: number; y: number; w: number; h: number } | null;
  /** Type of the placeholder that it fills. */
  placeholder: string | null;
  alt: string | null;
  isDecorative: boolean;
  text: string;
  /** The smallest letters, in points; null without any. */
  leastPt: number | null;
  fonts: string[];
  /** Of a table: its first row is a head. Of a chart: its numbers can be edited. True for anything else. */
  isWhole: boolean;
}

export interface SlideFacts {
  title: string | null;
  notes: string;
  /** It stands on a layout that stands on a master. */
  hasLayout: boolean;
  shapes: ShapeFacts[];
  /** Letters by the language that they are marked as. */
  languages: Map<string, number>;
  /** pt-BR, what is wrong with a link. */
  badLinks: string[];
}

/** What a presentation says of itself, as a file. */
export interface SlideFile {
  faults: PackageFault[];
  widthIn: number;
  heightIn: number;
  slides: SlideFacts[];
  fonts: string[];
  embeddedFonts: string[];
}

const EMU_PER_INCH = 914_400;
const USUAL_SIZE = { cx: 9_144_000, cy: 6_858_000 };

/** @throws ReadingProblem as `readPptx` does */
export function readSlideFile(bytes: Uint8Array, office: OfficePackage): SlideFile {
  const presentation = office.readXml(office.mainPart) ?? EMPTY;
  const size = findChild(presentation, 'p:sldSz');
  const parts = listSlideParts(office, presentation);
  const findTemplate = rememberTemplates(office, presentation);
  const slides = parts.map((part) => readSlide(part, parts, office, findTemplate));
  const fontsOf = (holder: XmlElement | undefined) =>
    findDescendants(holder, 'p:font').map(({ attributes }) => attributes.typeface ?? '');
  const theme = findRelationship(office.readRelationships(office.mainPart), 'theme');
  const scheme = findDescendants(
    (theme && office.readXml(theme.target)) ?? undefined,
    'a:fontScheme',
  ).flatMap((fonts) => findDescendants(fonts, 'a:latin').map(({ attributes }) => attributes.typeface ?? ''));
  return {
    faults: checkPackage(bytes),
    widthIn: (numberAttribute(size, 'cx') ?? USUAL_SIZE.cx) / EMU_PER_INCH,
    heightIn: (numberAttribute(size, 'cy') ?? USUAL_SIZE.cy) / EMU_PER_INCH,
    slides,
    fonts: [...scheme, ...slides.flatMap(({ shapes }) => shapes.flatMap(({ fonts }) => fonts))],
    embeddedFonts: fontsOf(findChild(presentation, 'p:embeddedFontLst')),
  };
}

const EMPTY: XmlElement = { name: '', attributes: {}, children: [] };

function readSlide(
  part: string | null,
  parts: readonly (string | null)[],
  office: OfficePackage,
  findTemplate: (part: string) => SlideTemplate,
): SlideFacts {
  const slide = part === null ? null : office.readXml(part);
  if (part === null || slide === null)
    return {
      ...{ title: null, notes: '', hasLayout: false, shapes: [], languages: new Map() },
      badLinks: ['O slide não está no arquivo.'],
    };
  const relationships = office.readRelationships(part);
  const layout = findRelationship(relationships, 'slideLayout')?.target ?? '';
  const notes = findRelationship(relationships, 'notesSlide');
  const template = findTemplate(part);
  const tree = findPath(slide, 'p:cSld', 'p:spTree');
  const targets = readTargets(office, part);
  const shapes = flatten(tree ? collectShapes(tree, template) : []).map((shape) =>
    readShape(shape, template, office, targets),
  );
  const title = shapes.find(({ placeholder }) => placeholder === 'title' || placeholder === 'ctrTitle');
  return {
    title: title ? title.text.trim() : null,
    notes: notes ? readNotes(office.readXml(notes.target)) : '',
    hasLayout: findRelationship(office.readRelationships(layout), 'slideMaster') !== undefined,
    shapes,
    languages: countLanguages(tree),
    badLinks: ['a:hlinkClick', 'a:hlinkHover', 'a:hlinkMouseOver']
      .flatMap((name) => findDescendants(tree, name))
      .flatMap(({ attributes }) => judgeLink(attributes, targets, parts) ?? []),
  };
}

/** A group that is described speaks for what is in it. */
function flatten(shapes: readonly SlideShape[]): SlideShape[] {
  return shapes.flatMap((shape) =>
    shape.members.length > 0 && !isDescribed(shape.element) ? flatten(shape.members) : [shape],
  );
}

const PROPERTIES = ['p:nvSpPr', 'p:nvPicPr', 'p:nvGraphicFramePr', 'p:nvGrpSpPr'];
const propertiesOf = (element: XmlElement): XmlElement | undefined =>
  PROPERTIES.map((name) => findPath(element, name, 'p:cNvPr')).find((one) => one !== undefined);
const isDescribed = (element: XmlElement): boolean => readAltText(propertiesOf(element)) !== null;

function readShape(
  { element, box, placeholder }: SlideShape,
  template: SlideTemplate,
  office: OfficePackage,
  targets: ReadonlyMap<string, Target>,
): ShapeFacts {
  const properties = propertiesOf(element);
  const bodies = ['p:txBody', 'a:txBody'].flatMap((name) => findDescendants(element, name));
  const sizes = bodies.flatMap((body) =>
    listSizes(body, template, element.name === 'p:sp' ? placeholder : null),
  );
  const kind = kindOf(element);
  return {
    name: properties?.attributes.name ?? '',
    kind,
    box: box && {
      ...{ x: box.x / EMU_PER_INCH, y: box.y / EMU_PER_INCH },
      ...{ w: box.width / EMU_PER_INCH, h: box.height / EMU_PER_INCH },
    },
    placeholder: placeholder?.type ?? null,
    alt: readAltText(properties),
    isDecorative: findDescendants(properties, 'adec:decorative').some(
      ({ attributes }) => attributes.val !== '0',
    ),
    text: bodies.map(textOf).join('\n'),
    leastPt: sizes.length > 0 ? Math.min(...sizes) : null,
    fonts: findDescendants(element, 'a:latin').flatMap(({ attributes: { typeface = '' } }) =>
      typeface.startsWith('+') ? [] : [typeface],
    ),
    isWhole: isWhole(kind, element, office, targets),
  };
}

function kindOf(element: XmlElement): ShapeKind {
  if (element.name === 'p:pic') return 'picture';
  if (findDescendants(element, 'a:tbl').length > 0) return 'table';
  if (findDescendants(element, 'c:chart').length > 0) return 'chart';
  if (findDescendants(element, 'dgm:relIds').length > 0) return 'diagram';
  if (element.name === 'p:graphicFrame') return 'object';
  return findPath(element, 'p:spPr', 'a:blipFill') ? 'picture' : 'shape';
}

function isWhole(
  kind: ShapeKind,
  element: XmlElement,
  office: OfficePackage,
  targets: ReadonlyMap<string, Target>,
): boolean {
  if (kind === 'table')
    return findDescendants(element, 'a:tblPr').every(({ attributes }) =>
      ['1', 'true'].includes(attributes.firstRow ?? ''),
    );
  if (kind !== 'chart') return true;
  const [chart] = findDescendants(element, 'c:chart');
  const part = targets.get(chart?.attributes['r:id'] ?? '')?.part;
  return part != null && findRelationship(office.readRelationships(part), 'package') !== undefined;
}

const textOf = (body: XmlElement): string =>
  findDescendants(body, 'a:p')
    .map((paragraph) => findDescendants(paragraph, 'a:t').map(textInside).join(''))
    .join('\n');

/** What PowerPoint sets where nothing is said. */
const USUAL_PT = 18;

/** The size of each run with words, in points: its own, else of the shape's list, layout, master or file. */
function listSizes(
  body: XmlElement,
  template: SlideTemplate,
  placeholder: SlideShape['placeholder'],
): number[] {
  const scale =
    (numberAttribute(findPath(body, 'a:bodyPr', 'a:normAutofit'), 'fontScale') ?? 100_000) / 100_000;
  return findChildren(body, 'a:p').flatMap((paragraph) => {
    const level = numberAttribute(findChild(paragraph, 'a:pPr'), 'lvl') ?? 0;
    const own = findPath(body, 'a:lstStyle', `a:lvl${level + 1}pPr`);
    const inherited = [...(own ? [own] : []), ...template.listLevelProperties(placeholder, level)]
      .map((properties) => numberAttribute(findChild(properties, 'a:defRPr'), 'sz'))
      .find((size) => size !== null);
    return findChildren(paragraph, 'a:r').flatMap((run) => {
      if (textInside(findChild(run, 'a:t') ?? '').trim() === '') return [];
      const size = numberAttribute(findChild(run, 'a:rPr'), 'sz') ?? inherited;
      return [((size ?? USUAL_PT * 100) / 100) * scale];
    });
  });
}

function countLanguages(tree: XmlElement | undefined): Map<string, number> {
  const letters = new Map<string, number>();
  for (const run of findDescendants(tree, 'a:r')) {
    const count = textInside(findChild(run, 'a:t') ?? '').replaceAll(/\P{L}/gu, '').length;
    const language = findChild(run, 'a:rPr')?.attributes.lang ?? '';
    if (count > 0) letters.set(language, (letters.get(language) ?? 0) + count);
  }
  return letters;
}

function readNotes(page: XmlElement | null): string {
  const shapes = findDescendants(findPath(page ?? undefined, 'p:cSld', 'p:spTree'), 'p:sp');
  return shapes
    .filter((shape) => readPlaceholder(shape)?.type === 'body')
    .flatMap((shape) => findChildren(shape, 'p:txBody').map(textOf))
    .join('\n')
    .trim();
}

function judgeLink(
  attributes: XmlElement['attributes'],
  targets: ReadonlyMap<string, Target>,
  slides: readonly (string | null)[],
): string | null {
  const { 'r:id': id = '', action = '' } = attributes;
  if (id === '') return action === '' ? 'Um link não leva a lugar nenhum.' : null;
  const target = targets.get(id);
  if (!target) return 'Um link não leva a lugar nenhum.';
  if (target.address !== null) return judgeAddress(target.address);
  return action.includes('hlinksldjump') && !slides.includes(target.part)
    ? `Um link leva a um slide que não está na apresentação (${shorten(target.part ?? '')}).`
    : null;
}
