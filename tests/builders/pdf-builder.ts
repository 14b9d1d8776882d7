/** Something drawn on a page; positions in points from the bottom left corner. */
export type PdfItem =
  | {
      type: 'text';
      text: string;
      x: number;
      y: number;
      size?: number;
      isBold?: boolean;
      /** Red, green, blue from 0 to 1; black when absent. */
      color?: [number, number, number];
      /** 3 prints without ink. */
      renderMode?: number;
      /** The element of the structure tree it stands in, by a number of its own on the page. */
      tag?: { type: 'P' | 'LI'; element: number };
    }
  | { type: 'line'; from: [number, number]; to: [number, number] }
  | { type: 'area'; x: number; y: number; width: number; height: number; grey: number }
  | {
      type: 'image';
      x: number;
      y: number;
      width: number;
      height: number;
      /** Left, bottom, width and height of what is shown of it. */
      clip?: [number, number, number, number];
    };

export interface PdfPlan {
  title?: string;
  pages: { width?: number; height?: number; items: PdfItem[] }[];
  /** Bookmarks; `page` from 1. */
  outline?: { title: string; page: number }[];
}

/** A valid PDF in Helvetica with WinAnsi letters, uncompressed so that tests stay readable. */
export function buildPdf(plan: PdfPlan): Uint8Array {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const reserve = (): number => add('');
  const catalog = reserve();
  const tree = reserve();
  const font = (name: string) =>
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding ${ENCODING} >>`);
  const regular = font('Helvetica');
  const bold = font('Helvetica-Bold');
  const image = add(
    stream(
      '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8',
      '\x20\x60\xA0\xE0',
    ),
  );
  const resources = `<< /Font << /F1 ${regular} 0 R /F2 ${bold} 0 R >> /XObject << /Im ${image} 0 R >> >>`;
  const tagRoot = reserve();
  const parents: string[] = [];
  const elements: number[] = [];
  const pages = plan.pages.map(({ width = 595, height = 842, items }, index) => {
    const content = add(stream('', items.map(drawItem).join('\n')));
    const page = add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${content} 0 R /StructParents ${index} >>`,
    );
    const own = addTags(items, page, tagRoot, add);
    elements.push(...own.elements);
    parents.push(`${index} [${own.parents.join(' ')}]`);
    return page;
  });
  objects[tagRoot - 1] =
    `<< /Type /StructTreeRoot /K [${elements.map((one) => `${one} 0 R`).join(' ')}] /ParentTree << /Nums [${parents.join(' ')}] >> >>`;
  objects[tree - 1] =
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`;
  let outline = '';
  if (plan.outline) {
    const { root, body } = addOutline(plan.outline, pages, add);
    objects[root - 1] = body;
    outline = ` /Outlines ${root} 0 R`;
  }
  objects[catalog - 1] =
    `<< /Type /Catalog /Pages ${tree} 0 R${outline}${elements.length > 0 ? ` /StructTreeRoot ${tagRoot} 0 R /MarkInfo << /Marked true >>` : ''} >>`;
  const info = plan.title === undefined ? null : add(`<< /Title (${escapeText(plan.title)}) >>`);
  return assemble(objects, catalog, info);
}

function addOutline(
  entries: { title: string; page: number }[],
  pages: number[],
  add: (body: string) => number,
): { root: number; body: string } {
  const rootBody = (first: number) =>
    `<< /Type /Outlines /First ${first} 0 R /Last ${first + entries.length - 1} 0 R /Count ${entries.length} >>`;
  // Objects are numbered as they are added: the root comes right before its entries.
  const root = add('<< >>');
  const first = root + 1;
  entries.forEach(({ title, page }, index) => {
    const next = index + 1 < entries.length ? ` /Next ${first + index + 1} 0 R` : '';
    add(`<< /Title (${escapeText(title)}) /Parent ${root} 0 R /Dest [${pages[page - 1]} 0 R /Fit]${next} >>`);
  });
  return { root, body: rootBody(first) };
}

/** The elements of a page's tags, and whose each of its items is. */
function addTags(
  items: readonly PdfItem[],
  page: number,
  root: number,
  add: (body: string) => number,
): { elements: number[]; parents: string[] } {
  const tagged = items.map((item) => (item.type === 'text' ? item.tag : undefined));
  const numbers = new Map<number, number>();
  for (const [at, tag] of tagged.entries()) {
    if (tag === undefined || numbers.has(tag.element)) continue;
    const own = tagged.flatMap((other, place) => (other?.element === tagged[at]?.element ? [place] : []));
    const body = `<< /Type /StructElem /S /${tag.type} /P ${root} 0 R /Pg ${page} 0 R /K [${own.join(' ')}] >>`;
    numbers.set(tag.element, add(body));
  }
  const parents = tagged.map((tag) => (tag === undefined ? 'null' : `${numbers.get(tag.element)} 0 R`));
  return { elements: [...numbers.values()], parents };
}

function drawItem(item: PdfItem, at: number): string {
  if (item.type === 'text' && item.tag !== undefined) {
    const { tag, ...plain } = item;
    return `/${tag.type} << /MCID ${at} >> BDC ${drawItem(plain, at)} EMC`;
  }
  switch (item.type) {
    case 'text': {
      const { text, x, y, size = 11, isBold = false, color = [0, 0, 0], renderMode = 0 } = item;
      const face = isBold ? 'F2' : 'F1';
      return `BT /${face} ${size} Tf ${renderMode} Tr ${color.join(' ')} rg ${x} ${y} Td (${escapeText(text)}) Tj ET`;
    }
    case 'line':
      return `${item.from.join(' ')} m ${item.to.join(' ')} l S`;
    case 'area':
      return `${item.grey} g ${item.x} ${item.y} ${item.width} ${item.height} re f`;
    case 'image':
      return `q ${item.clip ? `${item.clip.join(' ')} re W n ` : ''}${item.width} 0 0 ${item.height} ${item.x} ${item.y} cm /Im Do Q`;
  }
}

/** WinAnsi, with the ligatures ff and fi as signs 1 and 2. */
const ENCODING = '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 /ff /fi] >>';

const WIN_ANSI: Readonly<Record<string, string>> = {
  '•': '\x95',
  '–': '\x96',
  '—': '\x97',
  '“': '\x93',
  '”': '\x94',
  '…': '\x85',
};

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[•–—“”…]/g, (sign) => WIN_ANSI[sign] ?? sign);
}

function stream(entries: string, data: string): string {
  return `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

function assemble(objects: string[], catalog: number, info: number | null): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `<< /Size ${size} /Root ${catalog} 0 R${info === null ? '' : ` /Info ${info} 0 R`} >>`;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}
