/** Short ways to write the XML fragments that `office-builder.ts` puts into packages. */

/** A Word paragraph with one run. `properties` stands inside `w:pPr`, `look` inside `w:rPr`. */
export function wordParagraph(text: string, { properties = '', look = '' } = {}): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** A paragraph style; `name` is what Word calls it, `inside` holds `w:basedOn`, `w:pPr`, `w:rPr`. */
export function wordStyle(id: string, name: string, inside = ''): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${inside}</w:style>`;
}

/** A Word table out of rows of cells, each cell the XML inside `w:tc`. */
export function wordTable(rows: string[][]): string {
  const body = rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`);
  return `<w:tbl>${body.join('')}</w:tbl>`;
}

interface ShapeSpec {
  paragraphs: string[];
  /** Placeholder attributes, for example `type="title"`. */
  placeholder?: string;
  /** Left, top, width, height in points. */
  box?: [number, number, number, number];
  /** Font size of every run in points. */
  sizePt?: number;
}

const EMU_PER_POINT = 12_700;

/** `a:xfrm` out of a box in points. */
export function slideTransform([x, y, width, height]: [number, number, number, number]): string {
  const [left, top, cx, cy] = [x, y, width, height].map((points) => points * EMU_PER_POINT);
  return `<a:xfrm><a:off x="${left}" y="${top}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm>`;
}

/** A slide paragraph; `properties` is the whole `a:pPr` element, if any. */
export function slideParagraph(text: string, { properties = '', sizePt = 0 } = {}): string {
  const size = sizePt > 0 ? ` sz="${sizePt * 100}"` : '';
  return `<a:p>${properties}<a:r><a:rPr lang="pt-BR"${size}/><a:t>${text}</a:t></a:r></a:p>`;
}

/** A slide shape with text; plain strings become paragraphs, strings that begin with `<` stay XML. */
export function slideShape({ paragraphs, placeholder, box, sizePt = 0 }: ShapeSpec): string {
  const inside = paragraphs.map((text) => (text.startsWith('<') ? text : slideParagraph(text, { sizePt })));
  const mark = placeholder === undefined ? '' : `<p:ph ${placeholder}/>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Forma"/><p:cNvSpPr/><p:nvPr>${mark}</p:nvPr></p:nvSpPr><p:spPr>${box ? slideTransform(box) : ''}</p:spPr><p:txBody><a:bodyPr/>${inside.join('')}</p:txBody></p:sp>`;
}

/** A graphic frame (table, chart, SmartArt) around the XML inside `a:graphicData`. */
export function slideFrame(
  inside: string,
  uri: string,
  box: [number, number, number, number] = [0, 0, 9, 9],
): string {
  const transform = slideTransform(box).replaceAll('a:xfrm', 'p:xfrm');
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Quadro"/></p:nvGraphicFramePr>${transform}<a:graphic><a:graphicData uri="${uri}">${inside}</a:graphicData></a:graphic></p:graphicFrame>`;
}

interface PictureSpec {
  /** Relationship of its part. */
  id: string;
  /** Attributes of `a:srcRect`, in 1/1000 %. */
  crop?: string;
  /** Quarter turns clockwise. */
  turns?: number;
  /** Shown size in points. */
  size?: [number, number];
  /** What stands inside `a:blip`. */
  inBlip?: string;
}

const fillPicture = (prefix: string, { id, crop = '', inBlip = '' }: PictureSpec) =>
  `<${prefix}:blipFill><a:blip r:embed="${id}">${inBlip}</a:blip><a:srcRect ${crop}/></${prefix}:blipFill>`;

/** A picture in a Word paragraph of its own. */
export function wordPicture(spec: PictureSpec): string {
  const [width, height] = (spec.size ?? [200, 150]).map((points) => points * EMU_PER_POINT);
  const turn = `<pic:spPr><a:xfrm rot="${(spec.turns ?? 0) * 5_400_000}"/></pic:spPr>`;
  return `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${width}" cy="${height}"/><wp:docPr id="1" name="Figura"/><a:graphic><a:graphicData><pic:pic>${fillPicture('pic', spec)}${turn}</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;
}

/** A picture on a slide. */
export function slidePicture(spec: PictureSpec): string {
  const [width, height] = spec.size ?? [400, 300];
  const transform = slideTransform([40, 100, width, height]).replace(
    '<a:xfrm>',
    `<a:xfrm rot="${(spec.turns ?? 0) * 5_400_000}">`,
  );
  return `<p:pic><p:nvPicPr><p:cNvPr id="7" name="Figura"/></p:nvPicPr>${fillPicture('p', spec)}<p:spPr>${transform}</p:spPr></p:pic>`;
}
